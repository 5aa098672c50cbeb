import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../lib/words.svelte';
import { optionsByTarget } from '../../table/logic/targets';
import { exampleActions, exampleGoal, examplePlayer, exampleSpace, exampleView } from './example-view';
import { handOrder, layoutOf } from './hand';
import { lossLines, missedLine } from './losses';
import { note, warning } from './notes';
import { goneOf, hollowsOf, PIECES, spareOf } from './ranch';
import { cardCost, cardOf, conditionMarks, costMarks, gainOf, goalOf, leverCounts, projectOf } from './things';
import { BOX } from './about';
import { origins } from '../about';
import type { BoonlakeView } from './view';

beforeAll(async () => {
    await words.use('en');
    await words.show('boonlake');
});

const held = (id: string, payable: boolean, price = 2) => ({ id, price, payable, missing: payable ? null : 'coins' });
const lit = (...notations: string[]) => optionsByTarget({ options: exampleActions(...notations) });
const only = (notation: string) => exampleActions(notation)[0]!;
const lost = (view: BoonlakeView, notation: string): string => lossLines(view, only(notation)).join(' ');

describe('a hand', () => {
    const hand = [held('owl_pottery', false), held('golden_auction', true), held('late_pottery', true)];

    it('has cards first that could be paid, from day to night', () => {
        expect(handOrder(hand, new Map()).map(({ id }) => id)).toEqual([
            'golden_auction',
            'late_pottery',
            'owl_pottery',
        ]);
    });

    it('has those first that can be played now, then those that can be discarded', () => {
        const order = handOrder(hand, lit('play late_pottery', 'sell late_pottery', 'sell owl_pottery'));
        expect(order.map(({ id, playable }) => [id, playable])).toEqual([
            ['late_pottery', true],
            ['owl_pottery', false],
            ['golden_auction', false],
        ]);
    });

    it('stands upright in one row while there is room, else in two', () => {
        expect(layoutOf(3, 700)).toEqual({ columns: 5, size: 'full' });
        expect(layoutOf(7, 700)).toEqual({ columns: 7, size: 'full' });
        expect(layoutOf(8, 700)).toEqual({ columns: 4, size: 'wide' });
        expect(layoutOf(15, 700)).toEqual({ columns: 8, size: 'wide' });
    });
});

describe('prices', () => {
    it('are those of a player now, with the resources that are printed', () => {
        expect(cardCost(cardOf('hazy_print_shop'), 7)).toEqual({ coin: 7, vase: 1, wood: 2, stone: 1, iron: 1 });
        expect(cardCost(cardOf('golden_school'), 0)).toEqual({ iron: 2 });
        expect(costMarks({})).toEqual([{ symbol: 'bl-coin', count: 0 }]);
        expect(projectOf(goalOf('sc07'))).toEqual({ cost: { coin: 13, clay: 2, iron: 3 }, points: 8, track: 'card' });
    });
});

describe('the ranch', () => {
    it('has a recess for each piece, emptied in order', () => {
        const player = examplePlayer(0, { houses: 2, villages: 1, cattle: 0, freed: 0, spare: 1 });
        expect(PIECES.map((piece) => goneOf(player, piece))).toEqual([2, 1, 0, 0]);
        expect(hollowsOf(player, 'house').map(({ fill }) => fill)).toEqual([
            ...['empty', 'empty', 'next'],
            ...['full', 'full', 'full'],
        ]);
        expect(hollowsOf(player, 'village').map(({ finale }) => finale)).toEqual([0, 2, 4, 6]);
        expect(PIECES.map((piece) => spareOf(player, piece))).toEqual([1, 0, 0, 0]);
    });

    it('counts levers that are ready and used', () => {
        const levers = examplePlayer(0).levers.map((lever, at) => ({ ...lever, placed: at < 3, used: at < 1 }));
        expect(leverCounts(examplePlayer(0, { levers }))).toEqual({ ready: 2, used: 1 });
    });
});

describe('scoring tiles', () => {
    const met = (have: number[], isMet: boolean) =>
        [0, 1].map((player) => ({ player, have, met: isMet, marker: null, realised: false }));

    it('are worth what the next marker says, twice on my own', () => {
        const view = exampleView({ scoring: 3 });
        const own = exampleGoal('sc04', { owner: 0, standings: met([4], true) });
        expect(gainOf(view, own, 0)).toBe(6);
        expect(gainOf(view, own, 1)).toBe(3);
        expect(gainOf(view, exampleGoal('sc04'), 0)).toBe(-3);
    });

    it('pay for what is given, and nothing more once they are scored', () => {
        const view = exampleView({ scoring: 2 });
        expect(gainOf(view, exampleGoal('sc13', { need: 2, standings: met([], true) }), 0)).toBe(2 + 4);
        const scored = exampleGoal('sc13', {
            standings: [{ player: 0, have: [], met: true, marker: 1, realised: false }],
        });
        expect(gainOf(view, scored, 0)).toBeNull();
    });

    it('show what is counted and how much of it is needed', () => {
        const shown = (id: string, scoring: number): string =>
            conditionMarks(goalOf(id), scoring)
                .map((mark) => ('text' in mark ? mark.text : mark.symbol))
                .join(' ');
        expect(shown('sc05', 4)).toBe('7 bl-track-card');
        expect(shown('sc01', 2)).toBe('2 bl-in-unknown + 1 bl-in-boonlake');
        expect(shown('sc14', 1)).toBe('1× bl-vase / bl-coin → vp');
    });
});

