/* Boonlake at the table in the browser. */
import './colours.css';
import { loadSheet } from '../../lib/symbols';
import type { GameUi } from '../board';
import Board from './Board.svelte';
import { draws, word } from './model';
import sheet from './symbols.svg?raw';

loadSheet(sheet);

export const ui: GameUi = {
    Board,
    word,
    draws,
    broad: true,
};
