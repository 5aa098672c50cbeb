// Boonlake's choices for a new table.
import type { GameForm } from '../../../lobby/faces';
import Preview from './Preview.svelte';
import Value from './Value.svelte';

export const form: GameForm = {
    Preview,
    Value,
    // Its options are words, each called by its own key.
    nameOf: () => null,
    placeOf: () => null,
    front: ['sage'],
    presets: [
        { id: 'first', players: 2, bot: 'easy' },
        { id: 'quick', players: 2 },
    ],
};
