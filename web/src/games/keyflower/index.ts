/* Keyflower at the table in the browser. */
import './colours.css';
import { loadSheet } from '../../lib/symbols';
import { words } from '../../lib/words.svelte';
import type { OptionInfo } from '../../lib/protocol';
import type { GameUi } from '../board';
import Board from './Board.svelte';
import Counted from './Counted.svelte';
import Facts from './Facts.svelte';
import Head from './Head.svelte';
import Left from './Left.svelte';
import { tileOf, wordIn } from './model';
import { note } from './notes';
import { strands } from './roads';
import Status from './Status.svelte';
import sheet from './symbols.svg?raw';
import Token from './Token.svelte';
import type { KeyflowerView } from './view';

loadSheet(sheet);

/** Whoever passes last ends the season for all; a tile may come to lie where no road leads. */
function warning(view: KeyflowerView, option: OptionInfo, instead: readonly OptionInfo[]): string | null {
    if (option.verb === 'lay') return strands(view, option, instead);
    return option.role === 'passes' && view.pass_ends ? words.t('kf-pass-ends') : null;
}

/** Workers are named by their colour, summer boats with their side. */
function word(target: string, view?: KeyflowerView): string {
    const tile = tileOf(target);
    if (tile !== null && view) return wordIn(view, tile);
    return target.replace(/^colour:/, 'worker-').replace(':', '-');
}

export const ui: GameUi = {
    Board,
    Left,
    Status,
    Facts,
    warning,
    Counted,
    Token,
    Head,
    note,
    word,
    draws: (target) => tileOf(target) !== null,
    leads: ['place', 'walk', 'amount'],
    tab: { icon: 'kf-boat', word: 'kf-tab' },
};
