// The land of the quadrants, for pictures: rows of letters as the catalogue prints them.
import { quadrant } from '../../../../../src/boardwright/games/kingdom_builder/data/base.toml';
import { corner, HEX_HEIGHT, HEX_WIDTH, SIDE } from '../../../games/kingdom_builder/geometry';

export { first_game } from '../../../../../src/boardwright/games/kingdom_builder/data/base.toml';

const HALF = SIDE / 2;
const NAMES: Record<string, string> = {
    G: 'grass',
    C: 'canyon',
    D: 'desert',
    F: 'flowers',
    T: 'forest',
    W: 'water',
    M: 'mountain',
    K: 'castle',
    L: 'location',
};

const ROWS = new Map(quadrant.map((one) => [one.id, one.rows]));

/** The rows of a quadrant as it lies on the table. */
export function rowsOf(id: string, turned = false): string[] {
    const rows = ROWS.get(id) ?? [];
    return turned ? rows.toReversed().map((row) => [...row].reverse().join('')) : rows;
}

export interface Hex {
    cell: number;
    /** What is printed there: a terrain, a castle or a location. */
    kind: string;
    /** The location's id, where there is one. */
    location: string | null;
}

/** The cells of a quadrant that lies at a place: top left, top right, bottom left, bottom right. */
export function hexes(id: string, place: number, turned = false): Hex[] {
    return rowsOf(id, turned).flatMap((row, y) =>
        [...row].map((letter, x) => ({
            cell: (Math.floor(place / 2) * HALF + y) * SIDE + (place % 2) * HALF + x,
            kind: NAMES[letter] ?? 'grass',
            location: letter === 'L' ? id : null,
        })),
    );
}

/** One outline for all hexes of a kind: a small picture needs seven paths, not a hundred drawings. */
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
    return `var(--kb-${kind === 'castle' || kind === 'location' ? 'special' : kind})`;
}
