/* Kingdom Builder at the table in the browser. */
import './colours.css';
import { loadSheet } from '../../lib/symbols';
import type { GameUi } from '../board';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Left from './Left.svelte';
import { unearned } from './panels';
import Status from './Status.svelte';
import sheet from './symbols.svg?raw';

loadSheet(sheet);

export const ui: GameUi = { Board, Left, Status, Facts, unearned };
