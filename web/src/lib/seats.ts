// The looks of the seats, by seat number: colour and shape always go together (`seat-red` is a circle). Which set a game
// uses stands in games/seats.ts; a page that shows a game says so once, and every badge on it follows.
import { getContext, setContext } from 'svelte';

/** Clear and cheerful colours, for games that leave them to the seats. */
export const SET_A = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const;
/** For games in which those colours are pieces: no colour and no shape of theirs is here. */
export const SET_B = ['teal', 'amber', 'slate', 'pink', 'white', 'brown'] as const;

export type SeatLook = (typeof SET_A)[number] | (typeof SET_B)[number];
export type Looks = readonly SeatLook[];

/** There are never more seats at a table. */
export const MOST_SEATS = SET_A.length;

/** The look of a seat. */
export function seatLook(seat: number, looks: Looks = SET_A): SeatLook {
    return looks[seat % looks.length] as SeatLook;
}

/** The seat's colour as a CSS value, for `--seat`. */
export function seatColour(seat: number, looks: Looks = SET_A): string {
    return `var(--seat-${seatLook(seat, looks)})`;
}

/** What is written on that colour. */
export function seatInk(seat: number, looks: Looks = SET_A): string {
    return `var(--seat-${seatLook(seat, looks)}-on)`;
}

/** Those who take part without a seat: which actor is the first of them, and their colours. */
export interface Automas {
    from: number;
    colours: readonly string[];
}

/** What an automa's badge is filled with, and the colour of what is drawn on it; null for a seat. */
export function automaColours(actor: number, { from, colours }: Automas): { fill: string; on: string } | null {
    const colour = colours[actor - from];
    if (colour === undefined) return null;
    return { fill: `var(--seat-${colour}, var(--seat-slate))`, on: `var(--seat-${colour}-on, var(--seat-slate-on))` };
}

/** Under this key a component's context has the automas of the table. */
export const AUTOMAS = Symbol('automas');

/** At the start of a component: the badges inside it know the automas. */
export function provideAutomas(automas: () => Automas): void {
    setContext(AUTOMAS, automas);
}

/** At the start of a component: the automas of the table; none anywhere else. */
export function useAutomas(): () => Automas {
    return getContext<(() => Automas) | undefined>(AUTOMAS) ?? (() => ({ from: Infinity, colours: [] }));
}

/** Under this key a component's context has the set in use. */
export const LOOKS = Symbol('looks');

/** At the start of a component: every badge inside it has its look from this set. */
export function provideLooks(looks: () => Looks): void {
    setContext(LOOKS, looks);
}

/** At the start of a component: the set in use there. */
export function useLooks(): () => Looks {
    return getContext<(() => Looks) | undefined>(LOOKS) ?? (() => SET_A);
}
