import { describe, expect, it } from 'vitest';
import type { Text } from '../../lib/protocol';
import { exampleEntry as entry, exampleEvent as event } from './example-view';
import { isNews, momentOf, pointsAmong } from './moments';

const good = (name: string, count: number): Text => ({ key: `good-${name}`, args: { count } });
const goods = (first: Text, then: Text): Text => ({ key: 'and', args: { first, then } });

const begins = entry(10, 0, event('sailed', { player: 0 }), event('scoring-begins', { number: 1 }));
const marker = entry(11, 0, event('scored', { player: 0, vp: 2 }, 'goal:sc04'));
const income = entry(
    12,
    1,
    event('failed', { player: 1, vp: 1 }, 'goal:sc05'),
    event('income', { player: 0, goods: goods(good('coin', 3), good('vp', 4)) }),
    event('income', { player: 1, goods: good('coin', 2) }),
    event('idle-levers', { player: 1, count: 1, vp: 1 }),
);

describe('a scoring', () => {
    it('tells who scored what, the income, idle levers, and points before and after', () => {
        const moment = momentOf([begins, marker, income], [9, 5]);
        expect(moment).toMatchObject({ kind: 'scoring', n: 12, number: 1, next: 'turn' });
        expect(moment?.kind === 'scoring' && moment.results).toMatchObject([
            { actor: 0, goal: 'sc04', met: true, points: 2, idle: 0, before: 3, after: 9 },
            { actor: 1, goal: 'sc05', met: false, points: -1, idle: 1, before: 5, after: 5 },
        ]);
    });

    it('keeps its points when others have moved since', () => {
        const later = entry(13, 1, event('lost', { player: 1, good: good('vp', 3) }));
        const moment = momentOf([begins, marker, income, later], [9, 2]);
        expect(moment?.kind === 'scoring' && moment.results[1]).toMatchObject({ before: 5, after: 5 });
    });

    it('says what comes next', () => {
        const next = (key: string) => momentOf([begins, { ...income, events: [...income.events, event(key)] }], [0, 0]);
        expect(next('round-begins')).toMatchObject({ next: 'round' });
        expect(next('game-over')).toMatchObject({ next: 'end' });
    });

    it('is none before the income', () => {
        expect(momentOf([begins, marker], [0, 0])).toBeNull();
        expect(momentOf([], [])).toBeNull();
    });

    it('is news until I decide something', () => {
        const moment = momentOf([begins, income], [0, 0])!;
        const mine = entry(13, 0);
        const theirs = entry(13, 1);
        expect(isNews(moment, [begins, income], 0)).toBe(true);
        expect(isNews(moment, [begins, income, theirs], 0)).toBe(true);
        expect(isNews(moment, [begins, income, mine], 0)).toBe(false);
        expect(isNews(moment, [begins, income, theirs], null)).toBe(false);
    });

    it('finds points among goods, however they are joined', () => {
        expect(pointsAmong(goods(goods(good('coin', 1), good('vp', 2)), good('vp', 3)))).toBe(5);
    });
});

describe("the Sage's turn", () => {
    const turn = entry(
        5,
        0,
        event('sailed', { player: 0 }),
        event('sage-reveals', { player: 1, tile: 'a3' }, 'solo:a3'),
        event('cactus', { player: 1, steps: 1, space: 4 }),
        event('sage-chose', { player: 1 }, 'action:settle'),
        event('housed', { player: 1, site: '5a' }, 'site:5a'),
        event('gained', { player: 0, good: good('coin', 1) }),
    );

    it('tells what she revealed, did and chose', () => {
        expect(momentOf([turn], [0, 0])).toMatchObject({
            kind: 'sage',
            n: 5,
            tile: 'a3',
            lowest: [{ key: 'event-cactus' }],
            chosen: [{ key: 'event-sage-chose' }, { key: 'event-housed' }],
        });
    });

    it('gives way to a scoring that comes after it', () => {
        const scored = entry(
            5,
            null,
            event('scoring-begins', { number: 2 }),
            event('income', { player: 0, goods: good('vp', 1) }),
        );
        expect(momentOf([turn, scored], [1, 0])).toMatchObject({ kind: 'scoring', number: 2 });
    });
});
