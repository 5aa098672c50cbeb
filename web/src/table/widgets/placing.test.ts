import { describe, expect, it } from 'vitest';
import { exampleOption } from '../../lib/example';
import type { OptionInfo } from '../../lib/protocol';
import { Placing, spotsOf } from './placing.svelte';

const lay = (target: string, way: string | null, number: number): OptionInfo =>
    exampleOption(`lay ${target} ${way ?? ''} ${number}`, { targets: [target], way, number });
const OPTIONS = [lay('tile:a', 'n', 0), lay('tile:a', 'n', 2), lay('tile:a', 's', 3), lay('cell:b', null, 1)];
const spots = spotsOf(OPTIONS);
const hand = (): Placing => new Placing(() => spots, 4);

describe('places', () => {
    it('are components, perhaps with a way on from them', () => {
        expect([...spots.keys()]).toEqual(['tile:a n', 'tile:a s', 'cell:b']);
        expect([...spots.get('tile:a n')!.keys()]).toEqual([0, 2]);
    });

    it('may have names of the board’s own, and some may be left out', () => {
        const named = spotsOf(OPTIONS, ({ way }) => (way === 'n' ? 'up' : null));
        expect([...named.keys()]).toEqual(['up']);
    });

    it('are no options without a number', () => {
        expect(spotsOf([exampleOption('done', { role: 'confirms' })]).size).toBe(0);
    });
});

describe('a piece in hand', () => {
    it('is turned so that it fits where it is shown', () => {
        const placing = hand();
        expect(placing.option).toBeUndefined();
        placing.show('tile:a s');
        expect([placing.turns, placing.option?.notation]).toEqual([3, 'lay tile:a s 3']);
        placing.show('tile:a n');
        expect(placing.turns).toBe(0);
    });

    it('goes from one way that fits to the next, by keys, too', () => {
        const placing = hand();
        placing.show('tile:a n');
        placing.turn(1);
        expect(placing.turns).toBe(2);
        expect(placing.press(new KeyboardEvent('keydown', { key: 'R' }))).toBe(true);
        expect(placing.turns).toBe(0);
        expect(placing.press(new KeyboardEvent('keydown', { key: 'x' }))).toBe(false);
    });

    it('turns freely where it does not fit', () => {
        const placing = hand();
        placing.show('elsewhere');
        placing.turn(-1);
        expect([placing.turns, placing.option]).toEqual([3, undefined]);
        placing.clear();
        expect([placing.at, placing.turns]).toEqual([null, 0]);
    });
});
