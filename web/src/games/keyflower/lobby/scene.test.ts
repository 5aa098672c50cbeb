import { describe, expect, it } from 'vitest';
import { clashes, keyOf } from '../geometry';
import { tileInfo } from '../model';
import { form } from './form';
import { ABOUT, PLAYERS, tableFor, village } from './scene';

describe('the village in the window', () => {
    it('is one that could be built: every edge goes with its neighbours', () => {
        for (const one of village) {
            const others = village.filter(({ tile }) => tile !== one.tile);
            expect(clashes(others, one.tile, one, one.turns), one.tile).toEqual([]);
        }
        expect(new Set(village.map(keyOf)).size).toBe(village.length);
        expect(new Set(village.map(({ tile }) => tile)).size).toBe(village.length);
    });

    it('has workers of one colour on a tile, each use with more of them, six at most', () => {
        for (const { uses, tile } of village) {
            const sizes = uses.map(({ workers }) => Object.values(workers).reduce((sum, one) => sum + one, 0));
            expect(new Set(uses.flatMap(({ workers }) => Object.keys(workers))).size, tile).toBeLessThanOrEqual(1);
            expect(sizes, tile).toEqual([...new Set(sizes)].sort());
            expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(6);
            if (uses.length) expect(tileInfo(tile).front?.action, tile).toBeDefined();
        }
    });

    it('turns over only tiles that can be upgraded', () => {
        for (const { back, tile } of village) if (back) expect(tileInfo(tile).cost, tile).toBeDefined();
    });
});

describe('the table', () => {
    it('grows with the players', () => {
        expect(PLAYERS.map((players) => Object.values(tableFor(players)))).toEqual([
            [6, 2, 1, 3],
            [7, 3, 2, 3],
            [8, 4, 3, 3],
            [9, 5, 4, 2],
            [10, 6, 4, 2],
        ]);
    });

    it('has options about tiles that there are', () => {
        for (const { tile } of Object.values(ABOUT)) expect(tileInfo(tile).id).toBe(tile);
        expect([form.nameOf('storage', 'kept'), form.placeOf('storage', 0)]).toEqual([null, null]);
    });
});
