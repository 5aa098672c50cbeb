// In how many browsers each of my seats may be open, as far as I have said: more of them are news until I say that they are
// mine, also after an absence.
import type { SeatInfo } from '../lib/protocol';

const KEY = 'boardwright.devices';

function read(): Record<string, number> {
    try {
        return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, number>;
    } catch {
        return {};
    }
}

/** Whether a seat of mine is open in more browsers than I know of. Once there are fewer, more are news again. */
export function newDevices(table: string, seat: SeatInfo): boolean {
    const before = read()[`${table}/${seat.seat}`] ?? 1;
    if (seat.mine && seat.devices < before) knowDevices(table, seat);
    return seat.mine && seat.devices > before;
}

/** All of them are mine. */
export function knowDevices(table: string, { seat, devices }: SeatInfo): void {
    const { [`${table}/${seat}`]: _, ...others } = read();
    try {
        localStorage.setItem(KEY, JSON.stringify(devices > 1 ? { ...others, [`${table}/${seat}`]: devices } : others));
    } catch {
        // Nothing can be kept here: it is told again another time.
    }
}
