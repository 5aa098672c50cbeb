// The commitment that this browser saw first at a table: what the table shows at the end must be the same.
const KEY = 'boardwright.commitments';
/** So many tables are remembered. */
const MOST = 200;

function read(): [string, string][] {
    try {
        const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
        return Array.isArray(stored) ? (stored as [string, string][]) : [];
    } catch {
        return [];
    }
}

/** What is noted of a table; where rules have changed and it began again, of what has been played since. */
export const place = (table: string, first: number): string => (first ? `${table} ${first}` : table);

export function noted(where: string): string | null {
    return read().find(([one]) => one === where)?.[1] ?? null;
}

/** Notes what a table promises, unless it has promised something before. */
export function note(where: string, commitment: string): void {
    const known = read();
    if (known.some(([one]) => one === where)) return;
    try {
        localStorage.setItem(KEY, JSON.stringify([...known, [where, commitment]].slice(-MOST)));
    } catch {
        // Private windows may refuse; then the table is taken at its word.
    }
}
