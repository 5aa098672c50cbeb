// What the board reads from the game's catalogue.
declare module '*/kingdom_builder/data/base.toml' {
    export const terrain: { id: string; letter: string }[];
    export const feature: { id: string; letter: string }[];
    export const location: { id: string }[];
    export const card: { id: string }[];
}
