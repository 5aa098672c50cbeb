import { describe, expect, it } from 'vitest';
import { bridges, hexes, pieces, placeOf, PLAYERS, tableFor } from './scene';
import { form } from './form';

describe('the map in the window', () => {
    it('has every space, and pieces where there is one', () => {
        expect(hexes).toHaveLength(33);
        expect(bridges.flat().every((hex) => hex !== undefined)).toBe(true);
        for (const { space } of pieces) expect(placeOf(space), space).toBeDefined();
        expect(new Set(pieces.map(({ space }) => space)).size).toBe(pieces.length);
    });

    it('has no two spaces in one place', () => {
        expect(new Set(hexes.map(({ x, y }) => `${x},${y}`)).size).toBe(hexes.length);
    });
});

describe('the table', () => {
    it('grows with the players; whoever plays alone has as many tiles as two, and the coins of the second', () => {
        expect(PLAYERS.map((count) => Object.values(tableFor(count)))).toEqual([
            [6, '7'],
            [6, '6–7'],
            [8, '6–8'],
            [10, '6–8'],
        ]);
    });

    it('calls every option by its own key', () => {
        expect([form.nameOf('sage', 'easy'), form.placeOf('sage', 0)]).toEqual([null, null]);
    });
});
