// How long ago something happened, in the reader's words: "5 minutes ago", "yesterday".

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
];

/** `at` is in seconds since 1970, as the server counts. */
export function ago(at: number, language: string, now: number = Date.now() / 1000): string {
    const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const passed = Math.max(0, now - at);
    for (const [unit, seconds] of STEPS) {
        if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
    }
    return format.format(0, 'second');
}
