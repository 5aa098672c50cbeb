// The seat links of tables I opened. The server gives them once, so this browser keeps them until the seat is taken and I
// know of it.
import type { SeatInfo, SeatLink } from './protocol';

const KEY = 'boardwright.links';
type Kept = Record<string, SeatLink[]>;

function read(): Kept {
    try {
        return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Kept;
    } catch {
        return {};
    }
}

function write(kept: Kept): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
        // Nothing can be kept here; the links were shown when the table was opened.
    }
}

export function keepLinks(table: string, links: readonly SeatLink[]): void {
    if (links.length > 0) write({ ...read(), [table]: [...links] });
}

/** The links of seats nobody has taken yet. */
export function linksOf(table: string, seats: readonly SeatInfo[]): SeatLink[] {
    const free = new Set(seats.filter((seat) => seat.kind === 'person' && !seat.taken).map((seat) => seat.seat));
    return (read()[table] ?? []).filter((link) => free.has(link.seat));
}

/** Who has come by a link of mine and was not greeted yet. */
export function arrivals(table: string, seats: readonly SeatInfo[]): SeatInfo[] {
    const sent = new Set((read()[table] ?? []).map((link) => link.seat));
    return seats.filter((seat) => sent.has(seat.seat) && seat.taken);
}

/** Whoever has come by now is known: their links are forgotten. */
export function greet(table: string, seats: readonly SeatInfo[]): void {
    if (arrivals(table, seats).length === 0) return;
    const { [table]: _, ...others } = read();
    const free = linksOf(table, seats);
    write(free.length > 0 ? { ...others, [table]: free } : others);
}

/** Forgets the links of tables that are not mine any more, or over. */
export function tidyLinks(tables: readonly string[]): void {
    const kept = Object.entries(read());
    const still = kept.filter(([table]) => tables.includes(table));
    if (still.length < kept.length) write(Object.fromEntries(still));
}
