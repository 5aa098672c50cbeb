import { describe, expect, it } from 'vitest';
import { exampleActions, exampleOutlook, exampleSite, exampleView } from './example-view';
import {
    isRevealed,
    itemMarks,
    itemsAt,
    itemsOf,
    polar,
    RADII,
    RINGS,
    sectionOptions,
    sectionTarget,
    SIZE,
    spread,
} from './wheel';

const shown = (...items: ReturnType<typeof itemsOf>): string[] =>
    items.map(({ symbol, count, dim }) => `${dim ? '-' : ''}${symbol.slice(3)}${count ?? ''}`);
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('what a section shows', () => {
    it('is what it gives for sure, after the tool', () => {
        const outlook = exampleOutlook(['mill:shovel', 'section:1a'], { gains: { gold: 1, dude: 3 } });
        expect(shown(...itemsOf('1', 'a', outlook, false))).toEqual(['shovel', 'gold', 'dude3']);
    });

    it('is what can be had, and more faintly what cannot', () => {
        const rivers = exampleOutlook(['canyon:1', 'canyon:2']);
        expect(shown(...itemsOf('2', 'a', rivers, false))).toEqual(['river', '-bridge']);
        expect(shown(...itemsOf('2', 'b', exampleOutlook(), false))).toEqual(['-saw', '-river', '-bridge']);
        const frontier = exampleOutlook(['row:1', 'row:4', 'event:3']);
        expect(shown(...itemsOf('5', 'a', frontier, false))).toEqual(['gunman', 'event', '-tent']);
        expect(shown(...itemsOf('barker', 'a', exampleOutlook(['ware:horse']), false))).toEqual(['-tent', 'horse']);
    });

    it('has the number of buildings within my means, and hotels only where there are any', () => {
        const outlook = exampleOutlook(['card:bank', 'card:saloon', 'hotel:hotel_1']);
        expect(shown(...itemsOf('3', 'a', outlook, true))).toEqual(['building2', 'hotel1']);
        expect(shown(...itemsOf('3', 'a', outlook, false))).toEqual(['building2']);
    });

    it('has how far the wagon goes', () => {
        const outlook = exampleOutlook(['section:4a'], { movement: 3 });
        expect(shown(...itemsOf('4', 'a', outlook, false))).toEqual(['wagon3']);
        expect(itemMarks(itemsOf('4', 'a', outlook, false))).toEqual([{ symbol: 'co-wagon', count: 3 }]);
    });

    it('is all there is to those who watch', () => {
        expect(shown(...itemsOf('barker', 'b', null, false))).toEqual(['barrel']);
        expect(shown(...itemsOf('4', 'a', null, false))).toEqual(['wagon']);
    });

    it('follows the signpost: what is copied is drawn', () => {
        expect(shown(...itemsAt(exampleView(), exampleSite('4', { secondary: null }), 'b'))).toEqual([
            'saw',
            'building',
        ]);
    });
});

describe('what can be done at a section', () => {
    const turn = exampleActions('build bank hammer', 'build bank saw', 'use saloon', 'end-turn');

    it('goes by the tool', () => {
        expect(sectionOptions(turn, 'a').map(({ notation }) => notation)).toEqual(['build bank hammer']);
        expect(sectionOptions(turn, 'b').map(({ notation }) => notation)).toEqual(['build bank saw']);
    });

    it('is one action where that does everything', () => {
        const found = exampleActions('act 1a', 'work shovel', 'work wheelbarrow', 'end-turn');
        expect(sectionOptions(found, 'a').map(({ notation }) => notation)).toEqual(['act 1a']);
        expect(sectionOptions(found, 'b').map(({ notation }) => notation)).toEqual(['work wheelbarrow']);
    });

    it('is called by the place that is found there', () => {
        expect(sectionTarget(exampleSite('2'), 'a')).toBe('section:barkera');
        expect(sectionTarget(exampleSite('4'), 'b')).toBe('section:3b');
    });
});

it('is revealed once somebody stands there', () => {
    expect(isRevealed(exampleView())).toBe(false);
    expect(isRevealed(exampleView({ sites: [exampleSite('1', { pioneers: [1] })] }))).toBe(true);
});

describe('the wheel', () => {
    it('begins at the top and goes on clockwise', () => {
        expect(polar(10, -90).y).toBeCloseTo(SIZE / 2 - 10);
        const [second] = spread('2', 100, 1, 20);
        expect(second!.x).toBeGreaterThan(SIZE / 2);
    });

    it.each(['1', '2', '3', '4', '5'])('has room for everybody at site %s', (site) => {
        const pieces = spread(site, RINGS.pioneers, 7, 20);
        for (const [at, piece] of pieces.entries()) {
            const centre = { x: SIZE / 2, y: SIZE / 2 };
            expect(distance(piece, centre)).toBeLessThan(RADII.sites);
            for (const other of pieces.slice(0, at)) expect(distance(piece, other)).toBeGreaterThan(17);
        }
    });
});
