// Kingdom Builder in the lobby.
import { loadSheet } from '../../../lib/symbols';
import symbols from '../../../games/kingdom_builder/symbols.svg?raw';
import type { GameFace } from '..';
import Preview from './Preview.svelte';
import Value from './Value.svelte';
import Window from './Window.svelte';

loadSheet(symbols);

const PLACES = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

export const face: GameFace = {
    mark: 'kb-house-red',
    minutes: 45,
    Window,
    Preview,
    Value,
    nameOf(option, value) {
        if (option === 'quadrants') return `location-${value}`;
        return option === 'cards' ? `card-${value}` : null;
    },
    placeOf(option, place) {
        return option === 'quadrants' || option === 'turned' ? `place-${PLACES[place]}` : null;
    },
    settled(chosen): Record<string, string> {
        if (chosen['first_game'] !== true) return {};
        return { quadrants: 'first_game', turned: 'first_game', cards: 'first_game' };
    },
    ruledOut(option, chosen) {
        return option === 'cards' && chosen['lords'] === 'left_out' ? ['lords'] : [];
    },
};
