/* The lens on a rival: what that seat could still do at a tile, for sure, with workers that everybody has seen, or perhaps. */
import { words } from '../../lib/words.svelte';
import type { LensView } from './view';

export interface Lensed {
    lead: string | undefined;
    use: string | undefined;
}

export class Lens {
    /** The seat it was put on. */
    #seat = $state<number | null>(null);
    /** By seat what the table tells; nothing where it does not help. */
    readonly #told: () => Readonly<Record<string, LensView>> | undefined;

    constructor(told: () => Readonly<Record<string, LensView>> | undefined) {
        this.#told = told;
    }

    /** The seat under it; none once nothing is told of that one any more. */
    readonly seat: number | null = $derived.by(() =>
        this.#seat !== null && this.#told()?.[this.#seat] ? this.#seat : null,
    );

    /** Whether a seat is under it, null where it cannot be. */
    over(seat: number): boolean | null {
        return this.#told()?.[seat] ? this.seat === seat : null;
    }

    /** Puts it on a seat, or away from there. */
    toggle(seat: number): void {
        this.#seat = this.seat === seat ? null : seat;
    }

    /** Puts it away; false if it was. */
    close(): boolean {
        const some = this.seat !== null;
        this.#seat = null;
        return some;
    }

    /** What could be done at a tile. */
    at(tile: string): Lensed | undefined {
        const told = this.seat === null ? undefined : this.#told()?.[this.seat];
        const found = { lead: told?.lead[tile], use: told?.use[tile] };
        return found.lead || found.use ? found : undefined;
    }

    /** The same in words. */
    lines(tile: string, player: string): string[] {
        const found = this.at(tile);
        return (['lead', 'use'] as const).flatMap((what) =>
            found?.[what] ? [words.t(`kf-lens-${what}-${found[what]}`, { player })] : [],
        );
    }
}
