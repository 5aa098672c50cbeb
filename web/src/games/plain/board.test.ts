// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOption } from '../../lib/example';
import type { OptionInfo } from '../../lib/protocol';
import { loadGame } from '..';
import type { BoardProps } from '../board';
import Board from './Board.svelte';

const option = (notation: string, target: string): OptionInfo =>
    exampleOption(notation, { targets: [target], label: { key: `action-${notation}`, args: {} } });
const none = new Set<string>();
const pick = vi.fn();
const props: BoardProps = {
    view: { round: 2, points: [1, 3], lots: [{ tile: 'inn', bids: [] }], choice: null },
    seats: [],
    viewer: 0,
    options: new Map([['crate:mine', [option('sell', 'crate:mine'), option('keep', 'crate:mine')]]]),
    offers: new Map([['lantern:mine', [option('lantern', 'lantern:mine')]]]),
    marked: none,
    fresh: none,
    last: none,
    preview: null,
    pick,
    hover: () => {},
    play: () => {},
};

let shown: ReturnType<typeof mount>;
beforeEach(() => {
    shown = mount(Board, { target: document.body, props });
    flushSync();
});
afterEach(() => void unmount(shown));

const button = (target: string) => document.querySelector<HTMLElement>(`[data-target="${target}"]`)!;

describe('a plain table', () => {
    it('lights what can be chosen, and more quietly what is offered', () => {
        expect(button('crate:mine').classList.contains('legal')).toBe(true);
        expect(button('lantern:mine').className).toMatch(/offered/);
        expect(button('lantern:mine').className).not.toMatch(/legal/);
        expect(button('crate:mine').textContent).toContain('action-sell, action-keep');
    });

    it('says what was picked', () => {
        button('lantern:mine').click();
        expect(pick).toHaveBeenCalledWith('lantern:mine', 'key');
    });

    it('lists what I see', () => {
        const text = document.body.textContent.replace(/\s+/g, ' ');
        expect(text).toContain('points 1, 3');
        expect(text).toContain('tile inn');
    });

    it('is laid for every game without a board', async () => {
        expect(await loadGame('harbour')).toBe(await loadGame('shipyard'));
    });
});
