import { describe, expect, it } from 'vitest';
import { exampleDecision, exampleOption } from '../../lib/example';
import type { OptionInfo, PlanInfo } from '../../lib/protocol';
import { Planning } from './planning.svelte';

const told = { key: 'plan', args: {} };
const plan = (...steps: string[]): PlanInfo => ({ told, steps, legs: [] });

function begun() {
    const played: (readonly string[])[] = [];
    const options = ['a', 'b', 'done'].map((notation) => exampleOption(notation, { way: 'n', role: 'adds' }));
    const decision = exampleDecision(options, { plans: { 'tile:x': plan('a', 'b', 'up'), 'tile:y': plan() } });
    const planning = new Planning(
        () => decision,
        ({ notation }: OptionInfo, then = []) => void played.push([notation, ...then]),
        'up',
    );
    return { planning, played };
}

describe('a plan', () => {
    it('is shown before anything is played', () => {
        const { planning, played } = begun();
        expect([planning.can('tile:x'), planning.can('tile:y'), planning.can('tile:z')]).toEqual([true, false, false]);
        expect(planning.ready).toBe(null);
        planning.show('tile:x');
        expect(planning.ready?.option).toMatchObject({ verb: 'up', targets: ['tile:x'], label: told, way: null });
        expect(played).toEqual([]);
        expect([planning.hide(), planning.hide()]).toEqual([true, false]);
    });

    it('says why nothing can be done', () => {
        const { planning } = begun();
        planning.show('tile:y');
        expect([planning.plan?.told, planning.ready]).toEqual([told, null]);
        expect([planning.knows('tile:y'), planning.knows('tile:z')]).toEqual([true, false]);
    });

    it('is played by one press, its steps at once', () => {
        const { planning, played } = begun();
        planning.show('tile:x');
        planning.ready?.play(0);
        expect(played).toEqual([['a', 'b', 'up']]);
    });
});
