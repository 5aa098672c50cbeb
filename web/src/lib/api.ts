// Everything the page asks the server outside a table's socket. Refusals become `ApiError` with the server's own words.
import type {
    Agreement,
    Branch,
    GameInfo,
    HandbookInfo,
    IntroductionInfo,
    NewTable,
    Opened,
    PlayOn,
    Refused,
    Scene,
    SeatLink,
    ShareInfo,
    Snapshot,
    Story,
    TableInfo,
    Text,
    WhyNot,
} from './protocol';

/** The server said no, or could not be reached (`status` 0). */
export class ApiError extends Error {
    constructor(
        readonly status: number,
        message: string,
        /** The same in words of ours, where the server has them. */
        readonly text: Text | null = null,
    ) {
        super(message);
    }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
    let response: Response;
    try {
        response = await fetch(path, { credentials: 'same-origin', ...init });
    } catch {
        throw new ApiError(0, '');
    }
    if (!response.ok) throw await refusal(response);
    return response;
}

/** An error answer: a refusal of ours, or something else that has no words. */
async function refusal(response: Response): Promise<ApiError> {
    try {
        const { reason, text } = (await response.json()) as Partial<Refused>;
        return new ApiError(response.status, typeof reason === 'string' ? reason : '', text ?? null);
    } catch {
        return new ApiError(response.status, '');
    }
}

export async function get<T>(path: string): Promise<T> {
    return (await (await request(path)).json()) as T;
}

export async function post<T>(path: string, body: unknown): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    return (await (await request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

export async function remove<T>(path: string, body: unknown = {}): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    return (await (await request(path, { method: 'DELETE', headers, body: JSON.stringify(body) })).json()) as T;
}

export const at = (table: string, rest: string) => `/api/tables/${encodeURIComponent(table)}/${rest}`;

/** So many positions come in one answer. */
export const SCENES = 32;

export const api = {
    games: () => get<GameInfo[]>('/api/games'),
    /** Whether links work on other devices, and with which addresses. */
    share: () => get<ShareInfo>('/api/share'),
    setShare: (on: boolean) => post<ShareInfo>('/api/share', { on }),
    /** My tables, those waiting for me first. */
    tables: () => get<TableInfo[]>('/api/tables'),
    /** Tables where anybody may sit down. */
    openTables: () => get<TableInfo[]>('/api/tables/open'),
    /** Takes a free seat of such a table. */
    sit: (table: string, name: string) => post<Opened>(at(table, 'sit'), { name }),
    /** What people have agreed on there. */
    agreed: (table: string) => get<Agreement>(at(table, 'agreed')),
    open: (wanted: NewTable) => post<Opened>('/api/tables', wanted),
    /** Exchanges the secret of a seat link for the seat. */
    claim: (table: string, token: string) => post<Opened>(at(table, 'claim'), { token }),
    /** A fresh link: to my own seat, which my other devices leave unless they `stay`, or to one nobody has taken. The old link ends. */
    link: (table: string, seat: number, stay = false) =>
        post<SeatLink>(at(table, `links/${seat}${stay ? '?stay=true' : ''}`), {}),
    /** My seat is mine alone from now on; the answer is its new link. */
    keepSeat: (table: string, seat: number) => post<SeatLink>(at(table, `seats/${seat}/keep`), {}),
    /** The table as I saw it, or would have seen it, after so many decisions. */
    at: (table: string, length: number) => get<Snapshot>(at(table, `at/${length}`)),
    /** The same of several positions, at most `SCENES`: what is shown of them. */
    scenes: (table: string, lengths: readonly number[]) =>
        get<Scene[]>(at(table, `scenes?${lengths.map((length) => `at=${length}`).join('&')}`)),
    /** What is left of a table that cannot go on under the rules of today. */
    story: (table: string) => get<Story>(at(table, 'story')),
    branch: (table: string, wanted: Branch) => post<Opened>(at(table, 'branch'), wanted),
    rematch: (table: string) => post<Opened>(at(table, 'rematch'), {}),
    /** The whole game as JSON text; only when it is over. */
    record: async (table: string) => (await request(at(table, 'record'))).text(),
    import: (record: string) => post<Opened>('/api/import', { record }),
    introduction: (game: string) => get<IntroductionInfo>(`/api/introductions/${game}`),
    /** A moment of an introduction: the table after so many decisions of a chapter. */
    introductionAt: (game: string, chapter: number, length: number) =>
        get<Snapshot>(`/api/introductions/${game}/${chapter}/${length}`),
    introductionWhy: (game: string, chapter: number, length: number, target: string) =>
        get<WhyNot>(`/api/introductions/${game}/${chapter}/${length}/why/${encodeURIComponent(target)}`),
    /** A real game against bots from there on. */
    playOn: (game: string, wanted: PlayOn) => post<Opened>(`/api/introductions/${game}/play`, wanted),
    handbook: (game: string) => get<HandbookInfo>(`/api/handbooks/${game}`),
};

/** A Fluent file: of the table (`table`), of a game, or of its introduction or handbook (`<game>-handbook`). */
export async function fetchMessages(language: string, game: string): Promise<string> {
    return (await request(`/api/messages/${language}/${game}.ftl`)).text();
}

/** The link a friend opens to take a seat. */
export function seatLink(table: string, token: string, base: string = location.href): string {
    return new URL(`#/join/${table}/${token}`, base).href;
}
