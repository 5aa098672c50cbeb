// What the handbook's pictures show.
import { arrow, box, type Scene } from '../../../learn/scene';

/** A fifth of the wheel around (130, 100): from one radius to another, clockwise from the top. */
function wedge(at: number, inner: number, outer: number): string {
    const point = (radius: number, turn: number): string => {
        const angle = (turn / 5) * 2 * Math.PI - Math.PI / 2 - Math.PI / 5;
        return `${(130 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`;
    };
    const [a, b] = [at, at + 1];
    return `M${point(inner, a)}L${point(outer, a)}A${outer} ${outer} 0 0 1 ${point(outer, b)}L${point(inner, b)}A${inner} ${inner} 0 0 0 ${point(inner, a)}Z`;
}
const SITES = [0, 1, 2, 3, 4];

export const SCENES: Record<string, Scene> = {
    round: {
        height: 64,
        shapes: [52, 118, 184].map((x) => ({ d: arrow(x, 32, 14), tone: 'line' as const })),
        marks: [
            { symbol: 'co-barker', x: 10, y: 14, size: 36 },
            { symbol: 'co-dial', x: 76, y: 14, size: 36 },
            { symbol: 'co-barricade', x: 142, y: 14, size: 36 },
            { symbol: 'co-pioneer', x: 208, y: 14, size: 36, colour: 'red' },
        ],
    },
    barricade: {
        height: 92,
        shapes: [
            { d: box(10, 10, 110, 72), tone: 'bad' },
            { d: box(140, 10, 110, 72), tone: 'paper' },
        ],
        marks: [
            { symbol: 'co-pioneer', x: 22, y: 20, colour: 'blue' },
            { symbol: 'co-pioneer', x: 62, y: 20, colour: 'green' },
            { symbol: 'co-barricade', x: 48, y: 50, size: 28 },
            { symbol: 'co-pioneer', x: 178, y: 28, colour: 'red' },
        ],
    },
    wheel: {
        height: 200,
        shapes: [
            ...SITES.map((at) => ({ d: wedge(at, 50, 90), tone: 'paper' as const })),
            ...SITES.map((at) => ({ d: wedge(at, 18, 50), tone: at === 0 ? ('brass' as const) : ('paper' as const) })),
            { d: wedge(0, 50, 90), tone: 'brass' },
        ],
        marks: [
            { symbol: 'co-barker', x: 184, y: 56, size: 30 },
            { symbol: 'co-signpost', x: 68, y: 112, size: 26 },
        ],
        numbers: SITES.map((at) => {
            const angle = (at / 5) * 2 * Math.PI - Math.PI / 2;
            return {
                text: String(at + 1),
                x: Math.round(130 + 70 * Math.cos(angle)),
                y: Math.round(106 + 70 * Math.sin(angle)),
            };
        }),
    },
    river: {
        height: 84,
        shapes: [
            { d: box(10, 12, 60, 60), tone: 'paper' },
            { d: arrow(82, 42, 24), tone: 'line' },
            { d: arrow(178, 42, 18), tone: 'line' },
        ],
        marks: [
            { symbol: 'co-gold', x: 14, y: 26, size: 28 },
            { symbol: 'co-dude', x: 40, y: 26, size: 28, colour: 'red' },
            { symbol: 'co-river', x: 118, y: 18, size: 48 },
            { symbol: 'co-bridge', x: 204, y: 18, size: 48 },
        ],
    },
    wagon: {
        height: 84,
        shapes: [{ d: 'M36 56h190', tone: 'line' }],
        marks: [
            { symbol: 'co-wagon', x: 12, y: 22, size: 44, colour: 'red' },
            { symbol: 'co-settlement', x: 84, y: 38, size: 32 },
            { symbol: 'co-horseshoe', x: 140, y: 40, size: 28 },
            { symbol: 'co-town', x: 196, y: 28, size: 48 },
            { symbol: 'co-horse', x: 84, y: 4, size: 28 },
            { symbol: 'co-horse', x: 140, y: 4, size: 28 },
            { symbol: 'co-horse', x: 206, y: 0, size: 28 },
        ],
    },
    tents: {
        height: 76,
        shapes: [
            { d: box(16, 12, 88, 52), tone: 'brass' },
            { d: arrow(116, 38, 26), tone: 'line' },
        ],
        marks: [
            { symbol: 'co-tent', x: 22, y: 22, size: 34, colour: 'red' },
            { symbol: 'co-event', x: 62, y: 22, size: 34 },
            { symbol: 'co-gold', x: 160, y: 22, size: 34 },
            { symbol: 'co-gold', x: 204, y: 22, size: 34 },
        ],
    },
    gold: {
        height: 110,
        shapes: [
            { d: box(60, 8, 140, 30), tone: 'brass' },
            { d: box(60, 40, 140, 30), tone: 'paper' },
            { d: box(60, 72, 140, 30), tone: 'paper' },
        ],
        marks: [
            ...[0, 1].map((i) => ({ symbol: 'co-gold', x: 72 + i * 28, y: 42, size: 26 })),
            ...[0, 1, 2].map((i) => ({ symbol: 'co-gold', x: 72 + i * 28, y: 74, size: 26 })),
        ],
        numbers: [
            { text: '3', x: 30, y: 30 },
            { text: '2', x: 30, y: 62 },
            { text: '1', x: 30, y: 94 },
        ],
    },
    shootout: {
        height: 108,
        shapes: [
            { d: box(86, 10, 164, 26), tone: 'paper' },
            { d: box(86, 41, 164, 26), tone: 'paper' },
            { d: box(86, 72, 164, 26), tone: 'brass' },
        ],
        marks: [
            { symbol: 'co-outlaw', x: 12, y: 20, size: 34 },
            { symbol: 'co-outlaw', x: 40, y: 50, size: 34 },
            ...[0, 1].map((i) => ({ symbol: 'co-gunman', x: 94 + i * 34, y: 11, size: 24, colour: 'blue' })),
            ...[0, 1, 2].map((i) => ({ symbol: 'co-gunman', x: 94 + i * 34, y: 42, size: 24, colour: 'green' })),
            ...[0, 1, 2, 3].map((i) => ({ symbol: 'co-gunman', x: 94 + i * 34, y: 73, size: 24, colour: 'red' })),
        ],
    },
};

/** By what the key of a thing begins with: its symbol, or the beginning of it. */
export const SYMBOLS: Record<string, string> = {
    'mill-': 'co-',
    'ware-': 'co-',
};
