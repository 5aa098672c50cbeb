/* A bid or a use before it is decided: tile and colour are picked at the table, the number is set on the bar, and one press carries
   all of it out. Whoever looks on cannot tell from it whether there was a choice. */
import { words } from '../../lib/words.svelte';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';
import { amounts } from '../../table/widgets/asks';
import type { Impossible, Play, Prepared } from '../board';
import { tileTarget } from './model';
import { begins, completed, labelOf, type Begun } from './notes';
import { COLOURS, lotOf, named, placedOf } from './panels';
import type { KeyflowerView } from './view';

interface Situation {
    view: KeyflowerView;
    seat: number;
    decision: DecisionInfo | null;
    /** There is little room: the tile goes without saying. */
    short: boolean;
}

const range = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

export class Placement {
    readonly #now: () => Situation;
    readonly #play: Play;
    /** What follows when the table asks for the number. */
    #then: { subject: string; sent: number } | null = null;

    constructor(now: () => Situation, play: Play) {
        this.#now = now;
        this.#play = play;
    }

    /** To begin a bid or a use, with as many workers as the bar says. */
    ready(option: OptionInfo): Prepared {
        const { view, seat } = this.#now();
        const begun = begins(view, seat, option);
        const numbers = begun.asksFirst ? [] : range(begun.there + begun.least, begun.there + begun.most);
        return {
            option,
            numbers,
            label: (number) => (numbers.length ? this.#label(begun, number) : words.say(option.label)),
            play: (number) => {
                this.#then = numbers.length ? { subject: tileTarget(begun.tile), sent: number - begun.there } : null;
                this.#play(option);
            },
        };
    }

    /** The table asks how many come: that was said already, or it is put on the bar. */
    answered(): Prepared | null {
        const { view, seat, decision } = this.#now();
        const then = this.#then;
        this.#then = null;
        const options = decision?.kind === 'amount' ? amounts(decision.options) : [];
        if (!decision || !options.length || !view.gather) return null;
        const said =
            then?.subject === decision.subject ? options.find(({ number }) => number === then?.sent) : undefined;
        if (said) {
            this.#play(said);
            return null;
        }
        const begun = completed(view, seat, view.gather);
        return {
            option: options[0]!,
            numbers: options.map(({ number }) => number! + begun.there),
            label: (number) => this.#label(begun, number),
            play: (number) => this.#play(options.find((one) => one.number === number - begun.there)!),
        };
    }

    #label(begun: Begun, number: number): string {
        return labelOf(begun, number, this.#now().short);
    }

    /** What cannot be done at a tile, of using it and bidding for it. */
    cannot(tile: string, options: readonly OptionInfo[]): Impossible[] {
        const { view, seat } = this.#now();
        const lot = lotOf(view, tile);
        const hand = view.players[seat]?.colours ?? {};
        const most = [...COLOURS].sort((one, other) => (hand[other] ?? 0) - (hand[one] ?? 0))[0];
        const colour = (lot ?? placedOf(view, tile))?.colour ?? most;
        const verbs = lot ? ['bid', 'use'] : ['use'];
        return verbs
            .filter((verb) => !options.some((option) => option.verb === verb && named(option, 'tile') === tile))
            .map((verb) => ({ verb, action: `${verb} ${tile} ${colour}` }));
    }
}
