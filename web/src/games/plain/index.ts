/* The table of any game that has no board of its own yet: playable, but plain. */
import type { GameUi } from '../board';
import Board from './Board.svelte';
import Nothing from './Nothing.svelte';

export const ui: GameUi = { Board, Left: Nothing, Status: Nothing, Facts: Nothing, facts: () => '', ends: false };
