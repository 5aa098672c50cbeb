// At which tables the end has been celebrated in this browser: it happens once by itself.
const KEY = 'boardwright.celebrated';
/** So many tables are remembered. */
const MOST = 200;

function read(): string[] {
    try {
        const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
        return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
    } catch {
        return [];
    }
}

/** Whether this is the first time; from now on it is not. */
export function isFirstTime(table: string): boolean {
    const tables = read();
    if (tables.includes(table)) return false;
    try {
        localStorage.setItem(KEY, JSON.stringify([...tables, table].slice(-MOST)));
    } catch {
        // Private windows may refuse; then it is the first time whenever the table is opened.
    }
    return true;
}
