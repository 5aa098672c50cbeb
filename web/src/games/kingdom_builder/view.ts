// Made by tools/protocol_types.py from the view of games/kingdom_builder. Do not edit.

/**
 * The table as one seat, or a spectator, sees it.
 */
export interface KingdomView {
  viewer: number | null;
  quadrants: QuadrantView[];
  terrain: string[];
  island: IslandView | null;
  castles: string[];
  palaces: string[];
  silos: string[];
  capitols: string[];
  caves: string[];
  locations: LocationView[];
  nomads: NomadView[];
  bonuses: BonusView[];
  walls: string[];
  walls_left: number;
  scouts: string[];
  scouts_left: number;
  settlement_tiles_left: number;
  guarded: string[];
  cards: string[];
  tasks: string[];
  scouted: string | null;
  players: PlayerView[];
  first: number;
  turn: number;
  open: string[];
  played: string | null;
  choices: string[];
  placed: number;
  due: number;
  due_on: {
    [k: string]: number;
  };
  carried: string | null;
  last_round: boolean;
  deck: number;
  discards: {
    [k: string]: number;
  };
  removed: {
    [k: string]: number;
  };
  unseen: {
    [k: string]: number;
  };
}
/**
 * A quadrant on the table; its rows are as printed, the table turns them.
 */
export interface QuadrantView {
  id: string;
  turned: boolean;
  provenance: string;
}
/**
 * The island: five rows of letters, a dot where there is no cell.
 */
export interface IslandView {
  id: string;
  rows: string[];
  provenance: string;
}
/**
 * A location cell and how many tiles lie there.
 */
export interface LocationView {
  cell: string;
  location: string;
  tiles: number;
}
/**
 * A nomad cell and the tile on it, null once it is taken.
 */
export interface NomadView {
  cell: string;
  tile: string | null;
}
/**
 * A bonus tile beside the board, and how many are left.
 */
export interface BonusView {
  id: string;
  left: number;
}
/**
 * One seat. ``hand`` names the terrain cards in hand, null when hidden; ``paid`` are points scored in play.
 */
export interface PlayerView {
  player: number;
  settlements: string[];
  warriors: string[];
  ship: string | null;
  wagon: string | null;
  hall: string[];
  supply: number;
  warriors_left: number;
  aside: number;
  colonies: number;
  markers: number[];
  tiles: TileView[];
  cards_in_hand: number;
  hand: string[] | null;
  paid: {
    [k: string]: number;
  };
}
/**
 * A tile a player owns, or an action everybody has: ``group`` is location, nomad, bonus or permanent.
 *
 * ``state``: fresh (can be used in its owner's turn), used, new (gained this turn), or passive (it works by itself).
 */
export interface TileView {
  location: string;
  group: string;
  cell: string | null;
  state: string;
}
