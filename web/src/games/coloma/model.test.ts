import { describe, expect, it } from 'vitest';
import type { Mark } from '../marks';
import { draws, effectMarks, placeOf, SPACES, word } from './model';

const text = (marks: readonly Mark[]): string =>
    marks.map((mark) => ('text' in mark ? mark.text : `${mark.count} ${mark.symbol.replace('co-', '')}`)).join(' ');

describe('effects as symbols', () => {
    it('are goods, what they cost, and choices between them', () => {
        expect(text(effectMarks([{ gain: { gold: 1, coin: 2 } }]))).toBe('1 gold 2 coin');
        expect(text(effectMarks([{ pay: { gold: 1 }, then: [{ gain: { point: 3 } }] }]))).toBe('1 gold → 3 vp');
        expect(text(effectMarks([{ choose: [[{ gain: { coin: 1 } }], [{ gain: { dude: 1 } }]] }]))).toBe(
            '1 coin / 1 dude',
        );
    });

    it('are deeds, changes of prices, and what bridges count', () => {
        expect(text(effectMarks([{ do: 'wagon', bonus: 1 }]))).toBe('1 wagon +1');
        expect(text(effectMarks([{ modify: 'coin_cost', by: -1, kinds: ['building'] }]))).toMatch(
            /1 building −1 1 coin$/,
        );
        expect(text(effectMarks([{ score: 2, per: 'horses', most: 12 }]))).toContain('1 horse → 2 vp');
    });

    it('are there for every space that gives something', () => {
        for (const { id, kind, benefit = [], left = [], right = [] } of SPACES) {
            if (kind === 'settlement') expect(effectMarks(benefit), id).not.toEqual([]);
            if (kind === 'town') expect([effectMarks(left), effectMarks(right)], id).not.toContainEqual([]);
        }
    });
});

describe('components', () => {
    it('have names: sections and events those of their sites', () => {
        expect(word('section:barkera')).toBe('site-barker');
        expect(word('event:3')).toBe('site-3');
        expect(word('space:horseshoe_4')).toBe('space-horseshoe');
        expect(word('card:bank')).toBe('card-bank');
    });

    it('lie somewhere on the page, but for answers to a question', () => {
        expect(draws('option:1')).toBe(false);
        expect(draws('card:bank')).toBe(true);
        expect(placeOf('region:cosumnes')).toBe('map');
        expect(placeOf('event:1')).toBe('wheel');
        expect(placeOf('turn:end')).toBeNull();
    });
});
