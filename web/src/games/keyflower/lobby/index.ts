// Keyflower in the lobby.
import '../colours.css';
import { loadSheet } from '../../../lib/symbols';
import symbols from '../symbols.svg?raw';
import type { GameFace } from '../../../lobby/faces';
import Window from './Window.svelte';

loadSheet(symbols);

export const face: GameFace = { mark: 'kf-boat', minutes: 100, Window };
