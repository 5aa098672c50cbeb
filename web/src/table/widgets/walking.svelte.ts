/* Walking: what is taken up at one component and led to another, step by step. How far it gets is told with the decision; the
   steps after the first are played as the table asks for them. */
import type { Play } from '../../games/board';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';

export interface Load {
    /** Where it is. */
    start: string;
    /** What goes, if that is more than the component itself: a resource on a tile. */
    things: readonly string[];
}

interface Journey extends Load {
    ways: readonly string[];
    /** Where it began: a piece that goes by itself is still called so on its way. */
    itself: string;
}

type Walk = Pick<DecisionInfo, 'options' | 'reach'>;

const alike = (one: Load, other: Load): boolean =>
    one.start === other.start &&
    one.things.length === other.things.length &&
    one.things.every((thing) => other.things.includes(thing));

export class Walking {
    /** What has been taken up. */
    lifted = $state.raw<Load | null>(null);
    /** Where it is after the step under way, and the ways it has still to go. */
    #follow: Journey | null = null;
    readonly #now: () => Walk | null;
    readonly #play: Play;

    constructor(now: () => Walk | null, play: Play) {
        this.#now = now;
        this.#play = play;
    }

    get #walk(): Walk {
        return this.#now() ?? { options: [], reach: {} };
    }

    /** What a step takes along, null if the option is no step. */
    loadOf({ targets, way }: OptionInfo): Load | null {
        const start = targets.find((target) => target in this.#walk.reach);
        if (way === null || start === undefined) return null;
        return { start, things: targets.filter((target) => target !== start) };
    }

    /** Everything that can be taken up, each once. */
    get loads(): Load[] {
        const found: Load[] = [];
        for (const option of this.#walk.options) {
            const load = this.loadOf(option);
            if (load && !found.some((one) => alike(one, load))) found.push(load);
        }
        return found;
    }

    /** By component that it can be led to, the ways of the steps there. */
    readonly ends: ReadonlyMap<string, readonly string[]> = $derived.by(
        () => new Map(this.lifted ? Object.entries(this.#walk.reach[this.lifted.start] ?? {}) : []),
    );

    /** Takes something up, or lays it down again. */
    lift(load: Load): void {
        this.lifted = this.lifted && alike(this.lifted, load) ? null : load;
    }

    drop(): boolean {
        const some = this.lifted !== null;
        this.lifted = null;
        return some;
    }

    /** The first step to a component; the others follow as the table answers. False if there is no way there. */
    lead(end: string): boolean {
        const ways = this.ends.get(end);
        return (
            this.lifted !== null &&
            ways !== undefined &&
            this.#step({ ...this.lifted, ways, itself: this.lifted.start })
        );
    }

    /** Another decision: what is under way goes on, or stays in hand where it has arrived. */
    answered(): void {
        const journey = this.#follow;
        this.#follow = null;
        this.lifted = null;
        if (journey && !journey.things.length && !(journey.start in this.#walk.reach)) journey.start = journey.itself;
        if (!journey || this.#step(journey)) return;
        this.lifted = this.loads.find((load) => alike(load, journey)) ?? null;
    }

    #step(journey: Journey): boolean {
        const [way, ...rest] = journey.ways;
        const option = this.#walk.options.find((one) => {
            const load = one.way === way ? this.loadOf(one) : null;
            return load !== null && alike(load, journey);
        });
        const next = Object.entries(this.#walk.reach[journey.start] ?? {}).find(
            ([, ways]) => ways.length === 1 && ways[0] === way,
        );
        if (!option || !next) return false;
        this.#follow = { ...journey, start: next[0], ways: rest };
        this.#play(option);
        return true;
    }
}
