/* What a rival could still do at a tile: for sure, with workers that everybody has seen, or perhaps. */
import { words } from '../../lib/words.svelte';
import type { LensView } from './view';

export interface Lensed {
    lead: string | undefined;
    use: string | undefined;
}

export function lensed(lens: LensView | undefined, tile: string): Lensed | undefined {
    const found = { lead: lens?.lead[tile], use: lens?.use[tile] };
    return found.lead || found.use ? found : undefined;
}

export function lensLines(found: Lensed | undefined, player: string): string[] {
    return (['lead', 'use'] as const).flatMap((what) =>
        found?.[what] ? [words.t(`kf-lens-${what}-${found[what]}`, { player })] : [],
    );
}
