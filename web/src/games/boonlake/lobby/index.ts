// Boonlake in the lobby.
import type { GameFace } from '../../../lobby/faces';
import Window from './Window.svelte';

export const face: GameFace = { mark: 'brand-mark', minutes: 120, Window };
