// The sprite sheets. A sheet is put into the page once; after that any `<use href="#id">` finds its drawings. The common
// sheet is there from the start, a game loads its own together with its board.
import common from './sheets/common.svg?raw';

const loaded = new Set<string>();

/** Puts a sheet (the text of an svg file with symbols and patterns) into the page, once. */
export function loadSheet(svg: string): void {
    if (loaded.has(svg)) return;
    loaded.add(svg);
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    parsed.querySelector('title')?.remove();
    parsed.setAttribute('aria-hidden', 'true');
    parsed.classList.add('sheet-of-symbols');
    document.body.prepend(document.importNode(parsed, true));
}

export function loadCommonSheet(): void {
    loadSheet(common);
}
