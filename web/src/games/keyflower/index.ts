/* Keyflower at the table in the browser. */
import { loadSheet } from '../../lib/symbols';
import { words } from '../../lib/words.svelte';
import type { GameUi } from '../board';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Left from './Left.svelte';
import Status from './Status.svelte';
import sheet from './symbols.svg?raw';
import type { KeyflowerView } from './view';

loadSheet(sheet);

function facts(view: KeyflowerView, seat: number): string {
    const player = view.players[seat];
    return player ? words.t('kf-facts', { workers: player.workers, skills: player.skills }) : '';
}

export const ui: GameUi = { Board, Left, Status, Facts, facts };
