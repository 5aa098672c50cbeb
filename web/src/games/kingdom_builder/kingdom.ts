/* What lies where in a view of Kingdom Builder, and how it is drawn and called: symbols of the sheet, keys of the words. */
import * as base from '../../../../src/boardwright/games/kingdom_builder/data/base.toml';
import * as harvest from '../../../../src/boardwright/games/kingdom_builder/data/harvest.toml';
import * as marshlands from '../../../../src/boardwright/games/kingdom_builder/data/marshlands.toml';
import * as nomads from '../../../../src/boardwright/games/kingdom_builder/data/nomads.toml';
import { seatLook } from '../../lib/seats';
import type { OptionInfo, Text } from '../../lib/protocol';
import { CELL_NAMES, cellNumber, targetOf } from './geometry';
import type { KingdomView } from './view';

const terrain = [...base.terrain, ...marshlands.terrain, ...harvest.terrain];
const feature = [...base.feature, ...nomads.feature, ...marshlands.feature, ...harvest.feature];

// -- the ground ----------------------------------------------------------------------------------------------------

/** The letters of locations in the rows of the board; a quadrant may have two kinds of them. */
const LOCATIONS = 'LJ';
/** In the rows of the island: no cell. */
const VOID = /\./g;

/** What is printed on a cell. */
export interface Ground {
    symbol: string;
    /** The key of its name. */
    word: string;
    /** Only terrain has a short name to be printed; castles and locations are drawings. */
    terrain: string | null;
}

const PRINTED = new Map<string, Ground>([
    ...terrain.map(({ id, letter }): [string, Ground] => [
        letter,
        { symbol: `kb-hex-${id}`, word: `terrain-${id}`, terrain: id },
    ]),
    ...feature.map(({ id, letter }): [string, Ground] => [
        letter,
        { symbol: `kb-hex-${id}`, word: `feature-${id}`, terrain: null },
    ]),
]);
const CAPITOL: Ground = { symbol: 'kb-hex-capitol', word: 'feature-capitol', terrain: null };
const CAVE: Ground = { symbol: 'kb-hex-cave', word: 'feature-cave', terrain: 'mountain' };

/** The key of a terrain's short name, in two letters of the reader's language. */
export const shortWord = (terrainId: string): string => `kb-short-${terrainId}`;

/** The letters of all cells, those of the board and then those of the island. */
export function lettersOf(view: KingdomView): string {
    return view.terrain.join('') + (view.island?.rows.join('').replace(VOID, '') ?? '');
}

/** The ground of all cells. ``letters`` are the rows of the board and of the island, one after the other; ``places`` says
    which location lies on which cell. */
export function grounds(letters: string, places: ReadonlyMap<number, string>): Ground[] {
    return Array.from(letters, (letter, cell) => {
        if (LOCATIONS.includes(letter))
            return { symbol: 'kb-hex-location', word: `location-${places.get(cell)}`, terrain: null };
        const ground = PRINTED.get(letter);
        if (!ground)
            throw new Error(
                `${CELL_NAMES[cell]} shows ${letter}; expected one of ${[...PRINTED.keys()].join('')}${LOCATIONS}`,
            );
        return ground;
    });
}

/** The ground as it lies on the table: what is printed, with capitols on castles and caves in mountains. */
export function groundOf(view: KingdomView): Ground[] {
    const cells = grounds(lettersOf(view), placesOf(view));
    for (const name of view.capitols) cells[numbered(name)] = CAPITOL;
    for (const name of view.caves) cells[numbered(name)] = CAVE;
    return cells;
}

/** Which location lies on which cell. */
export function placesOf(view: KingdomView): Map<number, string> {
    return new Map(view.locations.map(({ cell, location }) => [numbered(cell), location]));
}

export const locationSymbol = (location: string): string => `kb-loc-${location}`;

/** How a nomad tile is drawn: by its kind, and the terrain it is about where it has one. */
export interface NomadLook {
    symbol: string;
    terrain: string | null;
}

export function nomadLook(tile: string): NomadLook {
    const [kind = tile, terrainId = null] = tile.split('_');
    return { symbol: `kb-nomad-${kind}`, terrain: terrainId };
}

/** The key of a nomad tile's name. */
export const nomadWord = (tile: string): string => `nomad-${tile}`;

// -- pieces --------------------------------------------------------------------------------------------------------

/** A hall is the one cell of a City Hall that is meant; all seven of them together are one drawing. */
export type PieceKind = 'settlement' | 'warrior' | 'ship' | 'wagon' | 'hall' | 'scout' | 'wall';

export interface Piece {
    kind: PieceKind;
    cell: number;
    /** Walls belong to nobody. */
    seat: number | null;
}

/** Everything that lies on a cell of its own, by kind and seat. */
export function piecesOf(view: KingdomView): Piece[] {
    const lay = (kind: PieceKind, names: readonly (string | null)[], seat: number | null): Piece[] =>
        names.flatMap((name) => (name === null ? [] : [{ kind, cell: numbered(name), seat }]));
    return [
        ...lay('wall', view.walls, null),
        ...view.players.flatMap(({ player, settlements, warriors, ship, wagon, hall }) => [
            ...lay('settlement', settlements, player),
            ...lay('warrior', warriors, player),
            ...lay('ship', [ship], player),
            ...lay('wagon', [wagon], player),
            ...lay('hall', hall, player),
        ]),
        ...lay('scout', view.scouts, view.turn),
    ];
}

