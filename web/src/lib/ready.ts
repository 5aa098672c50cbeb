// Who has chosen while others still choose in secret. The server tells of such choices only that nobody waits for them any more:
// whoever is no longer waited for, without anything new in the log, is ready.

export interface Ready {
    waiting: readonly number[];
    /** How many entries of the log are not the viewer's own: they show that a phase has ended. */
    told: number;
    ready: ReadonlySet<number>;
}

export const NOBODY: Ready = { waiting: [], told: 0, ready: new Set() };

/** Who is ready after another snapshot. */
export function readyAfter(before: Ready, waiting: readonly number[], told: number): Ready {
    const together = before.waiting.length > 1 || before.ready.size > 0;
    const known = new Set([...before.waiting, ...before.ready]);
    const same = together && told === before.told && waiting.length > 0 && waiting.every((seat) => known.has(seat));
    const ready = same ? [...known].filter((seat) => !waiting.includes(seat)) : [];
    return { waiting, told, ready: new Set(ready) };
}
