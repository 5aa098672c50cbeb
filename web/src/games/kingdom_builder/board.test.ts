// The board as a person or a screen reader meets it. Looks, zoom and touch are tested in a real browser.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDecision } from '../../lib/example';
import type { Text } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import type { BoardProps } from '../board';
import Board from './Board.svelte';
import { exampleIsland, exampleOptions, examplePlayer, exampleSeat, exampleView } from './example-view';
import type { KingdomView } from './view';

function view(own: string[], other: string[], more: Partial<KingdomView> = {}): KingdomView {
    const plain = exampleView();
    return {
        ...plain,
        terrain: [plain.terrain[0]!.replace('GGG', 'GLK'), ...plain.terrain.slice(1)],
        castles: ['c1'],
        locations: [{ cell: 'b1', location: 'farm', tiles: 2 }],
        players: [examplePlayer(0, { settlements: own }), examplePlayer(1, { settlements: other })],
        ...more,
    };
}

const pick = vi.fn();
const hover = vi.fn();
let stop: () => void;

function show({ asked, ...more }: Partial<BoardProps> & { asked?: Text } = {}): void {
    const props: BoardProps = {
        view: view(['f7'], ['k12']),
        seats: [exampleSeat(0, 'Anna'), exampleSeat(1, 'Bela')],
        viewer: 0,
        options: exampleOptions(['build g7', 4], ['build f8', 0]),
        marked: new Set(),
        fresh: new Set(['cell:k12', 'cell:a5']),
        last: new Set(),
        preview: null,
        pick,
        hover,
        play: vi.fn(),
        decision: asked ? exampleDecision([], { prompt: asked }) : null,
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
    await words.show('kingdom_builder');
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
        expect(label('g7')).toBe('terrain-grass, g7, legal, points: +4');
        expect(label('f8')).toBe('terrain-grass, f8, legal, points: ±0');
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

describe('what expansions lay on the board', () => {
    const laid = (more: Partial<KingdomView> = {}): KingdomView =>
        exampleView({
            nomads: [
                { cell: 'a1', tile: 'donation_forest' },
                { cell: 'b1', tile: null },
            ],
            walls: ['c1'],
            scouts: ['d1'],
            guarded: ['e2', 'f7'],
            players: [
                examplePlayer(0, { settlements: ['f7'], warriors: ['e1'], ship: 'g1' }),
                examplePlayer(1, { wagon: 'h1', hall: ['k10', 'l10', 'l11', 'k11', 'j10', 'k9', 'l9'] }),
            ],
            ...more,
        });
    const uses = (symbol: string): number => document.querySelectorAll(`use[href="#${symbol}"]`).length;

    it('is said of its cells', () => {
        show({ view: laid(), options: new Map(), fresh: new Set() });
        expect(label('a1')).toBe('terrain-grass, a1, nomad-donation_forest');
        expect(label('b1')).toBe('terrain-grass, b1, tile taken');
        expect(label('c1')).toBe('terrain-grass, c1, stone wall');
        expect(label('d1')).toBe('terrain-grass, d1, scout token of Anna');
        expect(label('e1')).toBe('terrain-grass, e1, warrior of Anna');
        expect(label('e2')).toBe('terrain-grass, e2, guarded by a warrior');
        expect(label('f7')).toBe('terrain-grass, f7, settlement of Anna, guarded by a warrior');
        expect(label('g1')).toBe('terrain-grass, g1, ship of Anna');
        expect(label('h1')).toBe('terrain-grass, h1, wagon of Bela');
        expect(label('k10')).toBe('terrain-grass, k10, City Hall of Bela');
    });

    it('is explained by the tile that lies there', () => {
        show({ view: laid(), options: new Map() });
        expect(at('a1').getAttribute('data-help')).toBe('nomad-donation_forest');
        expect(at('b1').getAttribute('data-help')).toBe('terrain-grass');
    });

    it('is drawn once each, the seven cells of a City Hall as one', () => {
        show({ view: laid(), options: new Map() });
        for (const symbol of ['kb-wall', 'kb-scout', 'kb-warrior', 'kb-ship', 'kb-wagon', 'kb-city-hall'])
            expect(uses(symbol), symbol).toBe(1);
        expect(uses('kb-emblem-red')).toBe(3);
        expect(uses('kb-nomad-donation')).toBe(1);
        expect(document.querySelectorAll('path.guarded')).toHaveLength(1);
    });

    it('shows what only the Outpost opens by a ring of its own', () => {
        show({ view: laid(), options: exampleOptions(['build g7'], ['outpost t20', 3]) });
        expect(label('t20')).toBe('terrain-grass, t20, with the Outpost, legal, points: +3');
        expect([uses('kb-legal-ring'), uses('kb-legal-outpost')]).toEqual([1, 1]);
    });

    it('marks what can be lifted and what can be taken off', () => {
        show({ view: laid(), options: exampleOptions(['lift f7'], ['remove h1', -2]) });
        expect(label('h1')).toBe('terrain-grass, h1, wagon of Bela, can be taken off, legal, points: −2');
        expect([uses('kb-lift'), uses('kb-remove')]).toEqual([1, 1]);
    });

    it('previews the piece that the prompt is about', () => {
        const asked = { key: 'prompt-piece', args: { location: { key: 'location-barracks', args: {} } } };
        show({ view: laid(), options: exampleOptions(['put t20']), asked, preview: 'cell:t20' });
        expect(document.querySelector('[opacity="0.75"] .warrior use')!.getAttribute('href')).toBe('#kb-warrior');
        expect(document.querySelectorAll('path.guarded')).toHaveLength(2);
    });

    it('says which rows the Mayors have marked, and draws the settlements there', () => {
        const players = [examplePlayer(0, { markers: [3] }), examplePlayer(1)];
        show({ view: laid({ cards: ['mayors'], players, scouts: [] }), options: new Map() });
        expect(document.querySelector('.visually-hidden')!.textContent).toContain('Row 3: marker of Anna.');
        expect(uses('kb-house-red')).toBe(1);
    });
});

describe('the island', () => {
    const withIsland = (): Partial<BoardProps> => ({
        view: view(['f7'], ['x4'], { island: exampleIsland }),
        options: exampleOptions(['build w3', 2]),
        fresh: new Set(['cell:x4']),
    });

    it('is five more rows of the grid, with cells as on the board', () => {
        show(withIsland());
        const rows = [...document.querySelectorAll('svg[role=grid] > g[role=row]')];
        expect(rows.slice(20).map((row) => row.children.length)).toEqual([3, 4, 5, 4, 3]);
        expect(document.querySelector('[role=grid]')!.getAttribute('aria-rowcount')).toBe('25');
        expect(at('v1').getAttribute('aria-colindex')).toBe('2');
        expect(label('v2')).toBe('feature-castle on the island, v2');
        expect(label('w3')).toBe('terrain-canyon on the island, w3, legal, points: +2');
        expect(label('x4')).toBe('terrain-flowers on the island, x4, settlement of Bela, new');
    });

    it('says that its layout is ours', () => {
        show(withIsland());
        expect(document.querySelector('.name')!.textContent).toMatch(/Island\s*our own layout/);
    });

    it('is reached and chosen by keys', () => {
        show(withIsland());
        expect(at('w3').getAttribute('tabindex')).toBe('0');
        (at('w3') as HTMLElement).focus();
        key(at('w3'), 'ArrowRight');
        expect(document.activeElement!.getAttribute('data-cell')).toBe('x3');
        key(at('w3'), 'Enter');
        expect(pick.mock.calls).toEqual([['cell:w3', 'key']]);
    });

    it('is picked by a click and pointed at by the mouse', () => {
        show(withIsland());
        at('w3').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
        at('w3').dispatchEvent(new MouseEvent('click', { bubbles: true }));
        expect(hover.mock.calls).toEqual([['cell:w3']]);
        expect(pick.mock.calls).toEqual([['cell:w3', 'mouse']]);
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
        expect(document.querySelector('[opacity="0.75"] use')!.getAttribute('href')).toBe('#kb-house-red');
        expect(at('g7').getAttribute('aria-selected')).toBe('true');
    });

    it('is a piece of whoever is asked, though it is the turn of another', () => {
        show({ preview: 'cell:g7', asked: { key: 'prompt-canoe', args: { player: 1 } } });
        expect(document.querySelector('[opacity="0.75"] use')!.getAttribute('href')).toBe('#kb-house-blue');
    });

    it('is what has been lifted', () => {
        const options = exampleOptions(['move-to g7', 0]);
        const asked = { key: 'prompt-move-to', args: { origin: 'a3', location: { key: 'location-barn', args: {} } } };
        const ghosts = () => [...document.querySelectorAll('[opacity="0.75"] use')];
        show({ view: view([], [], { carried: 'ship' }), options, asked, preview: 'cell:g7' });
        expect(ghosts().map((one) => one.getAttribute('href'))).toContain('#kb-ship');
        stop();
        const players = [examplePlayer(0, { wagon: 'a3' }), examplePlayer(1)];
        show({ view: view([], [], { players }), options, asked, preview: 'cell:g7' });
        expect(ghosts().map((one) => one.getAttribute('href'))).toContain('#kb-wagon');
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
