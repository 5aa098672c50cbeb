/* What lies where in a view of Kingdom Builder, and how it is drawn and called: symbols of the sheet, keys of the words. */
import { feature, terrain } from '../../../../src/boardwright/games/kingdom_builder/data/base.toml';
import { seatLook } from '../../lib/seats';
import type { KingdomView, OptionInfo, ScoreLineInfo, TileView } from '../../lib/protocol';
import { CELL_NAMES, cellNumber } from './geometry';

/** The letter of a location in the rows of the board. */
const LOCATION = 'L';

/** What is printed on a cell. */
export interface Ground {
    symbol: string;
    /** The key of its name. */
    word: string;
    /** Only terrain shows a letter; castles and locations show a drawing. */
    letter: string | null;
}

const PRINTED = new Map<string, Ground>([
    ...terrain.map(({ id, letter }): [string, Ground] => [
        letter,
        { symbol: `kb-hex-${id}`, word: `terrain-${id}`, letter },
    ]),
    ...feature.map(({ id, letter }): [string, Ground] => [
        letter,
        { symbol: `kb-hex-${id}`, word: `feature-${id}`, letter: null },
    ]),
]);
const LETTERS = new Map(terrain.map(({ id, letter }) => [id, letter]));

/** The letter that stands for a terrain on the board. */
export function letterOf(terrainId: string): string {
    return LETTERS.get(terrainId) ?? '?';
}

/** The ground of all cells. ``letters`` are the rows of the board, one after the other; ``places`` says which location
    lies on which cell. */
export function grounds(letters: string, places: ReadonlyMap<number, string>): Ground[] {
    return Array.from(letters, (letter, cell) => {
        if (letter === LOCATION)
            return { symbol: 'kb-hex-location', word: `location-${places.get(cell)}`, letter: null };
        const ground = PRINTED.get(letter);
        if (!ground)
            throw new Error(
                `${CELL_NAMES[cell]} shows ${letter}; expected one of ${[...PRINTED.keys()].join('')}${LOCATION}`,
            );
        return ground;
    });
}

/** Which location lies on which cell. */
export function placesOf(view: KingdomView): Map<number, string> {
    return new Map(view.locations.map(({ cell, location }) => [numbered(cell), location]));
}

export interface Settlement {
    cell: number;
    seat: number;
}

export function settlementsOf(view: KingdomView): Settlement[] {
    return view.players.flatMap(({ player, settlements }) =>
        settlements.map((name) => ({ cell: numbered(name), seat: player })),
    );
}

export const houseSymbol = (seat: number): string => `kb-house-${seatLook(seat)}`;
export const locationSymbol = (location: string): string => `kb-loc-${location}`;

function numbered(name: string): number {
    const cell = cellNumber(name);
    if (cell === undefined) throw new Error(`there is no cell ${name}; cells are named a1 to t20`);
    return cell;
}

// -- motion --------------------------------------------------------------------------------------------------------

/** Up to this many new settlements are shown arriving; more than that is a jump in the replay. */
const SHOWN_ARRIVALS = 12;

/** The settlements that are new, each with the cell it came from, or null when it came from the supply. A lifted one
    left the board a step earlier. */
export function arrivals(
    before: readonly Settlement[],
    after: readonly Settlement[],
    lifted: number | null,
): Map<number, number | null> {
    const stood = new Map(before.map(({ cell, seat }) => [cell, seat]));
    const stands = new Map(after.map(({ cell, seat }) => [cell, seat]));
    const left = before.filter(({ cell, seat }) => stands.get(cell) !== seat);
    const found = new Map<number, number | null>();
    for (const { cell, seat } of after) {
        if (stood.get(cell) === seat) continue;
        const origin = left.findIndex((one) => one.seat === seat);
        found.set(cell, origin >= 0 ? left.splice(origin, 1)[0]!.cell : lifted);
    }
    return found.size > SHOWN_ARRIVALS ? new Map() : found;
}

// -- tiles and points ----------------------------------------------------------------------------------------------

export type TileLook = 'legal' | 'used' | 'new' | 'idle';

/** How a tile lies there. Two tiles of one location share a target, but only one that is still fresh can be used. */
export function tileLook(tile: TileView, options: ReadonlyMap<string, OptionInfo[]>): TileLook {
    if (tile.state === 'used' || tile.state === 'new') return tile.state;
    return options.has(tileTarget(tile)) ? 'legal' : 'idle';
}

export const tileTarget = (tile: TileView): string => `tile:${tile.location}`;

/** What choosing that target would do to my points; null when the engine does not say, or when it depends. */
export function changeOf(options: ReadonlyMap<string, OptionInfo[]>, target: string | null): number | null {
    const found = target === null ? undefined : options.get(target);
    return found?.length === 1 ? found[0]!.change : null;
}

/** What choosing that target would do to each line of my score sheet, by line; empty when the table does not say. */
export function changesOf(options: ReadonlyMap<string, OptionInfo[]>, target: string | null): Map<string, number> {
    const found = (target !== null && options.get(target)) || [];
    return new Map(found.length === 1 ? Object.entries(found[0]!.changes) : []);
}

/** A change with its sign: +4, −1, ±0. */
export function signed(change: number): string {
    if (change === 0) return '±0';
    return change > 0 ? `+${change}` : `−${-change}`;
}

export interface CardLine {
    id: string;
    /** Keys of its name and of its rule in a few words. */
    word: string;
    rule: string;
    symbol: string;
    points: number;
}

/** The scoring cards, then the castles, with the points one seat has by each of them now. */
export function cardLines(cards: readonly string[], sheet: readonly ScoreLineInfo[] | undefined): CardLine[] {
    const points = new Map(sheet?.map((line) => [line.id, line.points]));
    const lines = cards.map((id) => ({ id, word: `card-${id}`, rule: `kb-rule-${id}`, symbol: `kb-card-${id}` }));
    lines.push({ id: 'castles', word: 'score-castles', rule: 'kb-rule-castles', symbol: 'kb-hex-castle' });
    return lines.map((line) => ({ ...line, points: points.get(line.id) ?? 0 }));
}
