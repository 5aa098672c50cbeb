/* What is in the box, and where each fact of it comes from. */
import { resources, skills, tile as TILES, workers } from '../../../../src/boardwright/games/keyflower/data/base.toml';
import { COLOURS, RESOURCES, SKILLS } from './panels';

/** The kinds of tiles, in the order of the box; village tiles are told apart by season. */
export const TILE_KINDS = [
    'home',
    'spring',
    'summer',
    'autumn',
    'winter',
    'summer_boat',
    'boat',
    'turn_order',
] as const;

export interface Lot {
    /** The drawing, and the key of the name: of the page's words for tiles, of the game's for pieces. */
    symbol: string;
    word: string;
    count: number;
}

const SIGNS: Record<string, string> = {
    home: 'kf-village',
    summer_boat: 'kf-boat',
    boat: 'kf-boat',
    turn_order: 'kf-order',
};

/** How many tiles of each kind there are. */
export function tilesInBox(): Lot[] {
    const kindOf = ({ kind, season }: { kind: string; season?: string }) => (kind === 'village' ? season : kind);
    return TILE_KINDS.map((kind) => ({
        symbol: SIGNS[kind] ?? `kf-${kind}`,
        word: `kf-box-${kind}`,
        count: TILES.filter((tile) => kindOf(tile) === kind).length,
    }));
}

/** How many figures, resources and skills there are. */
export function piecesInBox(): Lot[] {
    const of = (kinds: readonly string[], counts: Record<string, number>, symbol: string, word: string) =>
        kinds.map((kind) => ({ symbol: symbol + kind, word: word + kind, count: counts[kind] ?? 0 }));
    return [
        ...of([...COLOURS, 'purple'], workers, 'kf-worker-', 'worker-'),
        ...of(RESOURCES, resources, 'kf-', 'resource-'),
        ...of(SKILLS, skills, 'kf-', 'skill-'),
    ];
}

/** How many tiles have their facts from where. */
export function origins(): { origin: string; count: number }[] {
    const known: readonly { id: string; provenance?: string }[] = TILES;
    const counts = new Map<string, number>();
    for (const { provenance = 'published' } of known) counts.set(provenance, (counts.get(provenance) ?? 0) + 1);
    return [...counts].map(([origin, count]) => ({ origin, count }));
}
