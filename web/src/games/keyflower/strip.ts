/* Rows of symbols inside a drawing: how wide they are, and where each one goes. */
import { canGrow, RESOURCES, type Mark } from './model';
import { present, type Counts } from './panels';

/** A drawing or a word of a row, from its left end, in units of the drawing. */
export interface Piece {
    symbol?: string;
    text?: string;
    x: number;
    width: number;
    height: number;
}

const GAP = 0.08;
/** Nothing is written smaller than this, in px. */
export const LEAST = 9.1;
/** How large words are for symbols of size 1. */
const LETTERS = 0.92;

/** Each mark as drawings and words with their sizes for symbols of size 1. */
function parts(mark: Mark): Omit<Piece, 'x'>[] {
    if ('points' in mark)
        return [
            { text: String(mark.points), width: 0.56 * String(mark.points).length, height: 1 },
            { symbol: 'vp', width: 0.92, height: 0.92 },
        ];
    if ('text' in mark)
        return [{ text: mark.text, width: mark.text === '/' ? 0.34 : 0.62 * mark.text.length, height: 1 }];
    return mark.symbol.startsWith('kf-mark-')
        ? [{ symbol: mark.symbol, width: 0.92, height: 0.75 }]
        : [{ symbol: mark.symbol, width: 1, height: 1 }];
}

/** How wide a row is with symbols of size 1. */
export function lengthOf(marks: readonly Mark[]): number {
    const all = marks.flatMap(parts);
    return all.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, all.length - 1);
}

const isWritten = (mark: Mark): boolean => 'points' in mark || ('text' in mark && mark.text !== '→');

/** The row as it can be read where words may not be smaller than that: without its strokes, or with nothing but its drawings. */
function legible(marks: readonly Mark[], widest: number, largest: number, least: number): readonly Mark[] {
    const drawn = marks.map((mark): Mark => ('points' in mark ? { symbol: 'vp' } : mark));
    const rows = [
        marks,
        marks.filter((mark) => !('text' in mark) || mark.text !== '/'),
        drawn.filter((mark) => !isWritten(mark)),
    ];
    const fits = (row: readonly Mark[]): boolean =>
        !row.some(isWritten) || Math.min(largest, widest / lengthOf(row)) * LETTERS >= least;
    return rows.find(fits)!;
}

/** A row with its middle at 0, its symbols as large as both bounds allow, and no word smaller than `least`. */
export function layOut(
    all: readonly Mark[],
    widest: number,
    largest: number,
    least = 0,
): { size: number; letters: number; pieces: Piece[] } {
    const marks = legible(all, widest, largest, least);
    const length = lengthOf(marks);
    const size = Math.min(largest, widest / Math.max(length, 0.01));
    let x = (-length * size) / 2;
    const pieces = marks.flatMap(parts).map((part) => {
        const piece = { ...part, x, width: part.width * size, height: part.height * size };
        x += piece.width + GAP * size;
        return piece;
    });
    return { size, letters: size * LETTERS, pieces };
}

// -- goods on a tile -----------------------------------------------------------------------------------------------

/** A kind of resource on a tile: its upper left corner in the tile's box, the size of its drawing, its width with the number. */
export interface Good {
    kind: string;
    count: number;
    /** How large the number is; 0 where it is left out: there is one, or no room to read it. */
    letters: number;
    x: number;
    y: number;
    size: number;
    width: number;
}

/** The price of the upgrade is printed on fronts that are not too small for it. */
export const showsPrice = (tile: string, back: boolean, small: boolean): boolean => !small && !back && canGrow(tile);

/** Where the goods of a tile lie: in a row at its lower end. */
export function goodsOn(tile: string, resources: Counts, back: boolean, small: boolean, unit = 0): Good[] {
    const priced = showsPrice(tile, back, small);
    const token = small ? 27 : priced ? 19 : 21;
    const middle = small ? 86 : priced ? 91.5 : 85;
    const kinds = present(RESOURCES, resources);
    const widths = kinds.map(({ count }) => token * (count > 9 ? 1.9 : count > 1 ? 1.52 : 1) + 2);
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const fit = Math.min(1, 88 / whole);
    const letters = Math.max(token * fit * 0.72, LEAST * unit);
    const readable = letters <= token * fit * 1.05;
    let x = 60 - (whole * fit) / 2;
    return kinds.map((good, i) => {
        const found = {
            ...good,
            letters: good.count > 1 && readable ? letters : 0,
            x,
            y: middle - (token * fit) / 2,
            size: token * fit,
            width: widths[i]! * fit,
        };
        x += found.width;
        return found;
    });
}
