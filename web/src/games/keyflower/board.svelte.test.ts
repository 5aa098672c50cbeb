// The board as a person or a screen reader meets it. Looks and sizes are tested in a real browser.
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDecision } from '../../lib/example';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';
import { LOOKS } from '../../lib/seats';
import { words } from '../../lib/words.svelte';
import { optionsByTarget } from '../../table/logic/targets';
import { looksOf } from '../seats';
import BoardAtTable from './BoardAtTable.svelte';
import {
    exampleBid,
    exampleBoat,
    exampleLot,
    exampleActions,
    examplePlayer,
    exampleSeats,
    exampleTile,
    exampleView,
} from './example-view';
import { intent } from './intent.svelte';
import type { KeyflowerView } from './view';

const play = vi.fn();
const pick = vi.fn();
const hover = vi.fn();
const undo = vi.fn(() => Promise.resolve());
const why = vi.fn(() => Promise.resolve(null));
const stops: (() => void)[] = [];
let room = { width: 700, height: 600 };

interface Shown extends Partial<Pick<DecisionInfo, 'kind' | 'subject' | 'reach'>> {
    options?: string[];
    last?: string[];
    marked?: string[];
    preview?: string | null;
}

function asked(notations: string[], more: Partial<DecisionInfo>) {
    const decision = exampleDecision(exampleActions(...notations), { kind: 'turn', ...more });
    return { decision, options: optionsByTarget(decision) };
}

function show(view: KeyflowerView, { options = [], last = [], marked = [], preview = null, ...more }: Shown = {}) {
    const props = $state({
        ...{ view, seats: exampleSeats.slice(0, view.players.length), viewer: view.viewer, preview },
        ...{ ...asked(options, more), marked: new Set(marked), last: new Set(last), fresh: new Set<string>() },
        ...{ pick, hover, play, undo, why },
    });
    const context = new Map([[LOOKS, () => looksOf('keyflower')]]);
    const board = mount(BoardAtTable, { target: document.body, props, context });
    flushSync();
    stops.push(() => void unmount(board));
    /** Another decision, as after an action. */
    return (next: KeyflowerView, notations: string[], then: Partial<DecisionInfo> = more): void => {
        Object.assign(props, { view: next, ...asked(notations, then) });
        flushSync();
    };
}

const cell = (tile: string): HTMLElement => document.querySelector(`[role=gridcell][data-tile="${tile}"]`)!;
const gap = (key: string): HTMLElement => document.querySelector(`[role=gridcell][data-gap="${key}"]`)!;
const label = (element: Element): string =>
    element.getAttribute('aria-label') ?? element.querySelector('.visually-hidden')!.textContent!;
const sheet = (): HTMLElement | null => document.querySelector('.sheet');
const called = (button: Element): string =>
    (button.getAttribute('aria-label') ?? button.querySelector('.visually-hidden')?.textContent ?? button.textContent!)
        .replace(/\s+/g, ' ')
        .trim();
const buttons = (): string[] => [...sheet()!.querySelectorAll('button')].map(called);
function press(name: string | RegExp): void {
    const all = [...document.querySelectorAll('button')];
    all.find((one) => (typeof name === 'string' ? called(one) === name : name.test(called(one))))!.click();
    flushSync();
}
function click(element: Element, by: 'mouse' | 'touch' = 'mouse'): void {
    element.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: by, detail: 1 }));
    flushSync();
}
function key(element: Element, name: string): void {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    flushSync();
}
const played = (): string[] => play.mock.calls.map(([option]) => (option as OptionInfo).notation);

beforeEach(async () => {
    await words.use('en');
    await words.show('keyflower');
    for (const mock of [play, pick, hover, undo, why]) mock.mockClear();
    room = { width: 700, height: 600 };
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room.width);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => room.height);
    intent.colour = null;
    intent.offered = [];
});
afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.restoreAllMocks();
});

