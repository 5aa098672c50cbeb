import { describe, expect, it } from 'vitest';
import type { Text } from '../lib/protocol';
import { effectText, type Effect } from './effects';

/** Keys and arguments in one line. */
function written({ key, args }: Text): string {
    const inner = Object.entries(args).map(
        ([name, value]) => `${name}=${typeof value === 'object' ? written(value) : value}`,
    );
    return inner.length ? `${key}(${inner.join(' ')})` : key;
}
const says = (effect: Effect, asked = true): string => written(effectText(effect, asked));

describe('an effect in words', () => {
    it('says nothing of nothing, and joins parts two at a time', () => {
        expect(says([])).toBe('effect-nothing');
        const drive = { do: 'wagon', bonus: 1 };
        expect(says([{ gain: { coin: 1, dude: 2 } }, { do: 'gunmen' }, drive])).toBe(
            'effect-then(first=effect-gain(goods=effect-and(first=good-coin(count=1) rest=good-dude(count=2)))' +
                ' rest=effect-then(first=deed-gunmen(times=1) rest=deed-wagon(times=1 bonus=1)))',
        );
    });

    it('says what is paid for what, and whether one may', () => {
        const part = { pay: { gold: 1 }, then: [{ gain: { point: 3 } }] };
        const exchange = 'effect-exchange(price=good-gold(count=1) effect=effect-gain(goods=good-point(count=3)))';
        expect(says([part])).toBe(`effect-may(effect=${exchange} times=1)`);
        expect(says([{ ...part, times: 2 }])).toBe(`effect-may(effect=${exchange} times=2)`);
        expect(says([{ ...part, times: 'any' }])).toBe(`effect-may-any(effect=${exchange})`);
        expect(says([{ ...part, must: true }])).toBe(exchange);
        expect(says([part], false)).toBe(exchange);
        expect(says([{ pay: { coin: 2 } }])).toBe('effect-pay(price=good-coin(count=2))');
    });

    it('says what is chosen', () => {
        const options = [[{ gain: { horse: 1 } }], [{ modify: 'movement', by: 2, lasts: 'turn' }]];
        const or = 'effect-or(first=effect-gain(goods=good-horse(count=1)) rest=modifier-movement(by=2 lasts=turn))';
        expect(says([{ choose: options }])).toBe(or);
        expect(says([{ choose: options, times: 2 }])).toBe(`effect-must(effect=${or} times=2)`);
        expect(says([{ choose: options, may: true }])).toBe(`effect-may(effect=${or} times=1)`);
        expect(says([{ may: [{ do: 'gunmen' }] }])).toBe('effect-may(effect=deed-gunmen(times=1) times=1)');
    });

    it('says what is counted', () => {
        expect(says([{ score: 2, per: 'horses' }])).toBe('effect-score(points=2 measure=measure-horses(count=1))');
        expect(says([{ score: 2, per: 'horses', most: 12 }])).toBe(
            'effect-score-most(points=2 measure=measure-horses(count=1) most=12)',
        );
        expect(says([{ score: [[4, 2]], per: 'levers' }])).toBe(
            'effect-score-step(least=4 points=2 measure=measure-levers(count=4))',
        );
        expect(says([{ gain: { coin: 1 }, per: 'dudes' }])).toBe(
            'effect-per(goods=good-coin(count=1) measure=measure-dudes(count=1))',
        );
        expect(says([{ gain: { coin: 1 }, per: 'dudes', most: 4 }])).toContain('effect-per-most');
    });

    it('says on what it depends', () => {
        const then = [{ gain: { coin: 2 } }];
        expect(says([{ if: 'graves', then }])).toBe(
            'effect-if(measure=measure-graves(count=1) least=1 effect=effect-gain(goods=good-coin(count=2)))',
        );
        expect(says([{ if: 'graves', least: 3, then, else: [] }])).toContain('otherwise=effect-nothing');
    });

    it('tells the terms of a deed: lists with dashes, tables flattened', () => {
        const deed = { do: 'build', tool: 'hammer', discount: { coin: 2 }, where: ['event', 'region'] };
        expect(says([deed])).toBe('deed-build(times=1 tool=hammer discount-coin=2 where=event-region)');
    });
});
