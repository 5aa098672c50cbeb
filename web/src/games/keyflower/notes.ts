/* What is said of an option beyond its label: how many workers it takes at least, what they come to. */
import { words } from '../../lib/words.svelte';
import type { OptionInfo } from '../../lib/protocol';
import type { Note } from '../board';
import { wordIn } from './model';
import { beaten, lotOf, named, placedOf, total } from './panels';
import type { GatherView, KeyflowerView } from './view';

/** A bid or a use with workers of a colour. */
export interface Begun {
    bids: boolean;
    tile: string;
    /** The key of its name. */
    word: string;
    colour: string;
    /** Workers of mine that are there already or come along, and how many may come from the screen. */
    there: number;
    least: number;
    most: number;
    /** Groups may come along, or colours are mixed: that is asked first. */
    asksFirst: boolean;
}

/** Mine beside a tile. */
const mineAt = (view: KeyflowerView, seat: number, tile: string): number =>
    lotOf(view, tile)?.bids.find(({ player }) => player === seat)?.size ?? 0;

/** What an option of a turn would begin. */
export function begins(view: KeyflowerView, seat: number, option: OptionInfo): Begun {
    const [bids, tile, colour] = [option.verb === 'bid', named(option, 'tile') ?? '', named(option, 'colour') ?? ''];
    const lot = lotOf(view, tile);
    const place = placedOf(view, tile) ?? lot;
    const hand = view.players[seat]?.colours ?? {};
    const have = colour === 'mixed' ? total(hand) : (hand[colour] ?? 0);
    const groups = beaten(view, seat).some((group) => group.colour === colour && group.tile !== tile);
    return {
        bids,
        tile,
        word: wordIn(view, tile),
        colour,
        there: bids ? mineAt(view, seat, tile) : 0,
        least: (bids ? lot?.to_lead : place?.next_use) ?? 1,
        most: bids ? have : Math.min(have, place?.room ?? have),
        asksFirst: groups || colour === 'mixed',
    };
}

/** What is begun, once it is known which groups come along. */
export function completed(view: KeyflowerView, seat: number, { kind, tile, colour, workers }: GatherView): Begun {
    const bids = kind === 'bid';
    const there = total(workers) + (bids ? mineAt(view, seat, tile) : 0);
    return { bids, tile, word: wordIn(view, tile), colour, there, least: 0, most: 0, asksFirst: false };
}

/** "Bid 3 red for Farrier", and with little room "Bid 3 red". */
export function labelOf({ bids, word, colour }: Begun, count: number, short = true): string {
    const key = `kf-note-${bids ? 'bid' : 'use'}${short ? '' : '-at'}`;
    return words.t(key, { count, colour: words.name(`worker-${colour}`), tile: words.name(word) });
}

export function note(view: KeyflowerView, seat: number, option: OptionInfo): Note | null {
    if (option.number !== null && option.targets.length === 0 && view.gather) {
        const begun = completed(view, seat, view.gather);
        return { label: labelOf(begun, option.number + begun.there) };
    }
    if (option.role === 'opens-turn') {
        const { least: count, most } = begins(view, seat, option);
        const label = words.t('kf-note-from', { label: words.say(option.label), count });
        return { label, short: most > count ? `${count}–${most}` : String(count) };
    }
    const { steps, left } = option.label.args;
    if (steps !== undefined && left !== undefined) return { short: words.t('kf-plan-steps', { steps, left }) };
    const resource = named(option, 'resource');
    return option.way !== null && resource !== null ? { label: words.name(`resource-${resource}`) } : null;
}
