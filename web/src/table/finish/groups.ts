// Points and the components behind them, as the board lights and numbers them.
import type { SheetRow } from '../logic/sheet';

/** Components that earned somebody points together. */
export interface Group {
    actor: number;
    points: number;
    targets: readonly string[];
}

/** The points that are explained on the board: groups, and whose they are. */
export interface Counting {
    actor: number;
    groups: readonly Group[];
}

/** What an actor's points in a row consist of; what counts nothing is left out. */
export function groupsOf(row: SheetRow, actor: number): Group[] {
    const earnings = row.cells[actor]?.earnings ?? [];
    return earnings.filter(({ points }) => points !== 0).map(({ points, targets }) => ({ actor, points, targets }));
}
