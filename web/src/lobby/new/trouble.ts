// Why a table cannot be opened as it was wished for, in the reader's words.
import { botName } from '../../bots/names';
import type { ApiError } from '../../lib/api';
import { words } from '../../lib/words.svelte';

/** What the server says that is no fault of the form. */
const ELSEWHERE: Partial<Record<number, string>> = {
    0: 'trouble-server',
    429: 'table-refused-too_fast',
    500: 'table-refused-failed',
    503: 'table-refused-unavailable',
};

export function trouble({ status, text }: ApiError, game: string): string {
    if (!text || !words.has(text.key)) return words.t(ELSEWHERE[status] ?? 'refused-table');
    const said = Object.entries(text.args).map(([name, value]) => [
        name,
        // What options are called is the game's to say.
        typeof value === 'object' ? words.name(value.key, game) : name === 'bot' ? botName(`${value}`) : value,
    ]);
    return words.t(text.key, Object.fromEntries(said));
}
