// What the handbook's pictures show.
import { arrow, box, type Mark, type Scene, type Shape } from '../../../learn/scene';
/** A space of the map, by its middle. */
function space(x: number, y: number, fill: string, r = 26): Shape {
    const w = r * 0.866;
    const d = `M${x} ${y - r}l${w} ${r / 2}v${r}l${-w} ${r / 2}l${-w} ${-r / 2}v${-r}z`;
    return { d, tone: 'paper', fill: `var(--bl-${fill})` };
}
/** A space of the river, by its middle. */
const stretch = (x: number, y: number, r = 15): Shape => ({
    d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    tone: 'paper',
    fill: 'var(--bl-river)',
});
const water = (y: number, height: number): Shape => ({
    d: box(0, y, 260, height),
    tone: 'paper',
    fill: 'var(--bl-river)',
});
/** A symbol by its middle. */
const at = (symbol: string, x: number, y: number, size = 32, colour?: string): Mark => ({
    symbol: `bl-${symbol}`,
    x: x - size / 2,
    y: y - size / 2,
    size,
    colour,
});
const points = (x: number, y: number, size = 26): Mark => ({ symbol: 'vp', x: x - size / 2, y: y - size / 2, size });
const line = (d: string): Shape => ({ d, tone: 'line' });

/** How far the ship may go, by row of the action board. */
const MOVEMENT = ['4', '4', '3', '3', '2', '2', '1'];
/** By row of a player's board what stands there, with the place from the left. */
const BOARD = [
    ['house', 'house', '', 'cattle'],
    ['house', 'house', 'village', 'cattle'],
    ['house', 'house', 'village', 'cattle'],
    ['', '', 'village', 'cattle'],
    ['', '', 'village', 'cattle'],
];

