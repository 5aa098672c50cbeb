// Small pieces of land for the handbook, as rows of letters; every second row lies half a cell further right, as on the board.
import { HEX_HEIGHT, HEX_WIDTH } from '../geometry';

export interface Scene {
    /** A letter a cell: terrain, K a castle, L the location. */
    rows: string[];
    location?: string;
    /** Cells as column and row from 0: `2,1 3,1`. */
    red?: string;
    blue?: string;
    lit?: string;
}

export interface Cell {
    kind: string;
    location: string | null;
    x: number;
    y: number;
    lit: boolean;
    house: 'red' | 'blue' | null;
}

const KINDS: Record<string, string> = {
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

export const SCENES: Record<string, Scene> = {
    board: { rows: ['GGFFW', 'GLTFWW', 'DDTTM'], location: 'farm', red: '2,0 0,2', blue: '4,2' },
    touching: { rows: ['FFGGF', 'FFGTT', 'CFFGT'], red: '1,1', lit: '0,0 1,0 0,1 1,2' },
    free: { rows: ['FFGGD', 'DFGTT', 'DDGGF'], red: '2,0 2,1', lit: '0,1 0,2 1,2 4,0' },
    location: { rows: ['GGTTG', 'GLTGG', 'GGFFG'], location: 'farm', red: '0,1', lit: '1,0 2,0 2,1 1,2 2,2' },
    castle: { rows: ['DDGGT', 'DKGTT', 'CCGGT'], red: '0,1 1,0', blue: '2,2' },
    lines: { rows: ['GGGTT', 'FFGTW', 'FGGTW'], red: '0,1 1,1 2,1 3,1 4,0 0,2', lit: '0,1 1,1 2,1 3,1' },
};

const isIn = (cells: string | undefined, place: string): boolean => (cells ?? '').split(' ').includes(place);

export function cellsOf({ rows, location, red, blue, lit }: Scene): Cell[] {
    return rows.flatMap((row, y) =>
        [...row].map((letter, x) => {
            const place = `${x},${y}`;
            return {
                kind: KINDS[letter] ?? 'grass',
                location: letter === 'L' ? (location ?? null) : null,
                x: (x + (y % 2) / 2) * HEX_WIDTH,
                y: y * 0.75 * HEX_HEIGHT,
                lit: isIn(lit, place),
                house: isIn(red, place) ? 'red' : isIn(blue, place) ? 'blue' : null,
            };
        }),
    );
}

/** By what the key of a thing begins with: the beginning of its symbol. */
export const SYMBOLS: Record<string, string> = {
    'location-': 'kb-loc-',
    'card-': 'kb-card-',
    'task-': 'kb-task-',
    'feature-': 'kb-hex-',
    'terrain-': 'kb-hex-',
    'nomad-donation_': 'kb-hex-',
    'nomad-': 'kb-nomad-',
    'piece-hall': 'kb-city-hall',
    'piece-': 'kb-',
    'permanent-': 'kb-hex-',
};
