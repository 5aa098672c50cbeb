// Keyflower in the lobby.
import '../colours.css';
import { loadSheet } from '../../../lib/symbols';
import symbols from '../symbols.svg?raw';
import type { GameFace } from '../../../lobby/faces';
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
