// What happened while I was away or not on turn: the turns to look at again, and the pieces that are new to me.

import type { LogEntry } from '../../lib/protocol';
import type { Turn } from './log';

/** The position after my last decision in a turn of mine; 0 when I have not had any. To answer others is no turn. */
export function myLast(turns: readonly Turn[], mine: ReadonlySet<number>): number {
    const own = turns.flatMap(({ seat, steps }) =>
        seat !== null && mine.has(seat) ? steps.filter((step) => step.seat === seat) : [],
    );
    return own.at(-1)?.n ?? 0;
}

/** Where the line "You were here" stands: before the turns others have played since my last finished turn. */
export function wasHere(turns: readonly Turn[], mine: ReadonlySet<number>): number | null {
    const last = turns.findLastIndex((turn) => isOthers(turn, mine));
    const before = turns.slice(0, last + 1).findLastIndex((turn) => turn.seat !== null && mine.has(turn.seat));
    return last < 0 || before < 0 ? null : turns[before]!.end;
}

/** Turns others have played to the end or begun after position `seen`. */
export function missed(turns: readonly Turn[], mine: ReadonlySet<number>, seen: number): Turn[] {
    return turns.filter((turn) => isOthers(turn, mine) && turn.end > seen && turn.steps.length > 0);
}

/** The components a decision itself touched; what a chapter brings that begins with it is another matter. */
function touched({ events }: LogEntry): string[] {
    const chapter = events.findIndex(({ role }) => role === 'opens-chapter');
    return (chapter < 0 ? events : events.slice(0, chapter)).flatMap(({ targets }) => targets);
}

/** Components that others changed after position `since`. */
export function freshTargets(entries: readonly LogEntry[], mine: ReadonlySet<number>, since: number): Set<string> {
    const fresh = new Set<string>();
    for (const entry of entries) {
        if (entry.n <= since || entry.seat === null || mine.has(entry.seat)) continue;
        for (const target of touched(entry)) fresh.add(target);
    }
    return fresh;
}

/** The components of the latest decision that touched any. */
export function lastTargets(entries: readonly LogEntry[]): Set<string> {
    for (let i = entries.length - 1; i >= 0; i--) {
        const targets = touched(entries[i]!);
        if (targets.length) return new Set(targets);
    }
    return new Set();
}

function isOthers(turn: Turn, mine: ReadonlySet<number>): boolean {
    return turn.seat !== null && !mine.has(turn.seat) && turn.steps.length > 0;
}
