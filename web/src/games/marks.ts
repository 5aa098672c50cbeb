/* Rows of symbols: what effects and prices are drawn with. */

/** So many of something, a symbol that counts nothing (`bare`), or a sign between symbols. */
export type Mark = { symbol: string; count: number; bare?: boolean } | { text: string };

export const mark = (symbol: string, count = 1): Mark => ({ symbol, count });
export const sign = (symbol: string): Mark => ({ symbol, count: 1, bare: true });
export const text = (sign: string): Mark => ({ text: sign });
/** "+1", "−2". */
export const signed = (by: number): Mark => text(by < 0 ? `−${-by}` : `+${by}`);
