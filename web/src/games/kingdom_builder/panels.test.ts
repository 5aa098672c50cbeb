import { describe, expect, it } from 'vitest';
import * as base from '../../../../src/boardwright/games/kingdom_builder/data/base.toml';
import * as crossroads from '../../../../src/boardwright/games/kingdom_builder/data/crossroads.toml';
import * as harvest from '../../../../src/boardwright/games/kingdom_builder/data/harvest.toml';
import * as island from '../../../../src/boardwright/games/kingdom_builder/data/island.toml';
import * as marshlands from '../../../../src/boardwright/games/kingdom_builder/data/marshlands.toml';
import * as nomads from '../../../../src/boardwright/games/kingdom_builder/data/nomads.toml';
import { exampleOption } from '../../lib/example';
import type { OptionInfo, ScoreLineInfo } from '../../lib/protocol';
import { exampleIsland, examplePlayer, exampleView } from './example-view';
import {
    buttonsOf,
    cardWord,
    featuresOf,
    grouped,
    handOf,
    held,
    linesOf,
    unearned,
    locationsAt,
    pictureOf,
    placeOfCell,
    reserveOf,
    stockOf,
    terrainsOf,
    tileLook,
    tileWord,
    type Group,
} from './panels';
import sheet from './symbols.svg?raw';
import type { KingdomView, TileView } from './view';

const drawn = new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

const tile = (location: string, state = 'fresh', group: Group = 'location', cell: string | null = 'b3'): TileView => ({
    location,
    group,
    cell,
    state,
});

function offers(...list: [verb: string, target: string][]): Map<string, OptionInfo[]> {
    return new Map(list.map(([verb, target]) => [target, [exampleOption(verb, { targets: [target] })]]));
}

const line = (id: string, points: number): ScoreLineInfo => ({
    id,
    name: { key: id, args: {} },
    rule: 'KB-8.2',
    points,
    earnings: [],
});

const places = (...locations: string[]): KingdomView['locations'] =>
    locations.map((location, at) => ({ cell: `${'abcdefghij'[at]}1`, location, tiles: 2 }));

describe('tiles', () => {
    it('lie together by where they come from', () => {
        const all = [
            tile('cultivate', 'fresh', 'permanent', null),
            tile('farm'),
            tile('sword', 'new', 'nomad'),
            tile('barn'),
        ];
        expect(grouped(all).map(({ group, tiles }) => [group, tiles.map(({ location }) => location)])).toEqual([
            ['location', ['farm', 'barn']],
            ['nomad', ['sword']],
            ['permanent', ['cultivate']],
        ]);
        expect(held(all)).toHaveLength(3);
    });

    it('are called by the words of their group', () => {
        expect(tileWord(tile('sword', 'new', 'nomad'))).toBe('nomad-sword');
        expect(tileWord(tile('cave', 'fresh', 'permanent', null))).toBe('permanent-cave');
    });

    it('can be used while they are fresh and the table offers it', () => {
        const options = offers(['use', 'tile:farm']);
        expect(tileLook(tile('farm'), options)).toBe('legal');
        expect(tileLook(tile('barn'), options)).toBe('idle');
        expect(tileLook(tile('farm', 'used'), options)).toBe('used');
        expect(tileLook(tile('farm', 'new'), options)).toBe('new');
        expect(tileLook(tile('temple_bonus', 'passive', 'bonus', null), options)).toBe('passive');
    });

    it('can be repeated when they have been used, but not when they are new', () => {
        const options = offers(['repeat', 'tile:farm']);
        expect(tileLook(tile('farm', 'used'), options)).toBe('legal');
        expect(tileLook(tile('farm'), options)).toBe('legal');
        expect(tileLook(tile('farm', 'new'), options)).toBe('new');
    });

    it('are all drawn', () => {
        const entries: [Group, { id: string }[]][] = [
            ['location', [base, nomads, crossroads, marshlands, harvest, island].flatMap(({ location }) => location)],
            ['nomad', nomads.nomad],
            ['bonus', ['temple_bonus', 'refuge_bonus', 'canoe_bonus', 'fountain_bonus'].map((id) => ({ id }))],
            ['permanent', [{ id: 'cultivate' }, { id: 'cave' }]],
        ];
        for (const [group, all] of entries)
            for (const { id } of all) {
                const picture = pictureOf(id, group);
                expect(drawn, id).toContain(picture.symbol);
                if (picture.terrain) expect(drawn).toContain(`kb-hex-${picture.terrain}`);
            }
        expect(pictureOf('donation_water', 'nomad')).toMatchObject({ symbol: 'kb-nomad-donation', terrain: 'water' });
        expect(pictureOf('canoe_bonus', 'bonus')).toMatchObject({ symbol: 'kb-loc-canoe', plus: true });
    });
});

