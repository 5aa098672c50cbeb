/* The printed things that a player has or could have: what the catalogue says of them, and how it is said in words. */
import {
    barker as WARES,
    barrel as BARRELS,
    board as FIRST_SIDES,
    bridge_cost as BRIDGE_COST,
    bridge as BRIDGES,
    building as BUILDINGS,
    river as RIVER_COST,
    shootout as TABLES,
    type Canyon,
    type Part,
} from '../../../../src/boardwright/games/coloma/data/base.toml';
import { board as SECOND_SIDES } from '../../../../src/boardwright/games/coloma/data/boards.toml';
import { speciality as DELUXE } from '../../../../src/boardwright/games/coloma/data/deluxe.toml';
import { hotel as HOTELS } from '../../../../src/boardwright/games/coloma/data/hotels.toml';
import { speciality as SPECIALITIES } from '../../../../src/boardwright/games/coloma/data/specialities.toml';
import { words } from '../../lib/words.svelte';
import { effectText, goodsText } from '../effects';
import { sign, type Mark } from '../marks';
import { effectMarks, goodsMarks, type Goods } from './model';
import type { CardView, ColomaView, PlayerView } from './view';

export { mill as MILL } from '../../../../src/boardwright/games/coloma/data/base.toml';

export const TOOLS = ['hammer', 'saw'] as const;
export type Tool = (typeof TOOLS)[number];
/** A price with either tool. */
export type Prices = Record<Tool, Goods>;

function finder<T extends { id: string }>(...tables: readonly (readonly T[])[]): (id: string) => T {
    const found = new Map(tables.flat().map((one) => [one.id, one]));
    return (id) => {
        const one = found.get(id);
        if (!one) throw new Error(`there is no ${id}`);
        return one;
    };
}

export const buildingOf = finder(BUILDINGS);
export const barrelOf = finder(BARRELS);
export const bridgeOf = finder(BRIDGES);
export const hotelOf = finder(HOTELS);
export const specialityOf = finder(SPECIALITIES, DELUXE);
export const tableOf = finder(TABLES);
const boardOf = finder(FIRST_SIDES, SECOND_SIDES);
/** The canyons of a player board; an automa has none. */
export const canyonsOf = ({ board, shade }: PlayerView): readonly Canyon[] => (shade ? [] : boardOf(board).canyons);

// -- prices --------------------------------------------------------------------------------------------------------

/** What is printed, for whoever only looks on. */
function printed(thing: string): Prices {
    if (thing.startsWith('card:')) return buildingOf(thing.slice(5));
    if (thing.startsWith('hotel:')) return hotelOf(thing.slice(6));
    return thing === 'river' ? RIVER_COST : BRIDGE_COST;
}
/** What a card, a hotel, a river or a bridge costs the viewer now. */
export function pricesOf({ prices }: ColomaView, thing: string): Prices {
    const now = prices[thing];
    return now?.['hammer'] && now['saw'] ? { hammer: now['hammer'], saw: now['saw'] } : printed(thing);
}
/** What the Barker wants for a ware. */
export const warePrice = ({ prices }: ColomaView, ware: 'tent' | 'horse'): number =>
    prices[`ware:${ware}`]?.['coins']?.['coin'] ?? WARES[ware];

// -- symbols -------------------------------------------------------------------------------------------------------

/** What something costs with a tool, the tool first. */
export const priceMarks = (prices: Prices, tool: Tool): Mark[] => [sign(`co-${tool}`), ...goodsMarks(prices[tool])];

/** What a bridge counts, and the points for each. */
export const bridgeMarks = (id: string): Mark[] => effectMarks(bridgeOf(id).effect).filter((mark) => 'symbol' in mark);

// -- how a card stands ---------------------------------------------------------------------------------------------

/** Used in this turn, built in this turn, ready to be used, at work by itself, or not at work where the pioneer is. */
export type Standing = 'used' | 'fresh' | 'usable' | 'works' | 'idle';

export function standingOf({ id, works, usable, fresh }: CardView): Standing {
    if (fresh) return 'fresh';
    if (!works) return 'idle';
    if (usable) return 'usable';
    return buildingOf(id).timing === 'use' ? 'used' : 'works';
}

// -- in words ------------------------------------------------------------------------------------------------------

const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

/** "Gain 2 coins". */
export const effectWords = (effect: readonly Part[]): string => sentence(words.say(effectText(effect)));
/** "2 coins and 1 dude". */
export const goodsWords = (goods: Goods): string => words.say(goodsText(goods));
export const pointsWords = (points: number): string => goodsWords({ point: points });

/** What something costs with each of its tools. */
export const priceLines = (prices: Prices): string[] =>
    TOOLS.map((tool) => words.t(`co-own-price-${tool}`, { price: goodsWords(prices[tool]) }));

/** The rule of a component in a sentence, if there is one. */
const helpLines = (key: string): string[] => {
    const help = words.help(key);
    return help === null ? [] : [help];
};

/** `prices`: of a card that can still be built. */
export function cardLines(id: string, prices: Prices | null): string[] {
    return [...helpLines(`card-${id}`), ...(prices ? priceLines(prices) : []), pointsWords(buildingOf(id).points)];
}
export const barrelLines = (id: string): string[] => helpLines(`barrel-${id}`);
export const bridgeLines = (id: string): string[] => helpLines(`bridge-${id}`);
export const specialityLines = (id: string): string[] => helpLines(`speciality-${id}`);
export function hotelLines(id: string): string[] {
    const { points, guests, guest_points: each } = hotelOf(id);
    return [pointsWords(points), words.t('co-own-hotel-beds', { guests, points: each })];
}

// -- what a player has ---------------------------------------------------------------------------------------------

export const total = (counts: Readonly<Record<string, number>>): number =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Kinds of barrels a player has, each with how many are unused and used. */
export function barrelsOf({
    barrels,
    used_barrels: used,
}: PlayerView): { kind: string; ready: number; used: number }[] {
    const kinds = BARRELS.map(({ id }) => ({ kind: id, ready: barrels[id] ?? 0, used: used[id] ?? 0 }));
    return kinds.filter(({ ready, used }) => ready || used);
}

/** Hotels that are all the same, each lot with its members. */
export function hotelLots(ids: readonly string[]): { first: string; ids: string[] }[] {
    const lots = new Map<string, string[]>();
    for (const id of ids) {
        const { id: _, ...printed } = hotelOf(id);
        const key = JSON.stringify(printed);
        lots.set(key, [...(lots.get(key) ?? []), id]);
    }
    return [...lots.values()].map((lot) => ({ first: lot[0]!, ids: lot }));
}
