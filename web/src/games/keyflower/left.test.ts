// The panels as a person or a screen reader meets them. Looks and sizes are tested in a real browser.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OptionInfo, Snapshot } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import { optionsByTarget } from '../../table/logic/targets';
import { exampleDecision } from '../../lib/example';
import {
    exampleBid,
    exampleBoat,
    exampleLine,
    exampleLot,
    exampleActions,
    examplePlayer,
    exampleSnapshot,
    exampleTile,
    exampleView,
} from './example-view';
import Facts from './Facts.svelte';
import { intent } from './intent.svelte';
import Left from './Left.svelte';
import Status from './Status.svelte';
import type { KeyflowerView } from './view';

const play = vi.fn();
const hover = vi.fn();
let stop = (): void => {};

interface Shown {
    options?: OptionInfo[];
    snapshot?: Partial<Snapshot>;
}

function show(view: KeyflowerView, { options: actions = [], snapshot = {} }: Shown = {}): void {
    const options = new Map(optionsByTarget({ options: actions }));
    const nothing = new Set<string>();
    const shot = exampleSnapshot(view, snapshot);
    const props = {
        ...{ view, seats: shot.seats, viewer: view.viewer, options, preview: null, snapshot: shot },
        ...{ marked: nothing, fresh: nothing, last: nothing, pick: vi.fn(), hover, play },
        decision: actions.length ? exampleDecision(actions) : null,
    };
    const left = mount(Left, { target: document.body, props });
    flushSync();
    stop = () => void unmount(left);
}

const text = (selector: string): string =>
    (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
/** What listeners are told instead of pictures. */
const said = (selector: string): string[] =>
    [...document.querySelectorAll(`${selector} .visually-hidden`)].map((one) => one.textContent!.trim());
/** What a button is called. */
const called = (button: HTMLElement): string =>
    button.getAttribute('aria-label') ??
    (button.querySelector('.visually-hidden') ?? button).textContent!.replace(/\s+/g, ' ').trim();
const buttons = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('.column button:not([popovertarget])')].map(called);
function press(label: string): void {
    [...document.querySelectorAll<HTMLElement>('button')].find((one) => called(one) === label)!.click();
    flushSync();
}
const played = (): string[] => play.mock.calls.map(([option]) => (option as OptionInfo).notation);

beforeEach(async () => {
    await words.use('en');
    await words.show('keyflower');
    play.mockClear();
    hover.mockClear();
});
afterEach(() => {
    stop();
    stop = () => {};
});

describe('my turn', () => {
    const options = exampleActions('pass', 'bid keywood red', 'use peddler red', 'use peddler blue');

    it('offers the colours that can do something', () => {
        show(exampleView(), { options });
        expect(buttons()).toEqual(['3 × worker-red: show what they can do', '4 × worker-blue: show what they can do']);
    });

    it('lets the board know which workers are meant, and says what they can do', () => {
        show(exampleView(), { options });
        press('3 × worker-red: show what they can do');
        expect(intent.colour).toBe('red');
        expect(text('.pointed')).toBe('One tile to bid for, one to use: choose one.');
        press('All colours again');
        expect(intent.colour).toBeNull();
    });

    it('forgets the workers meant when something else is asked', () => {
        show(exampleView(), { options });
        press('3 × worker-red: show what they can do');
        stop();
        stop = () => {};
        flushSync();
        expect(intent.colour).toBeNull();
    });

    it('warns when a pass would end the season', () => {
        show(exampleView({ passed: [1], pass_ends: true }), { options });
        expect(text('.now')).toContain('the season ends');
    });
});

