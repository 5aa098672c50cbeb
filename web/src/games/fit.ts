/* How much room the panels give themselves: as much as lets the whole column be seen at once. */

/** From generous to sparing; styles ask for `data-density`. */
export const DENSITIES = ['roomy', 'compact', 'close', 'closer', 'tight'] as const;

/** Fingers scroll easily but point at nothing: they need the words that the last ones shorten or leave out. */
const densities = (): readonly string[] =>
    matchMedia('(pointer: coarse)').matches ? DENSITIES.slice(0, 2) : DENSITIES;

/** Takes the first density at which the column fits into the box around it; the last one may scroll. With `keeps` it gets no
    roomier than it is: what stands below does not jump up and down with every move. */
export function settle(column: HTMLElement, keeps = false): void {
    const box = column.parentElement;
    const all = densities();
    const first = keeps ? Math.max(0, all.indexOf(column.dataset['density'] ?? '')) : 0;
    for (const density of all.slice(first)) {
        column.dataset['density'] = density;
        if (!box || box.scrollHeight <= box.clientHeight) return;
    }
}

/** Settles again whenever the box changes in size, and once the fonts are here; the returned function ends that. */
export function keepSettled(column: HTMLElement): () => void {
    const observer = new ResizeObserver(() => settle(column));
    if (column.parentElement) observer.observe(column.parentElement);
    void document.fonts?.ready.then(() => settle(column));
    return () => observer.disconnect();
}

/** Small print is never enlarged more than this. */
const MOST = 1.4;

/** How much larger than in a box of the size `from` small print can be in one of that size: in steps, for not every px is worth
    a new layout. */
export function enlarged(width: number, height: number, from: { width: number; height: number }): number {
    const room = Math.min(width / from.width, height / from.height);
    return Math.max(1, Math.min(MOST, Math.floor(room * 20) / 20));
}
