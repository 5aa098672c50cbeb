import { describe, expect, it } from 'vitest';
import { exampleDecision, exampleOption } from '../../lib/example';
import type { DecisionInfo, OptionInfo, PlanInfo } from '../../lib/protocol';
import { Planning } from './planning.svelte';

const told = { key: 'plan', args: {} };
const plan = (...steps: string[]): PlanInfo => ({ told, steps, legs: [] });
const asks = (options: string[], plans: Record<string, PlanInfo> = {}): DecisionInfo =>
    exampleDecision(
        options.map((notation) => exampleOption(notation)),
        { plans },
    );

function begun(decision: DecisionInfo) {
    const played: string[] = [];
    const table = { decision };
    const planning = new Planning(
        () => table.decision,
        ({ notation }: OptionInfo) => void played.push(notation),
    );
    /** The table asks something else. */
    const ask = (next: DecisionInfo): void => {
        table.decision = next;
        planning.answered();
    };
    return { planning, played, ask };
}

describe('a plan', () => {
    const first = asks(['a', 'b', 'done'], { 'tile:x': plan('a', 'b', 'up'), 'tile:y': plan() });

    it('is shown before anything is played, and put away by the same click', () => {
        const { planning, played } = begun(first);
        expect([planning.can('tile:x'), planning.can('tile:y'), planning.can('tile:z')]).toEqual([true, false, false]);
        expect(planning.show('tile:x')).toBe(true);
        expect(planning.first?.notation).toBe('a');
        expect(planning.show('tile:x')).toBe(false);
        // Where nothing can be done the table says why.
        expect(planning.show('tile:y')).toBe(true);
        expect([planning.plan?.told, planning.first]).toEqual([told, undefined]);
        expect(planning.show('tile:z')).toBe(false);
        expect(played).toEqual([]);
    });

    it('is played step by step as the table asks for them', () => {
        const { planning, played, ask } = begun(first);
        planning.show('tile:x');
        planning.begin();
        planning.rest();
        expect(planning.target).toBe('tile:x');
        ask(asks(['b', 'done'], { 'tile:x': plan('b', 'up') }));
        ask(asks(['up', 'done']));
        expect(played).toEqual(['a', 'b', 'up']);
        ask(asks(['pass', 'a']));
        expect(played).toEqual(['a', 'b', 'up']);
        expect([planning.target, planning.stopped]).toEqual([null, false]);
    });

    it('stops where the table plans something else or nothing any more', () => {
        for (const next of [
            asks(['b'], { 'tile:x': plan('c', 'b', 'up') }),
            asks(['c'], { 'tile:x': plan('b', 'up') }),
        ]) {
            const { planning, played, ask } = begun(first);
            planning.show('tile:x');
            planning.begin();
            ask(next);
            expect(played).toEqual(['a']);
            expect([planning.target, planning.stopped]).toEqual([null, true]);
            ask(asks(['b', 'up']));
            expect(played).toEqual(['a']);
            expect(planning.stopped).toBe(false);
        }
    });
});
