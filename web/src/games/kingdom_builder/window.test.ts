import { describe, expect, it } from 'vitest';
import { HEX_WIDTH, cellAt, cellNumber, centre, type Box } from './geometry';
import { boundsOf, fit, sheetBox, toBoard, toWindow, visibleBox, zoomAround, zoomTo } from './window';

const cell = (name: string): number => cellNumber(name)!;

describe('a window on the board', () => {
    const sheet = sheetBox(false);
    const inside = (inner: Box, outer: Box): boolean =>
        inner.x >= outer.x - 0.01 &&
        inner.y >= outer.y - 0.01 &&
        inner.x + inner.width <= outer.x + outer.width + 0.01 &&
        inner.y + inner.height <= outer.y + outer.height + 0.01;

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

    it('has room for coordinates when they are wanted', () => {
        expect(sheetBox(true).width).toBeGreaterThan(sheet.width);
        expect(boundsOf([])).toBeUndefined();
    });
});