describe('terrain cards', () => {
    it('show one terrain or two', () => {
        expect(terrainsOf('grass')).toEqual(['grass']);
        expect(terrainsOf('marsh_grass')).toEqual(['marsh', 'grass']);
        expect(cardWord('grass')).toBe('terrain-grass');
        expect(cardWord('marsh_grass')).toBe('terrain-card-marsh_grass');
    });

    it('lie open in my turn, with the terrain to choose', () => {
        const view = exampleView({
            open: ['marsh_grass', 'forest'],
            played: null,
            choices: ['marsh', 'grass'],
            due: 3,
            due_on: { marsh: 2, grass: 3 },
        });
        expect(handOf(view, 0)).toEqual({
            cards: ['marsh_grass', 'forest'],
            hidden: 0,
            more: [],
            playing: true,
            undecided: true,
            due: { marsh: 2, grass: 3 },
        });
        expect(handOf({ ...view, played: 'grass', choices: [], due_on: {} }, 0)).toMatchObject({
            undecided: false,
            due: {},
        });
    });

    it('may leave the choice among terrains that no card shows', () => {
        const view = exampleView({ open: ['grass', 'grass'], played: null, choices: ['grass', 'desert'] });
        expect(handOf(view, 0).more).toEqual(['desert']);
    });

    it('drawn for something else are chosen from the options, without a number', () => {
        const hand = handOf(exampleView(), 0, offers(['play', 'terrain:marsh'], ['play', 'terrain:canyon']));
        expect(hand).toMatchObject({ undecided: true, more: ['marsh', 'canyon'], due: {} });
    });

    it('are in hand in the turns of others, and hidden in other hands', () => {
        const view = exampleView({
            turn: 1,
            players: [examplePlayer(0, { hand: ['forest', 'grass'], cards_in_hand: 2 }), examplePlayer(1)],
        });
        expect(handOf(view, 0)).toMatchObject({ cards: ['forest', 'grass'], hidden: 0, playing: false });
        const other = exampleView({ players: [examplePlayer(0), examplePlayer(1, { cards_in_hand: 2 })] });
        expect(handOf(other, 1)).toMatchObject({ cards: [], hidden: 2 });
    });
});

describe('points', () => {
    const view = exampleView({ cards: ['families', 'mayors'], tasks: ['road'] });
    const lines = linesOf(view, [
        line('families', 4),
        line('mayors', 8),
        line('castles', 3),
        line('palaces', 5),
        line('road', 7),
        line('treasure', 3),
    ]);

    it('come from the cards, the tasks, and all else on the score sheet', () => {
        expect(lines.map(({ id, kind, points }) => [id, kind, points])).toEqual([
            ['families', 'card', 4],
            ['mayors', 'card', 8],
            ['road', 'task', 7],
            ['castles', 'other', 3],
            ['palaces', 'other', 5],
            ['treasure', 'other', 3],
        ]);
        for (const { symbol } of lines) expect(drawn).toContain(symbol);
    });

    it('are paid in play by red cards and treasures', () => {
        expect(lines.filter(({ paid }) => paid).map(({ id }) => id)).toEqual(['families', 'treasure']);
    });

    it('of a task are those printed on it', () => {
        expect(linesOf(view).find(({ id }) => id === 'road')).toMatchObject({ points: 0, worth: 7 });
    });

    it('of the Lords leave out quadrants without a settlement, until the game is over', () => {
        const lords = {
            ...line('lords', 30),
            earnings: [
                { points: 12, targets: ['cell:a1'] },
                { points: 12, targets: [] },
                { points: 6, targets: [] },
            ],
        };
        const ours = exampleView({ cards: ['lords'] });
        expect(linesOf(ours, [lords])[0]).toMatchObject({ points: 12, idle: 18 });
        expect(linesOf(ours, [lords], true)[0]).toMatchObject({ points: 30, idle: 0 });
        expect([unearned([lords]), unearned([{ ...lords, id: 'families' }])]).toEqual([18, 0]);
    });

    it('always come from castles', () => {
        expect(linesOf(exampleView()).map(({ id }) => id)).toEqual(['knights', 'castles']);
    });
});

