// Leaving, resigning, cancelling, deleting and renaming a table: what is asked of the server, and who is spoken of.
import { at, get, post } from '../lib/api';
import type { Cancel, Leave, LifeInfo, Resign, SeatInfo, Snapshot, TableInfo } from '../lib/protocol';

/** A table, as the lobby or its own page knows it. */
export type OneTable = Pick<
    TableInfo & Snapshot,
    'table' | 'game' | 'title' | 'agreed' | 'seats' | 'over' | 'cancelling'
>;

export const life = {
    of: (table: string) => get<LifeInfo>(at(table, 'life')),
    leave: (table: string, seats: number[], way: Leave['way']) => post<null>(at(table, 'leave'), { seats, way }),
    resign: (table: string, seat: number, way: Resign['way']) => post<null>(at(table, 'resign'), { seat, way }),
    cancel: (table: string, way: Cancel['way']) => post<null>(at(table, 'cancel'), { way }),
    consent: (table: string, yes: boolean) => post<null>(at(table, 'consent'), { yes }),
    delete: (table: string) => post<null>(at(table, 'delete'), {}),
    rename: (table: string, title: string) => post<null>(at(table, 'title'), { title }),
    renameSeat: (table: string, seat: number, name: string) => post<null>(at(table, 'name'), { seat, name }),
};

/** A person still plays there. */
const plays = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.gone === null && seat.taken;

/** The names of the other people who play. */
export function others({ seats }: OneTable): string[] {
    return seats.filter((seat) => plays(seat) && !seat.mine).map((seat) => seat.name);
}

/** Who would be left if that seat resigned; null where it is nobody with a seat. */
export function opponent({ seats }: OneTable, seat: number): string | null {
    return seats.find((one) => one.gone === null && one.seat !== seat)?.name ?? null;
}

/** Those whose answer to the wish to cancel the table is still missing. */
export function unanswered({ seats, cancelling }: OneTable): string[] {
    const agreed = cancelling?.agreed ?? [];
    return seats.filter((seat) => plays(seat) && !seat.mine && !agreed.includes(seat.seat)).map((seat) => seat.name);
}

/** What the wish to cancel the table means to me: I am asked, I wait for answers, somebody would rather play on. */
export function standing(table: OneTable): 'asked' | 'waiting' | 'declined' | null {
    const { cancelling, seats } = table;
    const mine = seats.filter((seat) => plays(seat) && seat.mine).map((seat) => seat.seat);
    if (!cancelling || mine.length === 0) return null;
    if (mine.includes(cancelling.seat)) return cancelling.declined === null ? 'waiting' : 'declined';
    return cancelling.declined !== null || mine.every((seat) => cancelling.agreed.includes(seat)) ? null : 'asked';
}
