// Several equal steps of a turn as one sentence: "Ann built 3 on Forest". A game's page has the words for it: of an event called
// `event-built`, `<game>-event-built-sum` is the sentence and `<game>-event-built-part` each part of it, with a count. What an event names by a
// message (a terrain, a tile) tells parts apart; places and numbers are what the details tell.
import type { LogEvent, Text } from '../../lib/protocol';

export interface Sum {
    /** The sentence, but for `$what`: the parts as a list. */
    text: Text;
    parts: Text[];
}

const SUM = '-sum';
const PART = '-part';

/** Whether a game sums such events up. */
export const isSummed = ({ text }: LogEvent, has: (key: string) => boolean): boolean => has(text.key + SUM);

/** What a game sums up of some events, one sentence for each kind of event. */
export function sumsOf(events: readonly LogEvent[], has: (key: string) => boolean): Sum[] {
    const kinds = new Map<string, Text[]>();
    for (const event of events)
        if (isSummed(event, has)) kinds.set(event.text.key, [...(kinds.get(event.text.key) ?? []), event.text]);
    return [...kinds].map(([key, texts]) => {
        const args = Object.fromEntries(Object.entries(texts[0]!.args).filter(([name]) => name === 'player'));
        return { text: { key: key + SUM, args }, parts: partsOf(key, texts) };
    });
}

function partsOf(key: string, texts: readonly Text[]): Text[] {
    const parts = new Map<string, { named: Text['args']; count: number }>();
    for (const { args } of texts) {
        const named = Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value === 'object'));
        const name = JSON.stringify(named);
        parts.set(name, { named, count: (parts.get(name)?.count ?? 0) + 1 });
    }
    return [...parts.values()].map(({ named, count }) => ({ key: key + PART, args: { ...named, count } }));
}
