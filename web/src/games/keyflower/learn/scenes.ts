// What the handbook's pictures show, in a box 260 wide: tiles as they lie on the table, figures and goods, lines and numbers.
import { arrow, type Scene as Plain } from '../../../learn/scene';
import { cornerOf } from '../geometry';
import { tileInfo, tintOf } from '../model';
import type { UseView } from '../view';

export interface Placed {
    tile: string;
    x: number;
    y: number;
    scale: number;
    turns?: number;
    back?: boolean;
    colour?: string;
    uses?: UseView[];
    /** In small print, so that more workers find room. */
    fine?: boolean;
}
export interface Scene extends Plain {
    tiles?: Placed[];
    /** Ways over roads, under what is printed on the tiles. */
    ways?: string[];
}

const plate = (x: number, y: number, width: number, height = 34): string =>
    `M${x + 6} ${y}h${width - 12}q6 0 6 6v${height - 12}q0 6-6 6h${12 - width}q-6 0-6-6v${12 - height}q0-6 6-6z`;
const row = (symbol: string, count: number, x: number, y: number, size = 26) =>
    Array.from({ length: count }, (_, i) => ({ symbol, x: x + i * (size - 4), y, size }));
const used = (...counts: number[]): UseView[] => counts.map((count) => ({ workers: { blue: count }, lying: false }));

/** Tiles by their places in a village whose home tile has its corner there. */
function village(x: number, y: number, scale: number, tiles: [tile: string, q: number, r: number, turns?: number][]) {
    return tiles.map(([tile, q, r, turns = 0]) => {
        const corner = cornerOf({ q, r });
        return { tile, turns, scale, x: x + corner.x * scale, y: y + corner.y * scale };
    });
}

