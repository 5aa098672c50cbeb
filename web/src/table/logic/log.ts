// The log as turns: one headline for each, its steps below. Works for any game by the roles of its events and verbs. An event
// that opens the turn of its `player` leaves it open until a verb ends it: what others decide meanwhile is a step of that
// turn. Where no verb ends turns, and where a verb opens them, they last until another one decides; without either a change
// of seat opens a turn. Turns of several players may be open at the same time: each goes on when its player decides again.
// Chapters, such as the beginning of a season, stand by themselves, with what follows from them; so does a restart of the table.
// What an automa does stands by itself, too, though it belongs to the decision before; the turn it fell into goes on
// after it.

import type { LogEntry, LogEvent, Note, Text } from '../../lib/protocol';

export interface Step {
    /** The position after this decision. */
    n: number;
    /** Who decided it; somebody else than the turn's player, where others may answer. Null: it followed by itself. */
    seat: number | null;
    label: Text | null;
    events: LogEvent[];
}

export interface Turn {
    /** Different for every turn of a log, and the same when the log grows. */
    id: string;
    seat: number | null;
    headline: Text | null;
    /** The position before the first decision of the turn, and after its last. */
    start: number;
    end: number;
    /** What happened when the turn opened, before anybody decided anything. */
    opening: LogEvent[];
    steps: Step[];
}

/** What closes a turn: its end, or that somebody else decides. */
type Until = 'end' | 'seat' | 'over';

const beginsTurn = ({ role }: LogEntry): boolean => role === 'opens-turn' || role === 'passes';

/** The table goes on from a stored position; what is before it can be read, but not looked at. */
const isRestart = (key: string): boolean => key.startsWith('restarted-');

function seatOf(event: LogEvent): number | null {
    const player = event.text.args?.player;
    return typeof player === 'number' ? player : null;
}

/** Turns in the order they were played. The last one may still be empty: it has only just begun. Actors from `seats` on
 *  are automas; `ends`: a verb of the game ends turns. */
export function groupTurns(entries: readonly LogEntry[], seats: number = Infinity, ends = true): Turn[] {
    const grouping = new Grouping(seats, ends);
    for (const entry of entries) grouping.add(entry);
    return grouping.turns.filter((turn) => turn.headline || turn.steps.length > 0 || turn.opening.length > 0);
}

class Grouping {
    readonly turns: Turn[] = [];
    #current: Turn | null = null;
    #until: Until = 'seat';
    /** The turn that an automa acts in, while it does. */
    #held: { seat: number | null; until: Until } | null = null;
    /** The number of the entry before. */
    #n = -1;
    /** Turns that an event has opened and no verb has ended yet, by seat: their headlines. */
    readonly #running = new Map<number | null, Text>();
    /** How many turns of a seat begin at a position. */
    readonly #opened = new Map<string, number>();

    constructor(
        private readonly seats: number,
        private readonly ends: boolean,
    ) {}

    add(entry: LogEntry): void {
        const decided = entry.n !== this.#n;
        this.#n = entry.n;
        const step: Step = { n: entry.n, seat: entry.seat, label: entry.label, events: [] };
        if (!decided && !this.#isAutoma(entry.seat)) step.seat = null;
        const [first, ...rest] = entry.events;
        const opens = decided && first?.role === 'opens-turn' && seatOf(first) === entry.seat;
        if (opens) this.#openRunning(entry.seat, entry.n - 1, first.text);
        const turn = opens ? this.#current! : this.#turnOf(entry, decided);
        turn.end = entry.n;
        // Nobody decided the set-up, nor a restart.
        if (decided && entry.seat !== null) turn.steps.push(step);
        if (entry.role === 'ends-turn') {
            this.#until = 'over';
            this.#running.delete(entry.seat);
        }
        for (const event of opens ? rest : entry.events) this.#tell(event, step);
    }

    /** A turn with a headline, which goes on until a verb ends it, if one can. */
    #openRunning(seat: number | null, start: number, headline: Text): void {
        this.#open(seat, start, headline);
        this.#until = seat === null || !this.ends ? 'seat' : 'end';
        if (this.#until === 'end') this.#running.set(seat, headline);
    }

    #isAutoma(actor: number | null): boolean {
        return actor !== null && actor >= this.seats;
    }

