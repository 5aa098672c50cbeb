/// <reference types="svelte" />
/// <reference types="vite/client" />

// A game's catalogue; see vite.config.ts.
declare module '*/kingdom_builder/data/base.toml' {
    export const quadrant: { id: string; locations: string[]; rows: string[] }[];
    export const first_game: { quadrants: string[]; turned: boolean[]; cards: string[] };
}
