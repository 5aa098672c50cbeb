/* A ranch as the page draws it: its pieces, and the recesses of the board with what they pay. */
import { finale as FINALE } from '../../../../src/boardwright/games/boonlake/data/base.toml';
import { recess as RECESSES, type Recess } from '../../../../src/boardwright/games/boonlake/data/ranch.toml';
import type { PlayerView } from './view';

export const PIECES = ['house', 'village', 'cattle', 'inhabitant'] as const;
export type PieceKind = (typeof PIECES)[number];

/** How many pieces of a kind are gone from the board. */
export const goneOf = ({ houses, villages, cattle, freed }: PlayerView, piece: PieceKind): number =>
    ({ house: houses, village: villages, cattle, inhabitant: freed })[piece];

/** Empty and paying, the next one to be emptied, or still full. */
export type Fill = 'empty' | 'next' | 'full';

export interface Hollow extends Recess {
    fill: Fill;
    /** What it is worth at the end, once it is empty. */
    finale: number;
}

/** The recesses for a kind of piece, in the order in which they are emptied. */
export function hollowsOf(player: PlayerView, piece: PieceKind): Hollow[] {
    const gone = goneOf(player, piece);
    return RECESSES.filter((recess) => recess.piece === piece).map((recess, at) => ({
        ...recess,
        fill: at < gone ? 'empty' : at === gone ? 'next' : 'full',
        finale: piece === 'inhabitant' ? 0 : (FINALE.rows[recess.row - 1] ?? 0),
    }));
}

/** Houses that were removed from the game and may be built again, beside those on the board. */
export const spareOf = ({ spare }: PlayerView, piece: PieceKind): number => (piece === 'house' ? spare : 0);
