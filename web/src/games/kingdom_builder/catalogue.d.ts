// What the board reads from the game's catalogue.
declare module '*/kingdom_builder/data/base.toml' {
    export const terrain: { id: string; letter: string }[];
    export const feature: { id: string; letter: string }[];
    export const location: { id: string }[];
    export const card: { id: string }[];
}
declare module '*/kingdom_builder/data/nomads.toml' {
    export const feature: { id: string; letter: string }[];
    export const location: { id: string }[];
    export const nomad: { id: string }[];
    export const card: { id: string }[];
}
declare module '*/kingdom_builder/data/crossroads.toml' {
    export const location: { id: string }[];
}
declare module '*/kingdom_builder/data/marshlands.toml' {
    export const terrain: { id: string; letter: string }[];
    export const feature: { id: string; letter: string }[];
    export const location: { id: string }[];
    export const card: { id: string }[];
}
declare module '*/kingdom_builder/data/harvest.toml' {
    export const terrain: { id: string; letter: string }[];
    export const feature: { id: string; letter: string }[];
    export const location: { id: string }[];
    export const card: { id: string }[];
}
declare module '*/kingdom_builder/data/island.toml' {
    export const location: { id: string }[];
}
