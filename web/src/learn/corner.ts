// Where the coach stands: in the corner of the screen where least of what is spoken of would be covered.

export interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** The box of something that size in a corner of the room. */
export function boxIn(corner: Corner, size: Pick<Box, 'width' | 'height'>, room: Box): Box {
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

/** The corner that covers least; it stays where it is if no other is better. */
export function bestCorner(
    now: Corner,
    size: Pick<Box, 'width' | 'height'>,
    room: Box,
    spoken: readonly Box[],
    needed: readonly Box[] = [],
): Corner {
    const share = (corner: Corner, boxes: readonly Box[]) =>
        boxes.reduce((sum, box) => sum + covered(boxIn(corner, size, room), box) / (box.width * box.height || 1), 0);
    const cost = (corner: Corner) => share(corner, spoken) + NEEDED * share(corner, needed);
    return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) - 0.01 ? corner : best), now);
}
