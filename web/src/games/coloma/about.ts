/* What is in the box, and where each fact of it comes from. */
import * as base from '../../../../src/boardwright/games/coloma/data/base.toml';
import { board as BOARDS_B } from '../../../../src/boardwright/games/coloma/data/boards.toml';
import { speciality as DELUXE } from '../../../../src/boardwright/games/coloma/data/deluxe.toml';
import { hotel as HOTELS } from '../../../../src/boardwright/games/coloma/data/hotels.toml';
import { speciality as SPECIALITIES } from '../../../../src/boardwright/games/coloma/data/specialities.toml';

/** An entry of the catalogue; each says where its values come from. */
interface Entry {
    id: string;
    provenance?: string;
}

/** Kinds of components: the drawing, the key of the name without its beginning, and all there are. */
const BOX: { symbol: string; word: string; entries: readonly Entry[] }[] = [
    { symbol: 'co-building', word: 'buildings', entries: base.building },
    { symbol: 'co-barrel', word: 'barrels', entries: base.barrel },
    { symbol: 'co-bridge', word: 'bridges', entries: base.bridge },
    { symbol: 'co-river', word: 'boards', entries: [...base.board, ...BOARDS_B] },
    { symbol: 'co-wagon', word: 'spaces', entries: base.space },
    { symbol: 'co-event', word: 'events', entries: base.event },
    { symbol: 'co-gunman', word: 'shootouts', entries: base.shootout },
    { symbol: 'co-hotel', word: 'hotels', entries: HOTELS },
    { symbol: 'co-pioneer', word: 'specialities', entries: [...SPECIALITIES, ...DELUXE] },
];

/** How many kinds of each there are. */
export const inBox = (): { symbol: string; word: string; count: number }[] =>
    BOX.map(({ symbol, word, entries }) => ({ symbol, word, count: entries.length }));

/** How many of them have their values from where, and which kinds these are. */
export function origins(): { origin: string; count: number; kinds: string[] }[] {
    const found = new Map<string, { count: number; kinds: Set<string> }>();
    for (const { word, entries } of BOX) {
        for (const { provenance = 'own' } of entries) {
            const so = found.get(provenance) ?? { count: 0, kinds: new Set() };
            found.set(provenance, { count: so.count + 1, kinds: so.kinds.add(word) });
        }
    }
    return [...found].map(([origin, { count, kinds }]) => ({ origin, count, kinds: [...kinds] }));
}
