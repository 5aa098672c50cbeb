/* What the catalogue says, as the page draws it: effects and prices as rows of symbols; and what targets are. */
import { words } from '../../lib/words.svelte';
import { action as ACTIONS, type Action } from '../../../../src/boardwright/games/boonlake/data/base.toml';
import type { Amounts, Effect, Part } from '../../../../src/boardwright/games/boonlake/data/effects';
import {
    bridge as BRIDGES,
    region as REGIONS,
    space as SPACES,
} from '../../../../src/boardwright/games/boonlake/data/map.toml';
import { stretch as RIVER } from '../../../../src/boardwright/games/boonlake/data/river.toml';
import { tile as TILES, type Site } from '../../../../src/boardwright/games/boonlake/data/tiles.toml';
import { effectText, goodsText } from '../effects';
import { mark, sign, signed, text, type Mark } from '../marks';

export { BRIDGES, REGIONS, RIVER, SPACES, TILES };
export type { Action, Amounts, Effect, Mark, Part, Site };

export function finder<T extends { id: string }>(table: readonly T[]): (id: string) => T {
    const found = new Map(table.map((one) => [one.id, one]));
    return (id) => {
        const one = found.get(id);
        if (!one) throw new Error(`there is no ${id}`);
        return one;
    };
}

export const actionOf = finder(ACTIONS);
export const spaceOf = finder(SPACES);
export const stretchOf = finder(RIVER);
export const tileOf = finder(TILES);
export const regionOf = finder(REGIONS);

// -- targets -------------------------------------------------------------------------------------------------------

/** The kind of a component: `site` of `site:3a`. */
export const kindOf = (target: string): string => target.slice(0, target.indexOf(':'));
/** Which one it is: `3a` of `site:3a`. */
export const idOf = (target: string): string => target.slice(target.indexOf(':') + 1);

/** The parts of the page, and which components lie there. */
export type Place = 'actions' | 'map' | 'ranch' | 'hand';
const PLACES: Record<string, Place> = {
    action: 'actions',
    stretch: 'map',
    site: 'map',
    space: 'map',
    region: 'map',
    pile: 'map',
    lever: 'ranch',
    works: 'ranch',
    canoe: 'ranch',
    canal: 'ranch',
    card: 'hand',
    goal: 'hand',
};
export const placeOf = (target: string): Place | null =>
    target === 'pile:cards' ? 'hand' : (PLACES[kindOf(target)] ?? null);
/** What has no place on the board is asked in the table's window. */
export const draws = (target: string): boolean => placeOf(target) !== null;

/** The key of a component's name. */
export function word(target: string): string {
    const [kind, id] = [kindOf(target), idOf(target)];
    return kind === 'action' ? `tile-${id}` : `${kind}-${id}`;
}

// -- symbols -------------------------------------------------------------------------------------------------------

export const SYMBOLS: Record<string, string> = {
    coin: 'bl-coin',
    card: 'bl-card',
    inhabitant: 'bl-inhabitant',
    vase: 'bl-vase',
    vp: 'vp',
    coin_step: 'bl-track-coin',
    card_step: 'bl-track-card',
    cactus: 'bl-cactus',
    wood: 'bl-wood',
    clay: 'bl-clay',
    stone: 'bl-stone',
    iron: 'bl-iron',
};
const DEEDS: Record<string, string> = {
    play: 'bl-play',
    develop: 'bl-develop',
    upgrade: 'bl-upgrade',
    modernise: 'bl-modernise',
    cattle: 'bl-cattle',
    house: 'bl-house',
    village: 'bl-village',
    explore: 'bl-explore',
    tile: 'bl-explore',
    pasture: 'bl-pasture',
    region: 'bl-region',
    hire: 'bl-recruit',
    reset: 'bl-lever-up',
    paddle: 'bl-canoe',
};
/** What is counted. */
export const COUNTED: Record<string, readonly string[]> = {
    in_boonlake: ['bl-in-boonlake'],
    in_unknown: ['bl-in-unknown'],
    in_new_hope: ['bl-in-new_hope'],
    in_southern: ['bl-in-southern'],
    resources: ['bl-any'],
    houses: ['bl-house'],
    villages: ['bl-village'],
    cattle: ['bl-cattle'],
    coin_steps: ['bl-track-coin'],
    card_steps: ['bl-track-card'],
    lower_track: ['bl-track-coin', 'bl-track-card'],
    levers: ['bl-lever-up'],
    connected: ['bl-connected'],
    at_bridges: ['bl-bridge'],
    paying_presences: ['bl-presence'],
    day_cards: ['bl-day'],
    twilight_cards: ['bl-twilight'],
    night_cards: ['bl-night'],
};
/** What changes of the rules are about. */
const CHANGED: Record<string, readonly string[]> = {
    lever_price: ['bl-modernise', 'bl-coin'],
    card_price: ['bl-play', 'bl-coin'],
    discard_coins: ['bl-sell', 'bl-coin'],
    river_coins: ['bl-move', 'bl-coin'],
    harbour_coins: ['bl-harbour', 'bl-coin'],
    harbour_cards: ['bl-harbour', 'bl-card'],
    river_vases: ['bl-move', 'bl-vase'],
    cattle_inhabitants: ['bl-cattle', 'bl-inhabitant'],
    cattle_coins: ['bl-cattle', 'bl-coin'],
    village_inhabitants: ['bl-village', 'bl-inhabitant'],
    village_presences: ['bl-village', 'bl-presence'],
};
const TYPES = ['day', 'twilight', 'night'];

