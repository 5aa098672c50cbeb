// Coloma's choices for a new table.
import type { GameForm } from '../../../lobby/faces';
import Preview from './Preview.svelte';
import Value from './Value.svelte';

export const form: GameForm = {
    Preview,
    Value,
    nameOf: () => null,
    placeOf: () => null,
    // Without specialities there is nothing to give out.
    settled(chosen): Record<string, string> {
        return chosen['specialities'] === 'none' ? { speciality: 'specialities' } : {};
    },
    ruledOut: () => [],
};
