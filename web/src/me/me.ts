// Accounts, for those who want one: what is asked of the server.
import { ApiError, get, post, remove } from '../lib/api';
import type { MeInfo } from '../lib/protocol';
import { words } from '../lib/words.svelte';

export const me = {
    who: () => get<MeInfo>('/api/me'),
    make: (name: string, password: string) => post<null>('/api/me', { name, password }),
    logIn: (name: string, password: string) => post<null>('/api/me/login', { name, password }),
    logOut: () => post<null>('/api/me/logout', {}),
    endDevice: (id: string) => remove<null>(`/api/me/devices/${encodeURIComponent(id)}`),
    changePassword: (old: string, password: string) => post<null>('/api/me/password', { old, password }),
    rename: (name: string) => post<null>('/api/me/name', { name }),
    setRated: (on: boolean) => post<null>('/api/me/ratings', { on }),
    /** Everything about me; guests have no password. */
    delete: (password: string) => remove<null>('/api/me', { password }),
};

/** Everything about me, as a file. */
export const EXPORT = '/api/me/export';

/** What people cause and can do something about; the server names it by these keys. */
const REFUSALS = ['me-wrong', 'me-taken', 'me-no-name', 'me-wait', 'away-forbidden', 'away-no-mail', 'away-not-sent'];

/** What went wrong, in words of ours. */
export function trouble(error: ApiError): string {
    if (error.text && REFUSALS.includes(error.text.key)) return words.t(error.text.key);
    return words.t(
        error.status === 429 ? 'me-wait' : error.status === 0 || error.status === 503 ? 'trouble-server' : 'me-failed',
    );
}

/** What the parts of the window do: it tells what went wrong, and shows what came of it. */
export type Do = (work: () => Promise<unknown>, done?: string) => Promise<boolean>;
