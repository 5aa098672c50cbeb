/* How a tile stands out: what can be chosen, is chosen, was last, is new, or is meant by the log or the score sheet. */
import type { Lensed } from './lens.svelte';

export interface Look {
    legal?: boolean;
    chosen?: boolean;
    /** The table has a plan for it. */
    planned?: boolean;
    hovered?: boolean;
    focused?: boolean;
    last?: boolean;
    fresh?: boolean;
    marked?: boolean;
    /** What the rival under the lens could do there. */
    lens?: Lensed | undefined;
}
