/* All that lies and shines on the cells, to be drawn over the ground; the whole of it, or what is on one of its parts. */
import { cellNumber } from './geometry';
import type { Marker, Piece, PieceKind } from './kingdom';
import type { LocationView, NomadView } from './view';

export interface Scene {
    pieces: readonly Piece[];
    locations: readonly LocationView[];
    nomads: readonly NomadView[];
    /** The cells beside a warrior. */
    guarded: readonly number[];
    markers: readonly Marker[];
    legal: readonly number[];
    /** The legal cells that only the Outpost opens. */
    outposts: readonly number[];
    /** The cells with a piece that can be lifted, or taken off the board. */
    liftable: readonly number[];
    removable: readonly number[];
    /** What the tile pointed at would light. */
    leads: readonly number[];
    marked: readonly number[];
    fresh: readonly number[];
    last: readonly number[];
    /** The legal cell pointed at, and what choosing it puts there; null when it puts nothing there. */
    preview: number | undefined;
    ghost: PieceKind | null;
    /** The cell a lifted piece comes from, and what is lifted or put. */
    lifted: number | null;
    moving: PieceKind;
    /** Whose piece that is. */
    owner: number;
    /** The cell that has the keyboard's focus. */
    focused: number | null;
}

/** What of a scene is on some cells; markers stand beside the rows of the board. */
export function partOf(scene: Scene, isThere: (cell: number) => boolean): Scene {
    const here = (cells: readonly number[]): number[] => cells.filter(isThere);
    const named = <T extends { cell: string }>(things: readonly T[]): T[] =>
        things.filter(({ cell }) => isThere(cellNumber(cell) ?? 0));
    const { preview, lifted, focused } = scene;
    return {
        ...scene,
        pieces: scene.pieces.filter(({ cell }) => isThere(cell)),
        locations: named(scene.locations),
        nomads: named(scene.nomads),
        guarded: here(scene.guarded),
        markers: isThere(0) ? scene.markers : [],
        legal: here(scene.legal),
        outposts: here(scene.outposts),
        liftable: here(scene.liftable),
        removable: here(scene.removable),
        leads: here(scene.leads),
        marked: here(scene.marked),
        fresh: here(scene.fresh),
        last: here(scene.last),
        preview: preview !== undefined && isThere(preview) ? preview : undefined,
        lifted: lifted !== null && isThere(lifted) ? lifted : null,
        focused: focused !== null && isThere(focused) ? focused : null,
    };
}
