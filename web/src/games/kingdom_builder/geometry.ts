/* Where things are on the board: 20 rows of 20 pointy hexes, odd rows (counted from 0) half a hex further right.
   Cells are numbered row by row and named by column letter and row, a1 to t20, as the engine does. Lengths are in the
   units of the symbol sheet: a hex is 52 wide and 60 high. */

export const SIDE = 20;
export const CELLS = SIDE * SIDE;
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

// -- cells ---------------------------------------------------------------------------------------------------------

const COLUMNS = 'abcdefghijklmnopqrst';
export const CELL_NAMES: readonly string[] = Array.from(
    { length: CELLS },
    (_, cell) => `${COLUMNS[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`,
);
const NUMBERS = new Map(CELL_NAMES.map((name, cell) => [name, cell]));

export const columnName = (column: number): string => COLUMNS.charAt(column);
export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;

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

/** The upper left corner of the box around a cell's hex. */
export function corner(cell: number): Point {
    const row = rowOf(cell);
    return { x: columnOf(cell) * HEX_WIDTH + ((row % 2) * HEX_WIDTH) / 2, y: row * ROW_STEP };
}

export function centre(cell: number): Point {
    const { x, y } = corner(cell);
    return { x: x + HEX_WIDTH / 2, y: y + HEX_HEIGHT / 2 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The cell under a point: of a field of equal hexes it is the one with the nearest centre. Undefined off the board. */
export function cellAt(point: Point): number | undefined {
    const near = nearest(point, around(point));
    if (near === undefined) return undefined;
    const { x, y } = centre(near);
    const dx = Math.abs(point.x - x);
    const dy = Math.abs(point.y - y);
    const inside = dx <= HEX_WIDTH / 2 && dy <= HEX_HEIGHT / 2 - (dx * HEX_HEIGHT) / 2 / HEX_WIDTH;
    return inside ? near : undefined;
}

/** The cells whose hexes could hold a point. */
function around(point: Point): number[] {
    const found: number[] = [];
    const row = Math.floor(point.y / ROW_STEP);
    for (const r of [row - 1, row]) {
        const column = Math.floor((point.x - (Math.abs(r % 2) * HEX_WIDTH) / 2) / HEX_WIDTH);
        if (r >= 0 && r < SIDE && column >= 0 && column < SIDE) found.push(r * SIDE + column);
    }
    return found;
}

function nearest(point: Point, cells: Iterable<number>): number | undefined {
    let best: number | undefined;
    let least = Infinity;
    for (const cell of cells) {
        const far = distance(point, centre(cell));
        if (far < least) [best, least] = [cell, far];
    }
    return best;
}

/** What a finger at a point means: the nearest of those cells if it is within reach, else whatever lies under it. */
export function snap(point: Point, among: Iterable<number>, reach: number): number | undefined {
    const under = cellAt(point);
    const near = nearest(point, among);
    if (near === undefined || near === under) return under;
    return distance(point, centre(near)) <= reach ? near : under;
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

/** The cells that touch a cell, clockwise from the east. */
export function neighbours(cell: number): number[] {
    const row = rowOf(cell);
    const found: number[] = [];
    for (const [even, odd, down] of DIRECTIONS) {
        const column = columnOf(cell) + (row % 2 ? odd : even);
        const line = row + down;
        if (column >= 0 && column < SIDE && line >= 0 && line < SIDE) found.push(line * SIDE + column);
    }
    return found;
}

const ARROWS: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};

/** Where a key leads from a cell; undefined for keys that do not move. At the edge one stays. */
export function stepByKey(cell: number, key: string): number | undefined {
    const row = rowOf(cell);
    if (key === 'Home') return row * SIDE;
    if (key === 'End') return row * SIDE + SIDE - 1;
    if (key === 'PageUp') return columnOf(cell);
    if (key === 'PageDown') return CELLS - SIDE + columnOf(cell);
    const arrow = ARROWS[key];
    if (!arrow) return undefined;
    const column = columnOf(cell) + arrow.x;
    const line = row + arrow.y;
    return column < 0 || column >= SIDE || line < 0 || line >= SIDE ? cell : line * SIDE + column;
}

/** Where an arrow key leaps to: the nearest of those cells in its direction, within 60 degrees of it; when there is none,
    the next one (left and up: the one before) in reading order, round and round. Undefined if there is nowhere to go. */
export function leapByKey(cell: number, key: string, among: readonly number[]): number | undefined {
    const arrow = ARROWS[key];
    if (!arrow) return undefined;
    const from = centre(cell);
    let best: number | undefined;
    let least = Infinity;
    for (const other of among) {
        const to = centre(other);
        const along = (to.x - from.x) * arrow.x + (to.y - from.y) * arrow.y;
        const aside = Math.abs((to.x - from.x) * arrow.y) + Math.abs((to.y - from.y) * arrow.x);
        const cost = along + 2 * aside;
        if (other !== cell && along > 0 && aside <= along * Math.sqrt(3) + 0.01 && cost < least)
            [best, least] = [other, cost];
    }
    if (best !== undefined) return best;
    if (arrow.x + arrow.y > 0) return among.find((other) => other > cell) ?? among[0];
    return among.findLast((other) => other < cell) ?? among.at(-1);
}

// -- the tag beside a cell -----------------------------------------------------------------------------------------

/** Where a tag of that size beside a cell hides least: not what is busy, and nothing outside the visible part. */
export function placeTag(cell: number, width: number, height: number, busy: readonly number[], visible: Box): Point {
    const { x, y } = centre(cell);
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
    const others = busy.filter((other) => other !== cell).map(centre);
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
