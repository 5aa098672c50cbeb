/* Which winter tiles I offer: chosen and put back at the table, and told to it at once when they are confirmed. */
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import type { Play, Prepared } from '../board';
import { intent } from './intent.svelte';
import { named } from './panels';

interface Situation {
    decision: DecisionInfo | null;
    /** What the table knows to be chosen so far. */
    told: readonly string[];
    play: Play;
    /** Takes back my last step. */
    undo: (() => Promise<void>) | undefined;
}

export class Offering {
    readonly #now: () => Situation;
    /** Confirmed: what is not told yet follows step by step. */
    #sending = false;

    constructor(now: () => Situation) {
        this.#now = now;
    }

    get #options(): OptionInfo[] {
        return this.#now().decision?.options ?? [];
    }
    #offerOf(tile: string): OptionInfo | undefined {
        return this.#options.find((option) => option.verb === 'offer' && named(option, 'tile') === tile);
    }

    /** Chooses a tile, or puts it back; what the table knows already is taken back there. */
    async toggle(tile: string): Promise<void> {
        const { told, undo } = this.#now();
        const others = intent.offered.filter((one) => one !== tile);
        intent.offered = others.length < intent.offered.length ? others : [...others, tile];
        if (told.includes(tile)) for (const _ of told) await undo?.();
    }

    /** Another decision. What is confirmed goes on; what lies ready is put on the bar. */
    answered(): void {
        const { told, decision } = this.#now();
        if (decision?.kind !== 'sealed') {
            this.#sending = false;
            intent.offered = [];
        } else if (this.#sending) this.#send();
        else if (!intent.offered.length) intent.offered = [...told];
    }

    /** What the button does while some are chosen. */
    get ready(): Prepared | null {
        const [first] = intent.offered;
        const option = first === undefined ? undefined : (this.#offerOf(first) ?? this.#options[0]);
        if (!option || this.#now().decision?.kind !== 'sealed') return null;
        const label = (): string => words.t('kf-offer-these', { count: intent.offered.length });
        return { option, numbers: [], label, play: () => this.#send() };
    }

    #send(): void {
        const { told, play } = this.#now();
        const next = intent.offered.find((tile) => !told.includes(tile));
        const option = next === undefined ? this.#options.find(({ role }) => role === 'confirms') : this.#offerOf(next);
        this.#sending = option !== undefined && next !== undefined;
        if (option) play(option);
    }
}
