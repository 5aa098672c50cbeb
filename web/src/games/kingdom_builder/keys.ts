/* Where keys lead from a cell: to the next one, or to the next of those that can be chosen. */
import {
    cellIn,
    centre,
    columnOf,
    ISLAND_ROWS,
    isIsland,
    ROWS,
    rowOf,
    SIDE,
    type IslandAt,
    type Point,
} from './geometry';

const ARROWS: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};

/** Where a key leads from a cell; undefined for keys that do not move. At the edge one goes over to the other board when
    it lies on that side, and stays otherwise. */
export function stepByKey(cell: number, key: string, island: IslandAt = null): number | undefined {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    const line = isIsland(cell) ? SIDE + row : row;
    if (key === 'Home') return ROWS[line]![0];
    if (key === 'End') return ROWS[line]!.at(-1);
    if (key === 'PageUp') return inRow(isIsland(cell) ? SIDE : 0, column);
    if (key === 'PageDown') return inRow(isIsland(cell) ? ROWS.length - 1 : SIDE - 1, column);
    const arrow = ARROWS[key];
    if (!arrow) return undefined;
    if (arrow.x) return cellIn(isIsland(cell), row, column + arrow.x) ?? crossing(cell, arrow, island);
    const next = line + arrow.y;
    const leaves = next < 0 || next >= ROWS.length || next >= SIDE !== isIsland(cell);
    return leaves ? crossing(cell, arrow, island) : inRow(next, column);
}

/** The cell of a row that is in a column, or nearest to it. */
function inRow(line: number, column: number): number {
    const cells = ROWS[line]!;
    const first = line < SIDE ? 0 : ISLAND_ROWS[line - SIDE]![0];
    return cells[Math.min(cells.length - 1, Math.max(0, column - first))]!;
}

/** The cell of the other board that comes next in a direction; the same cell when there is none. */
function crossing(cell: number, arrow: Point, island: IslandAt): number {
    if (!island) return cell;
    const across = ROWS.flat().filter((other) => isIsland(other) !== isIsland(cell));
    return ahead(cell, arrow, across, island, Infinity) ?? cell;
}

/** The first of some cells in a direction; ``spread`` is how far aside they may lie, as a multiple of how far ahead. */
function ahead(
    cell: number,
    arrow: Point,
    among: readonly number[],
    island: IslandAt,
    spread: number,
): number | undefined {
    const from = centre(cell, island);
    let best: number | undefined;
    let least = Infinity;
    for (const other of among) {
        const to = centre(other, island);
        const along = (to.x - from.x) * arrow.x + (to.y - from.y) * arrow.y;
        const aside = Math.abs((to.x - from.x) * arrow.y) + Math.abs((to.y - from.y) * arrow.x);
        const cost = along + 2 * aside;
        if (other !== cell && along > 0 && aside <= along * spread + 0.01 && cost < least)
            [best, least] = [other, cost];
    }
    return best;
}

/** Where an arrow key leaps to: the nearest of those cells in its direction, within 60 degrees of it; when there is none,
    the next one (left and up: the one before) in reading order, round and round. Undefined if there is nowhere to go. */
export function leapByKey(
    cell: number,
    key: string,
    among: readonly number[],
    island: IslandAt = null,
): number | undefined {
    const arrow = ARROWS[key];
    if (!arrow) return undefined;
    const best = ahead(cell, arrow, among, island, Math.sqrt(3));
    if (best !== undefined) return best;
    if (arrow.x + arrow.y > 0) return among.find((other) => other > cell) ?? among[0];
    return among.findLast((other) => other < cell) ?? among.at(-1);
}
