// Tables that can be wished for with one click: the usual one, those the game suggests, and one's own, kept in this browser.
import type { GameInfo } from '../../lib/protocol';
import { companyOf, usualBot, usualOptions, usualPlayers, usualSeats, type Chosen, type SeatDraft } from '../draft';
import { unusual } from './applies';

/** What a game suggests. What it does not say is as usual. */
export interface Preset {
    id: 'first' | 'everything' | 'quick';
    players?: number;
    /** How well the bots play. */
    bot?: string;
    options?: Chosen;
}

/** A table of one's own: its name, and the table as a piece of an address. */
export interface OwnPreset {
    name: string;
    code: string;
}

export const USUAL: Omit<Preset, 'id'> = {};

/** The seats and options of a suggestion; the company stays what it is. */
export function applied(
    game: GameInfo,
    preset: Omit<Preset, 'id'>,
    seats: readonly SeatDraft[],
): { players: number; seats: SeatDraft[]; chosen: Chosen } {
    const wanted = preset.bot && game.bots.includes(preset.bot) ? preset.bot : usualBot(game);
    const company = companyOf(seats) ?? 'bots';
    const mine = seats.find((seat) => seat.kind === 'me')?.name ?? '';
    return {
        players: preset.players ?? usualPlayers(game),
        seats: usualSeats(game, company, mine).map((seat) => ({ ...seat, bot: wanted })),
        chosen: { ...usualOptions(game), ...preset.options },
    };
}

/** Whether the table is what the suggestion would make of it. */
export function isApplied(
    game: GameInfo,
    preset: Omit<Preset, 'id'>,
    seats: readonly SeatDraft[],
    chosen: Chosen,
): boolean {
    const wanted = applied(game, preset, seats);
    if (seats.length !== wanted.players || companyOf(seats) === null) return false;
    const bots = seats.every((seat, at) => seat.kind !== 'bot' || seat.bot === wanted.seats[at]?.bot);
    const same = (answers: Chosen) => JSON.stringify(sorted(unusual(game.options, seats.length, answers)));
    return bots && same(chosen) === same(wanted.chosen);
}

const sorted = (answers: Chosen): Chosen =>
    Object.fromEntries(
        Object.entries(answers).map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]),
    );

const KEY = 'boardwright.presets';

function kept(): Record<string, OwnPreset[]> {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
        return typeof found === 'object' && found !== null ? (found as Record<string, OwnPreset[]>) : {};
    } catch {
        return {};
    }
}

function isPreset(found: unknown): found is OwnPreset {
    const { name, code } = (found ?? {}) as Partial<OwnPreset>;
    return typeof name === 'string' && typeof code === 'string';
}

/** One's own tables of a game. */
export function ownPresets(game: string): OwnPreset[] {
    const found = kept()[game];
    return Array.isArray(found) ? found.filter(isPreset) : [];
}

/** Keeps them; where the browser keeps nothing they last as long as the page. */
export function keepPresets(game: string, presets: readonly OwnPreset[]): void {
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: presets }));
    } catch {
        // A private window.
    }
}
