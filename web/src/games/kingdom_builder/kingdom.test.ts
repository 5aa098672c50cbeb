import { describe, expect, it } from 'vitest';
import * as base from '../../../../src/boardwright/games/kingdom_builder/data/base.toml';
import * as crossroads from '../../../../src/boardwright/games/kingdom_builder/data/crossroads.toml';
import * as harvest from '../../../../src/boardwright/games/kingdom_builder/data/harvest.toml';
import * as island from '../../../../src/boardwright/games/kingdom_builder/data/island.toml';
import * as marshlands from '../../../../src/boardwright/games/kingdom_builder/data/marshlands.toml';
import * as nomads from '../../../../src/boardwright/games/kingdom_builder/data/nomads.toml';
import { exampleOption } from '../../lib/example';
import type { OptionInfo, Text } from '../../lib/protocol';
import { exampleIsland, exampleOptions, examplePlayer, exampleView } from './example-view';
import { CELL_NAMES, cellNumber } from './geometry';
import {
    arrivals,
    changeOf,
    changesOf,
    emblemSymbol,
    groundOf,
    grounds,
    guardedIn,
    houseSymbol,
    lettersOf,
    locationSymbol,
    markersOf,
    nomadLook,
    offering,
    onlyBy,
    pieceAsked,
    piecesOf,
    pieceSymbol,
    shortWord,
    placesOf,
    signed,
    type Piece,
    type PieceKind,
} from './kingdom';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import fr from './messages/fr.ftl?raw';
import sheet from './symbols.svg?raw';

const drawn = new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));
const cell = (name: string): number => cellNumber(name)!;
const lay = (kind: PieceKind, seat: number | null, ...names: string[]): Piece[] =>
    names.map((name) => ({ kind, cell: cell(name), seat }));
const at = (seat: number, ...names: string[]): Piece[] => lay('settlement', seat, ...names);

function option(
    notation: string,
    target: string,
    change: number | null,
    changes: Record<string, number> = {},
): OptionInfo {
    return exampleOption(notation, { targets: [target], change, changes });
}

describe('the sheet of symbols', () => {
    it('is a drawing a browser can read', () => {
        const parsed = new DOMParser().parseFromString(sheet, 'image/svg+xml');
        expect(parsed.querySelectorAll('symbol')).toHaveLength(drawn.size);
        expect(sheet).not.toMatch(/<!--(?:(?!-->)[^])*?--(?!>)/);
    });

    it('has every terrain and special cell, location, card, nomad tile and task of the catalogue', () => {
        const sets = [base, nomads, crossroads, marshlands, harvest, island];
        const ids = (table: string): string[] =>
            sets.flatMap((set) => (set as Record<string, { id: string }[]>)[table] ?? []).map(({ id }) => id);
        for (const id of [...ids('terrain'), ...ids('feature')]) expect(drawn).toContain(`kb-hex-${id}`);
        for (const id of ids('location')) expect(drawn).toContain(locationSymbol(id));
        for (const id of ids('card')) expect(drawn).toContain(`kb-card-${id}`);
        for (const id of ids('task')) expect(drawn).toContain(`kb-task-${id}`);
        for (const id of ids('nomad')) expect(drawn).toContain(nomadLook(id).symbol);
        expect([ids('location').length, ids('card').length, ids('task').length]).toEqual([34, 25, 6]);
    });
});

describe('the ground', () => {
    const letters = 'GLTFCDWMKBANPSJ';
    const places = new Map([
        [1, 'farm'],
        [14, 'fort'],
    ]);
    const cells = grounds(letters, places);

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
            'kb-hex-marsh',
            'kb-hex-farmland',
            'kb-hex-nomad',
            'kb-hex-palace',
            'kb-hex-silo',
            'kb-hex-location',
        ]);
        for (const { symbol } of cells) expect(drawn).toContain(symbol);
    });

    it('has short names for terrain only, different ones in each language', () => {
        const terrains = cells.flatMap(({ terrain }) => terrain ?? []);
        expect(cells.map(({ terrain }) => (terrain ? 'x' : '-')).join('')).toBe('x-xxxxxx-xx----');
        for (const text of [en, de, fr]) {
            const shorts = terrains.map((id) => new RegExp(`^${shortWord(id)} = (..)$`, 'm').exec(text)?.[1]);
            expect(new Set(shorts).size).toBe(terrains.length);
            expect(shorts).not.toContain(undefined);
        }
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
            'terrain-marsh',
            'terrain-farmland',
            'feature-nomad',
            'feature-palace',
            'feature-silo',
            'location-fort',
        ]);
    });

    it('says where an unknown letter is', () => {
        expect(() => grounds('GX', new Map())).toThrow('b1 shows X');
    });

    it('goes on with the cells of the island, one letter for each', () => {
        const view = exampleView({
            island: exampleIsland,
            locations: [{ cell: 'w4', location: 'rope_bridge', tiles: 2 }],
        });
        expect(lettersOf(view)).toHaveLength(CELL_NAMES.length);
        const all = groundOf(view);
        const word = (name: string): string => all[cell(name)]!.word;
        expect([word('v1'), word('v2'), word('y3'), word('w4'), word('x5')]).toEqual([
            'terrain-grass',
            'feature-castle',
            'terrain-flowers',
            'location-rope_bridge',
            'terrain-flowers',
        ]);
        expect(groundOf(exampleView())).toHaveLength(400);
        expect(placesOf(view).get(cell('w4'))).toBe('rope_bridge');
    });

    it('has capitols on castles and caves in mountains', () => {
        const all = groundOf(exampleView({ capitols: ['c1'], caves: ['d2'] }));
        expect([all[cell('c1')]!.symbol, all[cell('d2')]!.symbol]).toEqual(['kb-hex-capitol', 'kb-hex-cave']);
        for (const symbol of ['kb-hex-capitol', 'kb-hex-cave']) expect(drawn).toContain(symbol);
    });
});

