// Where groups of components are on the board as it is seen now, and where their numbers fit.
import type { Group } from './groups';

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}
/** A group's number, beside none of the other numbers, no larger than what it stands on. */
export interface Label {
    group: Group;
    x: number;
    y: number;
    size: number;
}
export interface Spots {
    /** What stays bright. */
    holes: Box[];
    labels: Label[];
}

/** How large a number is at least and at most, in px. */
const SIZES = [16, 28] as const;

const centre = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** The part of a group that is nearest to its middle, of those that no other number stands on. */
export function anchorOf(boxes: readonly Box[], taken: ReadonlyMap<string, number>): Box | null {
    const free = boxes.filter((box) => !taken.has(placeOf(box)));
    const from = free.length > 0 ? free : boxes;
    const middles = boxes.map(centre);
    const mean = (axis: 'x' | 'y'): number => middles.reduce((sum, at) => sum + at[axis], 0) / middles.length;
    const [x, y] = [mean('x'), mean('y')];
    const far = (box: Box): number => Math.hypot(centre(box).x - x, centre(box).y - y);
    return from.reduce<Box | null>((best, box) => (best === null || far(box) < far(best) ? box : best), null);
}
const placeOf = ({ x, y }: Box): string => `${Math.round(x)},${Math.round(y)}`;

/** Holes and numbers for groups whose components have these boxes; what is not in sight has none. */
export function spotsOf(groups: readonly Group[], boxOf: (target: string) => Box | null): Spots {
    const holes = new Map<string, Box>();
    const taken = new Map<string, number>();
    const labels: Label[] = [];
    for (const group of groups) {
        const boxes = group.targets.flatMap((target) => boxOf(target) ?? []);
        for (const box of boxes) holes.set(placeOf(box), box);
        const anchor = anchorOf(boxes, taken);
        if (!anchor) continue;
        // Where every place is taken, numbers stand side by side.
        const before = taken.get(placeOf(anchor)) ?? 0;
        taken.set(placeOf(anchor), before + 1);
        const { x, y } = centre(anchor);
        const size = Math.min(SIZES[1], Math.max(SIZES[0], 0.8 * Math.min(anchor.width, anchor.height)));
        labels.push({ group, x: x + before * size, y, size });
    }
    return { holes: [...holes.values()], labels };
}

/** Where components are within the area; null unless their middle is in sight. What is found is remembered. */
export function boxIn(area: HTMLElement): (target: string) => Box | null {
    const known = new Map<string, { element: Element; frames: Element[] }>();
    function find(target: string): { element: Element; frames: Element[] } | null {
        const before = known.get(target);
        if (before?.element.isConnected) return before;
        const element = area.querySelector(`[data-target="${CSS.escape(target)}"]`);
        if (!element) return null;
        const found = { element, frames: framesOf(element, area) };
        known.set(target, found);
        return found;
    }
    return (target) => {
        const found = find(target);
        const box = found?.element.getBoundingClientRect();
        if (!found || !box || box.width === 0) return null;
        const { x, y } = centre(box);
        const isInside = ({ left, right, top, bottom }: DOMRect): boolean =>
            x >= left && x <= right && y >= top && y <= bottom;
        if (!found.frames.every((frame) => isInside(frame.getBoundingClientRect()))) return null;
        const from = area.getBoundingClientRect();
        return { x: box.x - from.x, y: box.y - from.y, width: box.width, height: box.height };
    };
}

/** The area, and everything in it that cuts off what does not fit. */
function framesOf(element: Element, area: HTMLElement): Element[] {
    const frames: Element[] = [area];
    for (let outer = element.parentElement; outer && outer !== area; outer = outer.parentElement)
        if (getComputedStyle(outer).overflow !== 'visible') frames.push(outer);
    return frames;
}
