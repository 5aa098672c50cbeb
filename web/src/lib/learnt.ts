// Which introductions this browser has been through, and how far.

const KEY = 'boardwright.learnt';

function all(): Record<string, number> {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
        return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {};
    } catch {
        return {};
    }
}

/** The stage somebody has come to; 0 where they have not begun. */
export function stageReached(game: string): number {
    const found = all()[game];
    return Number.isInteger(found) && found! > 0 ? found! : 0;
}

export function reachStage(game: string, stage: number): void {
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: stage }));
    } catch {
        // Private windows may refuse: next time begins at the beginning.
    }
}
