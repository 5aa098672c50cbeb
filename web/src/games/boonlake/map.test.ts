import { describe, expect, it } from 'vitest';
import { chartIn, outline, PLATES } from './map';
import { BRIDGES, REGIONS, SPACES } from './model';

const ROOMS = [
    ['desk', 366, 340],
    ['phone', 374, 320],
    ['large screen', 620, 560],
] as const;

describe.each(ROOMS)('the map on a %s', (_, width, height) => {
    const chart = chartIn(width, height);

    it('fits its room', () => {
        expect(chart.width).toBeLessThanOrEqual(width + 0.01);
        expect(chart.height).toBeLessThanOrEqual(height + 0.01);
        for (const { x, y } of chart.hexagons) {
            expect(x - chart.across / 2).toBeGreaterThanOrEqual(0);
            expect(y + chart.radius).toBeLessThanOrEqual(chart.height);
        }
    });

    it('has sites that can be pointed at, two to a hexagon', () => {
        expect(chart.radius).toBeGreaterThanOrEqual(24);
        expect(chart.across).toBeGreaterThanOrEqual(24);
    });

    it('lays no hexagon over another, and neighbours side by side', () => {
        const at = new Map(chart.hexagons.map((one) => [one.id, one]));
        for (const one of chart.hexagons)
            for (const other of chart.hexagons)
                if (one !== other)
                    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(chart.across - 0.01);
        for (const { id, land } of SPACES)
            for (const other of land) {
                const [a, b] = [at.get(id)!, at.get(other)!];
                expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(chart.across);
            }
    });

    it('keeps the plates of the regions off the hexagons and beside one another', () => {
        for (const { id } of REGIONS) {
            const { x, y, to } = PLATES[id]!;
            const box = { left: x, right: to, top: y, bottom: y + 32 / chart.radius };
            for (const { x: hx, y: hy } of chart.hexagons) {
                const [cx, cy] = [hx / chart.radius, hy / chart.radius];
                const near = {
                    x: Math.min(box.right, Math.max(box.left, cx)),
                    y: Math.min(box.bottom, Math.max(box.top, cy)),
                };
                expect(Math.hypot(near.x - cx, near.y - cy), `${id} over a hexagon`).toBeGreaterThan(0.85);
            }
        }
    });
});

describe('the ground', () => {
    const chart = chartIn(366, 340);

    it('has every bridge and every canal once', () => {
        expect(chart.bridges.map(({ id }) => id)).toEqual(BRIDGES.map(({ id }) => id));
        expect(new Set(chart.canals.map(({ id }) => id)).size).toBe(chart.canals.length);
        const canals = SPACES.reduce((sum, { canal = [] }) => sum + canal.length, 0) / 2;
        expect(chart.canals).toHaveLength(canals);
    });

    it('splits a hexagon into an upper and a lower site', () => {
        const corners = (d: string): number => d.split('L').length;
        expect(corners(outline({ x: 0, y: 0 }, 10))).toBe(6);
        expect(corners(outline({ x: 0, y: 0 }, 10, 'upper'))).toBe(5);
        expect(outline({ x: 0, y: 0 }, 10, 'upper')).toContain('0.0 -10.0');
        expect(outline({ x: 0, y: 0 }, 10, 'lower')).toContain('0.0 10.0');
    });
});
