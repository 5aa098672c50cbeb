// Where the chances of a game are drawn: from its first decision on the left to its last on the right, certain victory above.
import type { OutlookInfo } from '../../lib/protocol';

export const WIDTH = 600;
export const HEIGHT = 200;

type Outlooks = readonly OutlookInfo[];

const part = (outlooks: Outlooks, n: number): number => {
    const [first, last] = [outlooks[0]?.n ?? 0, outlooks.at(-1)?.n ?? 0];
    return (n - first) / Math.max(1, last - first);
};

/** A seat's chances as the path of an svg of that size. */
export function lineOf(outlooks: Outlooks, seat: number): string {
    const points = outlooks.map(({ n, chances }) => {
        const [x, y] = [WIDTH * part(outlooks, n), HEIGHT * (1 - (chances[seat] ?? 0))];
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return points.length > 0 ? `M${points.join('L')}` : '';
}

/** Where a seat's line was after so many decisions, in percent of the width and from above of the height. */
export function placeAt(outlooks: Outlooks, n: number, seat: number): { x: number; y: number } {
    const later = outlooks.findIndex((outlook) => outlook.n >= n);
    const [before, after] = [outlooks[Math.max(0, later - 1)], outlooks[Math.max(0, later)]];
    if (!before || !after) return { x: 0, y: 100 };
    const between = after.n > before.n ? (n - before.n) / (after.n - before.n) : 0;
    const [from, to] = [before.chances[seat] ?? 0, after.chances[seat] ?? 0];
    return { x: 100 * part(outlooks, n), y: 100 * (1 - from - (to - from) * between) };
}
