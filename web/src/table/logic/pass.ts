// Hot seat: several people at one screen. Whoever is to look next confirms it first, so that no hand is seen by another.

import type { SeatInfo } from '../../lib/protocol';

/** My seats that people play here; a seat where a bot stands in needs nobody to look. */
export function peopleHere(seats: readonly SeatInfo[]): number[] {
    return seats
        .filter((seat) => seat.mine && seat.kind === 'person' && seat.stand_in === null)
        .map((seat) => seat.seat);
}

/** Whose eyes count as mine when it is asked what is new: at a shared screen only those of the person looking. */
export function eyes(seats: readonly SeatInfo[], viewer: number | null): Set<number> {
    if (viewer !== null && peopleHere(seats).length > 1) return new Set([viewer]);
    return new Set(seats.filter((seat) => seat.mine).map((seat) => seat.seat));
}

/** The seat to pass the device to before anything is shown; null when the right person is looking. */
export function passTo(seats: readonly SeatInfo[], viewer: number | null, looking: number | null): number | null {
    const here = peopleHere(seats);
    if (here.length < 2 || viewer === null || viewer === looking || !here.includes(viewer)) return null;
    return viewer;
}
