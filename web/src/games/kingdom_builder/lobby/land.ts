// The land of the quadrants and of the island, for pictures: rows of letters as the catalogue prints them.
import * as base from '../../../../../src/boardwright/games/kingdom_builder/data/base.toml';
import * as crossroads from '../../../../../src/boardwright/games/kingdom_builder/data/crossroads.toml';
import * as harvest from '../../../../../src/boardwright/games/kingdom_builder/data/harvest.toml';
import { island } from '../../../../../src/boardwright/games/kingdom_builder/data/island.toml';
import * as marshlands from '../../../../../src/boardwright/games/kingdom_builder/data/marshlands.toml';
import * as nomads from '../../../../../src/boardwright/games/kingdom_builder/data/nomads.toml';
import { corner, HEX_HEIGHT, HEX_WIDTH, MAINLAND, SIDE } from '../geometry';

export const { first_game } = base;

interface Quadrant {
    id: string;
    /** Of the letters L and J. */
    locations: string[];
    rows: string[];
}

const HALF = SIDE / 2;
const NAMES: Record<string, string> = {
    G: 'grass',
    C: 'canyon',
    D: 'desert',
    F: 'flowers',
    T: 'forest',
    B: 'marsh',
    A: 'farmland',
    W: 'water',
    M: 'mountain',
    K: 'castle',
    N: 'nomad',
    P: 'palace',
    S: 'silo',
    L: 'location',
    J: 'location',
};
/** Special cells, drawn on paper. */
const SPECIAL: readonly string[] = ['castle', 'nomad', 'palace', 'silo', 'location'];
const LOCATIONS = 'LJ';
const NO_CELL = '.';

const QUADRANTS: Record<string, Quadrant[]> = {
    base: base.quadrant as Quadrant[],
    nomads: nomads.quadrant,
    crossroads: crossroads.quadrant,
    marshlands: marshlands.quadrant,
    harvest: harvest.quadrant,
};
const CARDS: Record<string, { id: string }[]> = {
    nomads: nomads.card,
    marshlands: marshlands.card,
    harvest: harvest.card,
};
const BY_ID = new Map(Object.values(QUADRANTS).flatMap((all) => all.map((one) => [one.id, one])));
const ISLANDS = new Map(island.map((one) => [one.id, one]));

/** The set a quadrant or a card comes from. */
export function homeOf(option: string, id: string): string {
    const from = option === 'quadrants' ? QUADRANTS : CARDS;
    return Object.entries(from).find(([, all]) => all.some((one) => one.id === id))?.[0] ?? 'base';
}

/** The locations of a quadrant: one kind, or two. */
export const locationsOf = (id: string): readonly string[] => BY_ID.get(id)?.locations ?? [];

/** The rows of a quadrant as it lies on the table. */
export function rowsOf(id: string, turned = false): string[] {
    const rows = BY_ID.get(id)?.rows ?? [];
    return turned ? rows.toReversed().map((row) => [...row].reverse().join('')) : rows;
}

export interface Hex {
    cell: number;
    /** What is printed there: a terrain, a special cell or a location. */
    kind: string;
    /** The location's id, where there is one. */
    location: string | null;
}

function hex(cell: number, letter: string, locations: readonly string[]): Hex {
    const location = LOCATIONS.includes(letter) ? (locations[LOCATIONS.indexOf(letter)] ?? null) : null;
    return { cell, kind: NAMES[letter] ?? 'grass', location };
}

/** The cells of a quadrant that lies at a place: top left, top right, bottom left, bottom right. */
export function hexes(id: string, place: number, turned = false): Hex[] {
    const locations = locationsOf(id);
    return rowsOf(id, turned).flatMap((row, y) =>
        [...row].map((letter, x) =>
            hex((Math.floor(place / 2) * HALF + y) * SIDE + (place % 2) * HALF + x, letter, locations),
        ),
    );
}

/** The cells of a side of the island; they are numbered after those of the board. */
export function islandHexes(id: string): Hex[] {
    const side = ISLANDS.get(id);
    const letters = side?.rows.join('').replaceAll(NO_CELL, '') ?? '';
    return [...letters].map((letter, at) => hex(MAINLAND + at, letter, [side!.location]));
}

export const isSpecial = (kind: string): boolean => SPECIAL.includes(kind);

/** One outline for all hexes of a kind: a small picture needs ten paths, not a hundred drawings. */
export function outlines(land: readonly Hex[]): [kind: string, path: string][] {
    const paths = new Map<string, string>();
    for (const { cell, kind } of land) {
        const { x, y } = corner(cell);
        const middle = `${x + HEX_WIDTH / 2} ${y}l${HEX_WIDTH / 2} ${HEX_HEIGHT / 4}v${HEX_HEIGHT / 2}`;
        const back = `l${-HEX_WIDTH / 2} ${HEX_HEIGHT / 4}l${-HEX_WIDTH / 2} ${-HEX_HEIGHT / 4}v${-HEX_HEIGHT / 2}z`;
        paths.set(kind, `${paths.get(kind) ?? ''}M${middle}${back}`);
    }
    return [...paths];
}

/** The colour of a kind in small pictures. */
export function fill(kind: string): string {
    return `var(--kb-${isSpecial(kind) ? 'special' : kind})`;
}