    /** The turn an entry belongs to, opened if it is a new one. */
    #turnOf(entry: LogEntry, decided: boolean): Turn {
        if (this.#isAutoma(entry.seat)) return this.#automaTurn(entry);
        const held = this.#held ?? { seat: this.#current?.seat ?? null, until: this.#until };
        const headline = this.#running.get(entry.seat);
        if (decided && headline && held.seat !== entry.seat) {
            this.#held = null;
            this.#openRunning(entry.seat, entry.n - 1, headline);
            return this.#current!;
        }
        const same = held.until === 'end' || (held.until === 'seat' && held.seat === entry.seat);
        const goesOn = same && entry.seat !== null && !(decided && beginsTurn(entry));
        if (this.#current && !this.#held && goesOn) return this.#current;
        this.#held = null;
        this.#until = goesOn ? held.until : 'seat';
        return this.#open(goesOn ? held.seat : entry.seat, decided ? Math.max(0, entry.n - 1) : entry.n);
    }

    /** An automa acts: a block of its own, unless it is acting already. */
    #automaTurn(entry: LogEntry): Turn {
        const current = this.#current;
        if (this.#held && current?.seat === entry.seat && current.end === entry.n) return current;
        this.#held ??= { seat: current?.seat ?? null, until: this.#until };
        return this.#open(entry.seat, entry.n);
    }

    #open(seat: number | null, start: number, headline: Text | null = null): Turn {
        const name = `${start}:${seat}`;
        const before = this.#opened.get(name) ?? 0;
        this.#opened.set(name, before + 1);
        const id = `${name}:${before}`;
        this.#current = { id, seat, headline, start, end: start, opening: [], steps: [] };
        this.turns.push(this.#current);
        return this.#current;
    }

    #tell(event: LogEvent, step: Step): void {
        const opens = event.role === 'opens-turn';
        if (opens || event.role === 'opens-chapter' || isRestart(event.text.key)) {
            const seat = opens ? seatOf(event) : null;
            if (this.#isAutoma(seat)) {
                this.#open(seat, step.n, event.text);
                return;
            }
            this.#held = null;
            if (seat === null) this.#running.clear();
            this.#openRunning(seat, step.n, event.text);
            return;
        }
        const turn = this.#current!;
        const last = turn.steps.at(-1);
        const opening = turn.headline !== null && turn.start === step.n && !this.#isAutoma(turn.seat);
        if (step.n === 0 || opening) turn.opening.push(event);
        else if (last?.n === step.n) last.events.push(event);
        else turn.steps.push({ ...step, events: [event] });
    }
}

/** The components a turn or a step concerns. */
export function targetsOf(part: Turn | Step): string[] {
    const events = 'steps' in part ? eventsOf(part) : part.events;
    return [...new Set(events.flatMap((event) => event.targets))];
}

/** What an action's label names: cells, tiles, amounts. */
export function named(label: Text | null): (string | number | Text)[] {
    return Object.entries(label?.args ?? {})
        .filter(([name]) => name !== 'player')
        .map(([, value]) => value);
}

/** What happened in a turn, in the order of the log. */
export const eventsOf = (turn: Turn): LogEvent[] => [...turn.opening, ...turn.steps.flatMap(({ events }) => events)];

/** What the turn's player chose in each step, in a word, or in a sentence where a bare number would tell nothing; and what
 *  others answered, with who did. */
export function choices(turn: Turn): { what: string | number | Text; by: number | null }[] {
    return turn.steps.flatMap((step) => {
        const names = named(step.label);
        const told = step.label && names.some((name) => typeof name === 'number') ? [step.label] : names;
        return told.map((what) => ({ what, by: step.seat === turn.seat ? null : step.seat }));
    });
}

/** The turns in which others, automas too, have just acted: the latest one, and what came of the same decision. */
export function latestOf(turns: readonly Turn[], mine: ReadonlySet<number>): Turn[] {
    const others = turns.filter(({ seat, steps }) => seat !== null && !mine.has(seat) && steps.length > 0);
    return others.filter(({ end }) => end === others.at(-1)!.end);
}

/** Where turns begin from `first` on, and the end of the log: the stops of "previous turn" and "next turn". */
export function turnStops(turns: readonly Turn[], length: number, first = 0): number[] {
    return [...new Set([first, ...turns.filter((turn) => turn.seat !== null).map((turn) => turn.start), length])]
        .filter((stop) => stop >= first && stop <= length)
        .sort((a, b) => a - b);
}

/** Where chapters begin from `first` on. */
export function chapterStops(turns: readonly Turn[], first = 0): number[] {
    const chapters = turns.filter(({ seat, headline }) => seat === null && headline && !isRestart(headline.key));
    return [...new Set(chapters.map(({ start }) => start))].filter((start) => start >= first);
}

/** By turn, newest first, the notes that came after it and before the next; last those that came before all. */
export function notesBetween(newestFirst: readonly Turn[], notes: readonly Note[]): Note[][] {
    const ends = [Infinity, ...newestFirst.map(({ end }) => end), -Infinity];
    return ends.slice(1).map((end, i) => notes.filter(({ n }) => n >= end && n < ends[i]!).toReversed());
}

/** The turn in which position `n` lies. */
export function turnAt(turns: readonly Turn[], n: number): Turn | null {
    let found: Turn | null = null;
    for (const turn of turns) if (turn.start < n || (turn.start === n && !found)) found = turn;
    return found;
}

/** The latest turn in which one of those components played a part; how the board leads to the log. */
export function turnAbout(turns: readonly Turn[], target: string): Turn | null {
    for (let i = turns.length - 1; i >= 0; i--) if (targetsOf(turns[i]!).includes(target)) return turns[i]!;
    return null;
}
