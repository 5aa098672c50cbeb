// What the page says of own things: how they stand, what they cost, what would be lost, and in which order a hand lies.
import { describe, expect, it } from 'vitest';
import { optionsByTarget } from '../../table/logic/targets';
import { exampleDecision } from '../../lib/example';
import { exampleActions, laterPlayer, exampleSite, laterView } from './example-view';
import { handOrder, layoutOf } from './hand';
import { gainsOf, lossLines, lostOf, turnsShootout } from './losses';
import type { Part } from './model';
import { builds, note, warning } from './notes';
import {
    barrelLines,
    barrelsOf,
    bridgeMarks,
    canyonsOf,
    hotelLots,
    priceMarks,
    pricesOf,
    standingOf,
    tableOf,
    warePrice,
} from './things';
import { barrel, building, shootout } from '../../../../src/boardwright/games/coloma/data/base.toml';

const asked = (...notations: string[]) => optionsByTarget(exampleDecision(exampleActions(...notations)));

describe('a card in town', () => {
    const card = (more: object) => ({ id: 'bank', works: false, usable: false, fresh: false, ...more });

    it('can be used, was used, was built just now, or does nothing here', () => {
        expect(standingOf(card({ works: true, usable: true }))).toBe('usable');
        expect(standingOf(card({ works: true }))).toBe('used');
        expect(standingOf(card({ fresh: true }))).toBe('fresh');
        expect(standingOf(card({}))).toBe('idle');
    });

    it('that stands for good works by itself', () => {
        expect(standingOf({ ...card({ works: true }), id: 'quarry' })).toBe('works');
    });
});

describe('prices', () => {
    it('are those of the view, else the printed ones', () => {
        const view = laterView({ prices: { 'card:bank': { hammer: { coin: 2 }, saw: { gold: 1 } } } });
        expect(pricesOf(view, 'card:bank').hammer).toEqual({ coin: 2 });
        expect(pricesOf(view, 'card:saloon').hammer).toEqual({ coin: 3, dude: 1 });
        expect(pricesOf(view, 'river').saw).toEqual({ gold: 1, dude: 1 });
        expect(pricesOf(view, 'hotel:hotel_1').hammer).toEqual({ coin: 5, dude: 2 });
        expect(priceMarks(pricesOf(view, 'bridge'), 'saw').map((mark) => 'symbol' in mark && mark.symbol)).toEqual([
            'co-saw',
            'co-gold',
            'co-dude',
        ]);
    });

    it('of wares may be lower', () => {
        expect(warePrice(laterView(), 'tent')).toBe(3);
        expect(warePrice(laterView({ prices: { 'ware:tent': { coins: { coin: 2 } } } }), 'tent')).toBe(2);
    });

    it('go with what an option builds', () => {
        const [build, survey, found, use] = exampleActions(
            'build bank saw',
            'survey 2 hammer',
            'found hotel_1 saw',
            'use bank',
        );
        expect(builds(build!)).toEqual({ thing: 'card:bank', tool: 'saw' });
        expect(builds(survey!)).toEqual({ thing: 'river', tool: 'hammer' });
        expect(builds(found!)).toEqual({ thing: 'hotel:hotel_1', tool: 'saw' });
        expect(builds(use!)).toBeNull();
    });
});

describe('what the page knows of components', () => {
    it('is there for every one of them', () => {
        for (const { id } of building)
            expect(standingOf({ id, works: false, usable: false, fresh: false })).toBe('idle');
        for (const { id } of shootout) expect(tableOf(id).id).toBe(id);
        for (const { id } of barrel) expect(barrelLines(id)).toEqual([]);
        expect(() => tableOf('elsewhere')).toThrow('there is no elsewhere');
    });

    it('has the canyons of either side, and none for an automa', () => {
        expect(canyonsOf(laterPlayer(0)).map(({ points }) => points)).toEqual([3, 4, 5, 6]);
        expect(canyonsOf(laterPlayer(0, { board: 'golden_bar' }))).toHaveLength(4);
        expect(canyonsOf(laterPlayer(1, { shade: true }))).toEqual([]);
    });

    it('shows what a bridge counts without a sign between', () => {
        expect(bridgeMarks('toll').map((mark) => 'symbol' in mark && mark.symbol)).toEqual(['co-coin', 'vp']);
    });

    it('has one place for barrels of a kind, used or not', () => {
        const player = laterPlayer(0, { barrels: { oats: 2 }, used_barrels: { oats: 1, nails: 1 } });
        expect(barrelsOf(player)).toEqual([
            { kind: 'oats', ready: 2, used: 1 },
            { kind: 'nails', ready: 0, used: 1 },
        ]);
    });

    it('puts hotels that are alike together', () => {
        expect(hotelLots(['hotel_2', 'hotel_5'])).toEqual([{ first: 'hotel_2', ids: ['hotel_2', 'hotel_5'] }]);
        expect(hotelLots([])).toEqual([]);
    });
});

