/* Kingdom Builder at the table in the browser. */
import { loadSheet } from '../../lib/symbols';
import { words } from '../../lib/words.svelte';
import type { KingdomView } from '../../lib/protocol';
import type { GameUi } from '../board';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import Left from './Left.svelte';
import { held } from './panels';
import Status from './Status.svelte';
import sheet from './symbols.svg?raw';

loadSheet(sheet);

function facts(view: KingdomView, seat: number): string {
    const player = view.players[seat];
    return player ? words.t('kb-facts', { left: player.supply, tiles: held(player.tiles).length }) : '';
}

export const ui: GameUi = { Board, Left, Status, Facts, facts };
