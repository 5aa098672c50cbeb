// Looking back: which past position is shown, stepping and playing through them, and the address that leads there.
import { api, SCENES } from '../lib/api';
import type { Scene } from '../lib/protocol';
import { href } from '../lib/route.svelte';
import type { Command } from './logic/keys';
import { ahead, nextStop, previousStop, ReplayCache } from './logic/replay';

export type Step = Extract<
    Command['do'],
    'first' | 'previous-turn' | 'previous-step' | 'next-step' | 'next-turn' | 'live'
>;

/** How long each position stays when the replay plays by itself, in ms. */
const BEAT = 700;

export class Past {
    /** The position asked for; null: the table as it is now. */
    n = $state<number | null>(null);
    /** What is shown of it; the position before, while the next one is on its way. */
    scene = $state.raw<Scene | null>(null);
    playing = $state(false);
    failed = $state(false);

    /** Every position that was looked at, here or while others' moves were followed. */
    readonly scenes: ReplayCache<Scene>;

    /** Empty: a table that teaches, whose past cannot be looked at. */
    readonly #table: string;
    readonly #length: () => number;
    readonly #stops: () => number[];
    /** The first position that can be looked at; of what was before a restart only the story is left. */
    readonly #first: () => number;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(table: string, length: () => number, stops: () => number[], first: () => number = () => 0) {
        this.#table = table;
        this.#length = length;
        this.#stops = stops;
        this.#first = first;
        this.scenes = new ReplayCache((wanted) => api.scenes(table, wanted), SCENES);
    }

    /** Shows a position; the last one, or null, is the table as it is now. */
    go(n: number | null): void {
        if (!this.#table) return;
        this.failed = false;
        const wanted = n === null ? null : Math.max(this.#first(), n);
        if (wanted === null || wanted >= this.#length()) return this.#live();
        this.n = wanted;
        this.#address();
        void this.#show(this.n);
    }

    step(step: Step): void {
        this.pause();
        this.go(this.#goal(step));
    }

    /** From that position on to the present, by itself. */
    play(from: number): void {
        this.go(from);
        this.playing = this.n !== null;
        this.#beat();
    }

    pause(): void {
        this.playing = false;
        clearTimeout(this.#timer);
    }

    /** The log is told anew from there: decisions were taken back, or what was chosen in secret is laid open. */
    retold(from: number): void {
        this.scenes.dropAfter(from - 1);
        if (this.n === null) return;
        if (this.n >= this.#length()) this.#live();
        else if (this.n >= from) void this.#show(this.n);
    }

    /** Another seat looks, or the table was restarted: what was seen may look different. */
    forget(): void {
        this.scenes.clear();
        this.#live();
    }

    #goal(step: Step): number | null {
        const now = this.n ?? this.#length();
        if (step === 'live') return null;
        if (step === 'first') return this.#first();
        if (step === 'previous-step') return now - 1;
        if (step === 'next-step') return now + 1;
        return step === 'previous-turn' ? previousStop(this.#stops(), now) : nextStop(this.#stops(), now);
    }

    #live(): void {
        this.pause();
        if (this.n === null) return;
        this.n = null;
        this.scene = null;
        this.#address();
    }

    #address(): void {
        history.replaceState(null, '', href({ page: 'table', table: this.#table, n: this.n }));
    }

    async #show(n: number): Promise<void> {
        const kept = this.scenes.get(n);
        if (kept) this.scene = kept;
        try {
            const scene = kept ?? (await this.scenes.load(n));
            if (this.n !== n) return;
            this.scene = scene;
            await this.scenes.prefetch(this.#ahead(n), () => this.n !== n);
        } catch {
            this.failed = this.n === n;
        }
    }

    #ahead(n: number): number[] {
        return ahead(n, this.#length() - 1, this.#stops()).filter((one) => one >= this.#first());
    }

    #beat(): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
            if (!this.playing || this.n === null) return;
            this.go(this.n + 1);
            if (this.playing) this.#beat();
        }, BEAT);
    }
}