describe('what is on auction', () => {
    const view = exampleView({
        lots: [
            exampleLot('keywood', [exampleBid(1, 'red', 2), exampleBid(0, 'red', 1, false)], { to_lead: 2 }),
            exampleLot('peddler', [exampleBid(0, 'blue', 3)], {
                uses: [{ workers: { blue: 1 }, lying: false }],
                next_use: 2,
                room: 5,
            }),
        ],
    });

    it('says of every lot who leads, what is free to move, and what the next bid and use take', () => {
        show(view);
        expect(label(cell('keywood'))).toBe(
            'tile-keywood, worker-red only, Bela leads with 2 worker-red, ' +
                'Anna: 1 worker-red, outbid and free to move, +2 to lead, a use takes 1 or more workers',
        );
        expect(label(cell('peddler'))).toBe(
            'tile-peddler, worker-blue only, Anna leads with 3 worker-blue, You lead, ' +
                '1 of 6 workers there, the next use takes 2 or more',
        );
        expect(label(cell('turn_order_1'))).toBe(
            'tile-turn_order_1, 1 to lead, whoever wins it takes the purple figure and is the next start player',
        );
    });

    it('shows bids largest first, beaten ones struck, mine that may move with an arrow', () => {
        show(view);
        const chips = [...cell('keywood').querySelectorAll('.bid')];
        expect(chips.map((chip) => chip.querySelector('b')!.textContent)).toEqual(['2', '1']);
        expect(chips.map((chip) => chip.classList.contains('beaten'))).toEqual([false, true]);
        expect(chips.map((chip) => chip.querySelector('[href="#i-arrow"]') !== null)).toEqual([false, true]);
        // Seats look like no worker, and the leader's chip shows the colour by its head.
        expect(chips[0]!.innerHTML).toContain('#seat-amber');
        expect(chips[0]!.innerHTML).toContain('#kf-mark-red');
    });

    it('tells a spectator nothing about leading', () => {
        show({ ...view, viewer: null });
        expect(label(cell('peddler'))).not.toContain('lead,');
        expect(cell('keywood').querySelector('.lead')).toBeNull();
    });

    it('cannot be used in winter', () => {
        show(exampleView({ season: 'winter' }));
        expect(label(cell('keywood'))).toContain('cannot be used while on auction');
    });

    it('gives way to my winter tiles, to boats, and to tiles to lay', () => {
        const offering = exampleView({ season: 'winter', phase: 'offering', lots: [] });
        const next = show(offering, { options: ['offer jeweller', 'offer scribes'], kind: 'sealed' });
        expect(cell('jeweller').getAttribute('aria-disabled')).toBe('false');
        const ships = exampleView({
            phase: 'ships',
            lots: [],
            choosing: [0],
            boats: [exampleBoat('keyflower'), exampleBoat('sea_bastion', { taken: true })],
        });
        next(ships, ['ship keyflower'], { kind: 'pick' });
        expect(cell('sea_bastion').getAttribute('aria-disabled')).toBe('true');
        expect(cell('keyflower').textContent).toContain('2');
        const laying = exampleView({
            phase: 'laying',
            lots: [],
            boats: [],
            players: [examplePlayer(0, { won: ['miner'] }), examplePlayer(1)],
        });
        next(laying, ['take-up miner'], { kind: 'order' });
        click(cell('miner'));
        expect(played()).toEqual(['take-up miner']);
    });

    it('names a summer boat with the side that lies up', () => {
        show(exampleView({ lots: [exampleLot('summer_boat_2', [], { side: 'b' })], sides: { summer_boat_2: 'b' } }));
        expect(label(cell('summer_boat_2'))).toMatch(/^power-double_transport, /);
        expect(cell('summer_boat_2').dataset['help']).toBe('power-double_transport');
        expect(cell('summer_boat_2').textContent).toContain('steps and upgrades count twice');
    });

    it('shows the price of an upgrade and what comes of it', () => {
        show(view);
        const drawn = [...cell('keywood').querySelectorAll('.growth .part')].map((part) =>
            [...part.querySelectorAll('use')].map((use) => use.getAttribute('href')),
        );
        expect(drawn).toEqual([
            ['#kf-upgrade', '#kf-saw'],
            ['#kf-wood', '#kf-wood', '#kf-wood', '#vp'],
        ]);
    });
});

