import { describe, expect, it } from 'vitest';
import type { Text } from '../../lib/protocol';
import { exampleEntry as entry, exampleEvent as event } from './example-view';
import { isNews, seasonEnd } from './moments';

const named = (key: string): Text => ({ key, args: {} });
const won = (player: number, tile: string, size: number, colour: string) =>
    event('won', { player, tile: named(`tile-${tile}`), colour: named(`worker-${colour}`), size }, `tile:${tile}`);

const ends = entry(
    50,
    1,
    event('passed', { player: 1 }),
    event('season-ends', { season: named('season-spring') }),
    event('tile-leaves', { tile: named('tile-miner') }, 'tile:miner'),
    won(0, 'keywood', 2, 'red'),
    won(0, 'turn_order_2', 1, 'blue'),
    event('start-player', { player: 0 }),
);
const boats = [
    entry(51, 0, event('unloaded', { player: 0 }, 'tile:keyflower')),
    entry(52, 1, event('unloaded', { player: 1 }, 'tile:flipper')),
];
const begins = entry(
    54,
    0,
    event('laid', { player: 0 }, 'tile:keywood'),
    event('season-begins', { season: named('season-summer') }),
    event('on-offer', { count: 2 }, 'tile:store', 'tile:mason'),
);

describe('the end of a season', () => {
    it('tells who won what for how much, what nobody wanted, and who begins', () => {
        expect(seasonEnd([ends], 2)).toMatchObject({
            n: 50,
            season: 'spring',
            hauls: [
                {
                    player: 0,
                    lots: [
                        { tile: 'keywood', colour: 'red', size: 2 },
                        { tile: 'turn_order_2', colour: 'blue', size: 1 },
                    ],
                    boat: null,
                },
                { player: 1, lots: [], boat: null },
            ],
            unsold: ['miner'],
            start: 0,
            next: null,
        });
    });

    it('has the boats as soon as they are chosen, and then what comes next', () => {
        const moment = seasonEnd([ends, ...boats, begins], 2)!;
        expect(moment.hauls.map(({ boat }) => boat)).toEqual(['keyflower', 'flipper']);
        expect(moment.next).toEqual({ season: 'summer', tiles: ['store', 'mason'] });
    });

    it('is told of the last season that has ended, and not when the game is over', () => {
        const autumn = entry(90, 0, event('season-ends', { season: named('season-autumn') }));
        expect(seasonEnd([ends, ...boats, begins, autumn], 2)).toMatchObject({ n: 90, season: 'autumn', next: null });
        expect(seasonEnd([ends, autumn, entry(99, 0, event('game-over'))], 2)).toBeNull();
        expect(seasonEnd([], 2)).toBeNull();
    });

    it('is news until I decide something in the next season; to spectators, until anybody does', () => {
        const log = [ends, ...boats, begins];
        const moment = seasonEnd(log, 2)!;
        const theirs = entry(55, 1);
        expect([0, 1, null].map((viewer) => isNews(moment, log, viewer))).toEqual([true, true, true]);
        expect([0, 1, null].map((viewer) => isNews(moment, [...log, theirs], viewer))).toEqual([true, false, false]);
        expect(isNews(seasonEnd([ends, ...boats], 2)!, [ends, ...boats], 0)).toBe(true);
    });
});
