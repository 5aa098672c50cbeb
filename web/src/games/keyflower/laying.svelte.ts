/* Laying a tile: where it could go, how it is turned there, and what is wrong where it does not fit. */
import type { OptionInfo } from '../../lib/protocol';
import { beside, clashes, gapsOf, keyOf, placeOf, type Clash, type Laid, type Place } from './geometry';
import { DIRECTIONS, type Choices } from './model';

/** By place and turns the option that lays the tile so. */
export type Spots = ReadonlyMap<string, ReadonlyMap<number, OptionInfo>>;

/** Options name a tile of the village and a direction from it; here they are found by the place itself. */
export function spotsOf(choices: Choices, village: readonly Laid[]): Spots {
    const at = new Map<string, Place>(village.map((laid) => [laid.tile, laid]));
    const found = new Map<string, Map<number, OptionInfo>>();
    for (const { option, names } of choices.of('lay')) {
        const [tile = '', direction = '', turns = '0'] = names;
        const neighbour = at.get(tile);
        if (!neighbour) continue;
        const key = keyOf(beside(neighbour, DIRECTIONS.indexOf(direction as (typeof DIRECTIONS)[number])));
        if (!found.has(key)) found.set(key, new Map());
        found.get(key)!.set(Number(turns), option);
    }
    return found;
}

interface Situation {
    tile: string | null;
    village: readonly Laid[];
    spots: Spots;
}

/** The tile in hand. It keeps its turning from place to place as far as it fits. */
export class Laying {
    /** The place pointed out, if any. */
    at = $state<string | null>(null);
    turns = $state(0);
    readonly #now: () => Situation;

    constructor(now: () => Situation) {
        this.#now = now;
    }

    get tile(): string | null {
        return this.#now().tile;
    }
    get spots(): Spots {
        return this.#now().spots;
    }
    /** Every empty place beside the village. */
    readonly gaps: Place[] = $derived.by(() => (this.#now().tile === null ? [] : gapsOf(this.#now().village)));
    readonly place: Place | null = $derived.by(() => (this.at === null ? null : placeOf(this.at)));
    /** What lays the tile as it is shown. */
    readonly option: OptionInfo | undefined = $derived.by(() =>
        this.at === null ? undefined : this.spots.get(this.at)?.get(this.turns),
    );
    readonly clashes: Clash[] = $derived.by(() => {
        const { tile, village } = this.#now();
        return tile === null || this.place === null || this.option
            ? []
            : clashes(village, tile, this.place, this.turns);
    });

    /** Points a place out, the tile turned so that it fits if it can. */
    show(key: string): void {
        this.at = key;
        const fitting = this.spots.get(key);
        if (fitting && !fitting.has(this.turns)) this.turns = nearest(this.turns, [...fitting.keys()]);
    }

    /** Turns the tile on: to the next way that fits, or by a sixth where none does. */
    turn(by: 1 | -1): void {
        const fitting = this.at === null ? undefined : this.spots.get(this.at);
        let turns = this.turns;
        do turns = (turns + by + 6) % 6;
        while (fitting && !fitting.has(turns) && turns !== this.turns);
        this.turns = turns;
    }

    clear(): void {
        this.at = null;
        this.turns = 0;
    }
}

/** The way to turn that is fewest steps clockwise from here. */
function nearest(turns: number, among: readonly number[]): number {
    const steps = (to: number): number => (to - turns + 6) % 6;
    return [...among].sort((a, b) => steps(a) - steps(b))[0] ?? turns;
}
