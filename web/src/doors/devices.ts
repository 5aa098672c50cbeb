// In how many browsers each of my seats was open when I was last told: more of them are news, also after an absence.
import type { SeatInfo } from '../lib/protocol';

const KEY = 'boardwright.devices';

function read(): Record<string, number> {
    try {
        return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, number>;
    } catch {
        return {};
    }
}

/** Whether a seat of mine is open in more browsers than I know of. Says so once. */
export function newDevices(table: string, { seat, mine, devices }: SeatInfo): boolean {
    const known = read();
    const key = `${table}/${seat}`;
    const before = known[key] ?? 1;
    if (!mine || devices === before) return false;
    const { [key]: _, ...others } = known;
    try {
        localStorage.setItem(KEY, JSON.stringify(devices > 1 ? { ...others, [key]: devices } : others));
    } catch {
        // Nothing can be kept here: it is told again another time.
    }
    return devices > before;
}
