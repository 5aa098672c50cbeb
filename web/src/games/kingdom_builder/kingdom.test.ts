import { describe, expect, it } from 'vitest';
import type { KingdomView, OptionInfo, ScoreLineInfo, TileView } from '../../lib/protocol';
import { cellNumber } from './geometry';
import {
    arrivals,
    cardLines,
    changeOf,
    changesOf,
    grounds,
    houseSymbol,
    letterOf,
    placesOf,
    settlementsOf,
    signed,
    tileLook,
    type Settlement,
} from './kingdom';
import sheet from './symbols.svg?raw';

const drawn = new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));
const cell = (name: string): number => cellNumber(name)!;
const at = (seat: number, ...names: string[]): Settlement[] => names.map((name) => ({ cell: cell(name), seat }));

function option(
    notation: string,
    target: string,
    change: number | null,
    changes: Record<string, number> = {},
): OptionInfo {
    const verb = notation.split(' ')[0]!;
    return { action: 0, verb, notation, targets: [target], label: { key: 'x', args: {} }, change, changes };
}

function view(letters: string): KingdomView {
    return {
        viewer: 0,
        quadrants: [],
        terrain: [letters],
        castles: [],
        locations: [{ cell: 'b1', location: 'farm', tiles: 2 }],
        cards: ['knights'],
        players: [
            { player: 0, settlements: ['a1', 'c1'], supply: 38, tiles: [], cards_in_hand: 0, hand: null, score: 0 },
            { player: 1, settlements: ['e2'], supply: 39, tiles: [], cards_in_hand: 1, hand: null, score: 0 },
        ],
        first: 0,
        turn: 0,
        played: 'grass',
        placed: 0,
        due: 1,
        last_round: false,
        deck: 20,
        discards: {},
        removed: {},
        unseen: {},
    };
}

describe('the ground', () => {
    const cells = grounds('GLTFCDWMK', placesOf(view('GLTFCDWMK')));

    it('is drawn by symbols the sheet has', () => {
        expect(cells.map(({ symbol }) => symbol)).toEqual([
            'kb-hex-grass',
            'kb-hex-location',
            'kb-hex-forest',
            'kb-hex-flowers',
            'kb-hex-canyon',
            'kb-hex-desert',
            'kb-hex-water',
            'kb-hex-mountain',
            'kb-hex-castle',
        ]);
        for (const { symbol } of cells) expect(drawn).toContain(symbol);
    });

    it('has letters for terrain only', () => {
        expect(cells.map(({ letter }) => letter)).toEqual(['G', null, 'T', 'F', 'C', 'D', 'W', 'M', null]);
        expect(letterOf('forest')).toBe('T');
    });

    it('has names in the game’s words', () => {
        expect(cells.map(({ word }) => word)).toEqual([
            'terrain-grass',
            'location-farm',
            'terrain-forest',
            'terrain-flowers',
            'terrain-canyon',
            'terrain-desert',
            'terrain-water',
            'terrain-mountain',
            'feature-castle',
        ]);
    });

    it('says where an unknown letter is', () => {
        expect(() => grounds('GX', new Map())).toThrow('b1 shows X');
    });
});

describe('settlements', () => {
    it('stand where the view says, for every seat', () => {
        expect(settlementsOf(view('G'))).toEqual([...at(0, 'a1', 'c1'), ...at(1, 'e2')]);
    });

    it('have a silhouette for each of six seats', () => {
        const symbols = [0, 1, 2, 3, 4, 5].map(houseSymbol);
        expect(new Set(symbols).size).toBe(6);
        for (const symbol of symbols) expect(drawn).toContain(symbol);
    });

    it('come from the supply when built', () => {
        expect([...arrivals(at(0, 'a1'), at(0, 'a1', 'b1'), null)]).toEqual([[cell('b1'), null]]);
    });

    it('slide from where they stood when moved at once, as others see it', () => {
        expect([
            ...arrivals([...at(0, 'a1', 'b1'), ...at(1, 'e5')], [...at(0, 'b1', 'c4'), ...at(1, 'e5')], null),
        ]).toEqual([[cell('c4'), cell('a1')]]);
    });

    it('slide from where they were lifted a step earlier', () => {
        expect([...arrivals(at(0, 'b1'), at(0, 'b1', 'c4'), cell('a1'))]).toEqual([[cell('c4'), cell('a1')]]);
    });

    it('never slide from another seat’s cell', () => {
        expect([...arrivals([...at(0, 'a1'), ...at(1, 'e5')], at(0, 'a1', 'b1'), null)]).toEqual([[cell('b1'), null]]);
    });

    it('do not arrive one by one when the replay jumps', () => {
        const many = at(0, 'a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'j1', 'k1', 'l1', 'm1');
        expect(arrivals([], many, null).size).toBe(0);
        expect(arrivals([], many.slice(1), null).size).toBe(12);
    });
});

describe('tiles', () => {
    const tile = (state: string): TileView => ({ location: 'farm', cell: 'b1', state });
    const options = new Map([['tile:farm', [option('use farm', 'tile:farm', null)]]]);

    it('are lit when they can be used, and only those still fresh', () => {
        expect(tileLook(tile('fresh'), options)).toBe('legal');
        expect(tileLook(tile('used'), options)).toBe('used');
        expect(tileLook(tile('new'), options)).toBe('new');
        expect(tileLook(tile('fresh'), new Map())).toBe('idle');
    });
});

describe('points', () => {
    const options = new Map([
        ['cell:f7', [option('build f7', 'cell:f7', 4, { knights: 2, castles: 2 })]],
        ['cell:g7', [option('build g7', 'cell:g7', 1), option('lift g7', 'cell:g7', 2)]],
    ]);

    it('change by what the engine says, when one choice is meant', () => {
        expect(changeOf(options, 'cell:f7')).toBe(4);
        expect(changeOf(options, 'cell:g7')).toBeNull();
        expect(changeOf(options, 'cell:a1')).toBeNull();
        expect(changeOf(options, null)).toBeNull();
    });

    it('change line by line where the table tells', () => {
        expect([...changesOf(options, 'cell:f7')]).toEqual([
            ['knights', 2],
            ['castles', 2],
        ]);
        expect(changesOf(options, 'cell:g7').size).toBe(0);
        expect(changesOf(options, null).size).toBe(0);
    });

    it('carry their sign', () => {
        expect([4, 0, -1].map(signed)).toEqual(['+4', '±0', '−1']);
    });

    it('are listed card by card, castles last, with symbols the sheet has', () => {
        const knights: ScoreLineInfo = {
            id: 'knights',
            name: { key: 'card-knights', args: {} },
            rule: 'KB-8.13',
            points: 6,
            earnings: [],
        };
        const lines = cardLines(['knights', 'lords'], [knights]);
        expect(lines.map(({ id, points }) => [id, points])).toEqual([
            ['knights', 6],
            ['lords', 0],
            ['castles', 0],
        ]);
        for (const { symbol } of lines) expect(drawn).toContain(symbol);
    });
});
