// The order in which a game's points are counted for all to see: line by line, in each line actor by actor.
import type { SheetRow } from '../logic/sheet';
import { groupsOf, type Group } from './groups';

/** One actor's points in one line; a line that brings nobody anything has a single beat, of nobody. */
export interface Beat {
    row: number;
    actor: number | null;
    groups: readonly Group[];
    /** By actor the points of this line that have been counted; null for those still to come. */
    line: readonly (number | null)[];
    /** By actor what they have come to with this beat. */
    totals: readonly number[];
    /** How long it is shown, in ms, when it goes on by itself. */
    time: number;
}

/** In ms: a line, the least for an actor's part of it, more for each further group, and the most of that. */
const LINE = 1200;
const LEAST = 650;
const GROUP = 110;
const GROUPS = 1000;

export function beatsOf(rows: readonly SheetRow[], actors: number): Beat[] {
    const beats: Beat[] = [];
    let totals: readonly number[] = Array.from({ length: actors }, () => 0);
    rows.forEach((row, at) => {
        const counted = row.cells.flatMap(({ points }, actor) => (points === 0 ? [] : [actor]));
        // Whoever has no points here has nothing to wait for.
        let line: readonly (number | null)[] = row.cells.map(({ points }) => (points === 0 ? 0 : null));
        if (counted.length === 0) beats.push({ row: at, actor: null, groups: [], line, totals, time: LEAST });
        for (const actor of counted) {
            const { points } = row.cells[actor]!;
            const groups = groupsOf(row, actor);
            line = line.with(actor, points);
            totals = totals.with(actor, totals[actor]! + points);
            beats.push({ row: at, actor, groups, line, totals, time: timeOf(counted.length, groups.length) });
        }
    });
    return beats;
}

function timeOf(actors: number, groups: number): number {
    return Math.max(LEAST, LINE / actors) + Math.min(GROUPS, GROUP * Math.max(0, groups - 1));
}

/** Until when, in ms of a beat's time, each of its groups comes: the last one a little before the end. */
export function groupTime({ time, groups }: Beat): number {
    return groups.length > 1 ? Math.min(GROUP, (time * 0.6) / (groups.length - 1)) : 0;
}
