// The board as a person or a screen reader meets it. Looks, zoom and touch are tested in a real browser.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KingdomView, OptionInfo, SeatInfo, Text } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import type { BoardProps } from '../board';
import Board from './Board.svelte';

const ROW = 'GGGGGGGGGGGGGGGGGGGG';
const seat = (number: number, name: string): SeatInfo => ({
    seat: number,
    name,
    kind: 'person',
    bot: null,
    stand_in: null,
    mine: number === 0,
    taken: true,
    online: true,
});

function view(own: string[], other: string[]): KingdomView {
    const player = { supply: 30, tiles: [], cards_in_hand: 0, hand: null, score: 0 };
    return {
        viewer: 0,
        quadrants: [],
        terrain: ['GLK' + ROW.slice(3), ...Array.from({ length: 19 }, () => ROW)],
        castles: ['c1'],
        locations: [{ cell: 'b1', location: 'farm', tiles: 2 }],
        cards: ['knights'],
        players: [
            { player: 0, settlements: own, ...player },
            { player: 1, settlements: other, ...player },
        ],
        first: 0,
        turn: 0,
        played: 'grass',
        placed: 0,
        due: 2,
        last_round: false,
        deck: 20,
        discards: {},
        removed: {},
        unseen: {},
    };
}

function option(verb: string, cell: string, change: number | null): [string, OptionInfo[]] {
    const target = `cell:${cell}`;
    return [
        target,
        [
            {
                action: 0,
                verb,
                notation: `${verb} ${cell}`,
                targets: [target],
                label: { key: 'x', args: {} },
                change,
                changes: {},
            },
        ],
    ];
}

const pick = vi.fn();
const hover = vi.fn();
let stop: () => void;

function show(more: Partial<BoardProps> & { asked?: Text | null } = {}): void {
    const props: BoardProps = {
        view: view(['f7'], ['k12']),
        seats: [seat(0, 'Anna'), seat(1, 'Bela')],
        viewer: 0,
        options: new Map([option('build', 'g7', 4), option('build', 'f8', 0)]),
        marked: new Set(),
        fresh: new Set(['cell:k12', 'cell:a5']),
        last: new Set(),
        preview: null,
        pick,
        hover,
        ...more,
    };
    const board = mount(Board, { target: document.body, props });
    flushSync();
    stop = () => void unmount(board);
}

const at = (cell: string): Element => document.querySelector(`[data-cell="${cell}"]`)!;
const label = (cell: string): string => at(cell).getAttribute('aria-label')!;
const key = (on: Element, name: string, shiftKey = false): boolean =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }));

beforeEach(async () => {
    await words.use('en');
    pick.mockClear();
    hover.mockClear();
});
afterEach(() => stop());

describe('the grid', () => {
    it('has twenty rows of twenty cells, each with its place', () => {
        show();
        const rows = [...document.querySelectorAll('svg[role=grid] > g[role=row]')];
        expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(rows.map((_, line) => String(line + 1)));
        expect(rows).toHaveLength(20);
        for (const row of rows)
            expect(row.querySelectorAll(':scope > g[role=gridcell][aria-colindex]')).toHaveLength(20);
        expect(at('c2').getAttribute('aria-colindex')).toBe('3');
    });

    it('says what lies on a cell', () => {
        show();
        expect(label('a1')).toBe('terrain-grass, a1');
        expect(label('b1')).toBe('location-farm, b1, 2 tiles left');
        expect(label('c1')).toBe('feature-castle, c1');
        expect(label('f7')).toBe('terrain-grass, f7, settlement of Anna');
    });

    it('says what can be chosen and what it brings; everything else is disabled', () => {
        show();
        expect(label('g7')).toBe('terrain-grass, g7, legal, +4 points');
        expect(label('f8')).toBe('terrain-grass, f8, legal, ±0 points');
        expect(document.querySelectorAll('[role=gridcell][aria-disabled=false]')).toHaveLength(2);
    });

    it('says which settlements are new; a cell that was left has nothing new on it', () => {
        show();
        expect(label('k12')).toBe('terrain-grass, k12, settlement of Bela, new');
        expect(label('a5')).toBe('terrain-grass, a5');
    });

    it('says which settlement has been lifted', () => {
        show({ asked: { key: 'prompt-move-to', args: { origin: 'a3' } } });
        expect(label('a3')).toBe('terrain-grass, a3, chosen');
        expect(at('a3').getAttribute('aria-selected')).toBe('true');
    });

    it('explains itself by the words of the game', () => {
        show();
        expect(at('b1').getAttribute('data-help')).toBe('location-farm');
    });
});

describe('keys', () => {
    it('begin at a cell that can be chosen, the only one that Tab reaches', () => {
        show();
        const reached = [...document.querySelectorAll('[role=gridcell][tabindex="0"]')];
        expect(reached.map((one) => one.getAttribute('data-cell'))).toEqual(['g7']);
    });

    it('Enter and Space pick the cell, possible or not', () => {
        show();
        key(at('g7'), 'Enter');
        key(at('a1'), ' ');
        expect(pick.mock.calls).toEqual([
            ['cell:g7', 'key'],
            ['cell:a1', 'key'],
        ]);
    });

    it('leave to the table what the board does not know', () => {
        show();
        expect(key(at('g7'), '1')).toBe(true);
        expect(key(at('g7'), 'ArrowLeft')).toBe(false);
    });
});

describe('the mouse', () => {
    it('tells what it points at, once, and when it leaves', () => {
        show();
        const over = (cell: string) =>
            at(cell).dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
        over('g7');
        over('g7');
        over('a1');
        document.querySelector('[role=grid]')!.dispatchEvent(new PointerEvent('pointerleave'));
        expect(hover.mock.calls).toEqual([['cell:g7'], ['cell:a1'], [null]]);
    });

    it('picks by a click', () => {
        show();
        at('f8').dispatchEvent(new MouseEvent('click', { bubbles: true }));
        expect(pick.mock.calls).toEqual([['cell:f8', 'mouse']]);
    });
});

describe('the preview', () => {
    it('shows a ghost of the settlement and what it brings', () => {
        show({ preview: 'cell:g7' });
        expect(document.querySelector('.sign')!.textContent).toMatch(/\+4\s*g7/);
        expect(document.querySelector('use[opacity="0.75"]')!.getAttribute('href')).toBe('#kb-house-red');
        expect(at('g7').getAttribute('aria-selected')).toBe('true');
    });

    it('is nothing for a target that cannot be chosen', () => {
        show({ preview: 'cell:a1' });
        expect(document.querySelector('.sign')).toBeNull();
    });
});

describe('the tools', () => {
    it('are given to the table to show, and taken back', () => {
        const offerTools = vi.fn();
        show({ offerTools });
        expect(offerTools).toHaveBeenCalledTimes(1);
        expect(offerTools.mock.calls[0]![0]).toBeTypeOf('function');
        expect(document.querySelector('[role=group]')).toBeNull();
        stop();
        expect(offerTools).toHaveBeenLastCalledWith(null);
        stop = () => undefined;
    });

    it('stand under the board when the table does not want them', () => {
        show();
        expect(document.querySelectorAll('[role=group] button')).toHaveLength(4);
    });
});
