// Coloma in the lobby.
import '../colours.css';
import { loadSheet } from '../../../lib/symbols';
import type { GameFace } from '../../../lobby/faces';
import symbols from '../symbols.svg?raw';
import Preview from './Preview.svelte';
import Value from './Value.svelte';
import Window from './Window.svelte';

loadSheet(symbols);

export const face: GameFace = {
    mark: 'co-wagon',
    minutes: 75,
    Window,
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
