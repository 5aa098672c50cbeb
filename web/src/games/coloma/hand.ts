/* How a hand lies: in which order, and how large. */
import type { OptionInfo } from '../../lib/protocol';
import { buildingOf } from './things';
import type { ColomaView } from './view';

export interface Held {
    id: string;
    /** It can be chosen now; while nothing is asked of the hand, it could be built at some site, as far as that is known. */
    playable: boolean;
}

type Options = ReadonlyMap<string, OptionInfo[]>;

/** Playable cards first, each lot by site. */
export function handOrder(view: ColomaView, hand: readonly string[], options: Options): Held[] {
    const asked = hand.some((id) => options.has(`card:${id}`));
    const sections = view.sites.flatMap(({ primary, secondary }) => [primary, secondary]).filter((one) => one !== null);
    const anywhere = new Set(sections.flatMap(({ things }) => things));
    const isPlayable = (target: string): boolean =>
        asked ? options.has(target) : !sections.length || anywhere.has(target);
    return hand
        .map((id) => ({ id, playable: isPlayable(`card:${id}`) }))
        .sort((a, b) => Number(b.playable) - Number(a.playable) || siteOf(a.id).localeCompare(siteOf(b.id)));
}

const siteOf = (id: string): string => buildingOf(id).site;

/** One row of upright cards, two of lying ones, two of small ones. */
export type Size = 'full' | 'wide' | 'small';

const SIZES: readonly { size: Size; most: number }[] = [
    { size: 'full', most: 6 },
    { size: 'wide', most: 8 },
];

/** The largest cards with which so many can be seen at once, and how many of them stand in a row. */
export function layoutOf(count: number): { columns: number; size: Size } {
    const size = SIZES.find(({ most }) => count <= most)?.size ?? 'small';
    return { columns: size === 'full' ? Math.max(5, count) : Math.ceil(count / 2), size };
}
