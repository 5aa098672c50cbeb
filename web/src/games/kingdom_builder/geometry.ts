/* Where things are on the board: 20 rows of 20 pointy hexes, odd rows (counted from 0) half a hex further right; and on
   the island, a board of its own with 3, 4, 5, 4 and 3 hexes in its rows, that lies where the window has room for it.
   Cells are numbered row by row and named by column letter and row, a1 to t20, then v1 to x5 on the island, as the
   engine does. Lengths are in the units of the symbol sheet: a hex is 52 wide and 60 high. */

export const SIDE = 20;
/** The cells of the board; the numbers from here on are cells of the island. */
export const MAINLAND = SIDE * SIDE;
export const HEX_WIDTH = 52;
export const HEX_HEIGHT = 60;
export const ROW_STEP = (HEX_HEIGHT * 3) / 4;
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
export const ISLAND_ROWS: readonly (readonly [number, number])[] = [
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
export function cellIn(island: boolean, row: number, column: number): number | undefined {
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

// -- neighbours ----------------------------------------------------------------------------------------------------

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
export function beside(cell: number): (number | undefined)[] {
    const { row, column } = PLACES[cell]!;
    return DIRECTIONS.map(([even, odd, down]) => cellIn(isIsland(cell), row + down, column + (row % 2 ? odd : even)));
}

/** The cells that touch a cell, clockwise from the east. */
export function neighbours(cell: number): number[] {
    return beside(cell).filter((other) => other !== undefined);
}
