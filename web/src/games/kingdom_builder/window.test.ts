import { describe, expect, it } from 'vitest';
import { HEX_HEIGHT, HEX_WIDTH, ISLAND_HEIGHT, ISLAND_WIDTH, cellAt, cellNumber, centre, type Box } from './geometry';
import { boundsOf, crowdOf, fit, planFor, sheetBox, toBoard, toWindow, visibleBox, zoomAround, zoomTo } from './window';

const cell = (name: string): number => cellNumber(name)!;

const plain = { coordinates: false, markers: false };
const inside = (inner: Box, outer: Box): boolean =>
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    inner.x + inner.width <= outer.x + outer.width + 0.01 &&
    inner.y + inner.height <= outer.y + outer.height + 0.01;

describe('a window on the board', () => {
    const sheet = sheetBox(plain);

    it('shows the whole sheet as large as it goes, in the middle', () => {
        const wide = fit(1600, 606, sheet);
        expect(wide.shown.height).toBeCloseTo(606);
        expect(wide.shown.x).toBeCloseTo((1600 - wide.shown.width) / 2);
        const tall = fit(374, 600, sheet);
        expect(tall.shown.width).toBeCloseTo(374);
        expect(tall.shown.y).toBeGreaterThan(0);
    });

    it('has hexes of about 33 px on the desk and under 24 px on a phone, where zoom is needed', () => {
        expect(fit(703, 606, sheet).scale * HEX_WIDTH).toBeCloseTo(33.7, 0);
        expect(fit(374, 440, sheet).scale * HEX_WIDTH).toBeLessThan(24);
    });

    it('finds the way from the board to the screen and back at any zoom', () => {
        const fitted = fit(374, 600, sheet);
        const zoom = { k: 2.5, x: -120, y: -333 };
        const at = toWindow(centre(cell('k12')), fitted);
        const back = toBoard({ x: at.x * zoom.k + zoom.x, y: at.y * zoom.k + zoom.y }, zoom, fitted);
        expect(cellAt(back)).toBe(cell('k12'));
    });

    it('comes closer around a cell, and shows nothing beyond the sheet', () => {
        for (const [width, height] of [
            [374, 440],
            [703, 606],
        ] as const) {
            const fitted = fit(width, height, sheet);
            for (const name of ['a1', 't1', 'k12', 'a20', 't20']) {
                const seen = visibleBox(
                    width,
                    height,
                    zoomAround(centre(cell(name)), 2.5, width, height, fitted),
                    fitted,
                );
                expect(inside(boundsOf([cell(name)])!, seen)).toBe(true);
                expect(inside(seen, sheet)).toBe(true);
            }
        }
    });

    it('puts a cell far from the edges into the middle', () => {
        const fitted = fit(374, 440, sheet);
        const seen = visibleBox(374, 440, zoomAround(centre(cell('k10')), 2.5, 374, 440, fitted), fitted);
        expect(seen.x + seen.width / 2).toBeCloseTo(centre(cell('k10')).x);
        expect(seen.y + seen.height / 2).toBeCloseTo(centre(cell('k10')).y);
    });

    it('stands still when it is not zoomed', () => {
        const fitted = fit(374, 440, sheet);
        const still = zoomAround(centre(cell('a1')), 1, 374, 440, fitted);
        expect([still.k, Math.round(still.x), Math.round(still.y)]).toEqual([1, 0, 0]);
    });

    it('shows all legal cells, as close as that allows', () => {
        const legal = [cell('c3'), cell('f7'), cell('d5')];
        const fitted = fit(703, 606, sheet);
        const zoom = zoomTo(boundsOf(legal)!, 3, 703, 606, fitted);
        expect(zoom.k).toBeGreaterThan(2);
        expect(zoom.k).toBeLessThanOrEqual(3);
        expect(inside(boundsOf(legal)!, visibleBox(703, 606, zoom, fitted))).toBe(true);
        expect(zoomTo(boundsOf([cell('a1'), cell('t20')])!, 3, 703, 606, fitted).k).toBe(1);
    });

    it('has room for coordinates and for markers when they are wanted', () => {
        expect(sheetBox({ ...plain, coordinates: true }).width).toBeGreaterThan(sheet.width);
        const marked = sheetBox({ ...plain, markers: true });
        expect(marked.width).toBeGreaterThan(sheet.width);
        expect([marked.x, marked.height]).toEqual([sheet.x, sheet.height]);
        expect(boundsOf([])).toBeUndefined();
    });
});

