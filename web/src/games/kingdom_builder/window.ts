/* A window on the board: what fits, what is seen, and which zoom shows what. Board lengths are in units, lengths on screen
   in pixels. */
import {
    BOARD_HEIGHT,
    BOARD_WIDTH,
    centre,
    corner,
    HEX_HEIGHT,
    HEX_WIDTH,
    ISLAND_HEIGHT,
    ISLAND_WIDTH,
    isIsland,
    type Box,
    type IslandAt,
    type Point,
} from './geometry';

/** A zoom: what lies at (x, y) in the unzoomed frame is shown at (k x + this.x, k y + this.y). */
export interface Zoom extends Point {
    k: number;
}

// -- what lies on the table ----------------------------------------------------------------------------------------

/** What wants room beside the hexes: coordinates on all sides, markers of rows on the right. */
export interface Margins {
    coordinates: boolean;
    markers: boolean;
}

/** What is to be seen in a window: the board, the island, or both. */
export interface Wanted extends Margins {
    board: boolean;
    island: boolean;
}

/** How wide the column is in which markers stand beside their rows. */
export const MARKERS = 32;

/** The sheet of card stock the board is printed on. Coordinates and markers stand in its margin. */
export function sheetBox({ coordinates, markers }: Margins): Box {
    const margin = coordinates ? 34 : 10;
    const width = BOARD_WIDTH + 2 * margin + (markers ? MARKERS : 0);
    return { x: -margin, y: -margin, width, height: BOARD_HEIGHT + 2 * margin };
}

/** The island's own sheet: the sea around its hexes, and beside the sea room for its name. */
export interface IslandPlan {
    at: Point;
    sea: Box;
    sheet: Box;
    /** Where its name begins, or ends when it stands to the left of the sea; null when it stands elsewhere. */
    name: (Point & { before: boolean }) | null;
}

export interface Plan {
    /** Everything there is to see. */
    whole: Box;
    board: Box | null;
    island: IslandPlan | null;
}

/** Sea on each side of the island's hexes, and stock around the sea. */
const SEA = 11;
const STOCK = 6;
const GAP = 8;
/** Room for the name: a line of it, or as long as it gets. */
const NAME_HEIGHT = 84;
const NAME_WIDTH = 330;

/** What lies where in a window of that size. The island lies to the right of the board or below it, whichever leaves the
    board larger. */
export function planFor(width: number, height: number, wanted: Wanted): Plan {
    if (!wanted.board) return { whole: ISLAND_ALONE.sheet, board: null, island: ISLAND_ALONE };
    const board = sheetBox(wanted);
    if (!wanted.island) return { whole: board, board, island: null };
    const plans = [islandToTheRight(board), islandBelow(board)].map((island) => ({
        whole: around(board, island.sheet),
        board,
        island,
    }));
    const [right, below] = plans as [Plan, Plan];
    return fit(width, height, below.whole).scale > fit(width, height, right.whole).scale ? below : right;
}

const SEA_SIZE = { width: ISLAND_WIDTH + 2 * SEA, height: ISLAND_HEIGHT + 2 * SEA };
const ISLAND_ALONE: IslandPlan = {
    at: { x: SEA, y: SEA },
    sea: { x: 0, y: 0, ...SEA_SIZE },
    sheet: { x: -1.5, y: -1.5, width: SEA_SIZE.width + 3, height: SEA_SIZE.height + 3 },
    name: null,
};

/** In the lower right corner, its name above it. */
function islandToTheRight(board: Box): IslandPlan {
    const sea = SEA_SIZE;
    const size = { width: sea.width + 2 * STOCK, height: sea.height + NAME_HEIGHT + STOCK };
    const sheet = { x: board.x + board.width + GAP, y: board.y + board.height - size.height, ...size };
    const at = { x: sheet.x + STOCK, y: sheet.y + NAME_HEIGHT };
    return {
        at: { x: at.x + SEA, y: at.y + SEA },
        sea: { ...at, ...sea },
        sheet,
        name: { x: at.x + 4, y: at.y - NAME_HEIGHT / 2, before: false },
    };
}

/** Below the right half of the board, its name to the left. */
function islandBelow(board: Box): IslandPlan {
    const sea = SEA_SIZE;
    const size = { width: NAME_WIDTH + sea.width + STOCK, height: sea.height + 2 * STOCK };
    const sheet = { x: board.x + board.width - size.width, y: board.y + board.height + GAP, ...size };
    const at = { x: sheet.x + NAME_WIDTH, y: sheet.y + STOCK };
    return {
        at: { x: at.x + SEA, y: at.y + SEA },
        sea: { ...at, ...sea },
        sheet,
        name: { x: at.x - 22, y: at.y + sea.height / 2, before: true },
    };
}

