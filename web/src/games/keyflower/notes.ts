/* What the table's window says of an option beyond its label: how many workers it takes at least, what they come to. */
import { words } from '../../lib/words.svelte';
import type { OptionInfo } from '../../lib/protocol';
import type { Note } from '../board';
import { lotOf, named, total } from './panels';
import type { KeyflowerView } from './view';

/** The fewest workers that lead at a tile, or use it. */
function leastAt(view: KeyflowerView, tile: string, bids: boolean): number {
    const lot = lotOf(view, tile);
    const placed = view.players.flatMap(({ village }) => village).find((one) => one.tile === tile);
    return (bids ? lot?.to_lead : (placed ?? lot)?.next_use) ?? 1;
}

/** Beginning a bid or a use: from how many on, of how many. */
function begins(view: KeyflowerView, seat: number, option: OptionInfo, bids: boolean): Note {
    const colour = named(option, 'colour') ?? '';
    const hand = view.players[seat]?.colours ?? {};
    const count = leastAt(view, named(option, 'tile') ?? '', bids);
    const have = colour === 'mixed' ? total(hand) : (hand[colour] ?? 0);
    return { label: words.t('kf-note-from', { label: words.say(option.label), count }), short: `${count}+ / ${have}` };
}

/** Workers from the screen complete a bid or a use: with those that are there anyway. */
function completes({ gather, ...view }: KeyflowerView, seat: number, sent: number): Note | null {
    if (!gather) return null;
    const bids =
        gather.kind === 'bid' ? [...view.lots, ...view.order].find(({ tile }) => tile === gather.tile)?.bids : [];
    const there = total(gather.workers) + (bids?.find(({ player }) => player === seat)?.size ?? 0);
    const colour = words.name(`worker-${gather.colour}`);
    return { label: words.t(gather.kind === 'bid' ? 'kf-note-bid' : 'kf-note-use', { count: sent + there, colour }) };
}

export function note(view: KeyflowerView, seat: number, option: OptionInfo): Note | null {
    if (option.number !== null && option.targets.length === 0) return completes(view, seat, option.number);
    if (option.role === 'opens-turn') return begins(view, seat, option, option.verb === 'bid');
    const resource = named(option, 'resource');
    return option.way !== null && resource !== null ? { label: words.name(`resource-${resource}`) } : null;
}