/** Goods by name, in their order. */
export const goodsMarks = (goods: Amounts): Mark[] =>
    Object.entries(goods)
        .filter(([, count]) => count)
        .map(([good, count]) => mark(SYMBOLS[good] ?? good, count));

const signs = (symbols: readonly string[]): Mark[] => symbols.map(sign);
const either = (ways: readonly Mark[][]): Mark[] => ways.flatMap((way, at) => (at ? [text('/'), ...way] : way));

function partMarks(part: Part): Mark[] {
    const { gain, pay, choose, score, modify, per = '' } = part;
    if (gain) return [...goodsMarks(gain), ...(part.per ? [text('×'), ...signs(COUNTED[per] ?? [])] : [])];
    if (pay) return [...goodsMarks(pay), text('→'), ...effectMarks(part.then ?? [])];
    if (choose) return either(choose.map(effectMarks));
    if (score !== undefined) return scoreMarks(score, COUNTED[per] ?? []);
    if (modify) {
        const [about, what] = CHANGED[modify] ?? [modify, modify];
        const type = TYPES.includes(part.type ?? '') ? [sign(`bl-${part.type}`)] : [];
        return [...type, sign(about!), signed(part.by ?? 0), sign(what!)];
    }
    return deedMarks(part);
}

function scoreMarks(score: number | [number, number][], counted: readonly string[]): Mark[] {
    if (typeof score === 'number') return [mark('vp', score), text('×'), ...signs(counted)];
    const steps = score.map(([least, points]) => [text(`${least}+`), ...signs(counted), text('→'), mark('vp', points)]);
    return either(steps);
}

function actMarks({ of = [], type = '', discard, draw, inhabitants, cheaper, fewer }: Part): Mark[] {
    const ways = of.map((way) => [sign(way === 'play' && type ? `bl-${type}` : (DEEDS[way] ?? way))]);
    if (inhabitants) ways[0]!.unshift(mark(SYMBOLS['inhabitant']!, inhabitants), text('→'));
    if (discard) ways.push([sign('bl-sell')]);
    if (draw) ways.push([mark('bl-card', draw)]);
    const eased = [
        ...(cheaper ? [signed(-cheaper), sign('bl-inhabitant')] : []),
        ...(fewer ? [signed(-fewer), sign('bl-presence')] : []),
    ];
    return [...either(ways), ...eased];
}

function deedMarks(part: Part): Mark[] {
    const { do: deed = '', works, track, tiles, times, each } = part;
    switch (deed) {
        case 'act':
            return actMarks(part);
        case 'hire':
            return [
                ...either([goodsMarks({ coin: part.coin! }), goodsMarks({ card: part.card! })]),
                text('→'),
                sign('bl-recruit'),
            ];
        case 'build':
            return [sign('bl-works'), sign(works === 'any' ? 'bl-any' : `bl-${works}`)];
        case 'income':
            return [sign('bl-income'), sign(`bl-${track}`)];
        case 'structure':
            return [...(times ? [text(`${times}×`)] : []), ...either([[sign('bl-house')], [sign('bl-village')]])];
        case 'region':
            return [sign('bl-region'), ...(each ? [text('→'), mark('bl-cactus', each)] : [])];
    }
    const symbol = DEEDS[deed] ?? deed;
    const count = tiles ?? times;
    return [count ? mark(symbol, count) : sign(symbol)];
}

/** An effect as a row of symbols. */
export const effectMarks = (effect: readonly Part[]): Mark[] => effect.flatMap(partMarks);

/** A reward in little room: of a choice only what it is between. */
export const stopMarks = (effect: Effect): Mark[] =>
    effect.flatMap((part) => {
        if (!part.choose) return effectMarks([part]);
        return part.choose.flatMap((way) => effectMarks(way).slice(0, 1)).map((one) => ({ ...one, bare: true }));
    });

/** What a site costs and what it gives; with what a village there is worth. */
export function siteMarks({ cost = {}, reward, village = 0 }: Site): { cost: Mark[]; reward: Mark[] } {
    const paid = Object.entries(cost).flatMap(([good, count]) => [signed(-count), sign(SYMBOLS[good] ?? good)]);
    const town = village ? [sign('bl-village'), signed(village)] : [];
    return { cost: paid, reward: [...effectMarks(reward), ...town] };
}

// -- in words ------------------------------------------------------------------------------------------------------

export const sentence = (said: string): string => said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
/** "Gain 2 coins". */
export const effectWords = (effect: Effect): string => sentence(words.say(effectText(effect)));
/** "2 coins and 1 vase". */
export const goodsWords = (goods: Amounts): string => words.say(goodsText(goods));
/** The rule of a component in a sentence, if there is one. */
export const helpLines = (key: string): string[] => {
    const help = words.help(key);
    return help === null ? [] : [help];
};
