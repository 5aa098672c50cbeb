// Made by tools/protocol_types.py from the view of games/keyflower. Do not edit.

/**
 * The table as one seat, or a spectator, sees it.
 */
export interface KeyflowerView {
  viewer: number | null;
  season: string;
  phase: string;
  start: number;
  start_tile: string;
  turn: number;
  passed: number[];
  pass_ends: boolean;
  lots: LotView[];
  order: LotView[];
  sides: {
    [k: string]: string;
  };
  boats: BoatView[];
  players: KeyflowerPlayerView[];
  stock: {
    [k: string]: number;
  };
  green: number;
  pile: number;
  bag: number;
  gather: GatherView | null;
  transport: TransportView | null;
  paying: PayingView | null;
  laying: {
    [k: string]: string;
  };
  choosing: number[];
  choosers: ChooserView[];
  next_start: number;
}
/**
 * A tile on auction: ``colour`` is what bids and uses must have, null while anything goes.
 *
 * ``next_use``: the fewest workers the next use takes, null if it takes none; ``room``: how many workers fit on it;
 * ``to_lead``: how many the viewer must add at least to lead, for a spectator those of a first bid.
 */
export interface LotView {
  tile: string;
  side: string;
  colour: string | null;
  bids: BidView[];
  uses: UseView[];
  next_use: number | null;
  room: number;
  to_lead: number;
}
/**
 * A group of workers beside a tile; lying ones do not follow the tile's colour.
 */
export interface BidView {
  player: number;
  colour: string;
  size: number;
  lying: boolean;
  leads: boolean;
}
/**
 * The workers of one use of a tile, by colour.
 */
export interface UseView {
  workers: {
    [k: string]: number;
  };
  lying: boolean;
}
/**
 * A boat and its cargo; ``taken``: somebody has chosen it this season.
 */
export interface BoatView {
  tile: string;
  workers: {
    [k: string]: number;
  };
  skills: {
    [k: string]: number;
  };
  taken: boolean;
}
/**
 * One seat. What is behind the screen is null when hidden; ``known`` is the part everybody has seen going there.
 *
 * ``known_skills`` are the fewest skills of each kind there can be, and ``known_pairs`` those of two kinds together:
 * when one has been paid face down, more may be known of two kinds than of each.
 * ``won`` are tiles to lay, ``stranded`` those that fitted nowhere; ``winter`` are the winter tiles in hand and
 * ``offered`` those of them chosen for the auction so far; ``free_groups`` names the tiles where a group was outbid,
 * and ``flipped`` the tile that a boat turns over for nothing when the game is over.
 */
export interface KeyflowerPlayerView {
  player: number;
  home: string;
  start: boolean;
  workers: number;
  colours: {
    [k: string]: number;
  } | null;
  known: {
    [k: string]: number;
  };
  skills: number;
  skill_kinds: {
    [k: string]: number;
  } | null;
  known_skills: {
    [k: string]: number;
  };
  known_pairs: {
    [k: string]: number;
  };
  village: VillageTileView[];
  won: string[];
  stranded: string[];
  winter: string[] | null;
  winter_count: number;
  offered: string[] | null;
  powers: string[];
  free_groups: string[];
  flipped: string | null;
}
/**
 * A tile of a village, turned clockwise by so many sixths.
 */
export interface VillageTileView {
  tile: string;
  side: string;
  q: number;
  r: number;
  turns: number;
  upgraded: boolean;
  resources: {
    [k: string]: number;
  };
  uses: UseView[];
  colour: string | null;
  next_use: number | null;
  room: number;
}
/**
 * A bid or a use whose workers are being chosen: ``taken`` are the tiles whose groups come along.
 */
export interface GatherView {
  player: number;
  kind: string;
  tile: string;
  colour: string;
  taken: string[];
  workers: {
    [k: string]: number;
  };
}
/**
 * Steps and upgrades that are left.
 */
export interface TransportView {
  player: number;
  steps: number;
  upgrades: number;
}
/**
 * What is left to pay for an upgrade.
 */
export interface PayingView {
  player: number;
  tile: string;
  resources: {
    [k: string]: number;
  };
  any: number;
  skills: {
    [k: string]: number;
  };
  any_skill: number;
}
/**
 * Who chooses a boat, and the turn-order tile that gives the place; null for those who follow clockwise.
 */
export interface ChooserView {
  player: number;
  tile: string | null;
}
/**
 * The tiles a rival could take the lead at, and those the rival could use: ``can`` or ``perhaps``.
 */
export interface LensView {
  lead: {
    [k: string]: string;
  };
  use: {
    [k: string]: string;
  };
}
/**
 * What a tile would add to the points if the game ended with it in the village, whatever it costs to win it.
 *
 * ``upgraded``: the same once its upgrade is paid with what there is; null if that does not suffice.
 */
export interface WorthView {
  points: number;
  upgraded: number | null;
}
/**
 * Help for one player: by tile its worth, by seat of a rival the lens.
 */
export interface KeyflowerHelpers {
  worth: {
    [k: string]: WorthView;
  };
  lens: {
    [k: string]: LensView;
  };
}
