// Where the coach stands: in the corner of the screen where least of what is spoken of would be covered. If need be it moves out
// to the very edge, over what surrounds the board, or in between.

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];
/** A corner of the room around the board, or (`far`) of all that may be covered; `top`: at that side, so far down. */
export interface Place {
    corner: Corner;
    far: boolean;
    top: number | null;
}
export const HOME: Place = { corner: CORNERS[0], far: false, top: null };
const PLACES: readonly Place[] = [false, true].flatMap((far) => CORNERS.map((corner) => ({ corner, far, top: null })));
/** Between it and what it stands beside. */
const GAP = 6;

/** Just below or above something that is spoken of, within the room. */
function between(size: Size, room: Box, spoken: readonly Box[]): Place[] {
    const tops = spoken.flatMap((box) => [box.top + box.height + GAP, box.top - size.height - GAP]);
    const inside = tops.filter((top) => top >= room.top && top + size.height <= room.top + room.height);
    return inside.flatMap((top) => CORNERS.slice(0, 2).map((corner) => ({ corner, far: false, top })));
}

/** The box of something that size in a corner of the room. */
export function boxIn(corner: Corner, size: Size, room: Box): Box {
    const left = corner.endsWith('left') ? room.left : room.left + room.width - size.width;
    const top = corner.startsWith('top') ? room.top : room.top + room.height - size.height;
    return { left, top, ...size };
}

function covered(one: Box, other: Box): number {
    const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
    const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
    return Math.max(0, width) * Math.max(0, height);
}

/** What the learner needs for the next move weighs more than all else that is spoken of. */
const NEEDED = 100;
/** To cover the surroundings of the board, or its middle, weighs as much as a part of one thing that is spoken of. */
const FAR = 0.1;
const BETWEEN = 0.2;

/** The place that covers least; it stays where it is if no other is better. */
export function bestPlace(
    now: Place,
    size: Size,
    rooms: { near: Box; far: Box },
    spoken: readonly Box[],
    needed: readonly Box[] = [],
): Place {
    const share = (coach: Box, boxes: readonly Box[]) =>
        boxes.reduce((sum, box) => sum + covered(coach, box) / (box.width * box.height || 1), 0);
    const cost = ({ corner, far, top }: Place) => {
        const box = boxIn(corner, size, far ? rooms.far : rooms.near);
        const coach = { ...box, top: top ?? box.top };
        const price = top !== null ? BETWEEN : far ? FAR : 0;
        return share(coach, spoken) + NEEDED * share(coach, needed) + price;
    };
    return [...PLACES, ...between(size, rooms.near, spoken)].reduce(
        (best, place) => (cost(place) < cost(best) - 0.01 ? place : best),
        now,
    );
}
