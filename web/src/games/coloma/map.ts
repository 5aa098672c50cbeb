/* The frontier map: where its spaces, roads and regions lie in a room of any shape. */
import { REGIONS, ROADS, SPACES } from './model';

export interface Point {
    x: number;
    y: number;
}
export interface Box extends Point {
    width: number;
    height: number;
}
export interface Spot extends Point {
    id: string;
    kind: string;
    /** The room it takes, round its middle. */
    width: number;
    height: number;
}
export interface Area extends Point {
    id: string;
    /** Where its tents are pitched, one for each seat. */
    tents: Point[];
    /** Name and tents together. */
    box: Box;
}
export interface Road {
    id: string;
    d: string;
}
export interface Frontier {
    scale: number;
    spots: ReadonlyMap<string, Spot>;
    roads: Road[];
    areas: ReadonlyMap<string, Area>;
}

/** Shares of the room's width and height. */
const TOWNS: Record<string, readonly [number, number]> = {
    coloma: [0.5, 0.49],
    auburn: [0.2, 0.275],
    georgetown: [0.8, 0.275],
    hangtown: [0.8, 0.715],
    folsom: [0.2, 0.715],
};
const AREAS: Record<string, readonly [number, number]> = {
    bear_river: [0.14, 0.045],
    middle_fork: [0.5, 0.045],
    high_sierra: [0.925, 0.42],
    cosumnes: [0.5, 0.875],
    sacramento_valley: [0.14, 0.875],
};
/** In px at scale 1. */
export const DISC = 28;
export const TOWN = { width: 104, height: 44 } as const;
export const COLOMA = { width: 112, height: 56 } as const;
export const TENT = 21;
const TENTS_ACROSS = 3;
export const WAGON = 27;
/** For so much room everything is drawn at scale 1. */
const USUAL = { width: 440, height: 350 };
const SCALES = { least: 0.84, most: 1.7 };
/** How far roads at the edge bend outward, and how near their spaces lie to one another: two, or three. */
const BEND = { x: 0.1, y: 0.14 };
const CLOSE: Record<number, number> = { 1: 1, 2: 0.92, 3: 1.04 };

const KINDS = new Map(SPACES.map(({ id, kind }) => [id, kind]));

function sizeOf(kind: string): { width: number; height: number } {
    if (kind === 'town') return TOWN;
    return kind === 'coloma' ? COLOMA : { width: DISC, height: DISC };
}

const between = (a: Point, bend: Point, b: Point, t: number): Point => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * bend.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * bend.y + t * t * b.y,
});

/** Lays the map out in a room of that size. */
export function frontierIn(width: number, height: number): Frontier {
    const fitting = Math.min(width / USUAL.width, height / USUAL.height);
    const scale = Math.min(SCALES.most, Math.max(SCALES.least, fitting));
    const spots = new Map<string, Spot>();
    function add(id: string, { x, y }: Point): void {
        const kind = KINDS.get(id) ?? '';
        const size = sizeOf(kind);
        spots.set(id, { id, kind, x, y, width: size.width * scale, height: size.height * scale });
    }
    for (const [id, [x, y]] of Object.entries(TOWNS)) add(id, { x: x * width, y: y * height });
    const roads = ROADS.map(({ id, spaces }): Road => {
        const [a, b] = [spots.get(spaces[0]!)!, spots.get(spaces.at(-1)!)!];
        const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        const bent = spaces[0] !== 'coloma';
        const bend = {
            x: middle.x + (bent ? (middle.x - width / 2) * BEND.x : 0),
            y: middle.y + (bent ? (middle.y - height / 2) * BEND.y : 0),
        };
        const inner = spaces.slice(1, -1);
        inner.forEach((space, at) => {
            const share = (at + 1) / (inner.length + 1);
            add(space, between(a, bend, b, 0.5 + (share - 0.5) * (CLOSE[inner.length] ?? 1)));
        });
        const points = [a, bend, b].map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`);
        return { id, d: `M${points[0]}Q${points[1]} ${points[2]}` };
    });
    const areas = new Map(REGIONS.map(({ id }) => [id, areaIn(id, width, height, scale)]));
    return { scale, spots, roads, areas };
}

function areaIn(id: string, width: number, height: number, scale: number): Area {
    const [shareX, shareY] = AREAS[id]!;
    const [across, step] = [TENTS_ACROSS, (TENT + 4) * scale];
    const half = (across * step) / 2 + 2 * scale;
    const x = Math.min(width - half - 2, Math.max(half + 2, shareX * width));
    const y = shareY * height;
    const top = y + 8 * scale;
    const tents = Array.from({ length: 6 }, (_, at) => ({
        x: x + ((at % across) - (across - 1) / 2) * step,
        y: top + (Math.floor(at / across) + 0.5) * TENT * scale,
    }));
    const box = { x: x - half, y: y - 8 * scale, width: 2 * half, height: (16 + 2 * TENT) * scale };
    return { id, x, y, tents, box };
}

/** Where the wagons at a space stand: in towns in a row outside, in Coloma below its name, elsewhere above the disc. */
export function wagonsAt({ kind, x, y, height }: Spot, count: number, scale: number, middle: number): Point[] {
    const size = WAGON * scale;
    if (kind === 'coloma')
        return inRow(x, y + 9 * scale, count, Math.min(size, (COLOMA.width * scale - size) / Math.max(1, count - 1)));
    if (kind === 'town') {
        const away = y < middle ? -1 : 1;
        return inRow(
            x,
            y + away * (height / 2 + size * 0.36),
            count,
            Math.min(size, (TOWN.width * scale) / Math.max(1, count - 1)),
        );
    }
    return inRow(x, y - 9 * scale, count, size);
}

const inRow = (x: number, y: number, count: number, step: number): Point[] =>
    Array.from({ length: count }, (_, at) => ({ x: x + (at - (count - 1) / 2) * step, y }));

/** The outline of a space, a little off its edge. */
export function outline({ kind, x, y, width, height }: Spot, off = 0): string {
    const [w, h] = [width + 2 * off, height + 2 * off];
    const r = kind === 'town' ? 8 : h / 2;
    const [left, top] = [x - w / 2, y - h / 2];
    const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return (
        `M${left + r} ${top}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}` +
        `h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}z`
    );
}

/** The outline of a region: the room of its name and tents. */
export function areaOutline({ box: { x, y, width, height } }: Area): string {
    return `M${x + 8} ${y}h${width - 16}a8 8 0 0 1 8 8v${height - 16}a8 8 0 0 1 -8 8h${16 - width}a8 8 0 0 1 -8 -8v${16 - height}a8 8 0 0 1 8 -8z`;
}
