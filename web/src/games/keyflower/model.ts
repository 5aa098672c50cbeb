/* What the catalogue says of tiles, as the board and the panels draw it: edges, effects as rows of symbols, prices, points. */
import { tile as TILES } from '../../../../src/boardwright/games/keyflower/data/base.toml';
import { COLOURS, RESOURCES, SKILLS } from './panels';
import type { KeyflowerView } from './view';

export { COLOURS, RESOURCES, SKILLS };
export type TileInfo = (typeof TILES)[number];

const BY_ID = new Map(TILES.map((tile) => [tile.id, tile]));

export function tileInfo(id: string): TileInfo {
    const found = BY_ID.get(id);
    if (!found) throw new Error(`there is no tile ${id}`);
    return found;
}

/** The key of a tile's name and help; of a summer boat, with the side that lies up if that is known. */
export function tileWord(id: string, side?: string): string {
    const { kind, front, back } = tileInfo(id);
    const power = kind === 'summer_boat' && side !== undefined ? (side === 'b' ? back : front)?.power : undefined;
    return power === undefined ? `tile-${id}` : `power-${power}`;
}
export const wordIn = ({ sides }: Pick<KeyflowerView, 'sides'>, id: string): string => tileWord(id, sides[id]);
export const tileTarget = (id: string): string => `tile:${id}`;
/** The tile a target names. */
export const tileOf = (target: string): string | null => (target.startsWith('tile:') ? target.slice(5) : null);

/** The tint of a tile: a season, or home. */
export function tintOf({ kind, season }: TileInfo): string {
    if (kind === 'boat') return 'winter';
    return season ?? (kind === 'turn_order' ? 'winter' : 'home');
}

// -- edges ---------------------------------------------------------------------------------------------------------

/** Directions from the bottom edge clockwise; opposite ones differ by three. */
export const DIRECTIONS = ['s', 'sw', 'nw', 'n', 'ne', 'se'] as const;
export type Edge = 'road' | 'field' | 'water';
const EDGE: Record<string, Edge> = { R: 'road', F: 'field', W: 'water' };

/** The edges of a tile by direction, once it is turned clockwise by so many sixths. */
export function edgesOf(id: string, turns = 0): Edge[] {
    const { edges } = tileInfo(id);
    return DIRECTIONS.map((_, direction) => EDGE[edges[(direction - turns + 6) % 6]!]!);
}

// -- what a tile does, in symbols ----------------------------------------------------------------------------------

/** A symbol of the sheet, or a sign between symbols: a number, an arrow, a slash. */
export type Mark = { symbol: string } | { text: string } | { points: number };

/** So many of one: drawn each, or with a number where there are more than that. */
const symbols = (symbol: string, count: number, each = 3): Mark[] =>
    count > each ? [{ text: String(count) }, { symbol }] : Array.from({ length: count }, () => ({ symbol }));
const ARROW: Mark = { text: '→' };
const stars = (points: number): Mark => ({ points });

type Amounts = Record<string, unknown>;
const amount = (from: Amounts, kind: string): number => (typeof from[kind] === 'number' ? (from[kind] as number) : 0);
const goods = (from: Amounts, each?: number): Mark[] =>
    RESOURCES.flatMap((kind) => symbols(`kf-${kind}`, amount(from, kind), each));
const worker = (colour: string): string => `kf-worker-${colour}`;
const skill = (kind: string): string => (kind === 'any' ? 'kf-skill-any' : `kf-${kind}`);
const between = (marks: Mark[][], sign: string): Mark[] =>
    marks.flatMap((one, at) => (at ? [{ text: sign }, ...one] : one));

/** Summer boats: what each side does for its owner. */
const POWERS: Record<string, Mark[]> = {
    extra_workers: [{ text: '+2' }, { symbol: 'kf-worker-any' }],
    extra_green: [{ text: '+1' }, { symbol: 'kf-worker-green' }],
    cross_country: [{ symbol: 'kf-transport' }, { symbol: 'kf-meadow' }],
    double_transport: [{ text: '2×' }, { symbol: 'kf-transport' }, { symbol: 'kf-upgrade' }],
    wild_upgrades: [{ symbol: 'kf-any' }, ARROW, { symbol: 'kf-upgrade' }],
    wild_scoring: [{ symbol: 'kf-any' }, ARROW, { symbol: 'vp' }],
    counter_bid: [{ symbol: 'kf-mark-red' }, { text: '≠' }, { symbol: 'kf-mark-blue' }],
    mixed_use: [{ symbol: 'kf-mark-red' }, { symbol: 'kf-mark-yellow' }, { symbol: 'kf-mark-blue' }],
};

const KINDS: Record<string, { all: readonly string[]; symbol: (kind: string) => string; any: string }> = {
    resource: { all: RESOURCES, symbol: (kind) => `kf-${kind}`, any: 'kf-any' },
    worker: { all: COLOURS, symbol: (kind) => `kf-mark-${kind}`, any: 'kf-worker-any' },
    skill: { all: SKILLS, symbol: (kind) => `kf-${kind}`, any: 'kf-skill-any' },
};

