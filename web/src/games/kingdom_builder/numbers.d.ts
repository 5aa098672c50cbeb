// What the panels read from the game's catalogue.
declare module '*/kingdom_builder/data/crossroads.toml' {
    export const task: { id: string; points: number }[];
}
declare module '*/kingdom_builder/data/marshlands.toml' {
    export const terrain_card: { id: string; terrains: string[] }[];
}
