// The actions, the map, the river and the pages as a person or a screen reader meets them. Looks and sizes are tested in a real browser.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDecision } from '../../lib/example';
import { words } from '../../lib/words.svelte';
import { optionsByTarget } from '../../table/logic/targets';
import Board from './Board.svelte';
import { exampleActions, exampleRiver, exampleSeats, exampleSpace, exampleView } from './example-view';
import type { BoonlakeView } from './view';

const pick = vi.fn();
const hover = vi.fn();
const play = vi.fn();
const stops: (() => void)[] = [];
let room = { width: 940, height: 600 };

interface Shown {
    options?: string[];
    preview?: string | null;
    subject?: string | null;
}

function show(view: BoonlakeView, { options = [], preview = null, subject = null }: Shown = {}): void {
    const none = new Set<string>();
    const decision = options.length ? exampleDecision(exampleActions(...options), { subject }) : null;
    const board = mount(Board, {
        target: document.body,
        props: {
            ...{ view, seats: exampleSeats.slice(0, view.players.length), viewer: view.viewer, preview, decision },
            names: exampleSeats.map(({ name }) => name),
            ...{ options: optionsByTarget(decision), marked: none, last: none, fresh: none },
            ...{ pick, hover, play },
        },
    });
    flushSync();
    stops.push(() => void unmount(board));
}

const target = (name: string): HTMLElement => document.querySelector(`[data-target="${name}"]`)!;
const label = (name: string): string => target(name).getAttribute('aria-label') ?? target(name).textContent!;
const isLit = (name: string): boolean => target(name).getAttribute('aria-disabled') === 'false';
function click(name: string): void {
    target(name).dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'mouse', detail: 1 }));
    flushSync();
}

beforeEach(async () => {
    await words.use('en');
    await words.show('boonlake');
    for (const mock of [play, pick, hover]) mock.mockClear();
    room = { width: 940, height: 600 };
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room.width);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => room.height);
});
afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.restoreAllMocks();
});

describe('the action column', () => {
    it('says how far the ship goes, and what the lowest rows cost', () => {
        show(exampleView(), { options: ['choose settle', 'choose recruit'] });
        expect(isLit('action:settle')).toBe(true);
        expect(isLit('action:pioneer')).toBe(false);
        expect(label('action:settle')).toContain('your ship moves 1 space');
        expect(label('action:recruit')).toContain('your ship moves up to 4 spaces');
        expect(label('action:settle')).toContain('Costs');
        expect(label('action:recruit')).not.toContain('Costs');
        expect(label('action:pioneer')).toContain('First you may play a day card, or discard one for 2 coins');
        expect(label('action:builder')).not.toContain('First');
        click('action:settle');
        expect(pick).toHaveBeenLastCalledWith('action:settle', 'mouse');
    });

    it('marks the tile of this turn', () => {
        const rows = exampleView().rows.map((row) => ({ ...row, chosen: row.action === 'builder' }));
        show(exampleView({ rows }));
        expect(label('action:builder')).toContain('Chosen in this turn');
        expect(target('action:builder').classList).toContain('now');
    });
});

describe('the map', () => {
    const site = (id: string, owner: number | null, piece: string | null) => ({ id, owner, piece, around: 2 });
    const spaces = exampleView().spaces.map((space) => {
        if (space.id === '5')
            return exampleSpace('5', { tile: 's02', sites: [site('5a', 0, 'house'), site('5b', null, null)] });
        if (space.id === '6') return exampleSpace('6', { tile: 'pasture', herd: [2, 1] });
        return space;
    });

    it('tells what covering a space brings, what sites cost and give, and whose pieces stand there', () => {
        show(exampleView({ spaces }), { options: ['develop 5b'] });
        expect(label('space:1')).toContain('Whoever covers it');
        expect(label('site:5a')).toContain('A house of Anna');
        expect(label('site:5b')).toContain('The lower site, free');
        expect(label('site:5b')).toContain('To develop it costs');
        expect(label('site:5b')).toContain('2 of the 3 presences');
        expect(label('space:6')).toContain('Anna: 2 head of cattle');
        expect(label('space:6')).toContain('Bela: 1 head of cattle');
        expect(isLit('site:5b')).toBe(true);
        expect(isLit('site:5a')).toBe(false);
    });

    it('sites and spaces are picked by mouse and by key', () => {
        show(exampleView({ spaces }), { options: ['develop 5b', 'graze 6'] });
        click('site:5b');
        expect(pick).toHaveBeenLastCalledWith('site:5b', 'mouse');
        target('space:6').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        expect(pick).toHaveBeenLastCalledWith('space:6', 'key');
    });

    it('what cannot be chosen is reached by arrows, not by tab', () => {
        show(exampleView({ spaces }), { options: ['develop 5b'] });
        expect(target('site:5b').getAttribute('tabindex')).toBe('0');
        expect(target('space:1').getAttribute('tabindex')).toBe('-1');
    });

    it('shows the tile to place, and on the space pointed at', () => {
        show(exampleView({ spaces }), { options: ['place 1', 'place 2'], subject: 'tile:g05', preview: 'space:1' });
        expect(document.querySelector('.placed')!.getAttribute('aria-label')).toContain('The tile to place');
        expect(document.querySelectorAll('.ghost')).toHaveLength(1);
        expect(target('pile:grey')).toBeNull();
    });

    it('tells of a region what it pays and who is there', () => {
        const regions = exampleView().regions.map((region) =>
            region.id === 'southern' ? { ...region, covered: true, presences: [0, 2] } : region,
        );
        show(exampleView({ spaces, regions }), { options: ['claim boonlake'] });
        expect(isLit('region:boonlake')).toBe(true);
        expect(label('region:boonlake')).toContain('Nobody is present');
        expect(label('region:southern')).toContain('Its reward is taken');
        expect(label('region:southern')).toContain('Bela: 2');
    });
});

describe('the river', () => {
    const river = exampleRiver({ u1: [0], t02: [1] });

    it('lights what the ship can reach, and says when a scoring follows', () => {
        show(exampleView({ river }), { options: ['sail u2', 'sail u3'], preview: 'stretch:u3' });
        expect(isLit('stretch:u2')).toBe(true);
        expect(isLit('stretch:u4')).toBe(false);
        expect(label('stretch:u3')).toContain('Crosses the lock: scoring 1 follows');
        expect(label('stretch:u2')).not.toContain('Crosses the lock');
        expect(document.querySelector('.river .note')!.textContent).toContain('scoring 1 follows');
    });

    it('tells of ships and locks', () => {
        show(exampleView({ river }));
        expect(label('stretch:t02')).toContain('Ships: Bela');
        expect(label('stretch:u3')).toContain('A closed lock');
        expect(label('stretch:t01')).toContain('Harbour');
    });
});

describe('on a phone', () => {
    beforeEach(() => (room = { width: 374, height: 460 }));
    const shown = (): string => document.querySelector('[role=tab][aria-selected=true]')!.textContent!;

    it('a question opens the page where it can be answered', () => {
        show(exampleView(), { options: ['choose settle'] });
        expect(shown()).toContain('Actions');
        stops.splice(0).forEach((stop) => stop());
        show(exampleView(), { options: ['sail t04'] });
        expect(shown()).toContain('Map');
        expect(isLit('stretch:t04')).toBe(true);
    });
});
