// What the lobby knows: the games offered here, my tables, and where I may sit down; asked again while somebody looks.
import { api, ApiError } from '../lib/api';
import { stageReached } from '../lib/learnt';
import { named } from '../lib/named';
import type { GameInfo, TableInfo } from '../lib/protocol';
import { words } from '../lib/words.svelte';
import { loadFace, type GameFace } from './faces';

/** In ms: a friend who has sat down, or a turn that is mine, is seen soon. */
const EVERY = 5_000;

class LobbyState {
    games = $state.raw<GameInfo[]>([]);
    #listed = $state.raw<{ tables: TableInfo[]; open: TableInfo[] }>({ tables: [], open: [] });
    /** Mine. */
    readonly tables: TableInfo[] = $derived(this.#listed.tables.map(named));
    /** Tables of others with a seat for whoever comes. */
    readonly open: TableInfo[] = $derived(this.#listed.open.map(named));
    faces = $state.raw<Record<string, GameFace | null>>({});
    /** Games and tables are here. */
    ready = $state(false);
    /** The server did not answer the last time. */
    trouble = $state(false);
    #asked: Promise<void> | null = null;

    /** Asks for everything, again and again until the returned function is called. */
    watch(): () => void {
        const ask = () => void this.refresh();
        const wake = () => document.visibilityState === 'visible' && ask();
        const timer = setInterval(wake, EVERY);
        document.addEventListener('visibilitychange', wake);
        ask();
        return () => {
            clearInterval(timer);
            document.removeEventListener('visibilitychange', wake);
        };
    }

    /** Asks again; whoever wants that while it is being done is served by the same answer. */
    refresh(): Promise<void> {
        this.#asked ??= this.#ask().finally(() => (this.#asked = null));
        return this.#asked;
    }

    async #ask(): Promise<void> {
        try {
            if (this.games.length === 0) await this.#loadGames();
            const [tables, open] = await Promise.all([api.tables(), api.openTables()]);
            this.#listed = { tables, open };
            this.ready = true;
            this.trouble = false;
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            this.trouble = true;
        }
    }

    async #loadGames(): Promise<void> {
        const games = await api.games();
        const faces = await Promise.all(games.map((game) => loadFace(game.id)));
        await Promise.all(games.map((game) => words.also(game.id)));
        this.faces = Object.fromEntries(games.map((game, at) => [game.id, faces[at] ?? null]));
        this.games = games;
    }

    get waiting(): TableInfo[] {
        return this.tables.filter((table) => isWaiting(table));
    }

    get running(): TableInfo[] {
        return this.tables.filter((table) => !table.over);
    }

    get finished(): TableInfo[] {
        return this.tables.filter((table) => table.over);
    }
}

/** Whether somebody could learn a game here, has not begun to, and has no table of it yet. */
export function isNew(game: GameInfo): boolean {
    const known = stageReached(game.id) > 0 || lobby.tables.some((table) => table.game === game.id);
    return game.introduction && lobby.ready && !known;
}

/** Whether a table waits for one of my seats. */
export function isWaiting(table: TableInfo): boolean {
    return !table.over && table.waiting.some((seat) => table.mine.includes(seat));
}

export const lobby = new LobbyState();
