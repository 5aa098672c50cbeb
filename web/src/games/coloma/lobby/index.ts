// Coloma in the lobby.
import '../colours.css';
import { loadSheet } from '../../../lib/symbols';
import type { GameFace } from '../../../lobby/faces';
import symbols from '../symbols.svg?raw';
import Window from './Window.svelte';

loadSheet(symbols);

export const face: GameFace = { mark: 'co-wagon', minutes: 75, Window };
