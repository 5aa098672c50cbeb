// The looks of the seats, by seat number: colour and shape always go together (`seat-red` is a circle). Set A; a game
// in which these colours are rules brings its own set.
export const SEATS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const;
export type SeatLook = (typeof SEATS)[number];

/** The look of a seat; there are never more than six at a table. */
export function seatLook(seat: number): SeatLook {
    return SEATS[seat % SEATS.length] as SeatLook;
}

/** The seat's colour as a CSS value, for `--seat`. */
export function seatColour(seat: number): string {
    return `var(--seat-${seatLook(seat)})`;
}