describe('what would be lost', () => {
    const house = { id: '5a', owner: 0, piece: 'house', around: 3 };
    const village = { id: '9a', owner: 0, piece: 'village', around: 3 };
    const withSites = (tile: string, ...more: ReturnType<typeof exampleSpace>[]): BoonlakeView => {
        const spaces = [exampleSpace('5', { tile, sites: [house] }), ...more];
        return exampleView({
            spaces: exampleView().spaces.map((space) => spaces.find(({ id }) => id === space.id) ?? space),
        });
    };

    it('is said of rows that cost points', () => {
        expect(lost(exampleView(), 'choose settle')).toBe('This row costs 3 points.');
        expect(lost(exampleView(), 'choose recruit')).toBe('');
    });

    it('is said of a second village in a region, and of a site that costs points', () => {
        const second = exampleSpace('9', { tile: 'g07', sites: [village] });
        expect(lost(withSites('g07', second), 'upgrade 5a')).toMatch(/second village .*5 points/);
        expect(lost(withSites('g07'), 'upgrade 5a')).toBe('');
        expect(lost(withSites('g14'), 'upgrade 5a')).toBe('This site costs 5 points.');
        expect(lost(withSites('g02'), 'develop 5a')).toBe('This site costs 3 points.');
    });

    it('is said of a lock, with what the scoring would find', () => {
        const levers = examplePlayer(0).levers.map((lever, at) => ({ ...lever, placed: at < 2 }));
        const view = exampleView({
            players: [examplePlayer(0, { levers }), examplePlayer(1)],
            goals: [exampleGoal('sc04'), exampleGoal('sc05')],
        });
        expect(lost(view, 'sail u3')).toBe(
            'Crosses the lock: scoring 1 follows; you meet 0 of 2 open tiles. 2 levers are still unused.',
        );
        expect(lost(view, 'sail u2')).toBe('');
    });

    it('is said of inhabitants who are not there', () => {
        const view = exampleView({ players: [examplePlayer(0, { supply: 0 }), examplePlayer(1)] });
        expect(lost(view, 'sail t06')).toContain('1 inhabitant would be lost');
    });

    it('is said of a tile whose condition is not met', () => {
        const view = exampleView({ goals: [exampleGoal('sc04', { owner: 0 })] });
        expect(lost(view, 'score sc04')).toBe('Its condition is not met: 2 points lost.');
    });

    it('is said of levers that take the place of something, or bring nothing', () => {
        const poor = exampleView({ players: [examplePlayer(0, { works: {} }), examplePlayer(1)] });
        expect(lost(poor, 'pull 4')).toBe('You play no card for it. It would bring nothing now.');
        expect(lost(exampleView(), 'pull 4')).toBe('You play no card for it.');
        expect(lost(exampleView(), 'pull 2')).toContain('right part');
        expect(lost(exampleView(), 'pull 10')).toBe('');
    });

    it('is said of what could be had instead of nothing', () => {
        expect(missedLine(exampleActions('play golden_auction'))).toBeNull();
        expect(missedLine(exampleActions('develop 5a', 'play golden_auction'))).toMatch(/^You could still have: /);
        const [decline, develop] = exampleActions('decline', 'develop 5a');
        expect(warning(exampleView(), decline!, [develop!])).not.toBeNull();
        expect(warning(exampleView(), decline!, [])).toBeNull();
    });

    it('is said in windows, beside prices', () => {
        const view = exampleView({ goals: [exampleGoal('sc04')] });
        expect(note(view, 0, only('score sc04'))?.label).toMatch(/: Its condition is not met: 1 point lost\.$/);
        expect(note(view, 0, only('modernise 1'))?.label).toMatch(/^modernise 1: /);
        expect(note(view, 0, only('decline'))).toBeNull();
    });
});

describe('about the components', () => {
    it('says honestly that most values are reconstructed', () => {
        const from = Object.fromEntries(origins(BOX).map(({ origin, count, kinds }) => [origin, { count, kinds }]));
        expect(Object.keys(from).sort()).toEqual(['reconstructed', 'rulebook']);
        expect(from['rulebook']?.kinds).toEqual(['actions']);
        expect(BOX.map(({ entries }) => entries.length)).toEqual([165, 16, 35, 7, 33, 29, 12, 10]);
    });
});
