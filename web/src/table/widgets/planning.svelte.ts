/* A plan that the table has worked out for a component: it is shown first, and once it is confirmed its steps are played one after
   another, as the table asks for them. It stops where the table no longer plans the same. */
import type { Play } from '../../games/board';
import type { DecisionInfo, OptionInfo, PlanInfo } from '../../lib/protocol';

type Plans = Pick<DecisionInfo, 'options' | 'plans'>;

export class Planning {
    /** What the plan is for. */
    target = $state<string | null>(null);
    /** It was begun and could not be played to its end. */
    stopped = $state(false);
    /** What is still to be played, by notation. */
    #left: readonly string[] = [];
    readonly #now: () => Plans | null;
    readonly #play: Play;

    constructor(now: () => Plans | null, play: Play) {
        this.#now = now;
        this.#play = play;
    }

    /** The plan shown. */
    readonly plan: PlanInfo | null = $derived.by(() => (this.target === null ? null : this.#planOf(this.target)));
    /** What it begins with; none where nothing can be done. */
    readonly first: OptionInfo | undefined = $derived.by(() => this.#option(this.plan?.steps[0]));

    /** Whether a plan for it could be carried out now. */
    can(target: string): boolean {
        return (this.#planOf(target)?.steps.length ?? 0) > 0;
    }

    /** Shows the plan for a component, or puts it away again; false if there is none, or no more. */
    show(target: string): boolean {
        const again = this.target === target;
        this.hide();
        if (!again && this.#planOf(target)) this.target = target;
        return this.target !== null;
    }

    hide(): boolean {
        const some = this.target !== null || this.stopped;
        this.target = null;
        this.stopped = false;
        this.#left = [];
        return some;
    }

    /** It lies ready no more; what is under way goes on. */
    rest(): void {
        if (!this.#left.length) this.hide();
    }

    begin(): void {
        this.#left = this.plan?.steps ?? [];
        this.#step();
    }

    /** Another decision: what was begun goes on. */
    answered(): void {
        const { target } = this;
        const left = this.#left;
        this.hide();
        if (target === null || !left.length) return;
        // What is left is planned anew each time; the last step alone needs no plan.
        const steps = this.#planOf(target)?.steps.length ?? 1;
        this.target = target;
        this.#left = left;
        if (steps === left.length && this.#option(left[0])) return this.#step();
        this.hide();
        this.stopped = true;
    }

    #planOf(target: string): PlanInfo | null {
        return this.#now()?.plans[target] ?? null;
    }

    #option(notation: string | undefined): OptionInfo | undefined {
        return this.#now()?.options.find((option) => option.notation === notation);
    }

    #step(): void {
        const option = this.#option(this.#left[0]);
        this.#left = this.#left.slice(1);
        if (option) this.#play(option);
    }
}