describe('nomad tiles', () => {
    it('are drawn by their kind, donations with their terrain', () => {
        expect(nomadLook('donation_forest')).toEqual({ symbol: 'kb-nomad-donation', terrain: 'forest' });
        expect(nomadLook('sword')).toEqual({ symbol: 'kb-nomad-sword', terrain: null });
    });
});

describe('pieces', () => {
    const view = exampleView({
        turn: 1,
        walls: ['b2'],
        scouts: ['h1'],
        guarded: ['a1', 'e6'],
        players: [
            examplePlayer(0, { settlements: ['a1', 'w3'], warriors: ['d5'], ship: 'g7', markers: [3, 20] }),
            examplePlayer(1, { settlements: ['e2'], wagon: 'h8', hall: ['k10', 'l10'], markers: [4] }),
        ],
    });

    it('stand where the view says, for every seat and nobody', () => {
        expect(piecesOf(view)).toEqual([
            ...lay('wall', null, 'b2'),
            ...at(0, 'a1', 'w3'),
            ...lay('warrior', 0, 'd5'),
            ...lay('ship', 0, 'g7'),
            ...at(1, 'e2'),
            ...lay('wagon', 1, 'h8'),
            ...lay('hall', 1, 'k10', 'l10'),
            ...lay('scout', 1, 'h1'),
        ]);
        expect(guardedIn(view)).toEqual([cell('a1'), cell('e6')]);
    });

    it('have a silhouette for each of six seats, or a form for each kind and an emblem for each seat', () => {
        const houses = [0, 1, 2, 3, 4, 5].map(houseSymbol);
        const emblems = [0, 1, 2, 3, 4, 5].map(emblemSymbol);
        const forms = (['warrior', 'ship', 'wagon', 'hall', 'scout', 'wall'] as const).map(pieceSymbol);
        for (const symbols of [houses, emblems, forms]) expect(new Set(symbols).size).toBe(6);
        for (const symbol of [...houses, ...emblems, ...forms]) expect(drawn).toContain(symbol);
    });

    it('stand beside the rows in a game with Mayors, and only there', () => {
        expect(markersOf(view)).toBeNull();
        expect(markersOf({ ...view, cards: ['mayors'] })).toEqual([
            { row: 2, seat: 0 },
            { row: 19, seat: 0 },
            { row: 3, seat: 1 },
        ]);
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

    it('never slide from the cell of another seat or another kind', () => {
        expect([...arrivals([...at(0, 'a1'), ...at(1, 'e5')], at(0, 'a1', 'b1'), null)]).toEqual([[cell('b1'), null]]);
        const ship = lay('ship', 0, 'c3');
        expect([...arrivals([...at(0, 'a1'), ...ship], [...lay('ship', 0, 'c4'), ...at(0, 'b1')], null)]).toEqual([
            [cell('c4'), cell('c3')],
            [cell('b1'), cell('a1')],
        ]);
    });

    it('that never move come from the hand', () => {
        expect([...arrivals(lay('scout', 0, 'a1'), lay('scout', 0, 'b1'), cell('c1'))]).toEqual([[cell('b1'), null]]);
    });

    it('do not arrive one by one when the replay jumps', () => {
        const many = at(0, 'a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'j1', 'k1', 'l1', 'm1');
        expect(arrivals([], many, null).size).toBe(0);
        expect(arrivals([], many.slice(1), null).size).toBe(12);
    });
});

describe('what can be done', () => {
    const options = exampleOptions(
        ['build a1'],
        ['outpost b1'],
        ['build c1'],
        ['outpost c1'],
        ['lift d1'],
        ['remove d1'],
    );
    const cells = ['a1', 'b1', 'c1', 'd1'].map(cell);

    it('is told apart by its verb', () => {
        expect(onlyBy('outpost', options, cells)).toEqual([cell('b1')]);
        expect(offering('remove', options, cells)).toEqual([cell('d1')]);
        expect(offering('lift', options, cells)).toEqual([cell('d1')]);
    });

    it('is about the piece of the tile that the prompt names', () => {
        const by = (key: string): Text => ({ key: 'prompt', args: { player: 0, location: { key, args: {} } } });
        const tiles = ['barracks', 'lighthouse', 'wagon', 'city_hall', 'quarry', 'cabin', 'farm'];
        expect(tiles.map((tile) => pieceAsked(by(`location-${tile}`)))).toEqual([
            'warrior',
            'ship',
            'wagon',
            'hall',
            'wall',
            'scout',
            'settlement',
        ]);
        expect(pieceAsked(null)).toBe('settlement');
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
});
