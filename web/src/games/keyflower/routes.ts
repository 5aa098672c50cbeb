/* Where a load can be carried in a village, and by which tiles: roads lead on where both tiles have one at the edge between them. */
import { beside, keyOf, type Laid } from './geometry';
import { DIRECTIONS, edgesOf, type Edge } from './model';

export interface Way {
    /** The tile it was carried from and the direction it went, as the last of its steps. */
    from: string;
    direction: number;
    /** The tiles it passes, the last one is where it goes. */
    path: string[];
}

/** By tile the shortest way there, of so many steps at most; `across` leads over fields, too. */
export function routesFrom(village: readonly Laid[], start: string, steps: number, across: boolean): Map<string, Way> {
    const at = new Map(village.map((one) => [keyOf(one), one]));
    const byTile = new Map(village.map((one) => [one.tile, one]));
    const found = new Map<string, Way>();
    let edge = [start];
    for (let step = 0; step < steps && edge.length; step++) {
        const next: string[] = [];
        for (const from of edge) {
            const here = byTile.get(from);
            for (const direction of here ? DIRECTIONS.keys() : []) {
                const there = at.get(keyOf(beside(here!, direction)));
                if (!there || there.tile === start || found.has(there.tile)) continue;
                const edges = [edgeOf(here!, direction), edgeOf(there, (direction + 3) % 6)];
                if (edges.some((one) => one === 'water' || (one === 'field' && !across))) continue;
                found.set(there.tile, { from, direction, path: [...(found.get(from)?.path ?? []), there.tile] });
                next.push(there.tile);
            }
        }
        edge = next;
    }
    return found;
}

const edgeOf = ({ tile, turns }: Laid, direction: number): Edge => edgesOf(tile, turns)[direction]!;
