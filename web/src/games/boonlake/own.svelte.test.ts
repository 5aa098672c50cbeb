// Ranch, hand, scoring tiles, Sage and moments as a person or a screen reader meets them. Looks and sizes are tested in a real browser.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDecision, exampleOption } from '../../lib/example';
import type { LogEntry } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import { optionsByTarget } from '../../table/logic/targets';
import type { BoardProps } from '../board';
import {
    exampleActions,
    exampleEntry as entry,
    exampleEvent as event,
    exampleGoal,
    examplePlayer,
    exampleSeats,
    exampleView,
} from './example-view';
import Facts from './Facts.svelte';
import Goals from './Goals.svelte';
import Hand from './Hand.svelte';
import Head from './Head.svelte';
import Moment from './Moment.svelte';
import Ranch from './Ranch.svelte';
import Status from './Status.svelte';
import Token from './Token.svelte';
import type { BoonlakeView, PlayerView } from './view';

const pick = vi.fn();
const stops: (() => void)[] = [];

function put(part: Component<any>, props: Record<string, unknown>): void {
    const shown = mount(part, { target: document.body, props });
    flushSync();
    stops.push(() => void unmount(shown));
}

interface Shown {
    options?: string[];
    log?: LogEntry[];
}
function show(part: Component<any>, view: BoonlakeView, { options = [], log = [] }: Shown = {}): void {
    const decision = options.length ? exampleDecision(exampleActions(...options)) : null;
    const none = new Set<string>();
    const table: BoardProps = {
        ...{ view, viewer: view.viewer, decision, log, pick, hover: vi.fn(), play: vi.fn() },
        ...{ preview: null, asking: null, options: optionsByTarget(decision), marked: none, fresh: none, last: none },
        ...{ seats: exampleSeats, names: exampleSeats.map(({ name }) => name) },
    };
    put(part, { table });
}
const me = (more: Partial<PlayerView>): BoonlakeView =>
    exampleView({ players: [examplePlayer(0, more), examplePlayer(1, { coins: 9 })] });

const at = (target: string): HTMLElement | null => document.querySelector(`[data-target="${target}"]`);
const label = (element: Element | null): string =>
    element?.getAttribute('aria-label') ?? element?.querySelector('.visually-hidden')?.textContent ?? '';
const text = (selector: string): string =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent!.replace(/\s+/g, ' ').trim()).join(' | ');
const labelled = (name: RegExp): Element | undefined =>
    [...document.querySelectorAll('[aria-label], button')].find((one) => name.test(label(one)));

beforeEach(async () => {
    await words.use('en');
    await words.show('boonlake');
    pick.mockClear();
});
afterEach(() => {
    for (const stop of stops.splice(0)) stop();
});

describe('the ranch', () => {
    it('says what there is, what each place pays, and what the next scoring would', () => {
        show(Ranch, me({ ranch: 2, supply: 6, houses: 1, coin_steps: 3 }));
        expect(labelled(/^2 inhabitants on the ranch, 6 in the supply/)).toBeDefined();
        expect(label(labelled(/^House, row 1/)!)).toContain('Empty: each scoring pays');
        expect(labelled(/^Village, row 2\. Next to go; then each scoring pays/)).toBeDefined();
        expect(labelled(/^Coin income: step 3/)).toBeDefined();
        expect(labelled(/^Scoring 1 would pay/)).toBeDefined();
    });

    it('has levers that are ready, used, or to be had for my price, and picks them where they lie', () => {
        const levers = examplePlayer(0).levers.map((lever, n) => ({
            ...lever,
            placed: n < 2,
            used: n < 1,
            price: lever.price - 1,
        }));
        show(Ranch, me({ levers }), { options: ['pull 2', 'modernise 5'] });
        expect(label(at('lever:1'))).toContain('Used until the next scoring');
        expect(label(at('lever:2'))).toMatch(/Ready.*can be chosen$/);
        expect(label(at('lever:3'))).toContain('it costs you 7 coins');
        at('lever:5')!.click();
        expect(pick).toHaveBeenCalledWith('lever:5', expect.anything());
    });

    it('is mine again when I am asked something, after a look at somebody else’s', () => {
        show(Ranch, me({ coins: 4 }));
        labelled(/^Look at: Bela/)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        flushSync();
        expect(labelled(/^Ranch of Bela/)).toBeDefined();
        expect(labelled(/^9 coins/)).toBeDefined();
        expect(at('lever:1')).toBeNull();
    });

    it('has the cards that were played on a button that opens them, and beside it what keeps working', () => {
        show(Ranch, me({ played: ['golden_auction', 'dark_archive', 'amber_moon_broker'] }));
        expect(labelled(/^3 cards played: 6 points at the end/)).toBeDefined();
        expect(text('.cards')).toContain('Day card, works once');
        expect(label(labelled(/^card-amber_moon_broker/)!)).toContain('works for the rest of the game');
    });
});

