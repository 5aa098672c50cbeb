/* The map: where its hexagons, bridges and canals lie in a room of any size. */
import { BRIDGES, SPACES } from './model';

export interface Point {
    x: number;
    y: number;
}
export interface Hexagon extends Point {
    id: string;
    region: string;
}
export interface Lines {
    id: string;
    d: string;
}
export interface Chart {
    /** From the middle of a hexagon to its corners; and its whole width. */
    radius: number;
    across: number;
    /** Of the whole drawing. */
    width: number;
    height: number;
    hexagons: readonly Hexagon[];
    bridges: readonly Lines[];
    canals: readonly Lines[];
    waves: readonly Point[];
}

const ROWS = Math.max(...SPACES.map(({ row }) => row)) + 1;
const COLUMNS = Math.max(...SPACES.map(({ column }) => column)) + 1;
/** Hexagons stand on a corner: height and width, and the water round them, in radii. */
const EDGE = 0.15;
/** Between north and south there is a row of water only, which is as wide as a plate needs. */
const STRAIT = { row: 3, more: 0.35 } as const;
const TALL = 1.5 * (ROWS - 1) + 2 + STRAIT.more + 2 * EDGE;
const ACROSS = Math.sqrt(3);
/** Beside the map there is room for the regions' plates, in radii. */
const BESIDE = 1.4;
const WIDE = ACROSS * (COLUMNS + 0.5) + BESIDE + EDGE;

const middle = (row: number, column: number, radius: number): Point => ({
    x: ((column + (row % 2 ? 1 : 0.5)) * ACROSS + EDGE) * radius,
    y: (1 + 1.5 * row + (row > STRAIT.row ? STRAIT.more : 0) + EDGE) * radius,
});

const to = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A hexagon, or its upper or lower half. */
export function outline({ x, y }: Point, radius: number, half?: 'upper' | 'lower'): string {
    const [w, h] = [(radius * ACROSS) / 2, radius / 2];
    const corners = [
        { x, y: y - radius },
        { x: x + w, y: y - h },
        { x: x + w, y: y + h },
        { x, y: y + radius },
        { x: x - w, y: y + h },
        { x: x - w, y: y - h },
    ];
    const [right, left] = [
        { x: x + w, y },
        { x: x - w, y },
    ];
    if (half === 'upper') return `M${[left, corners[5]!, corners[0]!, corners[1]!, right].map(to).join('L')}Z`;
    if (half === 'lower') return `M${[right, corners[2]!, corners[3]!, corners[4]!, left].map(to).join('L')}Z`;
    return `M${corners.map(to).join('L')}Z`;
}

/** The edge that two neighbours share. */
function edge(a: Point, b: Point): string {
    const half = { x: (b.y - a.y) / (2 * ACROSS), y: (a.x - b.x) / (2 * ACROSS) };
    const between = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return `M${to({ x: between.x - half.x, y: between.y - half.y })}L${to({ x: between.x + half.x, y: between.y + half.y })}`;
}

/** From shore to shore. */
function span(a: Point, b: Point, radius: number): string {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const share = (radius * 0.84) / length;
    const on = (t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    return `M${to(on(share))}L${to(on(1 - share))}`;
}

/** Lays the map out in a room of that size. */
export function chartIn(width: number, height: number): Chart {
    const radius = Math.max(8, Math.min(width / WIDE, height / TALL));
    const hexagons = SPACES.map(({ id, region, row, column }) => ({ id, region, ...middle(row, column, radius) }));
    const at = new Map(hexagons.map((one) => [one.id, one]));
    const land = new Set(SPACES.map(({ row, column }) => `${row} ${column}`));
    const waves = Array.from({ length: ROWS }, (_, row) =>
        Array.from({ length: COLUMNS }, (_, column) => ({ row, column })),
    )
        .flat()
        .filter(({ row, column }) => !land.has(`${row} ${column}`) && (row + column) % 2)
        .map(({ row, column }) => middle(row, column, radius));
    return {
        radius,
        across: ACROSS * radius,
        width: WIDE * radius,
        height: TALL * radius,
        hexagons,
        bridges: BRIDGES.map(({ id, ends }) => ({ id, d: span(at.get(ends[0])!, at.get(ends[1])!, radius) })),
        canals: SPACES.flatMap(({ id, canal = [] }) =>
            canal
                .filter((other) => Number(other) > Number(id))
                .map((other) => ({ id: `${id} ${other}`, d: edge(at.get(id)!, at.get(other)!) })),
        ),
        waves,
    };
}

/** Where the plates of the regions lie, in radii: their left upper corners, and where they end. */
export const PLATES: Record<string, { x: number; y: number; to: number }> = {
    boonlake: { x: 1.75, y: 5.2, to: 6.15 },
    unknown: { x: 10.9, y: 4.5, to: WIDE - EDGE },
    southern: { x: 10.9, y: 6.3, to: WIDE - EDGE },
    new_hope: { x: 0.15, y: 11.6, to: 5.3 },
};
/** Where the stock of tiles lies, and the one that was turned up. */
export const STOCK = { x: 7.9, y: 6.6 } as const;