/** The cells nobody may place on or move to, because a warrior stands beside them. */
export const guardedIn = (view: KingdomView): number[] => view.guarded.map(numbered);

export const houseSymbol = (seat: number): string => `kb-house-${seatLook(seat)}`;

/** The symbol of a piece that has the same form for every seat; the seat's emblem goes on it. */
export const pieceSymbol = (kind: PieceKind): string => (kind === 'hall' ? 'kb-city-hall' : `kb-${kind}`);
export const emblemSymbol = (seat: number): string => `kb-emblem-${seatLook(seat)}`;

/** A seat's marker beside a row of the board, counted from 0. */
export interface Marker {
    row: number;
    seat: number;
}

/** The markers of the Mayors; null in a game without them. */
export function markersOf(view: KingdomView): Marker[] | null {
    if (!view.cards.includes('mayors')) return null;
    return view.players.flatMap(({ player, markers }) => markers.map((row) => ({ row: row - 1, seat: player })));
}

function numbered(name: string): number {
    const cell = cellNumber(name);
    if (cell === undefined) throw new Error(`there is no cell ${name}; cells are named a1 to t20, v1 to x5`);
    return cell;
}

// -- what can be done ----------------------------------------------------------------------------------------------

type Options = ReadonlyMap<string, OptionInfo[]>;

/** What a prompt may be about: pieces by their own name, and by the tiles that put and move them. */
const ASKED: Record<string, PieceKind> = {
    warrior: 'warrior',
    ship: 'ship',
    barracks: 'warrior',
    lighthouse: 'ship',
    wagon: 'wagon',
    city_hall: 'hall',
    quarry: 'wall',
    cabin: 'scout',
};

/** The piece a prompt is about, as far as it names one or its tile; else it is about settlements. */
export function pieceAsked(asked: Text | null): PieceKind {
    for (const value of Object.values(asked?.args ?? {})) {
        const named = typeof value === 'object' ? ASKED[value.key.split('-').at(-1)!] : undefined;
        if (named) return named;
    }
    return 'settlement';
}

/** The cells among the targets for which there is nothing but that verb. */
export function onlyBy(verb: string, options: Options, cells: readonly number[]): number[] {
    return cells.filter((cell) => verbsAt(options, cell).every((one) => one === verb));
}

/** The cells among the targets with something on them that the verb is about. */
export function offering(verb: string, options: Options, cells: readonly number[]): number[] {
    return cells.filter((cell) => verbsAt(options, cell).includes(verb));
}

export function verbsAt(options: Options, cell: number): string[] {
    return options.get(targetOf(cell))?.map(({ verb }) => verb) ?? [];
}

// -- motion --------------------------------------------------------------------------------------------------------

/** What moves on the board; the others only come and go. */
const MOVED: ReadonlySet<PieceKind> = new Set(['settlement', 'warrior', 'ship', 'wagon']);

/** Up to this many new pieces are shown arriving; more than that is a jump in the replay. */
const SHOWN_ARRIVALS = 12;

/** The pieces that are new, each with the cell it came from, or null when it came from the supply. A lifted one left the
    board a step earlier. */
export function arrivals(
    before: readonly Piece[],
    after: readonly Piece[],
    lifted: number | null,
): Map<number, number | null> {
    const stood = new Map(before.map((piece) => [piece.cell, piece]));
    const stands = new Map(after.map((piece) => [piece.cell, piece]));
    const left = before.filter((piece) => MOVED.has(piece.kind) && !alike(stands.get(piece.cell), piece));
    const found = new Map<number, number | null>();
    for (const piece of after) {
        if (alike(stood.get(piece.cell), piece)) continue;
        const origin = left.findIndex((one) => alike(one, piece));
        found.set(piece.cell, origin >= 0 ? left.splice(origin, 1)[0]!.cell : MOVED.has(piece.kind) ? lifted : null);
    }
    return found.size > SHOWN_ARRIVALS ? new Map() : found;
}

const alike = (one: Piece | undefined, other: Piece): boolean =>
    one !== undefined && one.kind === other.kind && one.seat === other.seat;

// -- points ---------------------------------------------------------------------------------------------------------

/** What choosing that target would do to my points; null when the engine does not say, or when it depends. */
export function changeOf(options: Options, target: string | null): number | null {
    const found = target === null ? undefined : options.get(target);
    return found?.length === 1 ? found[0]!.change : null;
}

/** What choosing that target would do to each line of my score sheet, by line; empty when the table does not say. */
export function changesOf(options: Options, target: string | null): Map<string, number> {
    const found = (target !== null && options.get(target)) || [];
    return new Map(found.length === 1 ? Object.entries(found[0]!.changes) : []);
}

/** A change with its sign: +4, −1, ±0. */
export function signed(change: number): string {
    if (change === 0) return '±0';
    return change > 0 ? `+${change}` : `−${-change}`;
}
