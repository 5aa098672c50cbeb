// A table that is wished for, as a piece of an address: `seats=me.bot-greedy.friend&agreed=days.open&o.hotels=yes`. It can be
// sent to others, who may have other games, options and bots: what cannot be read is told, never dropped in silence.
import type { Agreement, GameInfo, OptionSpec } from '../../lib/protocol';
import {
    SEAT_KINDS,
    USUAL_AGREEMENT,
    usualBot,
    usualOptions,
    type Chosen,
    type SeatDraft,
    type SeatKind,
} from '../draft';
import { unusual } from './applies';
import { atPace, CLOCKS } from './pace';

export interface Wish {
    seats: SeatDraft[];
    chosen: Chosen;
    agreed: Agreement;
}

/** What differs from the usual agreement, in words. */
const AGREED: Record<string, Partial<Agreement>> = {
    days: { pace: 'days' },
    end: { leaving: 'end' },
    open: { open: true },
    bare: { helpers: false },
    hour: { absence: 60 },
    day: { absence: 1440 },
    minutes: { absence: USUAL_AGREEMENT.absence },
    nobody: { absence: null },
    'clock-live': { clock: 'live' },
    'clock-day': { clock: 'day' },
    'clock-three-days': { clock: 'three_days' },
};
/** What begins the word for the bot that plays for who is away. */
const BOT = 'by-';

export function write(game: GameInfo, { seats, chosen, agreed }: Wish): string {
    const told = new URLSearchParams();
    told.set('seats', seats.map(({ kind, bot }) => (kind === 'bot' ? `bot-${bot}` : kind)).join('.'));
    const words = wordsOf(agreed);
    if (words.length > 0) told.set('agreed', words.join('.'));
    for (const [name, value] of Object.entries(unusual(game.options, seats.length, chosen))) {
        told.set(`o.${name}`, writeValue(value));
    }
    return told.toString();
}

/** What is not as usual: first the pace, then what is not usual at that. */
function wordsOf(agreed: Agreement): string[] {
    const usual = atPace(USUAL_AGREEMENT, agreed.pace);
    const said = Object.entries(AGREED).filter(
        ([, part]) => holds(agreed, part) && ('pace' in part || !holds(usual, part)),
    );
    return [...said.map(([word]) => word), ...(agreed.bot === usual.bot ? [] : [BOT + agreed.bot])];
}

const holds = (agreed: Agreement, part: Partial<Agreement>): boolean =>
    Object.entries(part).every(([name, value]) => agreed[name as keyof Agreement] === value);

function writeValue(value: unknown): string {
    if (Array.isArray(value)) return value.map(writeValue).join('.');
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return String(value);
}

/** The wish with everything that makes sense here, and what does not. */
export function read(game: GameInfo, code: string): { wish: Wish; unknown: string[] } {
    const unknown: string[] = [];
    const wish: Wish = { seats: [], chosen: usualOptions(game), agreed: USUAL_AGREEMENT };
    for (const [name, value] of new URLSearchParams(code)) {
        const miss = (what: string) => unknown.push(`${name}=${what}`);
        if (name === 'seats') wish.seats = readSeats(game, value.split('.'), miss);
        else if (name === 'agreed') wish.agreed = readAgreed(game, value.split('.'), miss);
        else readOption(game, name, value, wish.chosen, miss);
    }
    if (wish.seats.length > 0 && !game.players.includes(wish.seats.length)) {
        unknown.push(`seats=${wish.seats.length}`);
        wish.seats = [];
    }
    return { wish, unknown };
}

type Miss = (what: string) => void;

function readSeats(game: GameInfo, told: string[], miss: Miss): SeatDraft[] {
    const usual = usualBot(game);
    return told.map((word) => {
        const [kind, bot = usual] = word.split('-', 2) as [SeatKind, string?];
        if (!SEAT_KINDS.includes(kind) || !game.bots.includes(bot)) miss(word);
        return {
            kind: SEAT_KINDS.includes(kind) ? kind : 'friend',
            name: '',
            bot: game.bots.includes(bot) ? bot : usual,
        };
    });
}

function readAgreed(game: GameInfo, told: string[], miss: Miss): Agreement {
    return told.reduce((agreed, word) => {
        const bot = word.startsWith(BOT) ? word.slice(BOT.length) : '';
        if (game.bots.includes(bot)) return { ...agreed, bot };
        const part = AGREED[word];
        if (!part) miss(word);
        return part?.pace ? atPace(agreed, part.pace) : fitting({ ...agreed, ...part }, () => miss(word));
    }, USUAL_AGREEMENT);
}

/** The agreement, without a clock that its pace does not know. */
function fitting(agreed: Agreement, missed: () => void): Agreement {
    if (CLOCKS[agreed.pace].includes(agreed.clock)) return agreed;
    missed();
    return { ...agreed, clock: 'none' };
}

function readOption(game: GameInfo, name: string, told: string, chosen: Chosen, miss: Miss): void {
    const spec = game.options.find((one) => `o.${one.name}` === name);
    if (!spec) miss(told);
    else if (spec.kind === 'pick') {
        const words = told === '' ? [] : told.split('.');
        for (const word of words) if (!spec.among.includes(word)) miss(word);
        chosen[spec.name] = [...new Set(words)].filter((word) => spec.among.includes(word)).slice(0, spec.most);
    } else {
        const value = readValue(spec, told);
        if (value === undefined) miss(told);
        else chosen[spec.name] = value;
    }
}

function readValue(spec: OptionSpec, told: string): unknown {
    if (spec.kind === 'choice') return spec.among.includes(told) ? told : undefined;
    const flags = told.split('.').map((word) => ({ yes: true, no: false })[word]);
    if (flags.includes(undefined)) return undefined;
    if (spec.kind === 'flag') return flags.length === 1 ? flags[0] : undefined;
    return flags.length === spec.length ? flags : undefined;
}
