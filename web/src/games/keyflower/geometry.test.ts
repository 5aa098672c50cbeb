import { describe, expect, it } from 'vitest';
import { beside, boundsOf, byRows, clashes, cornerOf, gapsOf, keyOf, placeOf, stepByKey } from './geometry';

const HOME = { q: 0, r: 0 };

describe('hexes', () => {
    it('lie where their directions say', () => {
        const at = (direction: number) => cornerOf(beside(HOME, direction));
        expect(at(0)).toEqual({ x: 0, y: 104 });
        expect(at(1)).toEqual({ x: -90, y: 52 });
        expect(at(2)).toEqual({ x: -90, y: -52 });
        expect(at(4)).toEqual({ x: 90, y: -52 });
        for (const direction of [0, 1, 2, 3, 4, 5])
            expect(beside(beside(HOME, direction), (direction + 3) % 6)).toEqual(HOME);
    });

    it('have names', () => {
        expect(placeOf(keyOf({ q: -2, r: 3 }))).toEqual({ q: -2, r: 3 });
    });

    it('have a box around them', () => {
        expect(boundsOf([HOME], 0)).toEqual({ x: 0, y: 0, width: 120, height: 104 });
        expect(boundsOf([HOME, { q: 1, r: 0 }], 5)).toEqual({ x: -5, y: -5, width: 220, height: 166 });
    });

    it('are read row by row', () => {
        const rows = byRows([{ q: 1, r: 0 }, { q: -1, r: 1 }, HOME, { q: 0, r: 1 }]);
        expect(rows.map((row) => row.map(keyOf))).toEqual([['0,0'], ['-1,1', '1,0'], ['0,1']]);
    });
});

describe('a village', () => {
    it('has empty places all around, each once', () => {
        expect(gapsOf([HOME])).toHaveLength(6);
        const two = gapsOf([HOME, { q: 0, r: 1 }]).map(keyOf);
        expect(two).toHaveLength(8);
        expect(new Set(two).size).toBe(8);
        expect(two).not.toContain('0,0');
    });

    it('says which edges of a tile would not fit', () => {
        // The home tile has water at its bottom and roads all around.
        const village = [{ tile: 'home_1', ...HOME, turns: 0 }];
        // Keywood has field to the north west and the south east.
        expect(clashes(village, 'keywood', { q: 0, r: 1 }, 0)).toEqual([{ direction: 3, own: 'road', other: 'water' }]);
        expect(clashes(village, 'keywood', { q: 0, r: -1 }, 0)).toEqual([]);
        expect(clashes(village, 'keywood', { q: 0, r: -1 }, 1)).toEqual([
            { direction: 0, own: 'field', other: 'road' },
        ]);
        // The home tile turned: its water is where it was turned to.
        expect(clashes([{ ...village[0]!, turns: 3 }], 'keywood', { q: 0, r: 1 }, 0)).toEqual([]);
    });

    it('is walked by arrow keys, straight ahead first', () => {
        const around = [0, 1, 2, 3, 4, 5].map((direction) => beside(HOME, direction));
        expect(stepByKey(HOME, 'ArrowDown', around)).toEqual({ q: 0, r: 1 });
        expect(stepByKey(HOME, 'ArrowUp', around)).toEqual({ q: 0, r: -1 });
        expect(['-1,0', '-1,1']).toContain(keyOf(stepByKey(HOME, 'ArrowLeft', around)!));
        expect(stepByKey(HOME, 'ArrowRight', [{ q: -1, r: 0 }])).toBeUndefined();
        expect(stepByKey(HOME, 'x', around)).toBeUndefined();
    });
});
