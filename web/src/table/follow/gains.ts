// What changed the points of somebody between two positions, line by line of the score sheet.

import type { ScoreLineInfo, Text } from '../../lib/protocol';

export interface Gain {
    line: string;
    name: Text;
    points: number;
}

/** Of one actor; lines that stay as they are do not appear. */
export function gainsOf(before: readonly ScoreLineInfo[], after: readonly ScoreLineInfo[]): Gain[] {
    const had = new Map(before.map(({ id, points }) => [id, points]));
    const gains = after.map(({ id, name, points }) => ({ line: id, name, points: points - (had.get(id) ?? 0) }));
    return gains.filter(({ points }) => points !== 0);
}

/** What was told a moment ago and what is new, line by line; what has been lost again is not told. */
export function together(told: readonly Gain[], more: readonly Gain[]): Gain[] {
    const sum = new Map(told.map((gain) => [gain.line, gain]));
    for (const gain of more) sum.set(gain.line, { ...gain, points: gain.points + (sum.get(gain.line)?.points ?? 0) });
    return [...sum.values()].filter(({ points }) => points !== 0);
}