describe('pieces', () => {
    const counts = (pieces: { id: string; count: number }[]) => pieces.map(({ id, count }) => [id, count]);

    it('are settlements alone where nothing else is in play', () => {
        expect(counts(reserveOf(exampleView(), examplePlayer(0)))).toEqual([['settlements', 30]]);
        expect(stockOf(exampleView())).toEqual([]);
    });

    it('come with the locations that use them', () => {
        const view = exampleView({
            locations: places('barracks', 'lighthouse', 'wagon', 'city_hall', 'cathedral', 'quarry', 'cabin'),
            cards: ['mayors'],
            walls_left: 21,
            scouts_left: 2,
            settlement_tiles_left: 15,
            bonuses: [{ id: 'temple_bonus', left: 1 }],
        });
        const player = examplePlayer(0, {
            warriors_left: 1,
            ship: 'a4',
            hall: ['f7'],
            aside: 1,
            colonies: 3,
            markers: [4, 9],
        });
        expect(counts(reserveOf(view, player))).toEqual([
            ['settlements', 30],
            ['aside', 1],
            ['warriors', 1],
            ['ship', 0],
            ['wagon', 1],
            ['hall', 0],
            ['colonies', 3],
            ['markers', 2],
        ]);
        expect(stockOf(view).map(({ id, count, bonus }) => [id, count, bonus])).toEqual([
            ['walls', 21, null],
            ['scouts', 2, null],
            ['tiles', 15, null],
            ['bonus', 1, 'temple_bonus'],
        ]);
        for (const { symbol } of [...reserveOf(view, player), ...stockOf(view)])
            if (symbol) expect(drawn).toContain(symbol);
    });

    it('are not in reserve while they are in the air', () => {
        const locations = [{ cell: 'l3', location: 'lighthouse', tiles: 2 }];
        const carrying = exampleView({ locations, carried: 'ship', turn: 0 });
        expect(counts(reserveOf(carrying, examplePlayer(0)))).toContainEqual(['ship', 0]);
        expect(counts(reserveOf(carrying, examplePlayer(1)))).toContainEqual(['ship', 1]);
    });
});

describe('the parts of the board', () => {
    it('are quarters, and the island', () => {
        expect(['a1', 'j10', 'k10', 'a11', 't20', 'v4'].map(placeOfCell)).toEqual([0, 0, 1, 2, 3, null]);
    });

    it('are called by their locations', () => {
        const view = exampleView({
            island: exampleIsland,
            locations: [
                { cell: 'l3', location: 'barracks', tiles: 2 },
                { cell: 'o6', location: 'crossroads', tiles: 2 },
                { cell: 'b3', location: 'farm', tiles: 2 },
                { cell: 'b7', location: 'farm', tiles: 2 },
                { cell: 'w4', location: 'rope_bridge', tiles: 2 },
            ],
        });
        expect([0, 1, 2, null].map((place) => locationsAt(view, place))).toEqual([
            ['farm'],
            ['barracks', 'crossroads'],
            [],
            ['rope_bridge'],
        ]);
    });

    it('have special cells, which are counted', () => {
        const view = exampleView({ castles: ['a1', 'b1'], caves: ['c1'], nomads: [{ cell: 'd1', tile: null }] });
        expect(featuresOf(view).map(({ word, count }) => [word, count])).toEqual([
            ['feature-castle', 2],
            ['feature-nomad', 1],
            ['feature-cave', 1],
        ]);
        for (const { symbol } of featuresOf(view)) expect(drawn).toContain(symbol);
    });
});

describe('buttons', () => {
    it('are for what no component stands for', () => {
        const options = offers(['build', 'cell:f7'], ['stop', 'turn:stop'], ['take', 'settlement-tile:one']);
        expect(buttonsOf(options).map(({ target }) => target)).toEqual(['settlement-tile:one']);
        expect(buttonsOf(new Map())).toEqual([]);
    });
});
