// What the lobby reads from the game's catalogue.
declare module '*/kingdom_builder/data/base.toml' {
    export const quadrant: { id: string; locations: string[]; rows: string[] }[];
    export const first_game: { quadrants: string[]; turned: boolean[]; cards: string[] };
}
declare module '*/kingdom_builder/data/nomads.toml' {
    export const quadrant: { id: string; locations: string[]; rows: string[] }[];
}
declare module '*/kingdom_builder/data/crossroads.toml' {
    export const quadrant: { id: string; locations: string[]; rows: string[] }[];
}
declare module '*/kingdom_builder/data/marshlands.toml' {
    export const quadrant: { id: string; locations: string[]; rows: string[] }[];
}
declare module '*/kingdom_builder/data/harvest.toml' {
    export const quadrant: { id: string; locations: string[]; rows: string[] }[];
}
declare module '*/kingdom_builder/data/island.toml' {
    export const island: { id: string; location: string; rows: string[] }[];
}
