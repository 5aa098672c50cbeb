/* The table of any game that has no board of its own yet: playable, but plain. */
import type { GameUi } from '../board';
import Board from './Board.svelte';

export const ui: GameUi = { Board };
