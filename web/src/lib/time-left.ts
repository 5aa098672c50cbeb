// How much time somebody has, in the reader's words: "2 hr", "5 min". Nobody is shown seconds run down.

const STEPS: readonly [string, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
];

/** The time until then, in its largest unit; a minute at least. `until` is in seconds since 1970, as the server counts. */
export function timeLeft(until: number, language: string, now: number = Date.now() / 1000): string {
    const left = Math.max(0, until - now);
    const [unit, seconds] = STEPS.find(([, seconds]) => left >= 2 * seconds) ?? STEPS.at(-1)!;
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
    return format.format(Math.max(1, Math.round(left / seconds)));
}

/** A day in the reader's words. */
export function dayOf(at: number, language: string): string {
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at * 1000);
}
