import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { exampleEntry as entry, exampleEvent as event } from './example-view';
import { isNews, markOf, momentOf, type Reveal, type Shot } from './moments';

const good = (name: string, count: number) => ({ key: `good-${name}`, args: { count } });

const reveal: LogEntry[] = [
    entry(1, 0),
    entry(2, 1, event('placed', { player: 0 }, 'site:3'), event('placed', { player: 1 }, 'site:3')),
    entry(
        2,
        2,
        event('placed', { player: 2 }, 'site:1'),
        event('buster-placed', {}, 'site:3'),
        event('mule-placed', { player: 1 }, 'site:5'),
        event('barricade', {}, 'site:3'),
        event('turn-begins', { player: 0 }),
    ),
];
const shot: LogEntry[] = [
    ...reveal,
    entry(
        3,
        0,
        event('turn-ends', { player: 0 }),
        event('shootout-won', { year: '1848', gunmen: 5, outlaws: 3 }),
        event('badge', { player: 1 }),
        event('shootout-first', { player: 1 }),
        event('gained', { player: 1, good: good('point', 5) }),
        event('drew', { player: 1, count: 2 }),
        event('drew-points', { player: 1, count: 1 }),
        event('shootout-none', { player: 0 }),
        event('buried', { player: 0 }),
        event('buried', { player: 0 }),
        event('year-begins', { year: '1849' }),
        event('gained', { player: 0, good: good('dude', 2) }),
    ),
];

describe('the reveal', () => {
    const moment = momentOf(reveal) as Reveal;

    it('tells who went where, automas and mules too, and how many there are', () => {
        expect(moment.kind).toBe('reveal');
        expect(moment.sites.map(({ count }) => count)).toEqual([1, 0, 3, 0, 1]);
        expect(moment.sites[2]).toEqual({ site: '3', pioneers: [0, 1], mules: [], buster: true, count: 3 });
        expect(moment.sites[4]?.mules).toEqual([1]);
        expect([moment.moved, moment.barricade]).toEqual([true, '3']);
    });

    it('tells that the barricade stays', () => {
        const tie = momentOf([
            entry(2, 1, event('placed', { player: 0 }, 'site:3'), event('barricade-stays', {}, 'site:4')),
        ]);
        expect(tie).toMatchObject({ moved: false, barricade: '4' });
    });

    it('is news until I decide something; for onlookers until anybody does', () => {
        const others = [...reveal, entry(3, 1)];
        expect(isNews(moment, others, 0)).toBe(true);
        expect(isNews(moment, others, null)).toBe(false);
        expect(isNews(moment, reveal, null)).toBe(true);
        expect(isNews(moment, [...others, entry(4, 0)], 0)).toBe(false);
    });
});

describe('a shoot-out', () => {
    const moment = momentOf(shot) as Shot;

    it('tells who was ahead, what everybody got, who has the badge, and the next year', () => {
        expect(moment).toMatchObject({ kind: 'shootout', won: true, year: '1848', gunmen: 5, outlaws: 3 });
        expect(moment).toMatchObject({ sheriff: 1, next: '1849' });
        expect(moment.fates).toEqual([
            { actor: 1, line: 'first', goods: [good('point', 5), good('card', 2), good('point', 1)] },
            { actor: 0, line: 'none', goods: [good('burial', 2)] },
        ]);
        expect(moment.fates[1]!.goods.map(markOf)).toEqual([{ symbol: 'co-grave', count: 2 }]);
    });

    it('is the last one where no year begins', () => {
        const end = momentOf([entry(9, 0, event('shootout-lost', { year: '1850', gunmen: 2, outlaws: 6 }))]);
        expect(end).toMatchObject({ won: false, next: null, sheriff: null, fates: [] });
    });
});

it('there is no moment before the first choice', () => {
    expect(momentOf([entry(0, null, event('year-begins', { year: '1848' }))])).toBeNull();
    expect(momentOf([])).toBeNull();
});
