/* Boonlake at the table in the browser. */
import './colours.css';
import { loadSheet } from '../../lib/symbols';
import type { GameUi } from '../board';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Head from './Head.svelte';
import { draws, word } from './model';
import { note, warning } from './notes';
import Status from './Status.svelte';
import sheet from './symbols.svg?raw';
import Token from './Token.svelte';

loadSheet(sheet);

export const ui: GameUi = {
    Board,
    Status,
    Facts,
    Token,
    Head,
    note,
    warning,
    word,
    draws,
    broad: true,
};
