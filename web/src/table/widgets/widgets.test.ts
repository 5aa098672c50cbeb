// The window as a person or a screen reader meets it, over a board that draws nothing by itself.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ui } from '../../games/plain';
import { exampleDecision, exampleOption } from '../../lib/example';
import type { DecisionInfo, Kind, OptionInfo } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import type { Reason } from '../state.svelte';
import { asksOf, type Choosing } from './asks';
import Asking from './Asking.svelte';

const play = vi.fn();
const close = vi.fn();
const why = vi.fn((): Promise<Reason | null> => Promise.resolve(null));
const played = (): string[] => play.mock.calls.map(([option]) => (option as OptionInfo).notation);
let stop = (): void => {};

function show(decision: DecisionInfo, choosing: Choosing | null = null): void {
    const asks = asksOf(decision, choosing)!;
    const props = { asks, view: {}, seat: 0, names: [], ui, area: undefined, focus: false };
    const shown = mount(Asking, { target: document.body, props: { ...props, play, hover: vi.fn(), why, close } });
    flushSync();
    stop = () => void unmount(shown);
}
const ask = (kind: Kind, options: OptionInfo[], more: Partial<DecisionInfo> = {}): void =>
    show(exampleDecision(options, { kind, ...more }));

const sheet = (): HTMLElement => document.querySelector('.sheet')!;
const called = (button: Element): string =>
    (button.getAttribute('aria-label') ?? button.textContent!).replace(/\s+/g, ' ').trim();
const buttons = (): string[] => [...sheet().querySelectorAll('button')].map(called);
function press(name: string): void {
    [...sheet().querySelectorAll('button')].find((one) => called(one) === name)!.click();
    flushSync();
}
function key(element: Element, name: string): void {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    flushSync();
}

const done = exampleOption('done', { role: 'confirms' });
const thing = (notation: string, more: Partial<OptionInfo> = {}): OptionInfo =>
    exampleOption(notation, { targets: [`thing:${notation.split(' ')[1]}`], ...more });

beforeEach(async () => {
    await words.use('en');
    play.mockClear();
    close.mockClear();
});
afterEach(() => stop());

describe('several things', () => {
    it('are picked one after another, and confirmed', () => {
        ask('several', [done, thing('add red'), thing('add blue')]);
        expect(buttons()).toEqual(['add red', 'add blue', 'done']);
        press('add blue');
        press('done');
        expect(played()).toEqual(['add blue', 'done']);
        expect(sheet().querySelector('.primary')!.textContent).toBe('done');
    });
});

describe('a number', () => {
    const send = (number: number): OptionInfo => exampleOption(`send ${number}`, { number });
    const value = (): string => sheet().querySelector('.v')!.textContent!;

    it('is preset to the least, and goes up and down within what there is', () => {
        ask('amount', [send(2), send(3)]);
        expect(value()).toBe('2');
        press('One less');
        expect(value()).toBe('2');
        press('One more');
        press('One more');
        expect(value()).toBe('3');
        press('send 3');
        expect(played()).toEqual(['send 3']);
    });

    it('goes by keys, and at once to the usual ones', () => {
        ask('amount', [1, 2, 3, 4].map(send));
        key(sheet().querySelector('.stepper')!, 'ArrowUp');
        expect(value()).toBe('2');
        key(sheet().querySelector('.stepper')!, '-');
        expect(value()).toBe('1');
        expect(buttons()).toEqual(['One less', 'One more', '1', '2', '4', 'send 1']);
        press('4');
        press('send 4');
        expect(played()).toEqual(['send 4']);
    });

    it('comes after what may be taken along first', () => {
        ask('amount', [thing('with inn', { role: 'adds' }), send(1)]);
        expect(buttons()).toEqual(['with inn', 'One less', 'One more', 'send 1']);
        press('with inn');
        expect(played()).toEqual(['with inn']);
    });
});

describe('a price', () => {
    it('is paid in one of several ways, in rows by verb', () => {
        ask('pay', [thing('give saw'), thing('spend wood'), thing('spend gold')]);
        expect(sheet().querySelectorAll('[role=group]')).toHaveLength(2);
        press('spend gold');
        expect(played()).toEqual(['spend gold']);
    });
});

describe('a place', () => {
    const lay = (way: string, number: number): OptionInfo =>
        exampleOption(`lay a ${way} ${number}`, { targets: ['tile:a'], way, number });

    it('is pointed out, the piece is turned, and laid', () => {
        ask('place', [lay('n', 0), lay('n', 2), lay('s', 1)]);
        press('Lay it here');
        expect(played()).toEqual([]);
        press('tile:a n');
        press('Turn it right (R)');
        press('Lay it here');
        press('tile:a s');
        press('Lay it here');
        expect(played()).toEqual(['lay a n 2', 'lay a s 1']);
    });
});

describe('a walk', () => {
    const step = (way: string): OptionInfo => exampleOption(`go a ${way}`, { targets: ['tile:a'], way });

    it('is from where to where, with what else can be done on the way', () => {
        const reach = { 'tile:a': { 'tile:b': ['n'], 'tile:c': ['n', 'e'] } };
        ask('walk', [step('n'), thing('upgrade b'), done], { reach });
        expect(buttons()).toEqual(['tile:a', 'upgrade b', 'done']);
        press('tile:a');
        expect(buttons()).toEqual(['tile:a', 'tile:b one step', 'tile:c 2 steps', 'upgrade b', 'done']);
        press('tile:c 2 steps');
        expect(played()).toEqual(['go a n']);
    });
});

describe('what is meant by something picked', () => {
    const build = thing('build f7', { change: 2 });

    it('is asked, with what it would earn, and can be put away', () => {
        const choosing = { target: 'cell:f7', options: [build, thing('lift f7')], then: null, cannot: [] };
        show(exampleDecision([]), choosing);
        expect(sheet().getAttribute('aria-label')).toBe('What do you want to do?');
        expect(buttons()).toEqual(['Close', 'build f7, +2', 'lift f7']);
        key(sheet(), 'Escape');
        expect(close).toHaveBeenCalledOnce();
    });

    it('may be for the board to know', () => {
        const then = vi.fn();
        show(exampleDecision([]), { target: 'cell:f7', options: [build], then, cannot: [] });
        press('build f7, +2');
        expect(then).toHaveBeenCalledWith(build);
        expect(played()).toEqual([]);
    });

    it('stands there with its reason where it is not possible', async () => {
        const text = { key: 'refusal-x', args: {} };
        why.mockResolvedValueOnce({ text, rule: 'XX-1.2' });
        const cannot = [{ verb: 'build', action: 'build f8' }];
        show(exampleDecision([]), { target: 'cell:f7', options: [], then: null, cannot });
        expect(why).toHaveBeenCalledWith('build f8');
        await vi.waitFor(() => expect(sheet().querySelector('[data-cannot=build]')!.textContent).toContain('XX-1.2'));
        expect(buttons()).toEqual(['Close']);
    });
});
