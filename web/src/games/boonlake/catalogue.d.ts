// What the page reads from the game's catalogue.
declare module '*/boonlake/data/base.toml' {
    import type { Effect } from '*/boonlake/data/effects';
    export interface Action {
        id: string;
        type: string;
        first: Effect;
        left: Effect;
        right: Effect;
        who: 'all' | 'others';
        order: 'together' | 'after' | 'clockwise';
    }
    export const game: {
        inhabitants: number;
        houses: number;
        villages: number;
        cattle: number;
        pastures: number;
    };
    export const start: { coins: number[] };
    export const costs: {
        house: number;
        village: number;
        presences: number;
        village_extra: number[];
        cattle_extra: number[];
        extra_vp: number;
        same_region_vp: number;
        herd: number[];
        upstream: number;
    };
    export const gains: { idle_lever: number; lost_step: number; project_inhabitants: number };
    export const finale: { levers: [number, number][]; rows: number[] };
    export const scoring: { markers: number[] };
    export const action: Action[];
}
declare module '*/boonlake/data/effects' {
    export type Amounts = Record<string, number>;
    /** One part of an effect: only the fields of its kind are there. */
    export interface Part {
        gain?: Amounts;
        pay?: Amounts;
        then?: Part[];
        choose?: Part[][];
        may?: boolean;
        must?: boolean;
        score?: number | [number, number][];
        per?: string;
        modify?: string;
        by?: number;
        least?: number;
        do?: string;
        of?: string[];
        type?: string;
        discard?: number;
        draw?: number;
        inhabitants?: number;
        cheaper?: number;
        fewer?: number;
        most?: number;
        tiles?: number;
        works?: string;
        track?: string;
        coin?: number;
        card?: number;
        each?: number;
        times?: number;
    }
    export type Effect = Part[];
}
declare module '*/boonlake/data/map.toml' {
    import type { Effect } from '*/boonlake/data/effects';
    export interface Space {
        id: string;
        region: string;
        row: number;
        column: number;
        land: string[];
        canal?: string[];
        mark?: number;
        reward?: Effect;
    }
    export const region: { id: string; reward: Effect }[];
    export const space: Space[];
    export const bridge: { id: string; ends: [string, string] }[];
}
declare module '*/boonlake/data/river.toml' {
    import type { Effect } from '*/boonlake/data/effects';
    export interface Stretch {
        id: string;
        harbour?: boolean;
        round?: number;
        reward: Effect;
    }
    export const stretch: Stretch[];
    export const lock: { id: string; before: string }[];
}
declare module '*/boonlake/data/tiles.toml' {
    import type { Amounts, Effect } from '*/boonlake/data/effects';
    export interface Site {
        cost?: Amounts;
        reward: Effect;
        village?: number;
    }
    export const tile: { id: string; mark?: number; sites: Site[] }[];
}
declare module '*/boonlake/data/cards.toml' {
    import type { Effect } from '*/boonlake/data/effects';
    export interface Card {
        id: string;
        type: string;
        timing: string;
        coin?: number;
        vase?: number;
        wood?: number;
        clay?: number;
        stone?: number;
        iron?: number;
        points: number;
        effect: Effect;
    }
    export const card: Card[];
}
declare module '*/boonlake/data/goals.toml' {
    export interface Goal {
        id: string;
        kind: 'measure' | 'pair' | 'payment';
        measures?: string[];
        needs: number[];
        others?: number[];
        good?: string;
        coin?: number;
        each?: number;
        project: Record<string, number | string>;
    }
    export const goal: Goal[];
}
declare module '*/boonlake/data/ranch.toml' {
    import type { Effect } from '*/boonlake/data/effects';
    export interface Step {
        id: string;
        income: number;
        vp: number;
        reward?: Effect;
    }
    export interface Recess {
        id: string;
        piece: string;
        row: number;
        coin?: number;
        card?: number;
        vp?: number;
    }
    export interface Lever {
        id: string;
        row: number;
        column: number;
        price: number;
        trigger: string;
        joker?: string;
        effect: Effect;
    }
    export const coin_step: Step[];
    export const card_step: Step[];
    export const recess: Recess[];
    export const lever: Lever[];
}
declare module '*/boonlake/data/sage.toml' {
    import type { Effect } from '*/boonlake/data/effects';
    export const sage: {
        id: string;
        houses: number[];
        villages: number[];
        cattle: number[];
        cactus: number[];
        overflow: number;
    }[];
    export const sage_action: {
        id: string;
        lowest_a: Effect;
        lowest_b: Effect;
        chosen_a: Effect;
        chosen_b: Effect;
    }[];
    export const solo_tile: { id: string; kind: string; actions: string[]; corners: string[] }[];
}
