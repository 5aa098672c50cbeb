// Kingdom Builder's choices for a new table.
import type { GameForm } from '../../../lobby/faces';
import { locationsOf } from './land';
import Preview from './Preview.svelte';
import Value from './Value.svelte';
import { EXPANSIONS } from './wishes';

const PLACES = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
/** What a value is called after, where it has a name of its own. */
const KINDS: Record<string, string> = { cards: 'card', tasks: 'task' };

export const form: GameForm = {
    Preview,
    Value,
    nameOf(option, value) {
        // A quadrant with one kind of location is called by it; one with two has a name for the form alone.
        if (option === 'quadrants') return locationsOf(value).length === 1 ? `location-${value}` : null;
        return KINDS[option] ? `${KINDS[option]}-${value}` : null;
    },
    placeOf(option, place) {
        return option === 'quadrants' || option === 'turned' ? `kb-corner-${PLACES[place]}` : null;
    },
    front: ['expansions'],
    presets: [
        { id: 'first', bot: 'easy', options: { first_game: true } },
        { id: 'everything', options: { expansions: EXPANSIONS } },
        { id: 'quick', players: 2 },
    ],
};
