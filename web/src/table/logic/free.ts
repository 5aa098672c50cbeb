// Where a sentence stands on the board without covering what matters there.

export interface Spot {
    x: number;
    y: number;
}

export interface Area extends Spot {
    width: number;
    height: number;
}

/** Places are tried so far apart, in px. */
const STEP = 8;

const overlap = (a: Area, b: Area): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How far a point is from a box; 0 within it. */
function away({ x, y }: Spot, box: Area): number {
    const dx = Math.max(box.x - x, 0, x - box.x - box.width);
    const dy = Math.max(box.y - y, 0, y - box.y - box.height);
    return Math.hypot(dx, dy);
}

/** The place in a room where a box of that size covers nothing of what is taken, nearest to a point; null if there is none. */
export function freePlace(
    size: Pick<Area, 'width' | 'height'>,
    room: Area,
    near: Spot,
    taken: readonly Area[],
): Spot | null {
    const right = room.x + room.width - size.width;
    const across = [...new Set([near.x - size.width / 2, room.x, (room.x + right) / 2, right])];
    let best: Spot | null = null;
    let least = Infinity;
    for (const wish of across) {
        const x = Math.max(room.x, Math.min(right, wish));
        for (let y = room.y; y <= room.y + room.height - size.height; y += STEP) {
            const box = { x, y, ...size };
            const far = away(near, box);
            if (far < least && !taken.some((other) => overlap(box, other))) [best, least] = [{ x, y }, far];
        }
    }
    return best;
}
