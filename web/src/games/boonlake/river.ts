/* The river: where its spaces lie in a room of any width: on one line with a fork, or in rows where that is too narrow. */
import { RIVER, stretchOf } from './model';
import type { StretchView } from './view';

export interface Point {
    x: number;
    y: number;
}
export interface Stop extends Point {
    id: string;
    /** The way of ships goes above it, or below. */
    up: boolean;
}
export interface Course {
    /** The room of a space. */
    pitch: number;
    height: number;
    stops: readonly Stop[];
    /** The arm that is not used in this round. */
    others: readonly Stop[];
    /** The bed of the river, and that of the arm. */
    bed: string;
    arm: string | null;
    /** Places on the way before which a lock stands, and where. */
    gates: readonly (Point & { before: number })[];
    /** Where there is room to say which round it is: the right lower corner. */
    label: Point;
}

/** In px: a space has at least this much room, pointed at with a mouse or with a finger. */
const LEAST = { fine: 25.5, coarse: 28.5 } as const;
const MOST = 42;
/** A lock takes this share of the room of a space. */
const GATE = 0.55;
/** The line that says which round it is. */
const LABEL = 14;
const to = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** `coarse`: pointed at with fingers. */
export function courseIn(width: number, path: readonly StretchView[], coarse: boolean): Course {
    const pitch = width / (path.length + GATE * path.filter(({ lock }) => lock).length);
    const least = coarse ? LEAST.coarse : LEAST.fine;
    return pitch >= least ? line(width, Math.min(MOST, pitch), path) : rows(width, least, path);
}

function line(width: number, pitch: number, path: readonly StretchView[]): Course {
    const [arm, height] = [pitch * 0.74, pitch * 2.5];
    const middle = height / 2;
    const places = path.map(({ lock }, number) => {
        const gates = path.slice(0, number).filter((one) => one.lock).length + (lock ? 1 : 0);
        return (number + 0.5 + GATE * gates) * pitch;
    });
    const indent = (width - places.at(-1)! - pitch / 2) / 2;
    const stopAt = (id: string, number: number, round?: number): Stop => ({
        id,
        x: indent + places[number]!,
        y: round === undefined ? middle : middle + (round === 1 ? -arm : arm),
        up: round !== 1,
    });
    const stops = path.map(({ id }, number) => stopAt(id, number, stretchOf(id).round));
    const here = path.findIndex(({ id }) => stretchOf(id).round !== undefined);
    const used = stretchOf(path[here]!.id).round;
    const unused = RIVER.filter(({ round }) => round !== undefined && round !== used);
    const others = unused.map(({ id, round }, number) => stopAt(id, here + number, round));
    const [before, after] = [stops[here - 1]!, stops[here + others.length]!];
    return {
        pitch,
        height,
        stops,
        others,
        bed: `M${stops.map(to).join('L')}`,
        arm: `M${[before, ...others, after].map(to).join('L')}`,
        gates: gatesOf(path, stops),
        label: { x: stops.at(-1)!.x - pitch * 0.8, y: height },
    };
}

/** To and fro like a river. */
function rows(width: number, least: number, path: readonly StretchView[]): Course {
    const count = Math.ceil(path.length / Math.max(1, Math.floor(width / least)));
    const inRow = Math.ceil(path.length / count);
    const pitch = Math.min(MOST, width / inRow);
    const tall = pitch * 1.6;
    const stops = path.map(({ id }, number): Stop => {
        const row = Math.floor(number / inRow);
        const column = row % 2 ? inRow - 1 - (number % inRow) : number % inRow;
        return { id, x: (column + 0.5) * (width / inRow), y: (row + 1) * tall - pitch * 0.6, up: true };
    });
    const height = tall * count + LABEL;
    return {
        pitch,
        height,
        stops,
        others: [],
        bed: `M${stops.map(to).join('L')}`,
        arm: null,
        gates: gatesOf(path, stops),
        label: { x: width, y: height },
    };
}

function gatesOf(path: readonly StretchView[], stops: readonly Stop[]): (Point & { before: number })[] {
    return path.flatMap(({ lock }, before) => {
        const [from, at] = [stops[before - 1], stops[before]!];
        return lock && from ? [{ before, x: (from.x + at.x) / 2, y: (from.y + at.y) / 2 }] : [];
    });
}

/** Where so many ships at a space lie, from its middle: two above it or, on the upper arm, below; the others opposite. */
export function berths(count: number, { up }: Stop, pitch: number): Point[] {
    const away = (up ? -1 : 1) * pitch * 0.76;
    const aside = count > 1 ? pitch * 0.29 : 0;
    return Array.from({ length: count }, (_, at) => ({ x: at % 2 ? aside : -aside, y: at < 2 ? away : -away }));
}

/** Whether a ship crosses a closed lock between two places of the way. */
export const crosses = (path: readonly StretchView[], from: number, goal: number): boolean =>
    path.some(({ lock, closed }, at) => lock && closed && from < at && at <= goal);
