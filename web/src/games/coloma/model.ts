/* What the catalogue says, as the page draws it: effects and prices as rows of symbols; and what targets are. */
import { words } from '../../lib/words.svelte';
import { mark, sign, signed, text, type Mark } from '../marks';
import { space as SPACES, type Goods, type Part } from '../../../../src/boardwright/games/coloma/data/base.toml';

export {
    event as EVENTS,
    region as REGIONS,
    road as ROADS,
    row as ROWS,
    slot as SLOTS,
} from '../../../../src/boardwright/games/coloma/data/base.toml';
export { SPACES };
export type { Goods, Part };

// -- targets -------------------------------------------------------------------------------------------------------

/** The kind of a component: `site` of `site:3`. */
export const kindOf = (target: string): string => target.slice(0, target.indexOf(':'));
/** Which one it is: `3` of `site:3`. */
export const idOf = (target: string): string => target.slice(target.indexOf(':') + 1);

/** What a site is called, or the Barker; the wheel has their numbers beside the names. */
export const siteName = (place: string): string => words.name(`site-${place}`).replace(/ \(\d\)$/, '');

// -- symbols -------------------------------------------------------------------------------------------------------

export const SYMBOLS: Record<string, string> = {
    coin: 'co-coin',
    dude: 'co-dude',
    gold: 'co-gold',
    tent: 'co-tent',
    horse: 'co-horse',
    point: 'vp',
    card: 'co-card',
    used_barrel: 'co-barrel',
    burial: 'co-grave',
    river: 'co-river',
    bridge: 'co-bridge',
    building: 'co-building',
    hotel: 'co-hotel',
};
const DEEDS: Record<string, string> = {
    wagon: 'co-wagon',
    gunmen: 'co-gunman',
    tents: 'co-tent',
    barrel: 'co-barrel',
    build: 'co-building',
    secondary: 'co-barricade',
    cart: 'co-cart',
    bury: 'co-grave',
};
/** What bridges count. */
const COUNTED: Record<string, string> = {
    horses: 'co-horse',
    cards: 'co-card',
    graves: 'co-grave',
    barrels: 'co-barrel',
    gold: 'co-gold',
    buildings: 'co-building',
    region_tents: 'co-tent',
    event_tents: 'co-event',
    coins: 'co-coin',
    dudes: 'co-dude',
};
/** What changes of the rules are about. */
const CHANGED: Record<string, string> = {
    coin_cost: 'co-coin',
    dude_cost: 'co-dude',
    gold_cost: 'co-gold',
    movement: 'co-wagon',
    stopover: 'co-town',
    barker_price: 'co-coin',
    gold_value: 'co-gold',
    rank: 'co-gunman',
};

/** Goods by name, in their order. */
export const goodsMarks = (goods: Goods): Mark[] =>
    Object.entries(goods)
        .filter(([, count]) => count)
        .map(([good, count]) => mark(SYMBOLS[good] ?? good, count));

/** `before`: the part that it follows; what both are about stands there once. */
function partMarks(part: Part, before?: Part): Mark[] {
    if (part.gain) return goodsMarks(part.gain);
    if (part.pay) return [...goodsMarks(part.pay), text('→'), ...effectMarks(part.then ?? [])];
    if (part.choose) return part.choose.flatMap((one, at) => [...(at ? [text('/')] : []), ...effectMarks(one)]);
    if (part.score) return [sign(COUNTED[part.per ?? ''] ?? ''), text('→'), mark('vp', part.score)];
    if (part.modify) {
        const kinds = before?.modify && before.kinds?.join() === part.kinds?.join() ? [] : (part.kinds ?? []);
        const about = kinds.map((kind) => sign(SYMBOLS[kind] ?? kind));
        const barker = part.modify === 'barker_price' ? [sign('co-barker')] : [];
        return [...barker, ...about, signed(part.by ?? 0), sign(CHANGED[part.modify] ?? part.modify)];
    }
    return deedMarks(part);
}

function deedMarks({ do: deed = '', tool, bonus, most, times, discount, where }: Part): Mark[] {
    if (deed === 'work') return [sign(`co-${tool}`)];
    const count = times ?? (deed === 'cart' ? most : undefined);
    const symbol = DEEDS[deed] ?? deed;
    const marks = [count || deed === 'bury' ? mark(symbol, count) : sign(symbol)];
    if (tool) marks.unshift(sign(`co-${tool}`));
    if (where?.includes('event')) marks.push(text('→'), sign('co-event'));
    if (bonus) marks.push(signed(bonus));
    for (const [good, count] of Object.entries(discount ?? {})) marks.push(signed(-count), sign(SYMBOLS[good] ?? good));
    return marks;
}

/** An effect as a row of symbols. */
export const effectMarks = (effect: readonly Part[]): Mark[] =>
    effect.flatMap((part, at) => partMarks(part, effect[at - 1]));

// -- the board -----------------------------------------------------------------------------------------------------

/** Answers to a question have no place on the board, nor have specialities that are still to be picked. */
const ASKED = ['option', 'tool', 'nuggets', 'speciality'];
export const draws = (target: string): boolean => !ASKED.includes(kindOf(target));

/** The key of a component's name. */
export function word(target: string): string {
    const [kind, id] = [kindOf(target), idOf(target)];
    if (kind === 'section') return `site-${id.slice(0, -1)}`;
    if (kind === 'event') return `site-${id}`;
    if (id.startsWith('horseshoe')) return 'space-horseshoe';
    return `${kind}-${id}`;
}

/** The parts of the page, and which components lie there. */
export type Place = 'wheel' | 'map' | 'mine' | 'shootout';
const PLACES: Record<string, Place> = {
    site: 'wheel',
    event: 'wheel',
    section: 'wheel',
    ware: 'wheel',
    wagon: 'map',
    space: 'map',
    region: 'map',
    row: 'shootout',
    slot: 'shootout',
    cart: 'shootout',
    card: 'mine',
    canyon: 'mine',
    bridge: 'mine',
    hotel: 'mine',
    barrel: 'mine',
    mill: 'mine',
    speciality: 'mine',
};
export const placeOf = (target: string): Place | null => PLACES[kindOf(target)] ?? null;