describe('offering winter tiles', () => {
    const offering = exampleView({ season: 'winter', phase: 'offering', lots: [] });
    const told = (...tiles: string[]): KeyflowerView => ({
        ...offering,
        players: [examplePlayer(0, { offered: tiles }), examplePlayer(1)],
    });
    const sealed = { kind: 'sealed' } as const;

    it('tells the table nothing before it is confirmed', () => {
        const next = show(told(), { options: ['offer jeweller', 'offer scribes'], ...sealed });
        click(cell('jeweller'));
        click(cell('scribes'));
        click(cell('jeweller'));
        expect(label(cell('jeweller'))).not.toContain('chosen for the auction');
        expect(label(cell('scribes'))).toContain('chosen for the auction');
        expect(played()).toEqual([]);
        press('Put 1 tile up for auction');
        expect(played()).toEqual(['offer scribes']);
        next(told('scribes'), ['done', 'offer jeweller'], sealed);
        expect(played()).toEqual(['offer scribes', 'done']);
    });

    it('takes back what the table knows already when it is put back', async () => {
        const next = show(told('scribes'), { options: ['done', 'offer jeweller'], ...sealed });
        click(cell('jeweller'));
        click(cell('scribes'));
        expect(undo).toHaveBeenCalledOnce();
        await tick();
        next(told(), ['offer jeweller', 'offer scribes'], sealed);
        expect(label(cell('scribes'))).not.toContain('chosen for the auction');
        press('Put 1 tile up for auction');
        expect(played()).toEqual(['offer jeweller']);
    });
});

describe('choosing a tile', () => {
    const OPTIONS = [
        'bid keywood red',
        'bid keywood blue',
        'use keywood red',
        'bid peddler red',
        'use home_2 blue',
        'pass',
    ];

    it('lights what can be chosen, in villages too', () => {
        show(exampleView(), { options: OPTIONS });
        const open = [...document.querySelectorAll<HTMLElement>('[role=gridcell][aria-disabled=false]')];
        expect(open.map(({ dataset }) => dataset['tile'])).toEqual(['keywood', 'peddler', 'home_2']);
        expect(label(cell('home_2'))).toMatch(/can be chosen$/);
    });

    it('asks whether to bid or to use, and with which colour', () => {
        show(exampleView(), { options: OPTIONS });
        click(cell('keywood'));
        expect(played()).toEqual([]);
        expect(buttons()).toEqual([
            'Close',
            'bid keywood red, at least 1',
            'bid keywood blue, at least 1',
            'use keywood red, at least 1',
        ]);
        press('use keywood red, at least 1');
        expect(played()).toEqual([]);
        expect(sheet()!.querySelector('[aria-pressed=true]')!.textContent).toContain('use keywood red');
        press('Use tile-keywood with 1 worker-red');
        expect(played()).toEqual(['use keywood red']);
    });

    it('says how many once the table asks, and asks nothing more', () => {
        const next = show(exampleView(), { options: OPTIONS });
        click(cell('keywood'));
        press('bid keywood red, at least 1');
        press('One more');
        press('Bid 2 worker-red for tile-keywood');
        const gather = { player: 0, kind: 'bid', tile: 'keywood', colour: 'red', taken: [], workers: {} };
        next(exampleView({ gather }), ['send 1', 'send 2', 'send 3'], { kind: 'amount', subject: 'tile:keywood' });
        expect(played()).toEqual(['bid keywood red', 'send 2']);
    });

    it.each(['mouse', 'touch'] as const)('has the one thing that is possible ready, for a %s as well', (by) => {
        show(exampleView(), { options: OPTIONS });
        click(cell('peddler'), by);
        expect(buttons()).toEqual(['Close', 'bid peddler red, at least 1']);
        press('Bid 1 worker-red for tile-peddler');
        expect(played()).toEqual(['bid peddler red']);
    });

    it('shows what is not possible, and asks the table why', () => {
        show(exampleView(), { options: OPTIONS });
        const cannot = (): (string | undefined)[] =>
            [...sheet()!.querySelectorAll<HTMLElement>('[data-cannot]')].map(({ dataset }) => dataset['cannot']);
        click(cell('turn_order_1'));
        expect(cannot()).toEqual(['bid', 'use']);
        click(cell('peddler'));
        expect(cannot()).toEqual(['use']);
        click(cell('home_1'));
        expect(cannot()).toEqual(['use']);
        expect(why.mock.calls).toEqual([
            ['bid turn_order_1 blue'],
            ['use turn_order_1 blue'],
            ['use peddler blue'],
            ['use home_1 blue'],
        ]);
    });

    it('can be closed, and is over with the decision', () => {
        const next = show(exampleView(), { options: OPTIONS });
        click(cell('keywood'));
        key(sheet()!, 'Escape');
        expect(sheet()).toBeNull();
        click(cell('keywood'));
        next(exampleView(), ['bid peddler red', 'pass']);
        expect(sheet()).toBeNull();
    });

    it('keeps to the colour that was pointed out', () => {
        show(exampleView(), { options: OPTIONS });
        intent.colour = 'blue';
        flushSync();
        expect(cell('peddler').getAttribute('aria-disabled')).toBe('true');
        click(cell('keywood'));
        press('Bid 1 worker-blue for tile-keywood');
        expect(played()).toEqual(['bid keywood blue']);
    });
});