describe('the hand', () => {
    const hand = ['saloon', 'bank', 'quarry'];

    it('has first what can be chosen, then goes by site', () => {
        expect(handOrder(laterView(), hand, asked('build saloon hammer'))).toEqual([
            { id: 'saloon', playable: true },
            { id: 'bank', playable: false },
            { id: 'quarry', playable: false },
        ]);
    });

    it('has first what could be built somewhere while nothing is asked of it', () => {
        const things = { gains: {}, things: ['card:quarry'], movement: 1 };
        const view = laterView({ sites: [exampleSite('3', { primary: things })] });
        expect(handOrder(view, hand, asked('choose 3')).map(({ id }) => id)).toEqual(['quarry', 'bank', 'saloon']);
    });

    it('is not judged before the first round', () => {
        const sites = [exampleSite('3', { primary: null, secondary: null })];
        expect(handOrder(laterView({ sites }), hand, asked()).every(({ playable }) => playable)).toBe(true);
    });

    it('is seen whole, with up to all sixteen cards', () => {
        expect([1, 6, 7, 8, 9, 16].map((count) => layoutOf(count))).toEqual([
            { columns: 5, size: 'full' },
            { columns: 6, size: 'full' },
            { columns: 4, size: 'wide' },
            { columns: 4, size: 'wide' },
            { columns: 5, size: 'small' },
            { columns: 8, size: 'small' },
        ]);
    });
});

describe('what would be lost', () => {
    it('is what the supply does not have, and horses beyond the limit', () => {
        const player = laterPlayer(0, { supply: 1, canvas: 0, horses: 6 });
        const gains = { dude: 3, tent: 1, horse: 1, coin: 2, gold: 1 };
        expect(lostOf(gains, laterView(), player)).toEqual({ dude: 2, tent: 1, horse: 1 });
        expect(lostOf({ gold: 2 }, laterView({ gold: 1 }), player)).toEqual({ gold: 1 });
    });

    it('is said, and gold that comes as coins', () => {
        const effect: Part[] = [{ gain: { tent: 1 } }, { gain: { gold: 2 } }, { do: 'wagon' }];
        expect(gainsOf(effect)).toEqual({ tent: 1, gold: 2 });
        const none = laterPlayer(0, { canvas: 0 });
        expect(lossLines(effect, laterView({ gold: 0 }), none)).toEqual(['co-own-lost', 'co-own-gold-gone']);
        expect(lossLines(effect, laterView(), laterPlayer(0))).toEqual([]);
    });

    it('is a shoot-out, where outlaws come to be as many as gunmen', () => {
        const ahead = laterView({ winning: true, gunmen: 6, outlaws: 4 });
        expect([1, 2].map((more) => turnsShootout(ahead, more))).toEqual([false, true]);
        expect(turnsShootout(laterView(), 3)).toBe(false);
        expect(turnsShootout({ ...ahead, gunmen: 16, outlaws: 15 }, 3)).toBe(false);
    });
});

describe('notes and warnings', () => {
    it('say what something costs, what gold pays too much, and when outlaws get ahead', () => {
        const [build, buy, pay, fetch, open] = exampleActions(
            'build bank saw',
            'buy horse',
            'pay 2',
            'fetch 4',
            'open oats',
        );
        const view = laterView({ winning: true, gunmen: 6, outlaws: 4 });
        expect(note(view, 0, build!)?.label).toBe('co-own-note-price');
        expect(note(laterView({ prices: { 'card:bank': { hammer: {}, saw: {} } } }), 0, build!)?.label).toBe(
            'co-own-note-free',
        );
        expect(note(view, 0, buy!)?.label).toBe('co-own-note-price');
        expect(note(view, 0, { ...pay!, label: { key: 'pay', args: { lost: 1 } } })?.label).toBe('co-own-note-change');
        expect(note(view, 0, { ...pay!, label: { key: 'pay', args: { lost: 0 } } })).toBeNull();
        expect(note(view, 0, fetch!)?.label).toBe('co-own-note-turns');
        expect(note(laterView(), 0, fetch!)).toBeNull();
        expect(note(view, 0, open!)).toBeNull();
    });

    it('warn at the end of a turn of what is gone with it, and of a drive that leads nowhere', () => {
        const [end, work, open, stop] = exampleActions('end-turn', 'work shovel', 'open oats', 'stop');
        expect(warning(laterView(), end!, [work!, open!])).toBe('co-own-warn-end');
        expect(warning(laterView(), end!, [open!])).toBeNull();
        const stay = { ...stop!, label: { key: 'action-stay', args: {} } };
        expect(warning(laterView(), stay, [work!])).toBe('co-own-warn-stay');
        expect(warning(laterView(), stop!, [work!])).toBeNull();
    });
});
