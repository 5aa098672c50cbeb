// Pictures of a handbook that are made of symbols, numbers and simple shapes, in a box 260 wide.

export type Tone = 'line' | 'paper' | 'dashed' | 'brass' | 'bad';

export interface Shape {
    d: string;
    tone: Tone;
    /** A colour of the game in place of the tone's. */
    fill?: string;
}

/** A symbol; its colour is that of a seat. */
export interface Mark {
    symbol: string;
    x: number;
    y: number;
    size?: number;
    colour?: string;
}

export interface Scene {
    height: number;
    shapes?: Shape[];
    marks?: Mark[];
    numbers?: { text: string; x: number; y: number }[];
}

export const box = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y}h${width}v${height}h${-width}z`;
export const arrow = (x: number, y: number, length = 18): string => `M${x} ${y}h${length}m-6-5l6 5-6 5`;