/** The box around two boxes. */
function around(a: Box, b: Box): Box {
    const x = Math.min(a.x, b.x);
    const y = Math.min(a.y, b.y);
    return {
        x,
        y,
        width: Math.max(a.x + a.width, b.x + b.width) - x,
        height: Math.max(a.y + a.height, b.y + b.height) - y,
    };
}

export const viewBox = (box: Box): string => `${box.x} ${box.y} ${box.width} ${box.height}`;

/** The box around the hexes of some cells; undefined for none. */
export function boundsOf(cells: readonly number[], island: IslandAt = null): Box | undefined {
    if (!cells.length) return undefined;
    const corners = cells.map((cell) => corner(cell, island));
    const x = Math.min(...corners.map((point) => point.x));
    const y = Math.min(...corners.map((point) => point.y));
    return {
        x,
        y,
        width: Math.max(...corners.map((point) => point.x)) + HEX_WIDTH - x,
        height: Math.max(...corners.map((point) => point.y)) + HEX_HEIGHT - y,
    };
}

// -- zoom ----------------------------------------------------------------------------------------------------------

/** A window of some pixels that shows a sheet as large as it goes, in the middle: how many pixels a unit takes, and
    where the sheet lies. */
export interface Fit {
    scale: number;
    sheet: Box;
    /** The sheet in pixels of the unzoomed window. */
    shown: Box;
}

export function fit(width: number, height: number, sheet: Box): Fit {
    const scale = Math.max(Math.min(width / sheet.width, height / sheet.height), 0.01);
    const shown = { width: sheet.width * scale, height: sheet.height * scale };
    return { scale, sheet, shown: { x: (width - shown.width) / 2, y: (height - shown.height) / 2, ...shown } };
}

/** From units to pixels of the unzoomed window. */
export function toWindow(point: Point, { scale, sheet, shown }: Fit): Point {
    return { x: (point.x - sheet.x) * scale + shown.x, y: (point.y - sheet.y) * scale + shown.y };
}

/** From pixels of the zoomed window to units. */
export function toBoard(point: Point, zoom: Zoom, { scale, sheet, shown }: Fit): Point {
    return {
        x: ((point.x - zoom.x) / zoom.k - shown.x) / scale + sheet.x,
        y: ((point.y - zoom.y) / zoom.k - shown.y) / scale + sheet.y,
    };
}

/** The part of the board to be seen, in units. */
export function visibleBox(width: number, height: number, zoom: Zoom, fitted: Fit): Box {
    const from = toBoard({ x: 0, y: 0 }, zoom, fitted);
    const to = toBoard({ x: width, y: height }, zoom, fitted);
    return { ...from, width: to.x - from.x, height: to.y - from.y };
}

/** The zoom that brings a point to the middle of the window, as far as the sheet reaches. */
export function zoomAround(point: Point, k: number, width: number, height: number, fitted: Fit): Zoom {
    const at = toWindow(point, fitted);
    const { shown } = fitted;
    return {
        k,
        x: held(width / 2 - at.x * k, width, shown.x * k, shown.width * k),
        y: held(height / 2 - at.y * k, height, shown.y * k, shown.height * k),
    };
}

/** A shift along one axis, so that the sheet covers the window, or stands in its middle when it is smaller. */
function held(shift: number, window: number, start: number, length: number): number {
    if (length <= window) return (window - length) / 2 - start;
    return Math.min(-start, Math.max(window - start - length, shift));
}

/** The middle of the window of that size, in units, that shows most of some cells; of equal ones that of the cell nearest to
    the middle of the board. Undefined for none. */
export function crowdOf(cells: readonly number[], size: Pick<Box, 'width' | 'height'>): Point | undefined {
    const points = cells.filter((cell) => !isIsland(cell)).map((cell) => centre(cell));
    const middle = { x: BOARD_WIDTH / 2, y: BOARD_HEIGHT / 2 };
    const rest = { width: size.width / 2 - HEX_WIDTH / 2, height: size.height / 2 - HEX_HEIGHT / 2 };
    const shown = (at: Point): number =>
        points.filter(({ x, y }) => Math.abs(x - at.x) <= rest.width && Math.abs(y - at.y) <= rest.height).length;
    const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y) / BOARD_HEIGHT;
    const worth = new Map(points.map((at) => [at, shown(at) - far(at)]));
    return points.toSorted((a, b) => worth.get(b)! - worth.get(a)!)[0];
}

/** The zoom that shows a box with a hex of air around it, as large as it goes up to ``most``. */
export function zoomTo(box: Box, most: number, width: number, height: number, fitted: Fit): Zoom {
    const across = (box.width + 2 * HEX_WIDTH) * fitted.scale;
    const down = (box.height + 2 * HEX_HEIGHT) * fitted.scale;
    const k = Math.max(1, Math.min(most, width / across, height / down));
    return zoomAround({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, k, width, height, fitted);
}
