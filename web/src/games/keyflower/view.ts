/* What the server shows of a game of Keyflower. Colours, resources, skills and tiles are named by their ids. */

export type Counts = Record<string, number>;

/** A group of workers beside a tile on auction. */
export interface BidView {
    player: number;
    colour: string;
    size: number;
    lying: boolean;
    leads: boolean;
}

/** The workers of one use of a tile. */
export interface UseView {
    workers: Counts;
    lying: boolean;
}

/** A tile on auction. */
export interface LotView {
    tile: string;
    /** The side that shows: front, or of a summer boat a or b. */
    side: string;
    /** The colour that bids and uses must have. */
    colour: string | null;
    bids: BidView[];
    uses: UseView[];
    /** The least workers for the next use; null if it takes none. */
    next_use: number | null;
    room: number;
    /** The least workers the viewer must add to lead. */
    to_lead: number;
}

export interface BoatView {
    tile: string;
    workers: Counts;
    skills: Counts;
    taken: boolean;
}

export interface VillageTileView {
    tile: string;
    /** front, or of a summer boat a or b. */
    side: string;
    q: number;
    r: number;
    turns: number;
    upgraded: boolean;
    resources: Counts;
    uses: UseView[];
    colour: string | null;
    next_use: number | null;
    room: number;
}

/** One seat. What lies behind the screen is null to others; `known` is what everybody has seen going there. */
export interface PlayerView {
    player: number;
    home: string;
    start: boolean;
    workers: number;
    colours: Counts | null;
    known: Counts;
    skills: number;
    skill_kinds: Counts | null;
    known_skills: Counts;
    village: VillageTileView[];
    /** Tiles to lay, and tiles that fitted nowhere. */
    won: string[];
    stranded: string[];
    /** Winter tiles in hand. */
    winter: string[] | null;
    winter_count: number;
    /** Of those, the ones chosen for the auction so far. */
    offered: string[] | null;
    powers: string[];
    /** Tiles where the player's own group was outbid. */
    free_groups: string[];
    score: number;
}

/** Workers being gathered for a bid or a use. */
export interface GatherView {
    player: number;
    kind: string;
    tile: string;
    /** A colour, or mixed. */
    colour: string;
    /** Tiles whose groups were taken along. */
    taken: string[];
    workers: Counts;
}

export interface TransportView {
    player: number;
    steps: number;
    upgrades: number;
}

/** What is still to pay for an upgrade. */
export interface PayingView {
    player: number;
    tile: string;
    resources: Counts;
    any: number;
    skills: Counts;
    any_skill: number;
}

/** The table as one seat, or a spectator, sees it. */
export interface KeyflowerView {
    viewer: number | null;
    season: string;
    /** The seat with the purple figure. */
    start: number;
    turn: number;
    /** How many have passed one after the other. */
    passes: number;
    lots: LotView[];
    order: LotView[];
    boats: BoatView[];
    players: PlayerView[];
    /** Resources in the supply. */
    stock: Counts;
    /** Green workers in the supply, skills in the pile, workers in the bag. */
    green: number;
    pile: number;
    bag: number;
    gather: GatherView | null;
    transport: TransportView | null;
    paying: PayingView | null;
    /** The tile each seat is laying. */
    laying: Record<string, string>;
}
