// A frontier late in the second year for the lobby's pictures, what the number of players decides, and how options are drawn.
import { game, gold } from '../../../../../src/boardwright/games/coloma/data/base.toml';
import { hotel as HOTELS } from '../../../../../src/boardwright/games/coloma/data/hotels.toml';

/** By seat: where the wagon is, and in which regions tents are pitched. */
export const players: readonly { wagon: string; regions: readonly string[] }[] = [
    { wagon: 'georgetown', regions: ['middle_fork', 'bear_river'] },
    { wagon: 'pilot_hill', regions: ['middle_fork', 'sacramento_valley'] },
    { wagon: 'hangtown', regions: ['high_sierra', 'cosumnes'] },
    { wagon: 'coloma', regions: ['cosumnes'] },
];

export const PLAYERS = [1, 2, 3, 4, 5, 6] as const;

/** What the table has with so many players; whoever plays alone has as much as two. */
export function tableFor(players: number): { gold: number; bridges: number; hotels: number } {
    const seats = Math.max(2, players);
    return {
        gold: gold.rows.length * (gold.columns[players - 1] ?? 0),
        bridges: game.bridge_copies[players - 1] ?? 0,
        hotels: Math.min(HOTELS.length, 2 * seats),
    };
}

/** The drawing that stands for an option. */
export const SYMBOLS: Record<string, string> = {
    boards: 'co-river',
    hotels: 'co-hotel',
    mules: 'co-mule',
    specialities: 'co-pioneer',
    speciality: 'co-card',
    shade: 'co-badge',
};
