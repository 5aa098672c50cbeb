/* The frontier map: where its spaces, roads and regions lie in a room of any shape. */
import { MOST_SEATS } from '../../lib/seats';
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
    /** The line of its name is at `y`; where its tents are pitched, one for each seat. */
    tents: Point[];
    /** Name and tents together. */
    box: Box;
    /** Its name is written in two lines. */
    tall: boolean;
    /** Its name begins at the left edge. */
    corner: boolean;
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

/** Shares of the room's width: the towns left and right; above and below they leave room for regions and wagons. */
const COLUMNS = { left: 0.2, right: 0.8 };
const TOWNS: Record<string, readonly [keyof typeof COLUMNS, 'top' | 'bottom']> = {
    auburn: ['left', 'top'],
    georgetown: ['right', 'top'],
    hangtown: ['right', 'bottom'],
    folsom: ['left', 'bottom'],
};
/** Where regions are: at the upper or lower edge, at a share of the width, or beside the road on the right. */
const AREAS: Record<string, { edge: 'top' | 'bottom' | 'right'; x: number }> = {
    bear_river: { edge: 'top', x: 0 },
    middle_fork: { edge: 'top', x: 0.5 },
    high_sierra: { edge: 'right', x: 1 },
    cosumnes: { edge: 'bottom', x: 0.5 },
    sacramento_valley: { edge: 'bottom', x: 0 },
};
/** In px at scale 1. */
export const DISC = 28;
export const TOWN = { width: 104, height: 44 } as const;
export const COLOMA = { width: 96, height: 46 } as const;
export const TENT = 21;
export const WAGON = 27;
/** The room for the name of a region, in one line and in two. */
const NAME = { width: 108, height: 18, tallWidth: 46, tallHeight: 31 };
/** From this width on, at scale 1, the tents of a region at an edge lie in one row. */
const WIDE = 480;
/** From the largest scale on, the first at which everything has room is taken; the least can always be read. */
const SCALES = { least: 0.82, most: 1.7, step: 0.03 };
/** Spaces and regions keep so far apart, in px. */
const APART = 1;
/** How far roads at the edge bend outward; and how much spaces keep off one another rather than off their ends. */
const BEND = { x: 0.02, y: 0.12 };
const NUDGE = 0.06;

const KINDS = new Map(SPACES.map(({ id, kind }) => [id, kind]));

function sizeOf(kind: string): { width: number; height: number } {
    if (kind === 'town') return TOWN;
    return kind === 'coloma' ? COLOMA : { width: DISC, height: DISC };
}

/** At which share of the way to a point half as far as the road's end the road leaves a box. */
const leaves = ({ x, y, width, height }: Spot, to: Point): number =>
    Math.min(width / 2 / Math.max(1, Math.abs(to.x - x)), height / 2 / Math.max(1, Math.abs(to.y - y))) / 2;

const between = (a: Point, bend: Point, b: Point, t: number): Point => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * bend.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * bend.y + t * t * b.y,
});

/** Lays the map out in a room of that size. */
export function frontierIn(width: number, height: number): Frontier {
    for (let scale = SCALES.most; scale > SCALES.least; scale -= SCALES.step) {
        const map = frontierAt(width, height, scale);
        if (fits(map)) return map;
    }
    return frontierAt(width, height, SCALES.least);
}

/** The room that a space takes. */
export const boxOf = ({ x, y, width, height }: Spot): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

export const overlap = (a: Box, b: Box, apart = 0): boolean =>
    a.x < b.x + b.width + apart &&
    b.x < a.x + a.width + apart &&
    a.y < b.y + b.height + apart &&
    b.y < a.y + a.height + apart;

function fits({ spots, areas }: Frontier): boolean {
    const boxes = [...[...spots.values()].map(boxOf), ...[...areas.values()].map(({ box }) => box)];
    return boxes.every((box, at) => boxes.slice(0, at).every((other) => !overlap(box, other, APART)));
}

