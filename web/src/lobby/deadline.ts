// Whose time is worth telling of a table in a list: mine where I am asked, else that of who has the least left.
import type { SeatInfo, TableInfo } from '../lib/protocol';

/** The seat whose time is out first, my own before all others; null where nobody's runs. */
export function deadline(table: TableInfo): SeatInfo | null {
    if (table.over) return null;
    const timed = table.seats.filter((seat) => seat.until !== null);
    const mine = timed.filter((seat) => seat.mine);
    const [first] = (mine.length > 0 ? mine : timed).toSorted((one, other) => one.until! - other.until!);
    return first ?? null;
}
