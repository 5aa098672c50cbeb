// Boonlake's choices for a new table.
import type { GameForm } from '../../../lobby/faces';
import Preview from './Preview.svelte';
import Value from './Value.svelte';

export const form: GameForm = {
    Preview,
    Value,
    // Its options are words, each called by its own key; none of them settles another.
    nameOf: () => null,
    placeOf: () => null,
    settled: () => ({}),
    ruledOut: () => [],
};
