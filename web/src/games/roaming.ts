/* Arrow keys lead from button to button, to the nearest one that lies in their direction. */
import type { Attachment } from 'svelte/attachments';

export interface Place {
    x: number;
    y: number;
}

const WAYS: Record<string, Place> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};
type Focusable = HTMLElement | SVGElement;
/** Buttons of drawings have only the role. */
const BUTTONS = 'button, [role=button]';
/** What lies aside counts so many times what lies ahead. */
const ASIDE = 3;

/** The number of the nearest place in the direction of a key; null where none is. */
export function nearest(from: Place, places: readonly Place[], key: string): number | null {
    const way = WAYS[key];
    if (!way) return null;
    let found: number | null = null;
    let least = Infinity;
    places.forEach(({ x, y }, at) => {
        const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
        const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
        if (ahead > 1 && ahead + ASIDE * aside < least) [found, least] = [at, ahead + ASIDE * aside];
    });
    return found;
}

function middle(element: Element): Place {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
}

/** For what has `data-arrows`: the shell leaves the arrow keys to it. */
export const roams: Attachment<HTMLElement> = (root) => {
    function pressed(event: KeyboardEvent): void {
        const here = event.target instanceof Element ? event.target.closest<Focusable>(BUTTONS) : null;
        if (!here || event.ctrlKey || event.altKey || event.metaKey) return;
        const buttons = [...root.querySelectorAll<Focusable>(BUTTONS)].filter((one) => one !== here);
        const next = nearest(middle(here), buttons.map(middle), event.key);
        if (next === null) return;
        event.preventDefault();
        buttons[next]!.focus();
    }
    root.addEventListener('keydown', pressed);
    return () => root.removeEventListener('keydown', pressed);
};
