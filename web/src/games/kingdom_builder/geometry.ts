/* Where things are on the board: 20 rows of 20 pointy hexes, odd rows (counted from 0) half a hex further right; and on
   the island, a board of its own with 3, 4, 5, 4 and 3 hexes in its rows, that lies where the window has room for it.
   Cells are numbered row by row and named by column letter and row, a1 to t20, then v1 to x5 on the island, as the
   engine does. Lengths are in the units of the symbol sheet: a hex is 52 wide and 60 high. */

export const SIDE = 20;
/** The cells of the board; the numbers from here on are cells of the island. */
export const MAINLAND = SIDE * SIDE;
export const HEX_WIDTH = 52;
export const HEX_HEIGHT = 60;
const ROW_STEP = (HEX_HEIGHT * 3) / 4;
export const BOARD_WIDTH = (SIDE + 0.5) * HEX_WIDTH;
export const BOARD_HEIGHT = (SIDE - 1) * ROW_STEP + HEX_HEIGHT;

export interface Point {
    x: number;
    y: number;
}

export interface Box extends Point {
    width: number;
    height: number;
}

/** Where the island lies: the upper left corner of the box around its hexes; null when there is none. */
export type IslandAt = Point | null;

// -- cells ---------------------------------------------------------------------------------------------------------

const COLUMNS = 'abcdefghijklmnopqrst';
const ISLAND_COLUMNS = 'uvwxy';
/** The first column and the number of cells of each row of the island. */
const ISLAND_ROWS: readonly (readonly [number, number])[] = [
    [1, 3],
    [0, 4],
    [0, 5],
    [0, 4],
    [1, 3],
];
export const ISLAND_WIDTH = 5 * HEX_WIDTH;
export const ISLAND_HEIGHT = 4 * ROW_STEP + HEX_HEIGHT;

/** The cells of the board and of the island, row by row. */
export const ROWS: readonly (readonly number[])[] = numberedRows();
export const ISLAND_ROW = SIDE;

function numberedRows(): number[][] {
    let next = 0;
    const lengths = [...Array.from({ length: SIDE }, () => SIDE), ...ISLAND_ROWS.map(([, length]) => length)];
    return lengths.map((length) => Array.from({ length }, () => next++));
}

interface Place {
    row: number;
    column: number;
}

/** Row and column of each cell, counted from 0 on its own board. */
const PLACES: readonly Place[] = ROWS.flatMap((cells, line) => {
    const row = line < SIDE ? line : line - SIDE;
    const first = line < SIDE ? 0 : ISLAND_ROWS[row]![0];
    return cells.map((_, index) => ({ row, column: first + index }));
});
export const CELLS = PLACES.length;
export const isIsland = (cell: number): boolean => cell >= MAINLAND;

export const CELL_NAMES: readonly string[] = PLACES.map(
    ({ row, column }, cell) => `${(isIsland(cell) ? ISLAND_COLUMNS : COLUMNS)[column]}${row + 1}`,
);
const NUMBERS = new Map(CELL_NAMES.map((name, cell) => [name, cell]));

export const columnName = (column: number): string => COLUMNS.charAt(column);
export const rowOf = (cell: number): number => PLACES[cell]!.row;
export const columnOf = (cell: number): number => PLACES[cell]!.column;

/** The cell at a row and column of the board, or of the island; undefined where there is none. */
function cellIn(island: boolean, row: number, column: number): number | undefined {
    const cells = row < 0 || row >= (island ? ISLAND_ROWS.length : SIDE) ? undefined : ROWS[island ? SIDE + row : row];
    return cells?.[island ? column - ISLAND_ROWS[row]![0] : column];
}

/** The number of the cell with that name, undefined if there is none. */
export function cellNumber(name: string): number | undefined {
    return NUMBERS.get(name);
}

const PREFIX = 'cell:';

/** The target of a cell, as actions and log entries name it. */
export function targetOf(cell: number): string {
    return PREFIX + CELL_NAMES[cell];
}

/** The cell a target names; undefined for a target that is no cell. */
export function cellOf(target: string | null): number | undefined {
    return target?.startsWith(PREFIX) ? NUMBERS.get(target.slice(PREFIX.length)) : undefined;
}

/** The cells among some targets, in reading order. */
export function cellsOf(targets: Iterable<string>): number[] {
    const cells: number[] = [];
    for (const target of targets) {
        const cell = cellOf(target);
        if (cell !== undefined) cells.push(cell);
    }
    return cells.sort((a, b) => a - b);
}

// -- places --------------------------------------------------------------------------------------------------------

const ORIGIN: Point = { x: 0, y: 0 };

/** The upper left corner of the box around a cell's hex. */
export function corner(cell: number, island: IslandAt = null): Point {
    const { row, column } = PLACES[cell]!;
    const from = (isIsland(cell) && island) || ORIGIN;
    return { x: from.x + column * HEX_WIDTH + ((row % 2) * HEX_WIDTH) / 2, y: from.y + row * ROW_STEP };
}