export const SCENES: Record<string, Scene> = {
    edges: {
        height: 92,
        tiles: [
            { tile: 'home_4', x: 10, y: 14, scale: 0.62 },
            { tile: 'woodcutter', x: 93, y: 14, scale: 0.62 },
            { tile: 'keyflower', x: 176, y: 14, scale: 0.62 },
        ],
    },
    year: {
        height: 64,
        shapes: [52, 118, 184].map((x) => ({ d: arrow(x, 32, 16), tone: 'line' as const })),
        marks: ['spring', 'summer', 'autumn', 'winter'].map((season, i) => ({
            symbol: `kf-${season}`,
            x: 10 + i * 66,
            y: 14,
            size: 36,
        })),
    },
    bid: {
        height: 116,
        tiles: [{ tile: 'woodcutter', x: 82, y: 15, scale: 0.82, colour: 'red' }],
        shapes: [
            { d: plate(14, 40, 40), tone: 'dashed' },
            { d: plate(192, 40, 56), tone: 'brass' },
        ],
        marks: [...row('kf-worker-red', 1, 21, 44), ...row('kf-worker-red', 2, 196, 44)],
    },
    moved: {
        height: 104,
        tiles: [
            { tile: 'woodcutter', x: 8, y: 20, scale: 0.62, colour: 'red' },
            { tile: 'stable', x: 176, y: 20, scale: 0.62, colour: 'red' },
        ],
        shapes: [
            { d: plate(90, 6, 56), tone: 'brass' },
            { d: plate(90, 62, 36), tone: 'dashed' },
            { d: arrow(132, 79, 34), tone: 'line' },
        ],
        marks: [...row('kf-worker-red', 2, 95, 10), ...row('kf-worker-red', 1, 95, 66)],
    },
    uses: {
        height: 92,
        tiles: [
            { tile: 'miner', x: 10, y: 14, scale: 0.62, colour: 'blue', uses: used(1), fine: true },
            { tile: 'miner', x: 93, y: 14, scale: 0.62, colour: 'blue', uses: used(1, 2), fine: true },
            { tile: 'miner', x: 176, y: 14, scale: 0.62, colour: 'blue', uses: used(1, 2, 3), fine: true },
        ],
    },
    gains: {
        height: 108,
        tiles: [
            {
                tile: 'miner',
                x: 10,
                y: 12,
                scale: 0.72,
                colour: 'yellow',
                uses: [{ workers: { yellow: 1 }, lying: false }],
            },
            { tile: 'home_4', x: 164, y: 12, scale: 0.72 },
        ],
        shapes: [{ d: arrow(106, 50, 48), tone: 'line' }],
        marks: row('kf-iron', 2, 106, 58, 28),
    },
    transport: {
        height: 186,
        tiles: village(50, 6, 0.82, [
            ['home_4', 0, 0],
            ['stable', 0, 1, 3],
            ['miner', 1, 0, 1],
        ]),
        ways: ['M99 70v42m-6-7l6 7 6-7'],
        marks: [
            { symbol: 'kf-wood', x: 66, y: 62, size: 28 },
            { symbol: 'kf-iron', x: 85, y: 150, size: 28 },
        ],
    },
    upgrade: {
        height: 108,
        tiles: [
            { tile: 'stable', x: 10, y: 12, scale: 0.72 },
            { tile: 'stable', x: 164, y: 12, scale: 0.72, back: true },
        ],
        shapes: [{ d: arrow(106, 50, 48), tone: 'line' }],
        marks: [
            { symbol: 'kf-wood', x: 104, y: 60, size: 26 },
            { symbol: 'kf-iron', x: 132, y: 60, size: 26 },
        ],
    },
    laying: {
        height: 182,
        tiles: village(94, 50, 0.62, [
            ['home_4', 0, 0],
            ['stable', 0, 1, 3],
            ['miner', 1, 0, 1],
            ['keyflower', -1, 0, 5],
        ]),
    },
    cargo: {
        height: 108,
        tiles: [{ tile: 'keyflower', x: 10, y: 12, scale: 0.72 }],
        shapes: [{ d: arrow(176, 54, 28), tone: 'line' }],
        marks: [
            ...row('kf-worker-blue', 2, 104, 16, 24),
            { symbol: 'kf-worker-red', x: 144, y: 16, size: 24 },
            ...row('kf-worker-yellow', 2, 104, 44, 24),
            { symbol: 'kf-anvil', x: 104, y: 74, size: 24 },
            { symbol: 'kf-screen', x: 212, y: 34, size: 40 },
        ],
    },
    order: {
        height: 196,
        tiles: village(94, 66, 0.6, [
            ['turn_order_1', 0, 0, 3],
            ['store', 0, 1],
            ['keythedral', -1, 0, 1],
            ['goldsmith', 0, -1, 1],
            ['well', 1, 0],
        ]),
        numbers: [{ text: '4', x: 240, y: 30 }],
    },
    loop: {
        height: 186,
        tiles: village(50, 6, 0.82, [
            ['home_4', 0, 0],
            ['stable', 0, 1, 3],
            ['miner', 1, 0, 1],
        ]),
        ways: ['M99 49v85l74-42.6z'],
        numbers: [{ text: '3', x: 240, y: 30 }],
    },
    storage: {
        height: 108,
        tiles: [{ tile: 'timber_yard', x: 20, y: 12, scale: 0.8 }],
        shapes: [{ d: arrow(178, 54, 28), tone: 'line' }],
        marks: row('kf-wood', 2, 124, 40, 28),
        numbers: [{ text: '4', x: 232, y: 61 }],
    },
};

const SYMBOLS: Record<string, string> = {
    'worker-': 'kf-worker-',
    'resource-': 'kf-',
    'skill-': 'kf-',
    'season-': 'kf-',
};
const OF_TILES: Record<string, string> = {
    home: 'kf-village',
    boat: 'kf-boat',
    summer_boat: 'kf-boat',
    turn_order: 'kf-order',
};

/** The symbol that stands for a thing of the handbook: for a tile that of its kind, or of its season. */
export function symbolOf(key: string): string | null {
    if (key.startsWith('tile-')) {
        const info = tileInfo(key.slice('tile-'.length));
        return OF_TILES[info.kind] ?? `kf-${tintOf(info)}`;
    }
    if (key.startsWith('power-')) return 'kf-boat';
    const found = Object.keys(SYMBOLS).find((beginning) => key.startsWith(beginning));
    return found === undefined ? null : SYMBOLS[found]! + key.slice(found.length);
}
