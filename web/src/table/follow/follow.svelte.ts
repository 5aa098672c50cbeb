// Following what others do: a snapshot may bring many decisions of others, bots or automas; they are shown one after another,
// then the present. Nothing waits for it: a key, a button or a click on the board leads to the present at once. A chunk of its
// own, together with what is told while moves are shown: points, sounds, and the bars of the past.
import type { Scene, Snapshot } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { peopleHere } from '../logic/pass';
import type { TableState } from '../state.svelte';
import { gainsOf, together, type Gain } from './gains';
import { afterMine, AWAY, BEHIND, planOf, stopsAfter } from './plan';
import { play } from './sound';

/** How long the reason for points is told, in ms. */
const TOLD = 2400;

export class Follow {
    /** The position shown on the way to the present; null: the present. */
    n = $state<number | null>(null);
    scene = $state.raw<Scene | null>(null);
    /** Where what is shown began. */
    from = $state(0);
    /** What was missed is shown, not what happens now. */
    recap = $state(false);
    /** By actor what has just changed the points. */
    gains = $state.raw<ReadonlyMap<number, Gain[]>>(new Map());

    readonly #table: TableState;
    #stops: number[] = [];
    #beat = 0;
    /** When what is shown now has been there long enough. */
    #until = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #run = 0;
    #shown: Snapshot | null = null;
    #asked: boolean | null = null;
    readonly #expiry = new Map<number, ReturnType<typeof setTimeout>>();

    constructor(table: TableState) {
        this.#table = table;
    }

    /** A snapshot counts from now on; nothing of it is drawn yet. */
    arrived(had: Snapshot | null, now: Snapshot): void {
        if (!had || (now.length === had.length && now.log_from > had.length)) return;
        const mine = new Set(peopleHere(now.seats));
        const from = this.n ?? afterMine(this.#table.log, had.length, mine);
        // Whoever is deciding keeps the table as it is; so does another seat, which may see something else.
        const busy = this.n === null && from === had.length && had.decisions.length > 0;
        if (now.length <= had.length || now.viewer !== had.viewer || busy || !this.#may()) return this.skip();
        if (this.n === null) this.from = from;
        this.#go(this.n ?? from, had);
    }

    /** From there to the present, after an absence. */
    catchUp(from: number): void {
        if (!this.#may()) return;
        this.recap = true;
        this.from = from;
        this.#go(from, null);
    }

    /** The present, at once. */
    skip(): void {
        clearTimeout(this.#timer);
        this.#run++;
        this.#until = 0;
        this.n = null;
        this.scene = null;
        if (this.recap) this.#table.since = null;
        this.recap = false;
    }

    /** Somebody sees this: what changed the points is told, and what happened can be heard. */
    saw(shown: Snapshot): void {
        const before = this.#shown;
        this.#shown = shown;
        const asked = this.#table.decision !== null;
        const mine = asked && this.#asked === false;
        this.#asked = asked;
        const { replaying, cover, last } = this.#table;
        const onward = before !== null && shown.length > before.length && !replaying;
        // What counts only at the end is counted there.
        const fair = onward && before.viewer === shown.viewer && cover === null && !shown.over;
        if (fair) this.#tell(before, shown);
        if (!settings.sound) return;
        if (onward && shown.over && !before.over) play('end');
        else if (mine) play('turn');
        else if (onward && last.size > 0 && document.visibilityState === 'visible') play('piece');
    }

    close(): void {
        this.skip();
        for (const timer of this.#expiry.values()) clearTimeout(timer);
    }

    #may(): boolean {
        const { past, cover } = this.#table;
        return settings.beat > 0 && document.visibilityState === 'visible' && cover === null && past.n === null;
    }

    #go(from: number, held: Scene | null): void {
        const { log, turns } = this.#table;
        const ends = new Set(turns.map(({ end }) => end));
        const after = stopsAfter(log, from);
        const plan = planOf(this.recap ? [from, ...after] : after, ends, settings.beat, this.recap ? AWAY : BEHIND);
        if (plan.stops.length === 0 && this.n === null) return this.skip();
        this.#stops = plan.stops;
        this.#beat = plan.beat;
        if (held && this.n === null) this.#hold(held);
        void this.#fetch(++this.#run);
    }

    /** The table stays as it was until what comes next is there; if that takes too long, the present has to do. */
    #hold(held: Scene): void {
        this.n = held.length;
        this.scene = held;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.skip(), settings.beat * BEHIND);
    }

    async #fetch(run: number): Promise<void> {
        try {
            await this.#table.past.scenes.loadAll(this.#stops);
        } catch {
            if (run === this.#run) this.skip();
            return;
        }
        if (run !== this.#run) return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#until - performance.now()));
    }

    #next(): void {
        const n = this.#stops.shift();
        const scene = n === undefined ? undefined : this.#table.past.scenes.get(n);
        if (n === undefined || !scene || !this.#may()) return this.skip();
        this.n = n;
        this.scene = scene;
        this.#until = performance.now() + this.#beat;
        this.#timer = setTimeout(() => this.#next(), this.#beat);
    }

    #tell(before: Snapshot, shown: Snapshot): void {
        const gains = new Map(this.gains);
        shown.sheet.forEach((sheet, actor) => {
            const more = gainsOf(before.sheet[actor] ?? [], sheet);
            if (more.length === 0) return;
            gains.set(actor, together(gains.get(actor) ?? [], more));
            clearTimeout(this.#expiry.get(actor));
            this.#expiry.set(
                actor,
                setTimeout(() => this.#forget(actor), TOLD),
            );
        });
        this.gains = gains;
    }

    #forget(actor: number): void {
        this.gains = new Map([...this.gains].filter(([one]) => one !== actor));
    }
}
