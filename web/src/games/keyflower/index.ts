/* Keyflower at the table in the browser. */
import './colours.css';
import { loadSheet } from '../../lib/symbols';
import { words } from '../../lib/words.svelte';
import type { OptionInfo } from '../../lib/protocol';
import type { GameUi } from '../board';
import Board from './Board.svelte';
import Counted from './Counted.svelte';
import Facts from './Facts.svelte';
import Left from './Left.svelte';
import { endsSeason, phaseOf } from './panels';
import Status from './Status.svelte';
import sheet from './symbols.svg?raw';
import type { KeyflowerView } from './view';

loadSheet(sheet);

/** Whoever passes last ends the season for all. */
function warning(view: KeyflowerView, { verb }: OptionInfo): string | null {
    return verb === 'pass' && endsSeason(view) ? words.t('kf-pass-ends') : null;
}

/** Which winter tiles are offered is chosen by all at once. */
const inSecret = (view: KeyflowerView): boolean => phaseOf(view) === 'offering';

export const ui: GameUi = {
    Board,
    Left,
    Status,
    Facts,
    warning,
    inSecret,
    Counted,
    ends: false,
    tab: { icon: 'kf-boat', word: 'kf-tab' },
    chapters: ['event-season-begins', 'event-season-ends'],
};
