/* Laying a tile: the empty places beside the village, and what is wrong where the tile does not fit. */
import { Placing, spotsOf, type Spots } from '../../table/widgets/placing.svelte';
import type { OptionInfo } from '../../lib/protocol';
import { beside, clashes, gapsOf, keyOf, placeOf, type Clash, type Laid, type Place } from './geometry';
import { DIRECTIONS, tileTarget } from './model';

/** Options name a tile of the village and a direction from it; here they are found by the place itself. */
export function spotsIn(village: readonly Laid[], options: readonly OptionInfo[]): Spots {
    const at = new Map<string, Place>(village.map((laid) => [tileTarget(laid.tile), laid]));
    return spotsOf(options, ({ targets, way }) => {
        const neighbour = at.get(targets[0] ?? '');
        const direction = (DIRECTIONS as readonly (string | null)[]).indexOf(way);
        return neighbour && direction >= 0 ? keyOf(beside(neighbour, direction)) : null;
    });
}

interface Situation {
    tile: string | null;
    village: readonly Laid[];
    spots: Spots;
}

/** The tile in hand. */
export class Laying extends Placing {
    readonly #now: () => Situation;

    constructor(now: () => Situation) {
        super(() => now().spots, DIRECTIONS.length);
        this.#now = now;
    }

    get tile(): string | null {
        return this.#now().tile;
    }
    /** Every empty place beside the village. */
    readonly gaps: Place[] = $derived.by(() => (this.#now().tile === null ? [] : gapsOf(this.#now().village)));
    readonly place: Place | null = $derived.by(() => (this.at === null ? null : placeOf(this.at)));
    readonly clashes: Clash[] = $derived.by(() => {
        const { tile, village } = this.#now();
        return tile === null || this.place === null || this.option
            ? []
            : clashes(village, tile, this.place, this.turns);
    });
}
