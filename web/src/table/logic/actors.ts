// Everybody who takes part: first the seats, then the automas, numbered after them.
import type { AutomaInfo, SeatInfo, Text } from '../../lib/protocol';

/** By actor the name. */
export function actorNames(
    seats: readonly SeatInfo[],
    automas: readonly AutomaInfo[],
    say: (text: Text, names: readonly string[]) => string,
): string[] {
    const people = seats.map(({ name }) => name);
    return [...people, ...automas.map(({ name }) => say(name, people))];
}