describe('gathering workers', () => {
    const gather = { player: 0, kind: 'bid', tile: 'peddler', colour: 'red', taken: [], workers: {} };
    const players = [examplePlayer(0, { free_groups: ['keywood'] }), examplePlayer(1)];
    const lots = [
        exampleLot('keywood', [exampleBid(1, 'red', 3), exampleBid(0, 'red', 2, false)]),
        exampleLot('peddler', [exampleBid(1, 'red', 1)]),
    ];
    const view = exampleView({ gather, players, lots });
    const gathering = { kind: 'amount', subject: 'tile:peddler' } as const;

    it('begins with the fewest that suffice, and goes up and down', () => {
        show(view, { options: ['with keywood', 'send 2', 'send 3'], ...gathering });
        press('Bid 2 worker-red for tile-peddler');
        press('One more');
        press('Bid 3 worker-red for tile-peddler');
        expect(played()).toEqual(['send 2', 'send 3']);
    });

    it('counts what is there already', () => {
        const taken = { ...gather, taken: ['keywood'], workers: { red: 2 } };
        show({ ...view, gather: taken }, { options: ['send 0', 'send 1'], ...gathering });
        press('Bid 2 worker-red for tile-peddler');
        expect(played()).toEqual(['send 0']);
    });

    it('takes a group that was outbid along, from the window or where it lies', () => {
        show(view, { options: ['with keywood', 'send 2'], ...gathering });
        click(cell('keywood'));
        press('with keywood');
        expect(played()).toEqual(['with keywood', 'with keywood']);
    });

    it('adds mixed workers one by one', () => {
        const mixed = { ...gather, kind: 'use', colour: 'mixed', workers: { red: 1 } };
        show({ ...view, gather: mixed }, { options: ['add blue', 'done'], kind: 'several', subject: 'tile:peddler' });
        expect(buttons()).toEqual(['add blue', 'done']);
        press('add blue');
        press('done');
        expect(played()).toEqual(['add blue', 'done']);
    });

    it('asks what to pay with', () => {
        show(exampleView(), { options: ['give saw', 'give anvil'], kind: 'pay', subject: 'tile:peddler' });
        press('give anvil');
        expect(played()).toEqual(['give anvil']);
    });
});

