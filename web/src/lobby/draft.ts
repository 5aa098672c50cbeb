// A table before it is opened: who sits where and what the table has chosen. No drawing here.
import { looksOf } from '../games/seats';
import type { Agreement, GameInfo, NewTable, OptionSpec } from '../lib/protocol';
import { MOST_SEATS, seatLook } from '../lib/seats';

export type SeatKind = 'me' | 'friend' | 'here' | 'bot';
export const SEAT_KINDS: readonly SeatKind[] = ['me', 'friend', 'here', 'bot'];
export type Company = 'bots' | 'friends' | 'here';
export const COMPANIES: readonly Company[] = ['bots', 'friends', 'here'];
const SITTING: Record<Company, SeatKind> = { bots: 'bot', friends: 'friend', here: 'here' };

export interface SeatDraft {
    kind: SeatKind;
    /** What was typed; empty means the seat's colour. */
    name: string;
    bot: string;
}

export type Chosen = Record<string, unknown>;

/** What people agree on who say nothing. */
export const USUAL_AGREEMENT: Agreement = {
    pace: 'live',
    leaving: 'bot',
    open: false,
    helpers: true,
    absence: 5,
    bot: 'medium',
    known: 'nothing',
    clock: 'none',
};

/** How many sit down when nobody says: three, where the game allows it, so that there is somebody to watch. */
export function usualPlayers(game: GameInfo): number {
    return game.players.includes(3) ? 3 : (game.players[0] ?? 1);
}

/** The bot that plays when nobody says. */
export function usualBot(game: GameInfo): string {
    return game.usual_bot;
}

/** Me and the company I want, for all the seats a game can have. */
export function usualSeats(game: GameInfo, company: Company, name: string): SeatDraft[] {
    const most = Math.min(Math.max(...game.players), MOST_SEATS);
    return Array.from({ length: most }, (_, seat) => ({
        kind: seat === 0 ? 'me' : SITTING[company],
        name: seat === 0 ? name : '',
        bot: usualBot(game),
    }));
}

/** The company that sits there now, if it is one of the usual ones. */
export function companyOf(seats: readonly SeatDraft[]): Company | null {
    const [first, ...others] = seats;
    if (first?.kind !== 'me') return null;
    return COMPANIES.find((company) => others.every((seat) => seat.kind === SITTING[company])) ?? null;
}

/** Somebody else sits down there. I have one seat at most: taking another leaves a bot in the old one. */
export function seatAs(seats: readonly SeatDraft[], seat: number, kind: SeatKind): SeatDraft[] {
    const mine = seats[seat]?.kind === 'me' ? '' : (seats.find((other) => other.kind === 'me')?.name ?? '');
    return seats.map((was, at) => {
        if (at === seat) return { ...was, kind, name: kind === 'me' ? mine : was.kind === 'me' ? '' : was.name };
        return kind === 'me' && was.kind === 'me' ? { ...was, kind: 'bot', name: '' } : was;
    });
}

/** What the table starts from: every option as the game declares it. */
export function usualOptions(game: GameInfo): Chosen {
    return Object.fromEntries(game.options.map((spec) => [spec.name, copy(spec.default)]));
}

const copy = (value: unknown): unknown => (Array.isArray(value) ? [...value] : value);

/** Whether an option is there to be chosen: a list with nothing on it is not. */
export function isOffered(spec: OptionSpec): boolean {
    return !(spec.kind === 'pick' && spec.among.length === 0);
}

/** A first answer when an option is no longer left to chance. */
export function begin(spec: OptionSpec): unknown {
    if (spec.kind === 'flags') return Array.from({ length: spec.length }, () => false);
    if (spec.kind === 'pick') return [];
    if (spec.kind === 'choice') return spec.among[0] ?? null;
    return false;
}

/** The list with a word put in at the end or taken out; a full list stays as it is. */
export function toggle(picked: readonly string[], word: string, most: number): string[] {
    if (picked.includes(word)) return picked.filter((other) => other !== word);
    return picked.length < most ? [...picked, word] : [...picked];
}

/** The first option that is not answered yet: a list with too few words on it. */
export function unfinished(game: GameInfo, chosen: Chosen): OptionSpec | null {
    const lacks = (spec: OptionSpec) =>
        Array.isArray(chosen[spec.name]) && (chosen[spec.name] as unknown[]).length < spec.least;
    return game.options.find((spec) => spec.kind === 'pick' && lacks(spec)) ?? null;
}

/** What is sent: only the answers that differ from the game's own, and a name for everybody. */
export function toOpen(
    game: GameInfo,
    seats: readonly SeatDraft[],
    chosen: Chosen,
    colourName: (look: string) => string,
    agreed: Agreement = USUAL_AGREEMENT,
    title = '',
): NewTable {
    const own = game.options.filter((spec) => JSON.stringify(chosen[spec.name]) !== JSON.stringify(spec.default));
    return {
        game: game.id,
        options: Object.fromEntries(own.map((spec) => [spec.name, chosen[spec.name]])),
        seats: seats.map(({ kind, name, bot }, seat) => ({
            kind,
            name: name.trim().slice(0, 24) || colourName(seatLook(seat, looksOf(game.id))),
            bot: kind === 'bot' ? bot : null,
        })),
        agreed,
        title: title.trim(),
    };
}
