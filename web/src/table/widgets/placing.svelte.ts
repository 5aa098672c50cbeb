/* Laying something down: where it could go, and how it is turned there. It keeps its turning from place to place as far as
   it fits. */
import type { OptionInfo } from '../../lib/protocol';

/** By place and turns the option that lays it so. */
export type Spots = ReadonlyMap<string, ReadonlyMap<number, OptionInfo>>;

/** A place is a component, perhaps with a way on from it. */
export const placeOf = ({ targets, way }: OptionInfo): string => [...targets, ...(way === null ? [] : [way])].join(' ');

/** The options by place; a board that draws places may call them by names of its own, and leave some out. */
export function spotsOf(
    options: readonly OptionInfo[],
    nameOf: (option: OptionInfo) => string | null = placeOf,
): Spots {
    const found = new Map<string, Map<number, OptionInfo>>();
    for (const option of options) {
        const place = option.number === null ? null : nameOf(option);
        if (place === null) continue;
        if (!found.has(place)) found.set(place, new Map());
        found.get(place)!.set(option.number!, option);
    }
    return found;
}

export class Placing {
    /** The place pointed out, if any. */
    at = $state<string | null>(null);
    turns = $state(0);
    readonly #spots: () => Spots;
    readonly #sides: number;

    /** ``sides``: after so many turns it lies as before. */
    constructor(spots: () => Spots, sides: number) {
        this.#spots = spots;
        this.#sides = sides;
    }

    get spots(): Spots {
        return this.#spots();
    }
    /** What lays it as it is shown. */
    readonly option: OptionInfo | undefined = $derived.by(() =>
        this.at === null ? undefined : this.spots.get(this.at)?.get(this.turns),
    );

    /** Points a place out, turned so that it fits if it can. */
    show(place: string): void {
        this.at = place;
        this.turns = this.turnsAt(place);
    }

    /** How it would be turned at a place: as it is shown, or else so that it fits. */
    turnsAt(place: string): number {
        const fitting = this.spots.get(place);
        return fitting && !fitting.has(this.turns) ? this.#nearest([...fitting.keys()]) : this.turns;
    }

    /** Turns on: to the next way that fits, or by one side where none does. */
    turn(by: 1 | -1): void {
        const fitting = this.at === null ? undefined : this.spots.get(this.at);
        let turns = this.turns;
        do turns = (turns + by + this.#sides) % this.#sides;
        while (fitting && !fitting.has(turns) && turns !== this.turns);
        this.turns = turns;
    }

    /** The keys that turn it; false for any other. */
    press({ key }: KeyboardEvent): boolean {
        if (key === 'r' || key === ']') this.turn(1);
        else if (key === 'R' || key === '[') this.turn(-1);
        else return false;
        return true;
    }

    clear(): void {
        this.at = null;
        this.turns = 0;
    }

    /** The way to turn that is fewest steps clockwise from here. */
    #nearest(among: readonly number[]): number {
        const steps = (to: number): number => (to - this.turns + this.#sides) % this.#sides;
        return [...among].sort((a, b) => steps(a) - steps(b))[0] ?? this.turns;
    }
}