describe('transport', () => {
    const village = [
        exampleTile('home_1', { resources: { wood: 2, stone: 1 } }),
        exampleTile('stable', { q: 0, r: -1 }),
        exampleTile('miner', { q: 0, r: -2 }),
    ];
    const transport = { player: 0, steps: 2, upgrades: 1 };
    const view = exampleView({ transport, players: [examplePlayer(0, { village }), examplePlayer(1)] });
    const OPTIONS = ['carry wood home_1 n', 'carry stone home_1 n', 'upgrade miner', 'done'];
    const near = { 'tile:home_1': { 'tile:stable': ['n'] } };
    const home = { 'tile:stable': ['n'], 'tile:miner': ['n', 'n'] };
    const walk: Pick<DecisionInfo, 'kind' | 'reach'> = { kind: 'walk', reach: { 'tile:home_1': home } };
    /** The stable has something on it, too. */
    const onward: Pick<DecisionInfo, 'kind' | 'reach'> = {
        kind: 'walk',
        reach: { ...walk.reach, 'tile:stable': { 'tile:miner': ['n'], 'tile:home_1': ['s'] } },
    };
    const good = (tile: string, kind: string): Element => cell(tile).querySelector(`[data-resource=${kind}]`)!;

    it('takes up a resource and carries it to a neighbour that is lit', () => {
        show({ ...view, transport: { ...transport, steps: 1 } }, { options: OPTIONS, kind: 'walk', reach: near });
        click(good('home_1', 'stone'));
        expect(played()).toEqual([]);
        expect(cell('stable').getAttribute('aria-disabled')).toBe('false');
        expect(cell('miner').getAttribute('aria-disabled')).toBe('true');
        click(cell('stable'));
        expect(played()).toEqual(['carry stone home_1 n']);
    });

    it('goes all the way to a tile farther off, step by step', () => {
        const next = show(view, { options: OPTIONS, ...walk });
        click(good('home_1', 'wood'));
        expect(cell('miner').getAttribute('aria-disabled')).toBe('false');
        click(cell('miner'));
        expect(played()).toEqual(['carry wood home_1 n']);
        next(
            { ...view, transport: { ...transport, steps: 1 } },
            ['carry wood stable n', 'carry wood stable s', 'done'],
            onward,
        );
        expect(played()).toEqual(['carry wood home_1 n', 'carry wood stable n']);
    });

    it('goes on with the same load', () => {
        const next = show(view, { options: OPTIONS, ...walk });
        click(good('home_1', 'wood'));
        click(cell('stable'));
        const moved = [
            exampleTile('home_1', { resources: { wood: 1, stone: 1 } }),
            exampleTile('stable', { q: 0, r: -1, resources: { wood: 1 } }),
            village[2]!,
        ];
        next(
            { ...view, players: [examplePlayer(0, { village: moved }), examplePlayer(1)] },
            ['carry wood home_1 n', 'carry wood stable n', 'done'],
            onward,
        );
        click(cell('miner'));
        expect(played()).toEqual(['carry wood home_1 n', 'carry wood stable n']);
    });

    it('leaves a load that has arrived where it is, once another one is pointed at', () => {
        const next = show(view, { options: OPTIONS, ...walk });
        click(good('home_1', 'wood'));
        click(cell('stable'));
        const moved = [
            exampleTile('home_1', { resources: { stone: 1 } }),
            exampleTile('stable', { q: 0, r: -1, resources: { wood: 1 } }),
            village[2]!,
        ];
        const after = { ...view, players: [examplePlayer(0, { village: moved }), examplePlayer(1)] };
        next(after, ['carry wood stable s', 'carry wood stable n', 'carry stone home_1 n', 'done'], onward);
        click(good('home_1', 'stone'));
        expect(played()).toEqual(['carry wood home_1 n']);
        click(cell('stable'));
        expect(played()).toEqual(['carry wood home_1 n', 'carry stone home_1 n']);
    });

    it('asks which one where a tile has several, and lays it down again when picked twice', () => {
        show(view, { options: OPTIONS, ...walk });
        click(cell('home_1'));
        expect(buttons()).toEqual(['Close', 'resource-wood', 'resource-stone']);
        press('resource-wood');
        expect(cell('stable').getAttribute('aria-disabled')).toBe('false');
        click(good('home_1', 'wood'));
        expect(cell('stable').getAttribute('aria-disabled')).toBe('true');
    });

    it('upgrades a tile that is lit, and says what is left', () => {
        show(view, { options: OPTIONS, ...walk });
        click(cell('miner'));
        expect(played()).toEqual(['upgrade miner']);
        expect([...document.querySelectorAll('.left svg')].map((one) => one.getAttribute('aria-label'))).toEqual([
            '2 steps left',
            '1 upgrade left',
        ]);
    });
});

describe('laying a tile', () => {
    const view = exampleView({ phase: 'laying', lots: [], boats: [], laying: { '0': 'keywood' } });
    view.players[0] = examplePlayer(0, { won: ['keywood'] });
    const OPTIONS = ['lay home_1 n 0', 'lay home_1 n 2', 'lay home_1 nw 1'];

    it('lights the places where it fits, and says of the others that it does not', () => {
        show(view, { options: OPTIONS, kind: 'place', subject: 'tile:keywood' });
        expect(document.querySelectorAll('[data-gap]')).toHaveLength(6);
        expect(label(gap('0,-1'))).toBe('Place beside tile-home_1: the tile fits');
        expect(gap('-1,0').getAttribute('aria-disabled')).toBe('false');
        expect(label(gap('0,1'))).toBe('Place beside tile-home_1: the tile does not fit');
    });

    it('is shown first, and laid by the second click', () => {
        show(view, { options: OPTIONS, kind: 'place', subject: 'tile:keywood' });
        click(gap('-1,0'));
        expect(played()).toEqual([]);
        expect(gap('-1,0').getAttribute('aria-selected')).toBe('true');
        click(gap('-1,0'));
        expect(played()).toEqual(['lay home_1 nw 1']);
    });

    it('is turned by buttons and by keys, from one fitting way to the next', () => {
        show(view, { options: OPTIONS, kind: 'place', subject: 'tile:keywood' });
        click(gap('0,-1'));
        press('Turn it right (R)');
        press('Lay it here');
        key(document.body, 'r');
        press('Lay it here');
        expect(played()).toEqual(['lay home_1 n 2', 'lay home_1 n 0']);
    });

    it('says which edges do not go together', () => {
        show(view, { options: OPTIONS, kind: 'place', subject: 'tile:keywood' });
        click(gap('0,1'));
        expect(document.querySelector('.said')!.textContent).toBe('road meets water');
        expect(document.querySelectorAll('line.clash')).toHaveLength(1);
        press('Lay it here');
        expect(played()).toEqual([]);
    });
});

