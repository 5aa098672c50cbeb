/* What is in a game's box, and where each fact of it comes from. */

/** An entry of a catalogue; each says where its values come from. */
interface Entry {
    id: string;
    provenance?: string;
}

/** A kind of components: the drawing, the key of the name without its beginning, and all there are. */
export interface BoxKind {
    symbol: string;
    word: string;
    entries: readonly Entry[];
}
export type Box = readonly BoxKind[];

/** How many of its components have their values from where, and which kinds these are. */
export function origins(box: Box): { origin: string; count: number; kinds: string[] }[] {
    const found = new Map<string, { count: number; kinds: Set<string> }>();
    for (const { word, entries } of box) {
        for (const { provenance = 'own' } of entries) {
            const so = found.get(provenance) ?? { count: 0, kinds: new Set() };
            found.set(provenance, { count: so.count + 1, kinds: so.kinds.add(word) });
        }
    }
    return [...found].map(([origin, { count, kinds }]) => ({ origin, count, kinds: [...kinds] }));
}
