/* How a hand lies: in which order, and how large. */
import type { OptionInfo } from '../../lib/protocol';
import { cardOf, TYPES } from './things';
import type { HandCard } from './view';

export interface Held extends HandCard {
    /** It can be chosen now; while nothing is asked of the hand, it could be paid. */
    playable: boolean;
}

type Options = ReadonlyMap<string, OptionInfo[]>;

const typeOf = (id: string): number => TYPES.findIndex((type) => type === cardOf(id).type);

/** Cards that can be played first, then those that can at least be discarded; each lot by type and price. */
export function handOrder(hand: readonly HandCard[], options: Options): Held[] {
    const verbs = (id: string): string[] => (options.get(`card:${id}`) ?? []).map(({ verb }) => verb);
    const asked = hand.some(({ id }) => verbs(id).length);
    const rank = ({ id, payable }: HandCard): number => {
        if (!asked) return payable ? 0 : 2;
        if (!verbs(id).length) return 2;
        return verbs(id).every((verb) => verb === 'sell') ? 1 : 0;
    };
    return hand
        .map((card) => ({ card, rank: rank(card) }))
        .sort((a, b) => a.rank - b.rank || typeOf(a.card.id) - typeOf(b.card.id) || a.card.price - b.card.price)
        .map(({ card, rank }) => ({ ...card, playable: rank === 0 }));
}

/** One row of upright cards, or rows of lying ones, two where there is room: the more there are, the narrower. */
export type Size = 'full' | 'wide';
/** No upright card is narrower than this, in px, and no lying one than that. */
const LEAST = 88;
const LEAST_LYING = 84;
/** A few cards do not grow beyond a row of so many. */
const FEW = 5;

/** How many cards stand in a row of that width, and how large they are: upright while all fit into one row. */
export function layoutOf(count: number, width: number): { columns: number; size: Size } {
    const upright = Math.floor(width / LEAST);
    if (count <= upright) return { columns: Math.max(count, Math.min(upright, FEW)), size: 'full' };
    return { columns: Math.min(Math.ceil(count / 2), Math.max(1, Math.floor(width / LEAST_LYING))), size: 'wide' };
}
