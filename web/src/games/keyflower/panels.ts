/* What the panels beside the board say of a view: what is asked, what lies behind a screen, and which actions go with a tile or a
   colour. */
import type { OptionInfo, ScoreLineInfo } from '../../lib/protocol';
import type { BidView, KeyflowerPlayerView, KeyflowerView, LotView, VillageTileView } from './view';

export type Counts = Record<string, number>;
export type Options = ReadonlyMap<string, OptionInfo[]>;

/** In the order they are shown. */
export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export const RESOURCES = ['wood', 'stone', 'iron', 'gold'] as const;
export const SKILLS = ['saw', 'pickaxe', 'anvil'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

/** Kinds with how many there are, in the order they are shown; those there is nothing of are left out. */
export function present(kinds: readonly string[], counts: Counts): { kind: string; count: number }[] {
    return kinds.map((kind) => ({ kind, count: counts[kind] ?? 0 })).filter(({ count }) => count > 0);
}

// -- actions -------------------------------------------------------------------------------------------------------

/** Every action once, in the order of the table. */
export function actionsOf(options: Options): OptionInfo[] {
    return [...new Set([...options.values()].flat())];
}

export const ofVerb = (options: Options, ...verbs: string[]): OptionInfo[] =>
    actionsOf(options).filter(({ verb }) => verbs.includes(verb));

/** What an action points at, of one kind: `named(option, 'tile')`. */
export function named(option: OptionInfo, kind: string): string | null {
    const found = option.targets.find((target) => target.startsWith(`${kind}:`));
    return found ? found.slice(kind.length + 1) : null;
}

/** A target that none of the other actions has: picking it means this action. */
export function ownTarget(options: Options, option: OptionInfo): string | null {
    return option.targets.find((target) => options.get(target)?.length === 1) ?? null;
}

/** The kinds of decisions, by a verb that only they have. */
const ASKED = {
    turn: ['pass'],
    mixed: ['add'],
    gather: ['send', 'with'],
    worker: ['pay', 'pay-group'],
    resource: ['spend'],
    skill: ['give'],
    take: ['take'],
    transport: ['carry', 'upgrade'],
    winter: ['offer'],
    ship: ['ship'],
    'take-up': ['take-up'],
    lay: ['lay'],
} as const;
export type Asked = keyof typeof ASKED;

/** What I am asked, null if nothing. */
export function askedOf(view: KeyflowerView, options: readonly OptionInfo[]): Asked | null {
    const verbs = new Set(options.map(({ verb }) => verb));
    if (verbs.size === 0) return null;
    const found = (Object.keys(ASKED) as Asked[]).find((asked) => ASKED[asked].some((verb) => verbs.has(verb)));
    if (found) return found === 'gather' && view.gather?.colour === 'mixed' ? 'mixed' : found;
    // Only "done" is left.
    return view.gather ? 'mixed' : view.transport ? 'transport' : null;
}

export const lotOf = (view: KeyflowerView, tile: string): LotView | null =>
    [...view.lots, ...view.order].find((lot) => lot.tile === tile) ?? null;

/** A tile in some village. */
export const placedOf = (view: KeyflowerView, tile: string): VillageTileView | null =>
    view.players.flatMap(({ village }) => village).find((one) => one.tile === tile) ?? null;

/** Whether a tile shows its second side: upgraded, turned over by a boat at the end, or side b of a summer boat. */
export const showsBack = (view: KeyflowerView, tile: string): boolean =>
    view.sides[tile] === 'b' ||
    placedOf(view, tile)?.upgraded === true ||
    view.players.some(({ flipped }) => flipped === tile);

// -- behind a screen -----------------------------------------------------------------------------------------------

export interface Screen {
    /** Of each colour or skill: how many are known to be there. */
    known: { kind: string; count: number }[];
    /** How many more there are that this viewer cannot know. */
    hidden: number;
}

const screen = (kinds: readonly string[], own: Counts | null, seen: Counts, all: number): Screen => {
    const counts = own ?? seen;
    return { known: kinds.map((kind) => ({ kind, count: counts[kind] ?? 0 })), hidden: all - total(counts) };
};

export const workersOf = (player: KeyflowerPlayerView): Screen =>
    screen(COLOURS, player.colours, player.known, player.workers);
export const skillsOf = (player: KeyflowerPlayerView): Screen =>
    screen(SKILLS, player.skill_kinds, player.known_skills, player.skills);

// -- bids ----------------------------------------------------------------------------------------------------------

export const leader = (lot: LotView): BidView | null => lot.bids.find(({ leads }) => leads) ?? null;

export interface Group {
    tile: string;
    colour: string;
    size: number;
}

/** The groups of a player that were outbid: they may move, each whole. */
export function beaten(view: KeyflowerView, seat: number): Group[] {
    const free = new Set(view.players[seat]?.free_groups ?? []);
    return [...view.lots, ...view.order].flatMap(({ tile, bids }) =>
        bids
            .filter(({ player }) => player === seat && free.has(tile))
            .map(({ colour, size }) => ({ tile, colour, size })),
    );
}

/** On how many tiles a player leads. */
export const leads = (view: KeyflowerView, seat: number): number =>
    [...view.lots, ...view.order].filter((lot) => leader(lot)?.player === seat).length;

// -- the season ----------------------------------------------------------------------------------------------------

/** How many of the tiles on offer nobody has bid for. */
export const unbid = (view: KeyflowerView): number => view.lots.filter(({ bids }) => bids.length === 0).length;

// -- points --------------------------------------------------------------------------------------------------------

/** The lines that have brought something. */
export const linesOf = (sheet: readonly ScoreLineInfo[] = []): ScoreLineInfo[] => sheet.filter(({ points }) => points);

const SCORES: Record<string, string> = { village: 'kf-village', gold: 'kf-gold', turn_order: 'kf-order' };

/** The drawing of a line that stands for no single tile. */
export const scoreSymbol = (id: string): string | null => SCORES[id] ?? null;

/** How the pieces that a line counts are drawn and called. */
const PIECES: Record<string, { symbol: string; word: string }> = {
    colour: { symbol: 'kf-mark-', word: 'worker-' },
    skill: { symbol: 'kf-', word: 'skill-' },
    resource: { symbol: 'kf-', word: 'resource-' },
    figure: { symbol: 'kf-mark-', word: 'worker-' },
};

export interface Pieces {
    symbol: string;
    /** The key of their name. */
    word: string;
    count: number;
}

/** What was used for a line: workers, skills and resources, each counted once. */
export function piecesOf(line: ScoreLineInfo): Pieces[] {
    const counts = new Map<string, number>();
    for (const target of line.earnings.flatMap(({ targets }) => targets))
        counts.set(target, (counts.get(target) ?? 0) + 1);
    return [...counts].flatMap(([target, count]) => {
        const [kind = '', id = ''] = target.split(':');
        const of = PIECES[kind];
        return of ? [{ symbol: of.symbol + id, word: of.word + id, count }] : [];
    });
}
