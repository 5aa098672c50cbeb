// Boonlake in the lobby.
import '../colours.css';
import { loadSheet } from '../../../lib/symbols';
import type { GameFace } from '../../../lobby/faces';
import symbols from '../symbols.svg?raw';
import Window from './Window.svelte';

loadSheet(symbols);

export const face: GameFace = { mark: 'bl-ship', minutes: 120, Window };
