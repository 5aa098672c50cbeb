// What the page reads from the game's catalogue.
declare module '*/coloma/data/base.toml' {
    export type Goods = Record<string, number>;
    /** One part of an effect: only the fields of its kind are there. */
    export interface Part {
        gain?: Goods;
        pay?: Goods;
        then?: Part[];
        choose?: Part[][];
        do?: string;
        tool?: string;
        bonus?: number;
        most?: number;
        times?: number;
        from?: string;
        outlaws?: string;
        where?: string[];
        discount?: Goods;
        modify?: string;
        by?: number;
        kinds?: string[];
        score?: number;
        per?: string;
    }
    export interface Priced {
        id: string;
        points: number;
        hammer: Goods;
        saw: Goods;
    }
    export interface Canyon {
        points: number;
        reward: Part[];
    }
    export const game: {
        rounds: number;
        dudes: number;
        tents: number;
        horses: number;
        outlaws: number;
        bridge_copies: number[];
    };
    export const gold: { rows: number[]; columns: number[] };
    export const graveyard: { stones: number[]; beyond: number };
    export const frontier: { tent_points: number[] };
    export const barker: { tent: number; horse: number };
    export const river: { hammer: Goods; saw: Goods };
    export const bridge_cost: { hammer: Goods; saw: Goods };
    export const event: { id: string; effect: Part[] }[];
    export const slot: { id: string; outlaws: number }[];
    export const year: { id: string; outlaws: number }[];
    export const row: { id: string; size: number }[];
    export const shootout: ({ id: string } & Record<string, Part[]>)[];
    export const region: { id: string }[];
    export const space: {
        id: string;
        kind: string;
        benefit?: Part[];
        left?: Part[];
        right?: Part[];
        regions?: string[];
    }[];
    export const road: { id: string; spaces: string[] }[];
    export const mill: { id: string; effect: Part[] }[];
    export const board: { id: string; canyons: Canyon[] }[];
    export const barrel: { id: string; count: number; effect: Part[] }[];
    export const bridge: { id: string; effect: Part[] }[];
    export const building: (Priced & {
        site: string;
        slot: string;
        tool?: string;
        timing: string;
        effect: Part[];
    })[];
}
declare module '*/coloma/data/boards.toml' {
    export const board: { id: string; canyons: import('*/coloma/data/base.toml').Canyon[] }[];
}
declare module '*/coloma/data/hotels.toml' {
    export const hotel: (import('*/coloma/data/base.toml').Priced & { guests: number; guest_points: number })[];
}
declare module '*/coloma/data/specialities.toml' {
    export const speciality: { id: string; timing: string; effect: import('*/coloma/data/base.toml').Part[] }[];
}
declare module '*/coloma/data/deluxe.toml' {
    export const speciality: { id: string; timing: string; effect: import('*/coloma/data/base.toml').Part[] }[];
}
