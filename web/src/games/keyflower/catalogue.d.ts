// What the board reads from the game's catalogue.
declare module '*/keyflower/data/base.toml' {
    interface Face {
        points?: number;
        action?: string;
        transport?: number;
        upgrades?: number;
        wood?: number;
        stone?: number;
        iron?: number;
        gold?: number;
        workers?: number;
        skills?: number;
        green?: number;
        pay_worker?: string;
        pay_skill?: string;
        power?: string;
        times?: number;
    }
    interface Scoring {
        kind: string;
        item?: string;
        count?: number;
        points?: number;
        table?: number[];
        [kind: string]: unknown;
    }
    export const tile: {
        id: string;
        kind: string;
        season?: string;
        number?: number;
        edges: string;
        cost?: Record<string, number>;
        front?: Face;
        back?: Face;
        storage?: { resource: string; points: [number, number] };
        scoring?: Scoring;
        sides?: { players: [number, number]; start: boolean }[];
    }[];
}
