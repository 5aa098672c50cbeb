// Coloma's choices for a new table.
import type { GameForm } from '../../../lobby/faces';
import Preview from './Preview.svelte';
import Value from './Value.svelte';

export const form: GameForm = {
    Preview,
    Value,
    nameOf: () => null,
    placeOf: () => null,
    front: ['hotels', 'mules', 'boards', 'specialities', 'shade'],
    presets: [
        { id: 'first', bot: 'easy' },
        { id: 'everything', options: { boards: 'b', hotels: true, specialities: 'all', speciality: 'chosen' } },
        { id: 'quick', players: 2 },
    ],
};
