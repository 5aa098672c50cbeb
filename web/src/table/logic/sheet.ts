// The score sheet as a table: a row for each source of points, a column for each seat, and the components behind a cell.

import type { EarningInfo, ScoreLineInfo, Text } from '../../lib/protocol';

export interface SheetRow {
    id: string;
    name: Text;
    rule: string;
    /** By seat; what somebody has no such line of counts nothing. */
    cells: { points: number; earnings: EarningInfo[]; line: ScoreLineInfo | null }[];
}

/** In a sheet with more rows than this, those that bring nobody anything are left out. */
const MANY = 12;

/** Rows in the order of the first seat that has them; a seat without that line has an empty cell. */
export function sheetRows(sheet: readonly (readonly ScoreLineInfo[])[]): SheetRow[] {
    const rows: SheetRow[] = [];
    sheet.forEach((lines, seat) => {
        for (const line of lines) {
            let row = rows.find((one) => one.id === line.id);
            if (!row) {
                row = {
                    id: line.id,
                    name: line.name,
                    rule: line.rule,
                    cells: sheet.map(() => ({ points: 0, earnings: [], line: null })),
                };
                rows.push(row);
            }
            row.cells[seat] = { points: line.points, earnings: line.earnings, line };
        }
    });
    return rows.length > MANY ? rows.filter(({ cells }) => cells.some(({ points }) => points !== 0)) : rows;
}

/** A place in the sheet. `earning` is null when the whole cell is lit. */
export interface Spot {
    row: number;
    seat: number;
    earning: number | null;
}

/** One step on: through the earnings of a cell, then the next seat, then the next row. Null at the end. */
export function nextSpot(rows: readonly SheetRow[], spot: Spot | null): Spot | null {
    if (!spot) return rows.length ? { row: 0, seat: 0, earning: null } : null;
    const cell = rows[spot.row]!.cells[spot.seat]!;
    const earning = spot.earning === null ? 0 : spot.earning + 1;
    if (cell.earnings.length > 1 && earning < cell.earnings.length) return { ...spot, earning };
    if (spot.seat + 1 < rows[spot.row]!.cells.length) return { row: spot.row, seat: spot.seat + 1, earning: null };
    return spot.row + 1 < rows.length ? { row: spot.row + 1, seat: 0, earning: null } : null;
}

/** The same way back. */
export function previousSpot(rows: readonly SheetRow[], spot: Spot | null): Spot | null {
    if (!spot) return null;
    if (spot.earning !== null) return { ...spot, earning: spot.earning > 0 ? spot.earning - 1 : null };
    const before =
        spot.seat > 0
            ? { row: spot.row, seat: spot.seat - 1 }
            : { row: spot.row - 1, seat: (rows[spot.row - 1]?.cells.length ?? 0) - 1 };
    if (before.row < 0) return null;
    const earnings = rows[before.row]!.cells[before.seat]!.earnings;
    return { ...before, earning: earnings.length > 1 ? earnings.length - 1 : null };
}

/** Arrow keys in the table; stays where it is at an edge. */
export function moveSpot(rows: readonly SheetRow[], spot: Spot, key: string): Spot {
    const seats = rows[spot.row]?.cells.length ?? 0;
    const to = { ...spot, earning: null };
    if (key === 'ArrowUp') to.row = Math.max(0, spot.row - 1);
    if (key === 'ArrowDown') to.row = Math.min(rows.length - 1, spot.row + 1);
    if (key === 'ArrowLeft') to.seat = Math.max(0, spot.seat - 1);
    if (key === 'ArrowRight') to.seat = Math.min(seats - 1, spot.seat + 1);
    return to;
}
