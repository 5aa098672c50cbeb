// Points and the components behind them, as the board lights and numbers them.
import type { SheetRow, Spot } from '../logic/sheet';

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

/** What is explained at a place in the sheet: one group, or all that a cell consists of. */
export function countingAt(rows: readonly SheetRow[], spot: Spot | null): Counting | null {
    const row = spot && rows[spot.row];
    if (!row) return null;
    const { seat: actor, earning } = spot;
    // At another position the same cell may have fewer groups.
    const one = earning === null ? undefined : row.cells[actor]?.earnings[earning];
    return { actor, groups: one ? [{ actor, points: one.points, targets: one.targets }] : groupsOf(row, actor) };
}
