/* Pointing at tiles: which one an event means, and by what it was picked. Tiles carry `data-tile`, empty places `data-gap`. */
import type { PickedBy } from '../board';

export interface Pointed {
    tile: string | null;
    gap: string | null;
    /** A resource lying on the tile. */
    resource: string | null;
}

const NOWHERE: Pointed = { tile: null, gap: null, resource: null };

export function pointedAt(event: Event): Pointed {
    const element = event.target instanceof Element ? event.target : null;
    const cell = element?.closest<HTMLElement | SVGElement>('[data-tile], [data-gap]');
    if (!cell) return NOWHERE;
    const good = element?.closest<SVGElement>('[data-resource]');
    return {
        tile: cell.dataset['tile'] ?? null,
        gap: cell.dataset['gap'] ?? null,
        resource: good?.dataset['resource'] ?? null,
    };
}

/** A button pressed by key also clicks, but no pointer counts clicks then. */
export function pickedBy(event: MouseEvent): PickedBy {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return 'touch';
    return event.detail ? 'mouse' : 'key';
}
