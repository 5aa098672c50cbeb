// The log as turns: one headline for each, its steps below. Works for any game by two conventions. An event whose key is
// `event-turn` or begins with `event-turn-` opens the turn of its `player`, and `end-turn` ends it: what others decide
// meanwhile is a step of that turn. Without such events a change of seat opens a turn. Facts that a game calls chapters,
// such as the beginning of a season, stand by themselves, with what follows from them; so does a restart of the table.

import type { LogEntry, LogEvent, Text } from '../../lib/protocol';

export interface Step {
    /** The position after this decision. */
    n: number;
    /** Who decided it; somebody else than the turn's player, where others may answer. */
    seat: number | null;
    label: Text | null;
    events: LogEvent[];
}

export interface Turn {
    seat: number | null;
    headline: Text | null;
    /** The position before the first decision of the turn, and after its last. */
    start: number;
    end: number;
    /** What happened when the turn opened, before anybody decided anything. */
    opening: LogEvent[];
    steps: Step[];
}

const opensTurn = (event: LogEvent): boolean => /^event-turn(-|$)/.test(event.text.key);
const endsTurn = (entry: LogEntry): boolean => /^end-turn( |$)/.test(entry.notation);

/** The table goes on from a stored position; what is before it can be read, but not looked at. */
const isRestart = (key: string): boolean => key.startsWith('restarted-');

function seatOf(event: LogEvent): number | null {
    const player = event.text.args?.player;
    return typeof player === 'number' ? player : null;
}

function openTurn(seat: number | null, start: number, headline: Text | null = null): Turn {
    return { seat, headline, start, end: start, opening: [], steps: [] };
}

/** Turns in the order they were played. The last one may still be empty: it has only just begun. */
export function groupTurns(entries: readonly LogEntry[], chapters: readonly string[] = []): Turn[] {
    const turns: Turn[] = [];
    let current: Turn | null = null;
    /** What closes the current turn: its end, or that somebody else decides. */
    let until: 'end' | 'seat' | 'over' = 'seat';
    for (const entry of entries) {
        /** Nobody decided the set-up, nor a restart. */
        const decided: boolean = entry.seat !== null;
        const goesOn: boolean = until === 'end' || (until === 'seat' && current?.seat === entry.seat);
        if (!current || !decided || !goesOn) {
            current = openTurn(entry.seat, Math.max(0, entry.n - 1));
            turns.push(current);
            until = 'seat';
        }
        const step: Step = { n: entry.n, seat: entry.seat, label: entry.label, events: [] };
        if (decided) current.steps.push(step);
        current.end = entry.n;
        if (endsTurn(entry)) until = 'over';
        let events = decided ? step.events : current.opening;
        for (const event of entry.events) {
            if (opensTurn(event) || chapters.includes(event.text.key) || isRestart(event.text.key)) {
                const seat = opensTurn(event) ? seatOf(event) : null;
                current = openTurn(seat, entry.n, event.text);
                turns.push(current);
                events = current.opening;
                until = current.seat === null ? 'seat' : 'end';
            } else {
                events.push(event);
            }
        }
    }
    return turns.filter((turn) => turn.headline || turn.steps.length > 0 || turn.opening.length > 0);
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

/** What the turn's player chose in each step, in a word; and what others answered, with who did. */
export function choices(turn: Turn): { what: string | number | Text; by: number | null }[] {
    return turn.steps.flatMap((step) =>
        named(step.label).map((what) => ({ what, by: step.seat === turn.seat ? null : step.seat })),
    );
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