export function centre(cell: number, island: IslandAt = null): Point {
    const { x, y } = corner(cell, island);
    return { x: x + HEX_WIDTH / 2, y: y + HEX_HEIGHT / 2 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The cell under a point: of a field of equal hexes it is the one with the nearest centre. Undefined off the board. */
export function cellAt(point: Point, island: IslandAt = null): number | undefined {
    const near = nearest(point, around(point, island), island);
    if (near === undefined) return undefined;
    const { x, y } = centre(near, island);
    const dx = Math.abs(point.x - x);
    const dy = Math.abs(point.y - y);
    const inside = dx <= HEX_WIDTH / 2 && dy <= HEX_HEIGHT / 2 - (dx * HEX_HEIGHT) / 2 / HEX_WIDTH;
    return inside ? near : undefined;
}

/** The cells whose hexes could hold a point. */
function around(point: Point, island: IslandAt): number[] {
    const found: number[] = [];
    for (const from of island ? [ORIGIN, island] : [ORIGIN]) {
        const row = Math.floor((point.y - from.y) / ROW_STEP);
        for (const r of [row - 1, row]) {
            const column = Math.floor((point.x - from.x - (Math.abs(r % 2) * HEX_WIDTH) / 2) / HEX_WIDTH);
            const cell = cellIn(from === island, r, column);
            if (cell !== undefined) found.push(cell);
        }
    }
    return found;
}

function nearest(point: Point, cells: Iterable<number>, island: IslandAt): number | undefined {
    let best: number | undefined;
    let least = Infinity;
    for (const cell of cells) {
        const far = distance(point, centre(cell, island));
        if (far < least) [best, least] = [cell, far];
    }
    return best;
}

/** What a finger at a point means: the nearest of those cells if it is within reach, else whatever lies under it. */
export function snap(
    point: Point,
    among: Iterable<number>,
    reach: number,
    island: IslandAt = null,
): number | undefined {
    const under = cellAt(point, island);
    const near = nearest(point, among, island);
    if (near === undefined || near === under) return under;
    return distance(point, centre(near, island)) <= reach ? near : under;
}

// -- neighbours and keys -------------------------------------------------------------------------------------------

/** East, south-east, south-west, west, north-west, north-east: column steps from an even row, from an odd row, row step. */
const DIRECTIONS: readonly (readonly [number, number, number])[] = [
    [1, 1, 0],
    [0, 1, 1],
    [-1, 0, 1],
    [-1, -1, 0],
    [-1, 0, -1],
    [0, 1, -1],
];

/** What lies beside a cell in each direction, clockwise from the east; undefined off its board. */
function beside(cell: number): (number | undefined)[] {
    const { row, column } = PLACES[cell]!;
    return DIRECTIONS.map(([even, odd, down]) => cellIn(isIsland(cell), row + down, column + (row % 2 ? odd : even)));
}

/** The cells that touch a cell, clockwise from the east. */
export function neighbours(cell: number): number[] {
    return beside(cell).filter((other) => other !== undefined);
}

const ARROWS: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};

/** Where a key leads from a cell; undefined for keys that do not move. At the edge one goes over to the other board when
    it lies on that side, and stays otherwise. */
export function stepByKey(cell: number, key: string, island: IslandAt = null): number | undefined {
    const { row, column } = PLACES[cell]!;
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

// -- the tag beside a cell -----------------------------------------------------------------------------------------

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

// -- lines ---------------------------------------------------------------------------------------------------------

/** The joints between the four quadrants, along the edges of the hexes, as an SVG path. */
export function joints(): string {
    const half = SIDE / 2;
    const down: string[] = [];
    for (let row = 0; row < SIDE; row++) {
        const { x, y } = corner(row * SIDE + half);
        down.push(`${x} ${y + HEX_HEIGHT / 4}`, `${x} ${y + ROW_STEP}`);
    }
    const across: string[] = [];
    for (let column = 0; column < SIDE; column++) {
        const { x, y } = corner(half * SIDE + column);
        across.push(`${x} ${y + HEX_HEIGHT / 4}`, `${x + HEX_WIDTH / 2} ${y}`);
    }
    across.push(
        `${BOARD_WIDTH - HEX_WIDTH / 2} ${half * ROW_STEP + HEX_HEIGHT / 4}`,
        `${BOARD_WIDTH} ${half * ROW_STEP}`,
    );
    return `M${down.join('L')}M${across.join('L')}`;
}

/** The corners of a hex, clockwise; the edge towards direction ``d`` runs from corner ``d`` to the next one. */
const CORNERS: readonly Point[] = [
    { x: HEX_WIDTH, y: HEX_HEIGHT / 4 },
    { x: HEX_WIDTH, y: ROW_STEP },
    { x: HEX_WIDTH / 2, y: HEX_HEIGHT },
    { x: 0, y: ROW_STEP },
    { x: 0, y: HEX_HEIGHT / 4 },
    { x: HEX_WIDTH / 2, y: 0 },
];

/** The line around some cells, where they border on others, as closed SVG paths. */
export function outline(cells: readonly number[], island: IslandAt = null): string {
    const inside = new Set(cells);
    const edges = new Map<string, string>();
    for (const cell of cells) {
        const { x, y } = corner(cell, island);
        const at = ({ x: dx, y: dy }: Point): string => `${x + dx} ${y + dy}`;
        beside(cell).forEach((other, direction) => {
            if (other === undefined || !inside.has(other))
                edges.set(at(CORNERS[direction]!), at(CORNERS[(direction + 1) % CORNERS.length]!));
        });
    }
    const loops: string[] = [];
    for (const start of edges.keys()) {
        const loop: string[] = [];
        for (let from: string | undefined = start; from !== undefined && edges.has(from);) {
            loop.push(from);
            const to: string = edges.get(from)!;
            edges.delete(from);
            from = to;
        }
        if (loop.length) loops.push(`M${loop.join('L')}z`);
    }
    return loops.join('');
}
