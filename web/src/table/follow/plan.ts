// What is shown of others' moves, and how long: each for a beat; where that would take too long, quicker; then only the ends of
// turns; then only the latest of them. So whoever follows is never far behind, however fast the others play.

import type { LogEntry } from '../../lib/protocol';

export interface Plan {
    /** The positions to show one after another; what comes after the last one is the present. */
    stops: number[];
    /** How long each is shown, in ms. */
    beat: number;
}

/** So many beats may pass until the present is there: while others play, and after an absence. */
export const BEHIND = 8;
export const AWAY = 24;
/** What is shown for less, in ms, cannot be followed. */
const QUICKEST = 100;

/** The position after my own decisions, which come first: I know what I did. */
export function afterMine(log: readonly LogEntry[], from: number, mine: ReadonlySet<number>): number {
    const theirs = log.find(({ n, seat }) => n > from && (seat === null || !mine.has(seat)));
    return (theirs?.n ?? log.at(-1)?.n ?? 0) - 1;
}

/** The positions after `from` and before the last one that show something: what is chosen in secret does not. */
export function stopsAfter(log: readonly LogEntry[], from: number): number[] {
    const shown = log.filter(({ n, notation, events }) => n > from && (notation !== '' || events.length > 0));
    return [...new Set(shown.map(({ n }) => n))].slice(0, -1);
}

/** `ends` are the positions with which turns end; at most so many beats pass until the present. */
export function planOf(stops: readonly number[], ends: ReadonlySet<number>, beat: number, most: number): Plan {
    const time = beat * most;
    const least = Math.min(beat, QUICKEST);
    const fits = (some: readonly number[]): boolean => some.length * least <= time;
    const turns = fits(stops) ? stops : stops.filter((stop) => ends.has(stop));
    const shown = fits(turns) ? turns : turns.slice(-Math.floor(time / least));
    return { stops: [...shown], beat: Math.min(beat, Math.floor(time / Math.max(1, shown.length))) };
}
