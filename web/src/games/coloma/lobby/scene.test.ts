import { describe, expect, it } from 'vitest';
import { REGIONS, SPACES } from '../model';
import { form } from './form';
import { players, PLAYERS, tableFor } from './scene';

describe('the frontier in the window', () => {
    it('has wagons and tents in places that there are, a small one with one wagon at most', () => {
        const spaces = new Map(SPACES.map(({ id, kind }) => [id, kind]));
        for (const { wagon, regions } of players) {
            const there = players.filter((one) => one.wagon === wagon).length;
            expect(spaces.get(wagon), wagon).toBeDefined();
            if (!['coloma', 'town'].includes(spaces.get(wagon)!)) expect(there).toBe(1);
            for (const region of regions) expect(REGIONS.map(({ id }) => id)).toContain(region);
        }
    });
});

describe('the table', () => {
    it('grows with the players; whoever plays alone has as much as two', () => {
        expect(PLAYERS.map((count) => Object.values(tableFor(count)))).toEqual([
            [10, 1, 4],
            [10, 1, 4],
            [15, 2, 6],
            [20, 2, 8],
            [25, 3, 10],
            [30, 3, 12],
        ]);
    });

    it('calls every option by its own key', () => {
        expect([form.nameOf('boards', 'a'), form.placeOf('boards', 0)]).toEqual([null, null]);
    });
});
