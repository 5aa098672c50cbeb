// Keyflower in the lobby.
import { loadSheet } from '../../../lib/symbols';
import symbols from '../../../games/keyflower/symbols.svg?raw';
import type { GameFace } from '..';
import Preview from './Preview.svelte';
import Value from './Value.svelte';
import Window from './Window.svelte';

loadSheet(symbols);

export const face: GameFace = {
    mark: 'kf-boat',
    minutes: 100,
    Window,
    Preview,
    Value,
    // Its options are words, each called by its own key; none of them settles another.
    nameOf: () => null,
    placeOf: () => null,
    settled: () => ({}),
    ruledOut: () => [],
};
