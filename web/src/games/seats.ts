/* How the seats of each game look. It is known before the game itself is fetched, for the lobby shows seats, too: a game
   says so in a small file of its own. */
import { SET_A, type Looks } from '../lib/seats';

const FOUND = import.meta.glob<Looks>('./*/seats.ts', { import: 'looks', eager: true });

/** The set of a game: the usual one where it says nothing. */
export const looksOf = (game: string | null | undefined): Looks => FOUND[`./${game}/seats.ts`] ?? SET_A;
