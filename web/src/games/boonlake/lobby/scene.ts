// A map late in the first round for the lobby's pictures, what the number of players decides, and how options are drawn.
import { start as START } from '../../../../../src/boardwright/games/boonlake/data/base.toml';
import { bridge as BRIDGES, space as SPACES } from '../../../../../src/boardwright/games/boonlake/data/map.toml';

/** Width and height of a hexagon. */
export const HEX = { width: 60, height: 69 };

export interface Hex {
    id: string;
    region: string;
    x: number;
    y: number;
}
/** The spaces as hexagons round their middle; odd rows lie half a hexagon to the right. */
export const hexes: readonly Hex[] = SPACES.map(({ id, region, row, column }) => ({
    id,
    region,
    x: (column + (row % 2 ? 1 : 0.5)) * HEX.width,
    y: (row * 0.75 + 0.5) * HEX.height,
}));
const byId = new Map(hexes.map((hex) => [hex.id, hex]));
export const bridges: readonly (readonly [Hex, Hex])[] = BRIDGES.map(({ ends: [one, other] }) => [
    byId.get(one)!,
    byId.get(other)!,
]);

/** Pieces on the map: a space, what stands there, and whose it is. */
export const pieces: readonly { space: string; symbol: string; seat: number }[] = [
    { space: '5', symbol: 'bl-village', seat: 0 },
    { space: '9', symbol: 'bl-house', seat: 1 },
    { space: '2', symbol: 'bl-inhabitant', seat: 2 },
    { space: '8', symbol: 'bl-cattle', seat: 0 },
    { space: '14', symbol: 'bl-house', seat: 3 },
    { space: '11', symbol: 'bl-cattle', seat: 1 },
    { space: '17', symbol: 'bl-inhabitant', seat: 0 },
    { space: '19', symbol: 'bl-house', seat: 2 },
    { space: '22', symbol: 'bl-village', seat: 1 },
    { space: '20', symbol: 'bl-inhabitant', seat: 3 },
    { space: '27', symbol: 'bl-house', seat: 0 },
    { space: '30', symbol: 'bl-village', seat: 3 },
    { space: '29', symbol: 'bl-inhabitant', seat: 2 },
];
export const placeOf = (space: string): Hex => byId.get(space)!;

export const PLAYERS = [1, 2, 3, 4] as const;
/** A player alone sits at a table for two. */
const FEWEST = 2;

/** What the table has with so many players: tiles on the map, and the fewest and most coins. */
export function tableFor(players: number): { tiles: number; coins: string } {
    const seats = Math.max(FEWEST, players);
    // The Sage begins, and has none.
    const coins = [...new Set(START.coins.slice(players === 1 ? 1 : 0, seats))];
    return {
        tiles: SPACES.filter(({ mark = 0 }) => mark > 0 && mark <= seats).length,
        coins: [...new Set([coins[0], coins.at(-1)])].join('–'),
    };
}

/** The drawing that stands for an option. */
export const SYMBOLS: Record<string, string> = { reactions: 'bl-region', sage: 'bl-cactus' };
