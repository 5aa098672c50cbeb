// Where a small window stands: below what it is about, above it, or beside it, and in the middle where it is about nothing.

export interface Size {
    width: number;
    height: number;
}
export interface Box extends Size {
    x: number;
    y: number;
}

const AIR = 8;

export function besideOf(anchor: Box | null, { width, height }: Size, room: Size): { x: number; y: number } {
    const clamp = (value: number, most: number): number => Math.max(AIR, Math.min(value, most - AIR));
    if (!anchor) {
        const x = clamp((room.width - width) / 2, room.width - width);
        return { x, y: clamp(room.height * 0.42, room.height - height) };
    }
    const x = clamp(anchor.x + anchor.width / 2 - width / 2, room.width - width);
    const below = anchor.y + anchor.height + AIR;
    if (below + height <= room.height - AIR) return { x, y: below };
    const above = anchor.y - height - AIR;
    if (above >= AIR) return { x, y: above };
    const right = anchor.x + anchor.width + AIR;
    const left = anchor.x - width - AIR;
    const y = clamp(anchor.y + anchor.height / 2 - height / 2, room.height - height);
    return { x: right + width <= room.width - AIR ? right : clamp(left, room.width - width), y };
}