export const SCENES: Record<string, Scene> = {
    goal: {
        height: 104,
        shapes: [
            water(76, 28),
            space(58, 38, 'boonlake', 30),
            space(110, 38, 'unknown', 30),
            space(162, 38, 'new-hope', 30),
            space(214, 38, 'pasture', 30),
        ],
        marks: [
            at('inhabitant', 58, 38, 30, 'red'),
            at('house', 110, 38, 30, 'blue'),
            at('village', 162, 38, 34, 'red'),
            at('cattle', 214, 38, 30, 'red'),
            at('ship', 40, 84, 32, 'red'),
            at('ship', 132, 84, 32, 'blue'),
            at('lock', 200, 90, 26),
        ],
    },
    turn: {
        height: 76,
        shapes: [
            { d: box(12, 18, 64, 40), tone: 'brass' },
            line(arrow(84, 38, 20)),
            line(arrow(162, 38, 20)),
            { d: box(198, 12, 36, 14), tone: 'paper' },
            { d: box(198, 31, 36, 14), tone: 'paper' },
            { d: box(198, 50, 36, 14), tone: 'brass' },
            line('M246 58V20m-5 6l5-6 5 6'),
        ],
        marks: [at('day', 30, 38, 24), at('explore', 58, 38, 28), at('ship', 132, 38, 40, 'red')],
    },
    rows: {
        height: 158,
        shapes: [
            ...MOVEMENT.map((_, row): Shape => ({
                d: box(60, 8 + row * 21, 110, 17),
                tone: row < 5 ? 'paper' : 'bad',
            })),
            line('M52 37h-16a12 12 0 0 0-12 12v82a12 12 0 0 0 12 12h16m-6-5l6 5-6 5'),
        ],
        marks: [
            at('explore', 115, 37.5, 20),
            ...MOVEMENT.map((_, row) => at('ship', 196, 16 + row * 21, 19, 'red')),
            points(115, 122, 16),
            points(115, 143, 16),
        ],
        numbers: [
            ...MOVEMENT.map((text, row) => ({ text, x: 224, y: 23 + row * 21 })),
            { text: '−1', x: 88, y: 128 },
            { text: '−3', x: 88, y: 149 },
        ],
    },
    river: {
        height: 84,
        shapes: [line('M14 54h232'), ...[30, 70, 110, 150, 190, 230].map((x) => stretch(x, 54))],
        marks: [
            at('ship', 30, 46, 34, 'red'),
            at('harbour', 70, 54, 26),
            at('ship', 110, 46, 34, 'blue'),
            at('coin', 150, 54, 20),
            at('vase', 190, 54, 20),
            at('card', 230, 54, 20),
        ],
        numbers: [
            { text: '1', x: 70, y: 26 },
            { text: '2', x: 150, y: 26 },
            { text: '3', x: 190, y: 26 },
        ],
    },
    lock: {
        height: 88,
        shapes: [
            line('M14 58h150'),
            stretch(36, 58),
            stretch(132, 58),
            line(arrow(58, 28, 56)),
            line(arrow(164, 58, 26)),
        ],
        marks: [
            at('ship', 36, 50, 36, 'red'),
            at('lock', 84, 58, 34),
            at('coin', 132, 58, 20),
            at('score', 226, 58, 44),
        ],
    },
    canoes: {
        height: 118,
        shapes: [water(48, 26), line('M32 92h60m-6-5l6 5-6 5'), line('M228 92h-60m6-5l-6 5 6 5')],
        marks: [
            at('wood', 32, 26, 30),
            at('clay', 98, 26, 30),
            at('stone', 164, 26, 30),
            at('iron', 230, 26, 30),
            at('canoe', 32, 61, 36),
            at('canoe', 230, 61, 36),
            at('coin', 136, 98, 24),
        ],
        numbers: [
            { text: '0', x: 62, y: 112 },
            { text: '2', x: 158, y: 112 },
        ],
    },
    project: {
        height: 108,
        shapes: [
            { d: box(14, 10, 92, 88), tone: 'paper' },
            { d: box(14, 10, 92, 44), tone: 'brass' },
            line(arrow(116, 54, 24)),
        ],
        marks: [
            at('coin', 34, 32, 24),
            at('clay', 60, 32, 22),
            at('iron', 86, 32, 22),
            at('score', 60, 77, 34),
            at('inhabitant', 170, 34, 32, 'red'),
            at('inhabitant', 200, 34, 32, 'red'),
            points(170, 76, 32),
            at('track-card', 214, 76, 32),
        ],
    },
    explore: {
        height: 92,
        shapes: [space(40, 46, 'plate', 30), space(93, 46, 'unknown', 30), line(arrow(134, 46, 36))],
        marks: [
            at('house', 40, 46, 28, 'blue'),
            at('explore', 93, 46, 38),
            at('coin', 196, 46, 34),
            at('coin', 222, 46, 34),
        ],
    },
    develop: {
        height: 92,
        shapes: [line(arrow(76, 46, 22)), space(134, 46, 'plate', 34), line(arrow(174, 46, 22))],
        marks: [
            at('inhabitant', 28, 46, 34, 'red'),
            at('coin', 58, 50, 26),
            at('inhabitant', 134, 46, 34, 'red'),
            at('track-coin', 226, 46, 36),
        ],
    },
    village: {
        height: 152,
        shapes: [
            space(66, 76, 'plate', 28),
            space(115, 76, 'pasture', 28),
            space(41.5, 34, 'plate', 28),
            space(41.5, 118, 'plate', 28),
            line(arrow(156, 76, 28)),
        ],
        marks: [
            at('house', 66, 76, 28, 'red'),
            at('cattle', 115, 76, 28, 'red'),
            at('inhabitant', 41.5, 34, 28, 'red'),
            at('inhabitant', 41.5, 118, 28, 'blue'),
            at('village', 222, 76, 48, 'red'),
        ],
        numbers: [
            { text: '1', x: 84, y: 30 },
            { text: '2', x: 148, y: 62 },
            { text: '3', x: 84, y: 134 },
        ],
    },
    board: {
        height: 150,
        shapes: [
            ...BOARD.map((_, row): Shape => ({ d: box(54, 8 + row * 28, 132, 24), tone: row ? 'paper' : 'brass' })),
            line('M48 20h-18m6-5l-6 5 6 5'),
        ],
        marks: [
            at('inhabitant', 16, 20, 24, 'red'),
            ...BOARD.flatMap((pieces, row) =>
                pieces.flatMap((piece, n) => (row && piece ? [at(piece, 72 + n * 32, 20 + row * 28, 22, 'red')] : [])),
            ),
            ...[2, 3, 4].map((row) => points(236, 20 + row * 28, 20)),
        ],
        numbers: ['2', '4', '6'].map((text, n) => ({ text, x: 212, y: 82 + n * 28 })),
    },
    cattle: {
        height: 116,
        shapes: [34, 98, 162, 226].map((x) => space(x, 38, 'pasture', 30)),
        marks: [
            at('cattle', 98, 38, 24, 'blue'),
            at('cattle', 152, 38, 22, 'blue'),
            at('cattle', 173, 38, 22, 'green'),
            at('cattle', 216, 30, 20, 'blue'),
            at('cattle', 237, 30, 20, 'green'),
            at('cattle', 226, 49, 20, 'blue'),
            ...[24, 88, 152, 216].map((x) => at('inhabitant', x, 94, 26, 'red')),
        ],
        numbers: ['1', '2', '3', '4'].map((text, n) => ({ text, x: 48 + n * 64, y: 101 })),
    },
    levers: {
        height: 80,
        shapes: [line(arrow(62, 40, 22)), line(arrow(146, 40, 22))],
        marks: [
            at('lever-up', 36, 40, 48),
            at('lever-down', 115, 40, 48),
            at('score', 196, 40, 34),
            at('lever-up', 234, 40, 40),
        ],
    },
    marker: {
        height: 92,
        shapes: [0, 1, 2, 3].map((n): Shape => ({ d: box(10 + n * 62, 10, 54, 46), tone: n < 3 ? 'paper' : 'brass' })),
        marks: [
            at('track-coin', 37, 33, 30),
            at('lever-up', 99, 33, 30),
            at('village', 161, 33, 32, 'red'),
            at('works-2', 223, 33, 32),
        ],
        numbers: ['1', '2', '3', '4×2'].map((text, n) => ({ text, x: 37 + n * 62, y: 80 })),
    },
};

