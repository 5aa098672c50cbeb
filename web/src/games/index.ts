/* Which games have a board: those with a folder here. Each is a chunk of its own, fetched when a table of that game is
   opened. The others are shown plainly. */
import type { GameUi } from './board';

const GAMES = import.meta.glob<{ ui: GameUi }>('./*/index.ts');

const boardOf = (id: string) => GAMES[`./${id}/index.ts`];

const loaded = new Map<string, Promise<GameUi>>();

/** The board of a game. Asking again gives the same one; after a failed download the next call tries anew. */
export function loadGame(id: string): Promise<GameUi> {
    const known = loaded.get(id);
    if (known) return known;
    const load = boardOf(id) ?? boardOf('plain')!;
    const ui = load().then((module) => module.ui);
    loaded.set(id, ui);
    ui.catch(() => loaded.delete(id));
    return ui;
}