describe('the island', () => {
    const wanted = { ...plain, board: true, island: true };
    const apart = (a: Box, b: Box): boolean =>
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

    it('is not there when nobody wants it: the board has all the room', () => {
        const plan = planFor(703, 606, { ...plain, board: true, island: false });
        expect(plan).toEqual({ whole: sheetBox(plain), board: sheetBox(plain), island: null });
    });

    it('has a sheet of its own beside that of the board, and both are in the picture', () => {
        for (const [width, height] of [
            [1340, 886],
            [703, 606],
            [374, 480],
            [800, 300],
        ] as const) {
            const { whole, board, island } = planFor(width, height, wanted);
            expect(apart(island!.sheet, board!)).toBe(true);
            expect(inside(board!, whole) && inside(island!.sheet, whole)).toBe(true);
            expect(inside(island!.sea, island!.sheet)).toBe(true);
            expect(inside({ ...island!.at, width: ISLAND_WIDTH, height: ISLAND_HEIGHT }, island!.sea)).toBe(true);
        }
    });

    it('takes nothing from the board in a wide window or on a phone', () => {
        for (const [width, height] of [
            [1340, 886],
            [958, 560],
            [374, 480],
        ] as const) {
            const alone = fit(width, height, sheetBox(plain)).scale;
            expect(fit(width, height, planFor(width, height, wanted).whole).scale).toBeGreaterThan(alone * 0.98);
        }
    });

    it('lies to the right where the window is wide, and below where it is high', () => {
        const right = planFor(1340, 886, wanted);
        expect(right.island!.at.x).toBeGreaterThan(right.board!.x + right.board!.width);
        const below = planFor(374, 480, wanted);
        expect(below.island!.at.y).toBeGreaterThan(below.board!.y + below.board!.height);
    });

    it('lies by itself where it is apart from the board', () => {
        const { whole, board, island } = planFor(184, 168, { ...wanted, board: false });
        expect(board).toBeNull();
        expect(inside(island!.sea, whole)).toBe(true);
        expect(inside({ ...island!.at, width: ISLAND_WIDTH, height: ISLAND_HEIGHT }, island!.sea)).toBe(true);
    });

    it('is shown by a zoom to its cells', () => {
        const { whole, island } = planFor(374, 480, wanted);
        const fitted = fit(374, 480, whole);
        const box = boundsOf([cell('v1'), cell('u3'), cell('x5')], island!.at)!;
        expect(inside(box, visibleBox(374, 480, zoomTo(box, 3, 374, 480, fitted), fitted))).toBe(true);
    });
});

describe('where most of some cells are', () => {
    const size = { width: 6 * HEX_WIDTH, height: 6 * HEX_HEIGHT };

    it('is the middle of the window that shows most of them', () => {
        const few = ['a1', 't20'].map(cell);
        const many = ['o4', 'p4', 'q5', 'p6'].map(cell);
        const at = crowdOf([...few, ...many], size)!;
        expect(many.map((one) => centre(one))).toContainEqual(at);
        for (const one of many) {
            const { x, y } = centre(one);
            expect(Math.abs(x - at.x) < size.width / 2 && Math.abs(y - at.y) < size.height / 2).toBe(true);
        }
    });

    it('is nearer to the middle of the board where there is a choice, and nowhere for none', () => {
        expect(crowdOf(['a1', 'k11'].map(cell), size)).toEqual(centre(cell('k11')));
        expect(crowdOf([], size)).toBeUndefined();
    });
});
