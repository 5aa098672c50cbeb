/* Rows of symbols in words, for those who do not see them. */
import { words } from '../../lib/words.svelte';
import type { Mark } from '../marks';
import { SYMBOLS } from './model';

const SIGNS: Record<string, string> = { '→': 'co-sign-gives', '/': 'co-sign-or' };
/** What the game itself calls its goods; a barrel as such is not a used one. */
const GOODS = new Map(
    Object.entries(SYMBOLS)
        .filter(([good]) => good !== 'used_barrel')
        .map(([good, symbol]) => [symbol, `good-${good}`]),
);

function one(mark: Mark): string {
    if ('text' in mark) {
        const sign = SIGNS[mark.text];
        return sign ? words.t(sign) : mark.text;
    }
    const { symbol, count } = mark;
    const good = GOODS.get(symbol);
    return good && words.knows(good)
        ? words.say({ key: good, args: { count } })
        : words.t(symbol.replace(/^co-/, 'co-n-'), { count });
}

/** "2 coins, 1 dude"; signs stand between what they join. */
export function said(marks: readonly Mark[]): string {
    return marks.reduce((text, mark, at) => {
        const before = marks[at - 1];
        const joins = 'text' in mark || (before && 'text' in before);
        return at ? `${text}${joins ? ' ' : ', '}${one(mark)}` : one(mark);
    }, '');
}
