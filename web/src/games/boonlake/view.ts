// Made by tools/protocol_types.py from the view of games/boonlake. Do not edit.

/**
 * The table as one seat, or a spectator, sees it. ``scoring`` is the number of the next interim scoring.
 */
export interface BoonlakeView {
  viewer: number | null;
  round: number;
  rounds: number;
  scoring: number;
  scorings: number;
  last_lap: boolean;
  first: number;
  turn: number;
  clockwise: boolean;
  rows: RowView[];
  regions: RegionView[];
  spaces: SpaceView[];
  pastures: number;
  grey: number;
  grey_tiles: string[];
  river: StretchView[];
  pile: number;
  discards: string[];
  goals: GoalView[];
  dealt: string[];
  kept: string | null;
  begun: string | null;
  players: PlayerView[];
  sage: SageView | null;
}
/**
 * A row of the action board with its tile; ``chosen`` in this turn.
 */
export interface RowView {
  id: string;
  action: string;
  movement: number;
  vp: number;
  chosen: boolean;
}
/**
 * A region: whether its reward is covered, whether it pays nothing in this turn, and presences by actor.
 */
export interface RegionView {
  id: string;
  covered: boolean;
  silent: boolean;
  presences: number[];
}
/**
 * A space of the map. ``tile`` is the id of a tile, or ``pasture``; ``herd`` is by actor.
 */
export interface SpaceView {
  id: string;
  tile: string | null;
  sites: SiteView[];
  herd: number[];
}
/**
 * A site: whose piece stands there, and of what kind. ``around``: presences next to it.
 */
export interface SiteView {
  id: string;
  owner: number | null;
  piece: string | null;
  around: number;
}
/**
 * A space of the river as it is used in this round. ``lock``: a lock stands before it, and is still closed.
 */
export interface StretchView {
  id: string;
  harbour: boolean;
  ships: number[];
  lock: boolean;
  closed: boolean;
}
/**
 * A scoring tile: its owner, what the next scoring needs, and how players stand with it.
 */
export interface GoalView {
  id: string;
  owner: number | null;
  need: number;
  other: number | null;
  standings: StandingView[];
  price: number | null;
  payable: boolean;
  missing: string | null;
}
/**
 * How a player stands with a scoring tile: what is counted, whether the next scoring's condition is met, the number
 * of the marker below it, and whether the project above was realised.
 */
export interface StandingView {
  player: number;
  have: number[];
  met: boolean;
  marker: number | null;
  realised: boolean;
}
/**
 * An actor: a player, or the Sage. Houses, villages and cattle are those gone from the board.
 */
export interface PlayerView {
  player: number;
  sage: boolean;
  coins: number;
  vases: number;
  vp: number;
  total: number;
  ranch: number;
  supply: number;
  freed: number;
  houses: number;
  villages: number;
  cattle: number;
  spare: number;
  works: {
    [k: string]: number;
  };
  canoes: string[];
  coin_steps: number;
  card_steps: number;
  levers: LeverView[];
  cards: number;
  hand: HandCard[] | null;
  played: string[];
  posted: number;
  ship: string;
  income: IncomeView;
}
/**
 * A slot: whether a lever is there, whether it was used, and what placing one costs.
 */
export interface LeverView {
  id: string;
  placed: boolean;
  used: boolean;
  price: number;
}
/**
 * A card of the viewer's hand: the coins it costs without canoes, whether it can be paid, and what is missing.
 */
export interface HandCard {
  id: string;
  price: number;
  payable: boolean;
  missing: string | null;
}
/**
 * What the next scoring would pay.
 */
export interface IncomeView {
  coins: number;
  cards: number;
  vp: number;
}
/**
 * The Sage's table: her tile, the corner in which she stands on the back of the next, and the space she wants.
 */
export interface SageView {
  level: string;
  tile: string | null;
  corner: number;
  wanted: string | null;
  stack: number;
  hard_left: number;
  seen: string[];
  cactus: number;
}
