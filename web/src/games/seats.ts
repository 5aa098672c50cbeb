/* How the seats of each game look. It is known before the game itself is fetched, for the lobby shows seats, too. */
import { SET_A, SET_B, type Looks } from '../lib/seats';

const LOOKS: Record<string, Looks> = {
    keyflower: SET_B,
};

/** The set of a game: the usual one where it says nothing. */
export const looksOf = (game: string | null | undefined): Looks => LOOKS[game ?? ''] ?? SET_A;
