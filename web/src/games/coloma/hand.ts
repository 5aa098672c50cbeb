/* How a hand lies: in which order, and how large. */
import type { OptionInfo } from '../../lib/protocol';
import { buildingOf } from './things';
import type { ColomaView } from './view';

export interface Held {
    id: string;
    /** It can be chosen now; while nothing is asked of the hand, it could be built at some site. */
    playable: boolean;
}

type Options = ReadonlyMap<string, OptionInfo[]>;

/** Playable cards first, each lot by site. */
export function handOrder(view: ColomaView, hand: readonly string[], options: Options): Held[] {
    const asked = hand.some((id) => options.has(`card:${id}`));
    const anywhere = new Set(
        view.sites.flatMap(({ primary, secondary }) => [...(primary?.things ?? []), ...(secondary?.things ?? [])]),
    );
    const isPlayable = (target: string): boolean => (asked ? options.has(target) : anywhere.has(target));
    return hand
        .map((id) => ({ id, playable: isPlayable(`card:${id}`) }))
        .sort((a, b) => Number(b.playable) - Number(a.playable) || siteOf(a.id).localeCompare(siteOf(b.id)));
}

const siteOf = (id: string): string => buildingOf(id).site;

export type Size = 'full' | 'slim' | 'small';

/** From generous to sparing: up to how many cards a size serves, and how many stand in a row at least. */
const SIZES: readonly { size: Size; most: number; least: number }[] = [
    { size: 'full', most: 6, least: 5 },
    { size: 'slim', most: 8, least: 7 },
];

export function layoutOf(count: number): { columns: number; size: Size } {
    const found = SIZES.find(({ most }) => count <= most);
    if (found) return { columns: Math.max(found.least, count), size: found.size };
    return { columns: Math.ceil(count / 2), size: 'small' };
}