/** How a tile earns points at the end. */
function scoringOf({ scoring }: TileInfo): Mark[] {
    if (!scoring) return [];
    const { kind, item = '', count = 1, points = 1 } = scoring;
    const of = KINDS[item];
    if (of && kind === 'any') return [...symbols(of.any, count), ARROW, stars(points)];
    if (of) {
        const named = of.all.filter((one) => amount(scoring, one)).map((one): Mark[] => [{ symbol: of.symbol(one) }]);
        return [...between(named, kind === 'chosen' ? '/' : ''), ARROW, stars(points)].filter(isSign);
    }
    const signs: Record<string, Mark[]> = {
        transport: [{ symbol: 'kf-transport' }, ARROW, stars(points)],
        loop: [{ symbol: 'kf-loop' }, ARROW, stars(points)],
        chain: [{ symbol: 'kf-river' }, ARROW, { symbol: 'vp' }],
        flip: [{ symbol: 'kf-flip' }],
        neighbours: [{ symbol: 'kf-around' }, ARROW, stars(points)],
    };
    return signs[kind] ?? [];
}
const isSign = (mark: Mark): boolean => !('text' in mark) || mark.text !== '';

/** What using or owning a side of a tile brings; `back` is also side b of a summer boat. */
export function effectOf(id: string, back = false): Mark[] {
    const tile = tileInfo(id);
    if (tile.storage) {
        const kind = tile.storage.resource === 'any' ? 'kf-any' : `kf-${tile.storage.resource}`;
        return [{ symbol: kind }, ARROW, stars(tile.storage.points[back ? 1 : 0])];
    }
    const face = (back ? tile.back : tile.front) ?? {};
    if (face.power) return POWERS[face.power] ?? [];
    if (face.action === 'choose_resource')
        return between(
            RESOURCES.map((kind) => symbols(`kf-${kind}`, amount({ ...face }, kind))).filter((one) => one.length),
            '/',
        );
    const each = face.pay_worker || face.pay_skill ? 1 : 3;
    const gains = [
        ...goods({ ...face }, each),
        ...symbols(worker('any'), face.workers ?? 0, each),
        ...symbols(worker('green'), face.green ?? 0, each),
        ...symbols('kf-skill-any', face.skills ?? 0, each),
    ];
    if (face.action === 'transport')
        return [
            { symbol: 'kf-transport' },
            { text: String(face.transport) },
            { symbol: 'kf-upgrade' },
            { text: String(face.upgrades) },
        ];
    if (face.pay_worker) return [{ symbol: worker(face.pay_worker) }, ARROW, ...gains];
    if (face.pay_skill) return [{ symbol: skill(face.pay_skill) }, ARROW, ...gains];
    if (gains.length) return gains;
    const scoring = scoringOf(tile);
    if (!face.points) return scoring.length ? scoring : [stars(0)];
    return [stars(face.points), ...(scoring.length ? [{ text: '+' }, ...scoring] : [])];
}

/** The printed points beside what a side does; a side that only brings points says so as its effect. */
export function pointsOf(id: string, back = false): number {
    const tile = tileInfo(id);
    const face = back ? tile.back : tile.front;
    return face?.action ? (face.points ?? 0) : 0;
}

/** All that a side brings: what it does, and the points printed on it. */
export function sideOf(id: string, back: boolean): Mark[] {
    const points = pointsOf(id, back);
    return [...effectOf(id, back), ...(points ? [{ text: '·' }, { points }] : [])];
}

/** What the upgraded side brings, what it takes left out: that is the same on both sides. */
export function gainOf(id: string): Mark[] {
    const marks = effectOf(id, true);
    const points = pointsOf(id, true);
    const arrow = tileInfo(id).back?.action ? marks.indexOf(ARROW) : -1;
    return [...marks.slice(arrow + 1), ...(points ? [stars(points)] : [])];
}

/** The price of the upgrade; empty for tiles that cannot be upgraded. */
export function priceOf(id: string): Mark[] {
    const { cost = {} } = tileInfo(id);
    return [
        ...goods(cost),
        ...symbols('kf-any', cost['any'] ?? 0),
        ...SKILLS.flatMap((kind) => symbols(`kf-${kind}`, cost[kind] ?? 0)),
        ...symbols('kf-skill-any', cost['any_skill'] ?? 0),
    ];
}

/** Whether the second side of a tile shows: it was upgraded, or it is a summer boat with side b up. */
export const isBack = (shown: { side?: string; upgraded?: boolean } | null | undefined): boolean =>
    shown?.upgraded === true || shown?.side === 'b';

/** Whether a tile has a second side that it can be turned to. */
export const canGrow = (id: string): boolean => tileInfo(id).cost !== undefined;
