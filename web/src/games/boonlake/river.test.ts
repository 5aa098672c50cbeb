import { describe, expect, it } from 'vitest';
import { exampleRiver } from './example-view';
import { berths, courseIn, crosses, type Stop } from './river';

const path = exampleRiver();

describe('the course of the river', () => {
    it('lies on one line at a desk, with the other arm beside the one in use', () => {
        const { stops, others, arm, pitch } = courseIn(700, path, false);
        expect(stops).toHaveLength(24);
        expect(others.map(({ id }) => id)).toEqual(['w1', 'w2', 'w3', 'w4', 'w5']);
        expect(arm).not.toBeNull();
        expect(pitch).toBeGreaterThanOrEqual(26);
        const trunk = stops[0]!.y;
        expect(stops.filter(({ y }) => y < trunk).map(({ id }) => id)).toEqual(['u1', 'u2', 'u3', 'u4', 'u5']);
        expect(others.every(({ y }) => y > trunk)).toBe(true);
    });

    it('winds in rows on a phone, large enough for a finger', () => {
        const { stops, others, pitch, height } = courseIn(358, path, true);
        expect(others).toEqual([]);
        expect(pitch).toBeGreaterThanOrEqual(28.5);
        expect(new Set(stops.map(({ y }) => y)).size).toBe(2);
        expect(stops[12]!.x).toBeCloseTo(stops[11]!.x);
        expect(Math.max(...stops.map(({ y }) => y))).toBeLessThan(height);
    });

    it.each([
        ['desk', 700, false],
        ['desk beside a score sheet', 644, false],
        ['phone', 358, true],
    ])('keeps everything apart on a %s', (_, width, coarse) => {
        const { stops, pitch } = courseIn(width, path, coarse);
        for (const one of stops)
            for (const other of stops)
                if (one !== other)
                    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(pitch * 0.95);
    });

    it.each([700, 644])('has a gate before each locked space, with room of its own at %i px', (width) => {
        const { gates, stops, pitch } = courseIn(width, path, false);
        expect(gates.map(({ before }) => path[before]!.id)).toEqual(['u3', 't19']);
        for (const { before, x } of gates) {
            expect(x).toBeLessThan(stops[before]!.x);
            expect(x).toBeGreaterThan(stops[before - 1]!.x);
            const [from, at] = [stops[before - 1]!, stops[before]!];
            expect(Math.hypot(at.x - from.x, at.y - from.y)).toBeGreaterThan(pitch * 1.4);
        }
    });
});

describe('ships', () => {
    const stop: Stop = { id: 't01', x: 0, y: 0, up: true };

    it('lie above the space, the third and fourth below', () => {
        expect(berths(1, stop, 20)).toEqual([{ x: -0, y: -15.2 }]);
        expect(berths(4, stop, 20).map(({ y }) => Math.sign(y))).toEqual([-1, -1, 1, 1]);
    });

    it('lie between the arms on the upper one', () => {
        expect(berths(1, { ...stop, up: false }, 20)[0]!.y).toBeGreaterThan(0);
    });
});

describe('locks', () => {
    const at = (id: string): number => path.findIndex((stretch) => stretch.id === id);

    it('are crossed only from before them, and only while closed', () => {
        expect(crosses(path, at('u2'), at('u3'))).toBe(true);
        expect(crosses(path, at('t10'), at('u2'))).toBe(false);
        expect(crosses(path, at('u3'), at('u5'))).toBe(false);
        const opened = path.map((stretch) => ({ ...stretch, closed: false }));
        expect(crosses(opened, at('u2'), at('u3'))).toBe(false);
    });
});
