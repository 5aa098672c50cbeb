/* Rows of symbols in words, for those who do not see them. */
import { words } from '../../lib/words.svelte';
import type { Mark } from './model';

const SIGNS: Record<string, string> = { '→': 'co-sign-gives', '/': 'co-sign-or' };

function one(mark: Mark): string {
    if (!('text' in mark)) return words.t(`co-n-${mark.symbol.replace(/^co-/, '')}`, { count: mark.count });
    const sign = SIGNS[mark.text];
    return sign ? words.t(sign) : mark.text;
}

/** "2 coins, 1 dude"; signs stand between what they join. */
export function said(marks: readonly Mark[]): string {
    return marks.reduce((text, mark, at) => {
        const before = marks[at - 1];
        const joins = 'text' in mark || (before && 'text' in before);
        return at ? `${text}${joins ? ' ' : ', '}${one(mark)}` : one(mark);
    }, '');
}
