import { describe, expect, it } from 'vitest';
import { exampleActions } from './example-view';
import { Laying, spotsIn } from './laying.svelte';

const VILLAGE = [
    { tile: 'home_1', q: 0, r: 0, turns: 0 },
    { tile: 'stable', q: 1, r: -1, turns: 0 },
];
const spots = spotsIn(VILLAGE, exampleActions('lay home_1 n 0', 'lay home_1 n 2', 'lay home_1 n 5', 'lay stable se 3'));
const laying = (): Laying => new Laying(() => ({ tile: 'keywood', village: VILLAGE, spots }));

describe('the places for a tile', () => {
    it('are found from a neighbour and a direction', () => {
        expect([...spots.keys()]).toEqual(['0,-1', '2,-1']);
        expect([...spots.get('0,-1')!.keys()]).toEqual([0, 2, 5]);
        expect(spots.get('2,-1')!.get(3)?.notation).toBe('lay stable se 3');
    });
});

describe('the tile in hand', () => {
    it('turns by itself so that it fits where it is shown', () => {
        const hand = laying();
        hand.show('2,-1');
        expect(hand.turns).toBe(3);
        expect(hand.option?.notation).toBe('lay stable se 3');
        hand.show('0,-1');
        expect(hand.turns).toBe(5);
    });

    it('keeps its turning where that fits, too', () => {
        const hand = laying();
        hand.turns = 2;
        hand.show('0,-1');
        expect(hand.turns).toBe(2);
    });

    it('turns from one way that fits to the next', () => {
        const hand = laying();
        hand.show('0,-1');
        const seen = [1, 1, 1, -1].map((by) => (hand.turn(by as 1 | -1), hand.turns));
        expect(seen).toEqual([2, 5, 0, 5]);
    });

    it('turns freely where it does not fit, and says what is wrong', () => {
        const hand = laying();
        hand.show('0,1');
        expect(hand.option).toBeUndefined();
        // Below the home tile there is water; the stable is to the north east.
        expect(hand.clashes).toContainEqual({ direction: 3, own: 'road', other: 'water' });
        hand.turn(1);
        expect(hand.turns).toBe(1);
        hand.turn(-1);
        hand.turn(-1);
        expect(hand.turns).toBe(5);
    });

    it('has nothing to complain of where it fits', () => {
        const hand = laying();
        hand.show('2,-1');
        expect(hand.clashes).toEqual([]);
        hand.clear();
        expect([hand.at, hand.turns]).toEqual([null, 0]);
    });
});
