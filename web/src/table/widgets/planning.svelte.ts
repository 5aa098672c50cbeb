/* A plan that the table has worked out for a component: it is shown first, and all that it takes is played by one press. */
import type { Play, Prepared } from '../../games/board';
import { words } from '../../lib/words.svelte';
import type { DecisionInfo, OptionInfo, PlanInfo } from '../../lib/protocol';

type Plans = Pick<DecisionInfo, 'options' | 'plans'>;

export class Planning {
    /** What the plan is for. */
    target = $state<string | null>(null);
    readonly #now: () => Plans | null;
    readonly #play: Play;
    readonly #verb: string;

    /** ``verb``: what a plan comes to, in a window that asks what is meant. */
    constructor(now: () => Plans | null, play: Play, verb: string) {
        this.#now = now;
        this.#play = play;
        this.#verb = verb;
    }

    /** The plan shown. */
    readonly plan: PlanInfo | null = $derived.by(() => (this.target === null ? null : this.#planOf(this.target)));
    /** It lies ready, if it can be played. */
    readonly ready: Prepared | null = $derived.by(() => (this.target === null ? null : this.readyFor(this.target)));

    /** The plan for a component as one thing to do, in a window and on the bar; null where nothing can be done. */
    readyFor(target: string): Prepared | null {
        const plan = this.#planOf(target);
        const [begin, ...then] = plan?.steps ?? [];
        const first = this.#now()?.options.find(({ notation }) => notation === begin);
        if (!plan || !first) return null;
        const called: OptionInfo = { ...first, label: plan.told };
        const bare = { number: null, way: null, role: null, change: null, changes: {}, leads: [] };
        return {
            option: { ...called, ...bare, verb: this.#verb, notation: plan.steps.join(), targets: [target] },
            numbers: [],
            label: () => words.say(plan.told),
            play: () => this.#play(called, then),
        };
    }

    /** There is a plan for it, be it to say why nothing can be done. */
    knows(target: string): boolean {
        return this.#planOf(target) !== null;
    }

    /** A plan for it could be carried out now. */
    can(target: string): boolean {
        return (this.#planOf(target)?.steps.length ?? 0) > 0;
    }

    show(target: string): void {
        this.target = target;
    }

    /** False if none was shown. */
    hide(): boolean {
        const some = this.target !== null;
        this.target = null;
        return some;
    }

    #planOf(target: string): PlanInfo | null {
        return this.#now()?.plans[target] ?? null;
    }
}