function frontierAt(width: number, height: number, scale: number): Frontier {
    const spots = new Map<string, Spot>();
    function add(id: string, { x, y }: Point): void {
        const kind = KINDS.get(id) ?? '';
        const size = sizeOf(kind);
        spots.set(id, { id, kind, x, y, width: size.width * scale, height: size.height * scale });
    }
    const rows = width < WIDE * scale ? 2 : 1;
    const edge = (NAME.height + rows * TENT + WAGON * 0.86 + TOWN.height / 2 + 6) * scale;
    const level = { top: Math.max(edge, 0.2 * height), bottom: Math.min(height - edge, 0.8 * height) };
    add('coloma', { x: width / 2, y: height / 2 });
    for (const [id, [column, row]] of Object.entries(TOWNS)) add(id, { x: COLUMNS[column] * width, y: level[row] });
    const roads = ROADS.map(({ id, spaces }): Road => {
        const [a, b] = [spots.get(spaces[0]!)!, spots.get(spaces.at(-1)!)!];
        const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        const bent = spaces[0] !== 'coloma';
        const bend = {
            x: middle.x + (bent ? (middle.x - width / 2) * BEND.x : 0),
            y: middle.y + (bent ? (middle.y - height / 2) * BEND.y : 0),
        };
        const inner = spaces.slice(1, -1);
        const [from, to] = [leaves(a, bend), 1 - leaves(b, bend)];
        inner.forEach((space, at) => {
            const share = (at + 1) / (inner.length + 1);
            add(space, between(a, bend, b, from + (to - from) * share + (share - 0.5) * NUDGE));
        });
        const points = [a, bend, b].map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`);
        return { id, d: `M${points[0]}Q${points[1]} ${points[2]}` };
    });
    const areas = new Map(REGIONS.map(({ id }) => [id, areaIn(id, width, height, scale, MOST_SEATS / rows)]));
    return { scale, spots, roads, areas };
}

function areaIn(id: string, width: number, height: number, scale: number, inRow: number): Area {
    const { edge, x: share } = AREAS[id]!;
    const tall = edge === 'right';
    const across = tall ? 2 : inRow;
    const step = (TENT + 4) * scale;
    const name = (tall ? NAME.tallHeight : NAME.height) * scale;
    const box = {
        width: Math.max(across * step, (tall ? NAME.tallWidth : NAME.width) * scale) + 4 * scale,
        height: name + (Math.ceil(MOST_SEATS / across) * TENT + 2) * scale,
    };
    const x = Math.min(width - box.width / 2 - 2, Math.max(box.width / 2 + 2, share * width));
    const top = edge === 'top' ? 2 : edge === 'bottom' ? height - box.height - 2 : (height - box.height) / 2;
    const tents = Array.from({ length: MOST_SEATS }, (_, at) => ({
        x: x + ((at % across) - (across - 1) / 2) * step,
        y: top + name + (Math.floor(at / across) + 0.5) * TENT * scale,
    }));
    return {
        id,
        x,
        y: top + 13 * scale,
        tents,
        box: { ...box, x: x - box.width / 2, y: top },
        tall,
        corner: share === 0,
    };
}

/** Where the wagons at a space stand: in towns in a row outside, in Coloma below its name, elsewhere above the disc. */
export function wagonsAt({ kind, x, y, height }: Spot, count: number, scale: number, middle: number): Point[] {
    const size = WAGON * scale;
    if (kind === 'coloma')
        return inRow(
            x,
            y + 10 * scale,
            count,
            Math.min(size, (COLOMA.width * scale - size * 0.7) / Math.max(1, count - 1)),
        );
    if (kind === 'town') {
        const away = y < middle ? -1 : 1;
        return inRow(
            x,
            y + away * (height / 2 + size * 0.36),
            count,
            Math.min(size, (TOWN.width * scale) / Math.max(1, count - 1)),
        );
    }
    return inRow(x, y - 17 * scale, count, size);
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