describe('villages', () => {
    it('are large one at a time', () => {
        show(exampleView());
        const names = (): string[] =>
            [...document.querySelectorAll('section.village')].map((one) => one.getAttribute('aria-label')!);
        expect(names()).toEqual(['Your village', 'Village of Bela']);
        press('Village of Bela: enlarge');
        expect(names()).toEqual(['Village of Bela', 'Your village']);
        press('Village of Bela: make small again');
        expect(names()).toEqual(['Your village', 'Village of Bela']);
    });

    it('say what lies on their tiles', () => {
        const home = exampleTile('home_1', {
            upgraded: true,
            colour: 'red',
            uses: [{ workers: { red: 2 }, lying: false }],
            next_use: 3,
            room: 4,
            resources: { wood: 1, gold: 2 },
        });
        show(exampleView({ players: [examplePlayer(0, { village: [home] }), examplePlayer(1)] }));
        expect(label(cell('home_1'))).toBe(
            'tile-home_1, upgraded, worker-red only, workers there: 2 worker-red, ' +
                '2 of 6 workers there, the next use takes 3 or more, goods: 1 resource-wood, 2 resource-gold',
        );
    });
});

describe('keys', () => {
    it('go from lot to lot, and choose', () => {
        show(exampleView(), { options: ['bid peddler red', 'bid peddler blue', 'pass'] });
        expect(cell('keywood').tabIndex).toBe(0);
        cell('keywood').focus();
        key(cell('keywood'), 'ArrowRight');
        expect(document.activeElement).toBe(cell('peddler'));
        key(cell('peddler'), 'ArrowDown');
        expect(document.activeElement).toBe(cell('turn_order_1'));
        key(cell('turn_order_1'), 'ArrowUp');
        key(cell('peddler'), 'Enter');
        expect(buttons()).toHaveLength(3);
    });

    it('go from tile to tile in a village', () => {
        const village = [exampleTile('home_1'), exampleTile('stable', { q: 0, r: 1 })];
        show(exampleView({ players: [examplePlayer(0, { village }), examplePlayer(1)] }));
        cell('home_1').focus();
        key(cell('home_1'), 'ArrowDown');
        expect(document.activeElement).toBe(cell('stable'));
    });
});

describe('on a phone', () => {
    beforeEach(() => (room = { width: 370, height: 480 }));
    const tabs = (): string[] =>
        [...document.querySelectorAll('[role=tab]')].map((tab) => tab.getAttribute('aria-selected')!);

    it('everything has a page', () => {
        show(exampleView());
        expect(tabs()).toEqual(['true', 'false', 'false']);
        expect(cell('keywood')).not.toBeNull();
        expect(cell('home_1')).toBeNull();
        press('Others');
        expect(cell('home_2')).not.toBeNull();
        press('Village of Bela: enlarge');
        press('Village of Bela: make small again');
        expect(tabs()).toEqual(['false', 'false', 'true']);
    });

    it('the village comes up when something is done there', () => {
        const next = show(exampleView(), { options: ['pass'] });
        next(exampleView({ transport: { player: 0, steps: 1, upgrades: 1 } }), ['upgrade home_1', 'done'], {
            kind: 'walk',
        });
        expect(tabs()).toEqual(['false', 'true', 'false']);
        expect(cell('home_1')).not.toBeNull();
    });
});
