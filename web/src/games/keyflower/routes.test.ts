import { describe, expect, it } from 'vitest';
import { exampleTile } from './example-view';
import { edgesOf } from './model';
import { routesFrom } from './routes';

/** Three tiles in a column, the home at the bottom; each turned so that its edges to the north and south are what is asked. */
function turned(tile: string, want: (edges: string[]) => boolean): number {
    const found = [0, 1, 2, 3, 4, 5].find((turns) => want(edgesOf(tile, turns)));
    if (found === undefined) throw new Error(`${tile} has no such side`);
    return found;
}
const road = (edges: string[]): boolean => edges[0] === 'road' && edges[3] === 'road';

describe('where a load can go', () => {
    const village = [
        exampleTile('home_1', { turns: turned('home_1', (edges) => edges[3] === 'road') }),
        exampleTile('stable', { q: 0, r: -1, turns: turned('stable', road) }),
        exampleTile('miner', { q: 0, r: -2, turns: turned('miner', (edges) => edges[0] === 'road') }),
    ];

    it('follows roads as far as the steps go', () => {
        expect([...routesFrom(village, 'home_1', 1, false).keys()]).toEqual(['stable']);
        const two = routesFrom(village, 'home_1', 2, false);
        expect(two.get('miner')?.path).toEqual(['stable', 'miner']);
        expect(two.get('stable')).toMatchObject({ from: 'home_1', direction: 3, path: ['stable'] });
        expect(two.has('home_1')).toBe(false);
        expect(routesFrom(village, 'home_1', 0, false).size).toBe(0);
    });

    it('stops where a field begins, unless fields are crossed, and at water always', () => {
        const field = turned('miner', (edges) => edges[0] === 'field');
        const fields = [...village.slice(0, 2), exampleTile('miner', { q: 0, r: -2, turns: field })];
        expect(routesFrom(fields, 'stable', 1, false).has('miner')).toBe(false);
        expect(routesFrom(fields, 'stable', 1, true).has('miner')).toBe(true);
        const water = turned('home_1', (edges) => edges[3] === 'water');
        const wet = [exampleTile('home_1', { turns: water }), ...village.slice(1)];
        expect(routesFrom(wet, 'stable', 1, true).has('home_1')).toBe(false);
    });
});
