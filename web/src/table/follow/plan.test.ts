import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { afterMine, AWAY, BEHIND, planOf, stopsAfter } from './plan';

const entry = (n: number, seat: number | null, notation = 'build a1'): LogEntry => ({
    n,
    seat,
    notation,
    label: null,
    events: [],
    role: null,
});
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
const NONE = new Set<number>();

describe('what is shown of a batch', () => {
    it('begins after my own decisions', () => {
        const log = [entry(0, null), entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0), entry(5, 1)];
        expect(afterMine(log, 0, new Set([0]))).toBe(2);
        expect(afterMine(log, 2, new Set([0]))).toBe(2);
        expect(afterMine(log.slice(0, 3), 0, new Set([0]))).toBe(1);
    });

    it('is every decision but the last one, which the present shows', () => {
        const log = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 1), entry(3, 2, ''), entry(4, 1)];
        expect(stopsAfter(log, 1)).toEqual([2, 3]);
        expect(stopsAfter(log, 3)).toEqual([]);
    });

    it('leaves out what is chosen in secret', () => {
        expect(stopsAfter([entry(1, 1, ''), entry(2, 2, ''), entry(3, 1), entry(4, 2)], 0)).toEqual([3]);
    });
});

describe('how long it is shown', () => {
    it('gives each decision a beat', () => {
        expect(planOf([4, 5, 6], NONE, 300, BEHIND)).toEqual({ stops: [4, 5, 6], beat: 300 });
        expect(planOf([], NONE, 300, BEHIND)).toEqual({ stops: [], beat: 300 });
    });

    it('goes quicker where there are many', () => {
        expect(planOf(upTo(16), NONE, 300, BEHIND)).toEqual({ stops: upTo(16), beat: 150 });
    });

    it('goes turn by turn where there are more', () => {
        const ends = new Set([4, 8, 12, 16, 20, 24, 28]);
        expect(planOf(upTo(30), ends, 300, BEHIND)).toEqual({ stops: [...ends], beat: 300 });
    });

    it.each([
        [300, BEHIND],
        [120, BEHIND],
        [700, BEHIND],
        [300, AWAY],
    ])('is never longer than so many beats of %i ms', (beat, most) => {
        for (const ends of [NONE, new Set(upTo(500))]) {
            const plan = planOf(upTo(500), ends, beat, most);
            expect(plan.stops.length * plan.beat).toBeLessThanOrEqual(beat * most);
            expect(plan.beat).toBeGreaterThanOrEqual(100);
        }
        expect(planOf(upTo(500), new Set(upTo(500)), beat, most).stops.at(-1)).toBe(500);
    });
});
