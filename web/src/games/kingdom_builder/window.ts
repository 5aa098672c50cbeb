/* A window on the board: what fits, what is seen, and which zoom shows what. Board lengths are in units, lengths on screen
   in pixels. */
import { BOARD_HEIGHT, BOARD_WIDTH, corner, HEX_HEIGHT, HEX_WIDTH, type Box, type Point } from './geometry';

/** A zoom: what lies at (x, y) in the unzoomed frame is shown at (k x + this.x, k y + this.y). */
export interface Zoom extends Point {
    k: number;
}

/** The sheet of card stock the board is printed on. Coordinates stand in its margin. */
export function sheetBox(coordinates: boolean): Box {
    const margin = coordinates ? 34 : 10;
    return { x: -margin, y: -margin, width: BOARD_WIDTH + 2 * margin, height: BOARD_HEIGHT + 2 * margin };
}

export const viewBox = (box: Box): string => `${box.x} ${box.y} ${box.width} ${box.height}`;

/** The box around the hexes of some cells; undefined for none. */
export function boundsOf(cells: readonly number[]): Box | undefined {
    if (!cells.length) return undefined;
    const corners = cells.map(corner);
    const x = Math.min(...corners.map((point) => point.x));
    const y = Math.min(...corners.map((point) => point.y));
    return {
        x,
        y,
        width: Math.max(...corners.map((point) => point.x)) + HEX_WIDTH - x,
        height: Math.max(...corners.map((point) => point.y)) + HEX_HEIGHT - y,
    };
}

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

/** The zoom that shows a box with a hex of air around it, as large as it goes up to ``most``. */
export function zoomTo(box: Box, most: number, width: number, height: number, fitted: Fit): Zoom {
    const across = (box.width + 2 * HEX_WIDTH) * fitted.scale;
    const down = (box.height + 2 * HEX_HEIGHT) * fitted.scale;
    const k = Math.max(1, Math.min(most, width / across, height / down));
    return zoomAround({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, k, width, height, fitted);
}
