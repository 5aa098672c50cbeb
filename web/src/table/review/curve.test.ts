import { describe, expect, it } from 'vitest';
import { lineOf, placeAt } from './curve';

const OUTLOOKS = [
    { n: 10, chances: [0.5, 0.5] },
    { n: 20, chances: [0.25, 0.75] },
    { n: 30, chances: [0, 1] },
];

describe('the curve of chances', () => {
    it('goes from the first decision to the last, certain victory above', () => {
        expect(lineOf(OUTLOOKS, 0)).toBe('M0.0 100.0L300.0 150.0L600.0 200.0');
        expect(lineOf(OUTLOOKS, 1)).toBe('M0.0 100.0L300.0 50.0L600.0 0.0');
        expect(lineOf([], 0)).toBe('');
    });

    it('marks decisions where the line is', () => {
        expect(placeAt(OUTLOOKS, 15, 0)).toEqual({ x: 25, y: 62.5 });
        expect(placeAt(OUTLOOKS, 20, 1)).toEqual({ x: 50, y: 25 });
        expect(placeAt([], 20, 1)).toEqual({ x: 0, y: 100 });
    });
});