describe('what is under way', () => {
    const gather = { player: 0, kind: 'bid', tile: 'keywood', colour: 'red', taken: ['peddler'], workers: { red: 2 } };
    const view = exampleView({
        gather,
        lots: [
            exampleLot('keywood', [exampleBid(0, 'red', 1, false), exampleBid(1, 'red', 3)]),
            exampleLot('miner', [exampleBid(0, 'red', 2, false), exampleBid(1, 'red', 4)]),
        ],
        players: [examplePlayer(0, { free_groups: ['keywood', 'miner'] }), examplePlayer(1)],
    });
    const options = exampleActions('send 1', 'send 2');

    it('leaves the question to the window of the table', () => {
        show(view, { options });
        expect(buttons()).toEqual([]);
        expect(text('.doing .name')).toBe('tile-keywood');
    });

    it('tells steps and upgrades that are left', () => {
        show(exampleView({ transport: { player: 0, steps: 2, upgrades: 1 } }), {
            options: exampleActions('done', 'carry wood home_1 ne', 'upgrade home_1'),
        });
        const left = [...document.querySelectorAll('.doing [role=img]')].map((one) => one.getAttribute('aria-label'));
        expect(left).toEqual(['2 steps left', 'One upgrade left']);
    });

    it('tells what is still to pay', () => {
        const village = [exampleTile('home_1', { resources: { stone: 2, gold: 1 } })];
        const paying = { player: 0, tile: 'home_1', resources: { stone: 1 }, any: 1, skills: {}, any_skill: 0 };
        show(exampleView({ paying, players: [examplePlayer(0, { village }), examplePlayer(1)] }), {
            options: exampleActions('spend stone', 'spend gold'),
        });
        expect(text('.doing .line')).toContain('one resource of any kind');
    });

    it('is told of others without their buttons', () => {
        show(exampleView({ turn: 1, gather: { ...gather, player: 1 } }));
        expect(text('.doing .who')).toBe('Bela');
        expect(buttons()).toEqual([]);
    });
});

describe('my screen', () => {
    it('lights workers and skills that can pay', () => {
        show(exampleView(), { options: exampleActions('pay red', 'pay blue') });
        expect(buttons()).toEqual(['pay red', 'pay blue']);
        press('pay blue');
        expect(played()).toEqual(['pay blue']);
    });

    it('offers winter tiles together with the board, and ticks those chosen', () => {
        const offer = vi.fn();
        intent.offer = offer;
        intent.offered = ['jeweller'];
        show(exampleView({ season: 'winter', phase: 'offering', lots: [] }), {
            options: exampleActions('offer jeweller', 'offer scribes'),
        });
        const pressed = [...document.querySelectorAll('.tile[aria-pressed=true]')];
        expect(pressed.map((one) => one.textContent)).toEqual([expect.stringContaining('tile-jeweller')]);
        document.querySelector<HTMLElement>('.tile[aria-pressed=false]')!.click();
        expect(offer).toHaveBeenCalledWith('scribes');
        expect(played()).toEqual([]);
        intent.offer = null;
    });

    it('has tiles to lay beside it', () => {
        const player = examplePlayer(0, { won: ['keywood', 'miner'], stranded: ['keyflower'] });
        show(exampleView({ lots: [], boats: [], players: [player, examplePlayer(1)] }), {
            options: exampleActions('take-up keywood'),
        });
        expect(buttons()).toEqual(['take-up keywood']);
        expect(text('.column')).toContain('Fit nowhere yet');
    });

    it('of somebody else hides what nobody has seen', () => {
        const players = [
            examplePlayer(0, { colours: null, skill_kinds: null, winter: null, known: { blue: 2 }, skills: 1 }),
            examplePlayer(1),
        ];
        show(exampleView({ viewer: null, players }));
        expect(text('.column')).toContain('Behind the screen of Anna');
        expect(said('.workers')).toEqual(['2 × worker-blue', '6 workers of colours you have not seen']);
        expect(text('.skills')).toContain('One skill you have not seen');
        expect(text('.column')).toContain('2 winter tiles in hand');
        expect(text('.column')).not.toContain('jeweller');
    });
});

describe('the season', () => {
    it('says what is on offer, who has passed, and what the supply has', () => {
        show(
            exampleView({
                turn: 0,
                passed: [1],
                lots: [exampleLot('keywood', [exampleBid(1, 'red', 1)]), exampleLot('miner')],
            }),
        );
        expect(text('.season .name')).toBe('season-spring');
        expect(text('.season .state')).toBe('2 tiles, 1 without a bid');
        expect(text('.passes')).toContain('Passed one after the other: Bela');
        expect(text('.supply')).toContain('worker-green: 20 left');
    });
});

