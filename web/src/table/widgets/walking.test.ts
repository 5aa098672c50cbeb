import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDecision, exampleOption } from '../../lib/example';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';
import { Walking } from './walking.svelte';

const step = (thing: string, tile: string, way: string): OptionInfo =>
    exampleOption(`carry ${thing} ${tile} ${way}`, { targets: [`good:${thing}`, `tile:${tile}`], way });
const done = exampleOption('done', { targets: ['turn:done'], role: 'confirms' });
/** A road from a by b to c; wood and stone lie on a. */
const BEGIN = exampleDecision([done, step('wood', 'a', 'n'), step('stone', 'a', 'n')], {
    kind: 'walk',
    reach: { 'tile:a': { 'tile:b': ['n'], 'tile:c': ['n', 'e'] } },
});
/** The wood has come to b. */
const AT_B = exampleDecision([done, step('wood', 'b', 's'), step('wood', 'b', 'e'), step('stone', 'a', 'n')], {
    kind: 'walk',
    reach: { 'tile:a': { 'tile:b': ['n'] }, 'tile:b': { 'tile:a': ['s'], 'tile:c': ['e'] } },
});

let now: DecisionInfo | null;
const play = vi.fn();
const played = (): string[] => play.mock.calls.map(([option]) => (option as OptionInfo).notation);
function walking(): Walking {
    return new Walking(() => now, play);
}
beforeEach(() => {
    now = BEGIN;
    play.mockClear();
});

describe('a walk', () => {
    it('knows what can be taken up, each once, and what is no step', () => {
        const walk = walking();
        expect(walk.loads.map(({ start, things }) => [start, ...things])).toEqual([
            ['tile:a', 'good:wood'],
            ['tile:a', 'good:stone'],
        ]);
        expect(walk.loadOf(done)).toBeNull();
    });

    it('leads as far as the table says', () => {
        const walk = walking();
        expect(walk.lead('tile:b')).toBe(false);
        walk.lift(walk.loads[0]!);
        expect([...walk.ends]).toEqual([
            ['tile:b', ['n']],
            ['tile:c', ['n', 'e']],
        ]);
        expect(walk.lead('tile:z')).toBe(false);
        expect(played()).toEqual([]);
    });

    it('is played step by step as the table answers', () => {
        const walk = walking();
        walk.lift(walk.loads[0]!);
        expect(walk.lead('tile:c')).toBe(true);
        now = AT_B;
        walk.answered();
        expect(played()).toEqual(['carry wood a n', 'carry wood b e']);
        expect(walk.lifted).toBeNull();
    });

    it('stays in hand where it has arrived, and may go on', () => {
        const walk = walking();
        walk.lift(walk.loads[0]!);
        walk.lead('tile:b');
        now = AT_B;
        walk.answered();
        expect(walk.lifted).toEqual({ start: 'tile:b', things: ['good:wood'] });
        walk.lead('tile:c');
        expect(played()).toEqual(['carry wood a n', 'carry wood b e']);
    });

    it('is over where the table asks something else', () => {
        const walk = walking();
        walk.lift(walk.loads[0]!);
        walk.lead('tile:c');
        now = null;
        walk.answered();
        expect([walk.lifted, walk.loads]).toEqual([null, []]);
        expect(played()).toEqual(['carry wood a n']);
    });

    it('can be laid down again', () => {
        const walk = walking();
        walk.lift(walk.loads[0]!);
        walk.lift(walk.loads[1]!);
        expect(walk.lifted?.things).toEqual(['good:stone']);
        walk.lift(walk.loads[1]!);
        expect(walk.lifted).toBeNull();
        expect(walk.drop()).toBe(false);
    });

    it('leads a piece that goes by itself, whatever it stands on', () => {
        const go = (way: string): OptionInfo => exampleOption(`go ${way}`, { targets: ['wagon:mine'], way });
        const walk = walking();
        now = exampleDecision([go('b')], {
            kind: 'walk',
            reach: { 'wagon:mine': { 'space:b': ['b'], 'space:c': ['b', 'c'] } },
        });
        walk.lift(walk.loads[0]!);
        expect(walk.lead('space:c')).toBe(true);
        now = exampleDecision([go('c'), go('d')], {
            kind: 'walk',
            reach: { 'wagon:mine': { 'space:c': ['c'], 'space:d': ['d'] } },
        });
        walk.answered();
        expect(played()).toEqual(['go b', 'go c']);
    });
});
