import { describe, expect, it } from 'vitest';
import type { Mark } from '../marks';
import { action as ACTIONS } from '../../../../src/boardwright/games/boonlake/data/base.toml';
import { card as CARDS } from '../../../../src/boardwright/games/boonlake/data/cards.toml';
import { draws, effectMarks, placeOf, REGIONS, RIVER, siteMarks, SPACES, stopMarks, TILES, word } from './model';
import symbols from './symbols.svg?raw';

const said = (marks: readonly Mark[]): string =>
    marks
        .map((mark) => ('text' in mark ? mark.text : `${mark.bare ? '' : mark.count}${mark.symbol.replace('bl-', '')}`))
        .join(' ');

describe('effects as symbols', () => {
    const of = (id: string) => ACTIONS.find((action) => action.id === id)!;

    it.each([
        ['pioneer', 'left', '2explore develop / upgrade'],
        ['pioneer', 'right', '2card play / sell'],
        ['settle', 'right', 'develop / upgrade / play / sell'],
        ['cattle_breeding', 'left', 'pasture'],
        ['region_rewards', 'right', '1coin × presence'],
        ['recruit', 'right', '3coin / 3card → recruit'],
        ['progress', 'right', '1inhabitant → modernise / 1card'],
        ['builder', 'left', 'play / 2card'],
    ] as const)('%s, %s', (id, part, expected) => {
        expect(said(effectMarks(of(id)[part]))).toBe(expected);
    });

    it('a card of a type has the symbol of its type', () => {
        expect(said(effectMarks(of('pioneer').first))).toBe('day / sell');
    });

    it('a site shows what it takes before what it gives, and what a village is worth', () => {
        const site = { cost: { coin: 4 }, reward: [{ gain: { coin_step: 1 } }], village: -5 };
        expect(said(siteMarks(site).cost)).toBe('−4 coin');
        expect(said(siteMarks(site).reward)).toBe('1track-coin village −5');
    });

    it('a choice on the river is short', () => {
        const choice = RIVER.find(({ id }) => id === 'u2')!.reward;
        expect(said(stopMarks(choice))).toBe('vase works');
    });

    it('every symbol of the catalogue is drawn', () => {
        const effects = [
            ...CARDS.map(({ effect }) => effect),
            ...ACTIONS.flatMap(({ first, left, right }) => [first, left, right]),
            ...SPACES.map(({ reward = [] }) => reward),
            ...REGIONS.map(({ reward }) => reward),
            ...RIVER.map(({ reward }) => reward),
            ...TILES.flatMap(({ sites }) => sites.map(({ reward }) => reward)),
        ];
        const used = new Set(effects.flatMap(effectMarks).flatMap((mark) => ('symbol' in mark ? [mark.symbol] : [])));
        for (const symbol of used) if (symbol !== 'vp') expect(symbols, symbol).toContain(`id="${symbol}"`);
    });
});

describe('targets', () => {
    it('lie on a page', () => {
        expect(placeOf('action:settle')).toBe('actions');
        expect(placeOf('stretch:t04')).toBe('map');
        expect(placeOf('site:3a')).toBe('map');
        expect(placeOf('lever:7')).toBe('ranch');
        expect(placeOf('pile:grey')).toBe('map');
        expect(placeOf('pile:cards')).toBe('hand');
        expect(draws('option:1')).toBe(false);
    });

    it('are called as the game calls them', () => {
        expect(word('action:settle')).toBe('tile-settle');
        expect(word('region:southern')).toBe('region-southern');
    });
});
