import { describe, expect, it } from 'vitest';
import { origins, piecesInBox, tilesInBox } from './about';
import {
    exampleBid,
    exampleLine,
    exampleLot,
    exampleActions,
    exampleOptions,
    examplePlayer,
    exampleTile,
    exampleView,
} from './example-view';
import {
    actionsOf,
    askedOf,
    beaten,
    leads,
    linesOf,
    named,
    ofVerb,
    ownTarget,
    piecesOf,
    scoreSymbol,
    SEASONS,
    showsBack,
    skillsOf,
    unbid,
    workersOf,
} from './panels';
import sheet from './symbols.svg?raw';

const drawn = new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

describe('actions', () => {
    const options = exampleOptions('pass', 'bid keywood red', 'bid keywood blue', 'use peddler red');

    it('are there once each, whatever they point at', () => {
        expect(actionsOf(options).map(({ notation }) => notation)).toEqual([
            'pass',
            'bid keywood red',
            'bid keywood blue',
            'use peddler red',
        ]);
        expect(ofVerb(options, 'bid')).toHaveLength(2);
    });

    it('name what they are about', () => {
        const [bid] = ofVerb(options, 'bid');
        expect([named(bid!, 'tile'), named(bid!, 'colour'), named(bid!, 'skill')]).toEqual(['keywood', 'red', null]);
    });

    it('may have a target of their own', () => {
        const own = actionsOf(options).map((option) => ownTarget(options, option));
        expect(own).toEqual(['turn:pass', null, 'colour:blue', 'tile:peddler']);
    });

    it.each([
        ['turn', ['pass', 'bid keywood red']],
        ['gather', ['send 2', 'send 3', 'with peddler']],
        ['mixed', ['done', 'add red']],
        ['worker', ['pay red', 'pay-group keywood']],
        ['skill', ['give saw']],
        ['resource', ['spend wood', 'spend gold']],
        ['take', ['take wood']],
        ['transport', ['done', 'carry wood keywood ne']],
        ['transport', ['done', 'upgrade keywood']],
        ['winter', ['done', 'offer scribes']],
        ['ship', ['ship keyflower']],
        ['take-up', ['take-up keywood']],
        ['lay', ['lay keywood ne 3']],
    ])('tell what is asked: %s', (asked, notations) => {
        expect(askedOf(exampleView(), exampleActions(...notations))).toBe(asked);
    });

    it('tell it also when nothing but to be done is left', () => {
        const done = exampleActions('done');
        const gather = { player: 0, kind: 'use', tile: 'keywood', colour: 'mixed', taken: [], workers: { red: 1 } };
        expect(askedOf(exampleView({ gather }), done)).toBe('mixed');
        expect(askedOf(exampleView({ gather }), exampleActions('with peddler'))).toBe('mixed');
        expect(askedOf(exampleView({ transport: { player: 0, steps: 1, upgrades: 0 } }), done)).toBe('transport');
        expect(askedOf(exampleView(), [])).toBeNull();
    });
});

describe('a screen', () => {
    it('shows its owner every colour', () => {
        const { known, hidden } = workersOf(examplePlayer(0));
        expect(known.map(({ kind, count }) => [kind, count])).toEqual([
            ['red', 3],
            ['yellow', 1],
            ['blue', 4],
            ['green', 0],
        ]);
        expect(hidden).toBe(0);
    });

    it('shows others what everybody has seen, and how many more there are', () => {
        const player = examplePlayer(1, { workers: 9, known: { green: 2 }, skills: 3, known_skills: { anvil: 1 } });
        expect(workersOf(player)).toMatchObject({ hidden: 7 });
        expect(workersOf(player).known.find(({ kind }) => kind === 'green')?.count).toBe(2);
        expect(skillsOf(player).hidden).toBe(2);
    });
});

describe('bids', () => {
    const view = exampleView({
        lots: [
            exampleLot('keywood', [exampleBid(0, 'red', 2, false), exampleBid(1, 'red', 3)]),
            exampleLot('peddler', [exampleBid(0, 'blue', 1)]),
            exampleLot('miner'),
        ],
        order: [exampleLot('turn_order_1', [exampleBid(0, 'green', 1)])],
        players: [examplePlayer(0, { free_groups: ['keywood'] }), examplePlayer(1)],
    });

    it('that were outbid are free to move', () => {
        expect(beaten(view, 0)).toEqual([{ tile: 'keywood', colour: 'red', size: 2 }]);
        expect(beaten(view, 1)).toEqual([]);
    });

    it('are counted where they lead', () => {
        expect([leads(view, 0), leads(view, 1)]).toEqual([2, 1]);
        expect(unbid(view)).toBe(1);
    });
});

describe('tiles', () => {
    it('show their back when they are upgraded, summer boats when they lie with side b up, and at the end where a boat turns one over', () => {
        const village = [exampleTile('home_1', { upgraded: true }), exampleTile('summer_boat_1', { side: 'b' })];
        const view = exampleView({
            lots: [exampleLot('summer_boat_2', [], { side: 'a' }), exampleLot('summer_boat_3', [], { side: 'b' })],
            players: [examplePlayer(0, { village }), examplePlayer(1, { flipped: 'keywood' })],
            sides: { summer_boat_1: 'b', summer_boat_2: 'a', summer_boat_3: 'b' },
        });
        const tiles = ['home_1', 'summer_boat_1', 'summer_boat_2', 'summer_boat_3', 'jeweller', 'keywood'];
        expect(tiles.map((tile) => showsBack(view, tile))).toEqual([true, true, false, true, false, true]);
    });
});

describe('the season', () => {
    it('has a sign', () => {
        for (const season of SEASONS) expect(drawn).toContain(`kf-${season}`);
    });
});

describe('points', () => {
    it('come from the lines that have brought some', () => {
        const lines = [exampleLine('village', 5), exampleLine('gold', 0), exampleLine('scribes', 10)];
        expect(linesOf(lines).map(({ id }) => id)).toEqual(['village', 'scribes']);
        expect([scoreSymbol('village'), scoreSymbol('scribes')]).toEqual(['kf-village', null]);
        for (const id of ['village', 'gold', 'turn_order']) expect(drawn).toContain(scoreSymbol(id));
    });

    it('name the pieces that were counted, and leave out tiles', () => {
        const line = exampleLine(
            'scribes',
            20,
            'tile:scribes',
            'skill:saw',
            'skill:anvil',
            'skill:saw',
            'colour:red',
            'figure:purple',
        );
        const found = piecesOf(line);
        expect(found.map(({ word, count }) => [word, count])).toEqual([
            ['skill-saw', 2],
            ['skill-anvil', 1],
            ['worker-red', 1],
            ['worker-purple', 1],
        ]);
        for (const { symbol } of found) expect(drawn).toContain(symbol);
    });
});

describe('the box', () => {
    it('has 64 tiles, 141 figures, 120 resources and 48 skills', () => {
        const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0);
        expect(tilesInBox().map(({ count }) => count)).toEqual([6, 12, 8, 12, 12, 4, 6, 4]);
        expect(sum(piecesInBox().map(({ count }) => count))).toBe(141 + 120 + 48);
        for (const { symbol } of [...tilesInBox(), ...piecesInBox()]) expect(drawn).toContain(symbol);
    });

    it('says where the facts of its tiles come from', () => {
        expect(origins()).toEqual([
            { origin: 'published', count: 60 },
            { origin: 'rulebook', count: 4 },
        ]);
    });
});
