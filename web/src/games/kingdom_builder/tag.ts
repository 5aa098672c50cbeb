/* Where the tag beside a cell stands. */
import { centre, HEX_HEIGHT, HEX_WIDTH, type Box, type IslandAt, type Point } from './geometry';

/** Where a tag of that size beside a cell hides least: not what is busy, and nothing outside the visible part. */
export function placeTag(
    cell: number,
    width: number,
    height: number,
    busy: readonly number[],
    visible: Box,
    island: IslandAt = null,
): Point {
    const { x, y } = centre(cell, island);
    const right = x + HEX_WIDTH * 0.58;
    const left = x - HEX_WIDTH * 0.58 - width;
    const above = y - HEX_HEIGHT * 0.52 - height;
    const below = y + HEX_HEIGHT * 0.52;
    const spots: Point[] = [
        { x: right, y: y - height / 2 },
        { x: left, y: y - height / 2 },
        { x: x - width / 2, y: above },
        { x: x - width / 2, y: below },
        { x: right - HEX_WIDTH * 0.3, y: y + HEX_HEIGHT * 0.3 },
        { x: left + HEX_WIDTH * 0.3, y: y + HEX_HEIGHT * 0.3 },
        { x: right - HEX_WIDTH * 0.3, y: y - HEX_HEIGHT * 0.3 - height },
        { x: left + HEX_WIDTH * 0.3, y: y - HEX_HEIGHT * 0.3 - height },
    ];
    const others = busy.filter((other) => other !== cell).map((other) => centre(other, island));
    let best = spots[0]!;
    let least = Infinity;
    for (const spot of spots) {
        const tag = { ...spot, width, height };
        const cost = (within(tag, visible) ? 0 : 100) + others.filter((point) => covers(tag, point)).length;
        if (cost < least) [best, least] = [spot, cost];
    }
    return best;
}

/** The tag would touch the piece in the middle of that hex. */
function covers(tag: Box, middle: Point): boolean {
    const piece = HEX_WIDTH * 0.34;
    return (
        middle.x > tag.x - piece &&
        middle.x < tag.x + tag.width + piece &&
        middle.y > tag.y - piece &&
        middle.y < tag.y + tag.height + piece
    );
}

function within(inner: Box, outer: Box): boolean {
    return (
        inner.x >= outer.x &&
        inner.y >= outer.y &&
        inner.x + inner.width <= outer.x + outer.width &&
        inner.y + inner.height <= outer.y + outer.height
    );
}