describe('the hand', () => {
    it('lights what can be played, and says what is missing for the rest', () => {
        show(Hand, me({}), { options: ['play golden_auction', 'sell golden_auction', 'draw'] });
        expect(label(at('card:golden_auction'))).toMatch(/can be chosen$/);
        expect(label(at('card:dark_archive'))).toContain('do not have its resources');
        expect(text('.missing')).toContain('resources');
        expect(label(at('pile:cards'))).toContain('140 cards in the pile');
    });

    it('is nobody else’s to see', () => {
        show(Hand, exampleView({ viewer: null, players: [examplePlayer(0, { hand: null }), examplePlayer(1)] }));
        expect(text('.none')).toBe('Hands are seen by their players only.');
    });
});

describe('scoring tiles', () => {
    it('say what the next scoring needs, what I have, and what that would bring', () => {
        const mine = exampleGoal('sc04', {
            owner: 0,
            standings: [
                { player: 0, have: [2], met: true, marker: null, realised: false },
                { player: 1, have: [0], met: false, marker: 1, realised: true },
            ],
        });
        show(Goals, exampleView({ goals: [mine, exampleGoal('sc05')] }), { options: ['score sc04'] });
        expect(label(at('goal:sc04'))).toContain('Yours: the marker counts twice');
        expect(label(at('goal:sc04'))).toContain('Scored now, it would bring 2 points');
        expect(label(at('goal:sc04'))).toContain('Bela scored it in scoring 1');
        expect(label(at('goal:sc04'))).toContain('Realised by Bela');
        expect(label(at('goal:sc05'))).toContain('it would cost 1 point.');
        expect(text('.gain')).toBe('+2 | −1');
    });

    it('are chosen before the first turn, with all that they ask for', () => {
        show(Goals, exampleView({ dealt: ['sc01', 'sc05'], kept: 'sc05' }), { options: ['keep sc01'] });
        expect(label(at('goal:sc01'))).toContain('Scoring 4 needs');
        expect(label(at('goal:sc05'))).toContain('You keep this one');
    });

    it('have the Sage below them when one plays alone', () => {
        const sage = {
            ...{ level: 'medium', tile: 'a3', corner: 1, wanted: '27', stack: 4, hard_left: 2, seen: ['a3'] },
            cactus: 5,
        };
        const players = [examplePlayer(0), examplePlayer(1, { sage: true, income: { coins: 0, cards: 0, vp: 7 } })];
        show(Goals, exampleView({ goals: [exampleGoal('sc04')], sage, players }));
        expect(label(at('solo:a3'))).toContain('from space 27 on');
        expect(labelled(/^Cactus track: step 5, 4 points/)).toBeDefined();
        expect(labelled(/would bring her 7 points/)).toBeDefined();
    });
});

describe('moments', () => {
    const scoring = [
        entry(3, 0, event('scoring-begins', { number: 1 }), event('scored', { player: 0, vp: 2 }, 'goal:sc04')),
        entry(4, 1, event('income', { player: 0, goods: { key: 'good-vp', args: { count: 3 } } })),
    ];

    it('can be read until they are put away', () => {
        show(Moment, me({ vp: 9 }), { log: scoring });
        expect(text('.moment')).toContain('Scoring 1');
        expect(text('.moment')).toContain('Points: 4 before, 9 now');
        document.querySelector<HTMLElement>('.moment button')!.click();
        flushSync();
        expect(document.querySelector('.moment')).toBeNull();
    });

    it('go when I decide something', () => {
        show(Moment, me({}), { log: [...scoring, entry(5, 0)] });
        expect(document.querySelector('.moment')).toBeNull();
    });

    it('tell the turn of the Sage', () => {
        const turn = entry(
            2,
            null,
            event('sage-reveals', { player: 1 }, 'solo:b2'),
            event('sage-chose', { player: 1 }),
        );
        show(Moment, me({}), { log: [turn] });
        expect(text('.moment')).toContain('The Sage reveals B2');
    });
});

describe('what the shell shows of the game', () => {
    it('has facts in the seats, and a strip on a phone', () => {
        put(Facts, { view: me({ coins: 7 }), seat: 0 });
        put(Status, { snapshot: { view: me({ coins: 8 }) }, seat: 0 });
        expect(text('.fact')).toContain('7 coins');
        expect(text('.strip')).toContain('8 coins');
        expect(text('.strip')).toContain('Scoring 1 would pay');
    });

    it('draws ways to pay, prices of cards and wages on buttons', () => {
        const seat = 0;
        const view = me({});
        const pay = exampleOption('pay wood-clay tow', {
            label: { key: 'action-pay-way', args: { coins: 4, help: 'tow' } },
        });
        put(Token, { target: 'canoes:wood-clay', option: pay, view, seat });
        put(Token, { target: 'card:golden_auction', option: exampleOption('play golden_auction'), view, seat });
        put(Token, { target: 'price:coins', option: exampleOption('hire coins'), view, seat });
        const symbols = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
        expect(symbols).toEqual([
            ...['#bl-coin', '#bl-canoe', '#bl-wood', '#bl-canoe', '#bl-clay', '#bl-lever-up', '#bl-canoe'],
            ...['#bl-coin', '#bl-clay', '#bl-stone', '#bl-coin'],
        ]);
    });

    it('says in windows what a component does', () => {
        put(Head, { target: 'lever:5', view: me({}) });
        expect(document.querySelector('use')?.getAttribute('href')).toBe('#bl-coin');
    });
});
