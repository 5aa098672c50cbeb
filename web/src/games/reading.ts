/* What a screen reader reads of a component. */

/** Names and sentences one after another; each ends with one full stop, but for the last. */
export const readOut = (texts: readonly string[]): string =>
    texts.reduce((read, text) => `${read}${/[.!?]$/.test(read) ? ' ' : '. '}${text}`);
