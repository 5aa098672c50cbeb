// Up to where somebody has read a table's chat, kept in this browser.
const KEY = 'boardwright.chat';
const MOST = 50;

function kept(): [string, number][] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
        return Array.isArray(found) ? (found as [string, number][]) : [];
    } catch {
        return [];
    }
}

/** The number of the last line read; 0 when nothing was. */
export function lastRead(table: string): number {
    return kept().find(([id]) => id === table)?.[1] ?? 0;
}

/** Remembers it for the tables looked at last. */
export function keepRead(table: string, line: number): void {
    const others = kept().filter(([id]) => id !== table);
    try {
        localStorage.setItem(KEY, JSON.stringify([...others, [table, line]].slice(-MOST)));
    } catch {
        // Nothing can be kept here; the lines count as new on the next visit.
    }
}