const lever = (number: number): [string, string] => [`lever-${number}`, 'bl-lever-up'];

/** By what the key of a thing begins with: its symbol, or the beginning of it. */
export const SYMBOLS: Record<string, string> = {
    'type-': 'bl-',
    'works-': 'bl-',
    'track-': 'bl-track-',
    'region-': 'bl-in-',
    'tile-pioneer': 'bl-explore',
    'tile-settle': 'bl-develop',
    'tile-cattle_breeding': 'bl-pasture',
    'tile-region_rewards': 'bl-region',
    'tile-recruit': 'bl-recruit',
    'tile-progress': 'bl-modernise',
    'tile-builder': 'bl-play',
    'goal-sc01': 'bl-in-unknown',
    'goal-sc02': 'bl-in-new_hope',
    'goal-sc03': 'bl-in-southern',
    'goal-sc04': 'bl-track-coin',
    'goal-sc05': 'bl-track-card',
    'goal-sc06': 'bl-income',
    'goal-sc07': 'bl-works',
    'goal-sc08': 'bl-connected',
    'goal-sc09': 'bl-lever-up',
    'goal-sc10': 'bl-cattle',
    'goal-sc11': 'bl-village',
    'goal-sc12': 'bl-bridge',
    'goal-sc13': 'bl-inhabitant',
    'goal-sc14': 'bl-vase',
    'goal-sc15': 'bl-coin',
    'goal-sc16': 'bl-twilight',
    // The longer numbers first, since they begin with shorter ones.
    ...Object.fromEntries([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map(lever)),
};
