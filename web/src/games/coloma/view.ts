// Made by tools/protocol_types.py from the view of games/coloma. Do not edit.

/**
 * The table as one seat, or a spectator, sees it. Sites are "1" to "5"; round 0 is before the first.
 *
 * ``prices``: what things cost the viewer now, by tool: ``card:bank`` and other cards of the hand, ``hotel:hotel_1``,
 * ``river``, ``bridge``; and in coins ``ware:tent`` and ``ware:horse``.
 */
export interface ColomaView {
  viewer: number | null;
  year: string;
  round: number;
  rounds: number;
  barker: string;
  next_barker: string | null;
  signpost: string;
  copied: string;
  barricade: string;
  moved: boolean;
  sheriff: number;
  outlaws: number;
  gunmen: number;
  winning: boolean;
  gold: number;
  gold_slots: number;
  gold_value: number;
  cart: number;
  shootout: string;
  hideout: SlotView[];
  stack: number;
  discards: {
    [k: string]: number;
  };
  rows: RowView[];
  bridges: {
    [k: string]: number;
  };
  hotels: string[];
  specialities: string[];
  mule_duel: boolean;
  with_hotels: boolean;
  sites: SiteView[];
  players: PlayerView[];
  order: number[];
  prices: {
    [k: string]: {
      [k: string]: {
        [k: string]: number;
      };
    };
  };
}
/**
 * A place of the hideout; the stack has no open barrel.
 */
export interface SlotView {
  id: string;
  barrel: string | null;
  outlaws: number;
}
/**
 * A row of gunmen: whose they are, or whether they belong to nobody.
 */
export interface RowView {
  id: string;
  size: number;
  owner: number | null;
  neutral: boolean;
}
/**
 * A site of the wheel. ``place`` and ``second`` say whose primary and secondary actions are found there.
 */
export interface SiteView {
  id: string;
  place: string;
  second: string;
  signpost: boolean;
  barricaded: boolean;
  pioneers: number[];
  mules: number[];
  buster: boolean;
  avoided: boolean;
  last: number[];
  tents: number[];
  carrots: number[];
  primary: SectionOutlook | null;
  secondary: SectionOutlook | null;
}
/**
 * What a section would give the viewer now: goods for sure, components that could be had, and movement.
 */
export interface SectionOutlook {
  gains: {
    [k: string]: number;
  };
  things: string[];
  movement: number;
}
/**
 * An actor: a player, or Shade. ``hand``, ``top`` and ``bottom`` are null where they are hidden.
 *
 * ``bridge_values``: what each kind of bridge that was laid out would score now.
 */
export interface PlayerView {
  player: number;
  shade: boolean;
  coins: number;
  gold: number;
  worth: number;
  dudes: number;
  supply: number;
  tents: number;
  canvas: number;
  horses: number;
  movement: number;
  points: number;
  graves: number;
  grave_points: number;
  guests: number;
  beds: number;
  gunmen: number;
  wagon: string;
  events: string[];
  regions: string[];
  board: string;
  rivers: boolean[];
  river_count: number;
  bridges: string[];
  bridge_values: {
    [k: string]: number;
  };
  hotels: string[];
  town: CardView[];
  cards: number;
  hand: string[] | null;
  deck: number;
  top: string[] | null;
  bottom: string[] | null;
  barrels: {
    [k: string]: number;
  };
  used_barrels: {
    [k: string]: number;
  };
  speciality: string | null;
  site: string | null;
  mule: string | null;
  waits: boolean;
  line: string;
}
/**
 * A building in a town: whether it works where its owner's pioneer is, and can still be used in this turn.
 */
export interface CardView {
  id: string;
  works: boolean;
  usable: boolean;
  fresh: boolean;
}
