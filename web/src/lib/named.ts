// Where nobody has chosen a name, a seat is called by its number, in the reader's language; whose name was deleted is somebody.
import type { SeatInfo } from './protocol';
import { words } from './words.svelte';

/** What the server calls whoever has had everything about them deleted. */
export const SOMEBODY = '\u2063';

/** The same table with a name for every seat. */
export function named<T extends { seats: SeatInfo[] }>(table: T): T {
    if (table.seats.every(({ name }) => name && name !== SOMEBODY)) return table;
    return { ...table, seats: table.seats.map((seat) => ({ ...seat, name: nameOf(seat) })) };
}

export function nameOf({ name, seat }: Pick<SeatInfo, 'name' | 'seat'>): string {
    if (name === SOMEBODY) return words.t('somebody');
    return name || words.t('player-number', { number: seat + 1 });
}
