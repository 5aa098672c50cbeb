// Where nobody has chosen a name, a seat is called by its number, in the reader's language.
import type { SeatInfo } from './protocol';
import { words } from './words.svelte';

/** The same table with a name for every seat. */
export function named<T extends { seats: SeatInfo[] }>(table: T): T {
    if (table.seats.every(({ name }) => name)) return table;
    const seats = table.seats.map((seat) => ({
        ...seat,
        name: seat.name || words.t('player-number', { number: seat.seat + 1 }),
    }));
    return { ...table, seats };
}
