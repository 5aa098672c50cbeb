// What the panels read from the game's catalogue.
declare module '*/keyflower/data/base.toml' {
    export const game: { workers_each: number; most_on_tile: number; season_tiles: number[]; winter_tiles: number[] };
    export const workers: Record<string, number>;
    export const resources: Record<string, number>;
    export const skills: Record<string, number>;
}