describe('the boats', () => {
    it('carry workers and skills, and are chosen where they lie', () => {
        const view = exampleView({
            phase: 'ships',
            lots: [],
            choosing: [0],
            boats: [exampleBoat('keyflower', { taken: true }), exampleBoat('sea_bastion')],
        });
        show(view, { options: exampleActions('ship sea_bastion') });
        expect(text('.boats li:first-child')).toBe('tile-keyflower taken');
        expect(text('.boats li:last-child')).toContain('2 × worker-red');
        document.querySelector<HTMLElement>('.boats button')!.click();
        expect(played()).toEqual(['ship sea_bastion']);
    });

    it('say who has chosen, who chooses, and who follows', () => {
        const players = [examplePlayer(0), examplePlayer(1), examplePlayer(2), examplePlayer(3)];
        show(exampleView({ phase: 'ships', lots: [], players, choosing: [2, 0, 3] }));
        expect([...document.querySelectorAll('.order .visually-hidden')].map((one) => one.textContent)).toEqual([
            'Bela has chosen a boat',
            'Cleo chooses a boat',
            'Anna is next to choose a boat',
            'Dora chooses a boat after 2 others',
        ]);
    });

    it('are chosen in an order that the turn-order tiles change', () => {
        const choosers = [
            { player: 1, tile: 'turn_order_1' },
            { player: 0, tile: null },
        ];
        show(exampleView({ choosers, next_start: 1 }));
        const places = [...document.querySelectorAll('.order li')].map((one) => one.getAttribute('title'));
        expect(places).toEqual(['Place 1: Bela, by turn-order tile 1', 'Place 2: Anna']);
        const purple = [...document.querySelectorAll('.who [aria-label]')].map((one) => one.getAttribute('aria-label'));
        expect(purple).toEqual(['Anna has the purple figure', 'Bela would have the purple figure next']);
    });

    it('in winter are worth points', () => {
        show(exampleView({ season: 'winter' }));
        expect(document.querySelectorAll('.boats .marks')).toHaveLength(2);
    });
});

describe('the points', () => {
    const sheet = [[exampleLine('village', 5, 'tile:home_1'), exampleLine('gold', 0)], []];

    it('are signs while the game is on', () => {
        show(exampleView(), { snapshot: { sheet, scores: [5, 0] } });
        expect(text('.signs')).toBe('5 village: 5');
    });

    it('at the end say what was counted', () => {
        const scribes = exampleLine('scribes', 10, 'tile:scribes', 'skill:saw', 'skill:anvil', 'skill:pickaxe');
        show(exampleView({ season: 'winter', lots: [] }), {
            snapshot: { sheet: [[...sheet[0]!, scribes], []], scores: [15, 0], over: true },
        });
        expect(text('.lines li:last-child')).toContain('1 × skill-saw');
        expect(text('.heading > b')).toBe('15');
        expect(document.querySelector('.season')).toBeNull();
    });
});

describe('the strip on a phone', () => {
    function strip(view: KeyflowerView, actions: OptionInfo[]): void {
        const options = new Map(optionsByTarget({ options: actions }));
        const status = mount(Status, {
            target: document.body,
            props: { snapshot: exampleSnapshot(view), seat: 0, options, play },
        });
        flushSync();
        stop = () => void unmount(status);
    }

    it('has the season and my workers', () => {
        strip(exampleView({ passed: [1] }), exampleActions('pass', 'bid keywood red'));
        expect(document.querySelector('.strip [role=img]')!.getAttribute('aria-label')).toContain('season-spring');
        expect(document.querySelectorAll('.strip .worker')).toHaveLength(4);
    });

    it('asks nothing twice', () => {
        strip(exampleView(), exampleActions('send 1', 'send 2'));
        expect(document.querySelectorAll('.strip button')).toHaveLength(0);
        expect(document.querySelectorAll('.strip .worker')).toHaveLength(4);
    });
});

describe('the facts of a seat', () => {
    function facts(view: KeyflowerView, seat: number): string {
        const row = mount(Facts, { target: document.body, props: { view, seat } });
        flushSync();
        stop = () => void unmount(row);
        return text('.facts');
    }

    it('count what is behind the screen, and tell what everybody has seen', () => {
        const view = exampleView({
            lots: [exampleLot('keywood', [exampleBid(1, 'red', 1)])],
            players: [examplePlayer(0), examplePlayer(1, { known: { green: 1 }, skills: 2 })],
        });
        const told = facts(view, 1);
        for (const part of [
            '8 workers behind the screen',
            '1 × worker-green, seen by all',
            '2 skills behind the screen',
            '2 winter tiles in hand',
            '1 bid leads',
        ])
            expect(told).toContain(part);
    });

    it('show the purple figure', () => {
        facts(exampleView(), 0);
        expect(document.querySelector('.facts [aria-label="Has the purple figure"]')).not.toBeNull();
    });
});
