/* Where tiles lie: flat-bottomed hexes of 120 by 104 units, named by axial coordinates. */
import { DIRECTIONS, edgesOf, type Edge } from './model';

export const WIDTH = 120;
export const HEIGHT = 104;
export const HEX = '30 0 90 0 120 52 90 104 30 104 0 52';
export const INNER_HEX = '32.5 4.3 87.5 4.3 115 52 87.5 99.7 32.5 99.7 5 52';
/** By direction the step to the next hex, and the middle of the edge that is crossed. */
export const STEPS = [
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
    [1, 0],
] as const;
export const MIDDLES = [
    [60, 104],
    [15, 78],
    [15, 26],
    [60, 0],
    [105, 26],
    [105, 78],
] as const;
/** By direction the two corners of that edge. */
export const CORNERS = [
    [90, 104, 30, 104],
    [30, 104, 0, 52],
    [0, 52, 30, 0],
    [30, 0, 90, 0],
    [90, 0, 120, 52],
    [120, 52, 90, 104],
] as const;

export interface Place {
    q: number;
    r: number;
}
export interface Laid extends Place {
    tile: string;
    turns: number;
}
export interface Point {
    x: number;
    y: number;
}
export interface Box extends Point {
    width: number;
    height: number;
}

export const keyOf = ({ q, r }: Place): string => `${q},${r}`;
export function placeOf(key: string): Place {
    const [q = 0, r = 0] = key.split(',').map(Number);
    return { q, r };
}

/** The upper left corner of a hex's box. */
export const cornerOf = ({ q, r }: Place): Point => ({ x: q * 90, y: HEIGHT * (r + q / 2) });

export function beside({ q, r }: Place, direction: number): Place {
    const [dq, dr] = STEPS[direction]!;
    return { q: q + dq, r: r + dr };
}

/** The box around hexes, with so much air. */
export function boundsOf(places: readonly Place[], air = 4): Box {
    const corners = places.length ? places.map(cornerOf) : [{ x: 0, y: 0 }];
    const left = Math.min(...corners.map(({ x }) => x)) - air;
    const top = Math.min(...corners.map(({ y }) => y)) - air;
    return {
        x: left,
        y: top,
        width: Math.max(...corners.map(({ x }) => x)) + WIDTH + air - left,
        height: Math.max(...corners.map(({ y }) => y)) + HEIGHT + air - top,
    };
}

/** The empty places beside a village, in reading order. */
export function gapsOf(village: readonly Place[]): Place[] {
    const taken = new Set(village.map(keyOf));
    const found = new Map<string, Place>();
    for (const place of village)
        for (const direction of DIRECTIONS.keys()) {
            const gap = beside(place, direction);
            if (!taken.has(keyOf(gap))) found.set(keyOf(gap), gap);
        }
    return byRows([...found.values()]).flat();
}

/** Places row by row from the top, each row from the left. Every other column lies half a hex lower. */
export function byRows<P extends Place>(places: readonly P[]): P[][] {
    const rows = new Map<number, P[]>();
    for (const place of places) {
        const row = 2 * place.r + place.q;
        rows.set(row, [...(rows.get(row) ?? []), place]);
    }
    return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.q - b.q));
}

// -- laying a tile -------------------------------------------------------------------------------------------------

/** An edge that does not go with that of the neighbour. */
export interface Clash {
    direction: number;
    own: Edge;
    other: Edge;
}

/** Which edges of a tile would not go with its neighbours. */
export function clashes(village: readonly Laid[], tile: string, place: Place, turns: number): Clash[] {
    const at = new Map(village.map((laid) => [keyOf(laid), laid]));
    const edges = edgesOf(tile, turns);
    return [...DIRECTIONS.keys()].flatMap((direction) => {
        const neighbour = at.get(keyOf(beside(place, direction)));
        if (!neighbour) return [];
        const own = edges[direction]!;
        const other = edgesOf(neighbour.tile, neighbour.turns)[(direction + 3) % 6]!;
        return own === other ? [] : [{ direction, own, other }];
    });
}

// -- keys ----------------------------------------------------------------------------------------------------------

const ARROWS: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};

/** The next place in the direction of an arrow key; what lies askew counts as farther. */
export function stepByKey<P extends Place>(from: Place, key: string, places: readonly P[]): P | undefined {
    const way = ARROWS[key];
    if (!way) return undefined;
    const start = cornerOf(from);
    let best: P | undefined;
    let least = Infinity;
    for (const place of places) {
        const { x, y } = cornerOf(place);
        const along = (x - start.x) * way.x + (y - start.y) * way.y;
        const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
        if (along <= 0 || aside > along * 2) continue;
        const far = along + 2 * aside;
        if (far < least) [best, least] = [place, far];
    }
    return best;
}
