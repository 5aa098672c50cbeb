/* Rows of symbols: what effects and prices are drawn with. */

/** So many of something, a symbol that counts nothing (`bare`), or a sign between symbols. */
export type Mark = { symbol: string; count: number; bare?: boolean } | { text: string };

export const mark = (symbol: string, count = 1): Mark => ({ symbol, count });
export const sign = (symbol: string): Mark => ({ symbol, count: 1, bare: true });
export const text = (sign: string): Mark => ({ text: sign });
/** "+1", "−2". */
export const signed = (by: number): Mark => text(by < 0 ? `−${-by}` : `+${by}`);

export interface Laid {
    mark: Mark;
    x: number;
}

const widthOf = (mark: Mark, ones: boolean): number =>
    'text' in mark ? 0.1 + 0.52 * mark.text.length : mark.bare || (!ones && mark.count === 1) ? 1.05 : 1.05 + 0.62;

/** Numbers and symbols side by side, round the middle; they shrink where they would not fit. `ones`: 1 is a number, too. */
export function laid(marks: readonly Mark[], room: number, size: number, ones = true): { size: number; all: Laid[] } {
    const full = marks.reduce((sum, mark) => sum + widthOf(mark, ones), 0);
    const used = Math.min(size, room / Math.max(full, 1));
    let at = (-full * used) / 2;
    const all = marks.map((mark) => {
        const x = at;
        at += widthOf(mark, ones) * used;
        return { mark, x };
    });
    return { size: used, all };
}
