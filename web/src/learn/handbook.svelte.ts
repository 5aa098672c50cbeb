// A game's handbook with all it needs to be shown: its words, the game's symbols and its pictures.
import { api } from '../lib/api';
import type { HandbookInfo } from '../lib/protocol';
import { words } from '../lib/words.svelte';
import { loadFace } from '../lobby/faces';
import { loadPictures, type Pictures } from './pictures';

export interface Handbook extends HandbookInfo, Pictures {
    /** The name of its words. */
    words: string;
}

const opened = new Map<string, Promise<Handbook>>();

/** Fetched once; after a failure the next call tries anew. */
export function openHandbook(game: string): Promise<Handbook> {
    const known = opened.get(game);
    if (known) return known;
    const name = `${game}-handbook`;
    const coming = Promise.all([
        api.handbook(game),
        loadPictures(game),
        words.also(name),
        words.show('learn'),
        loadFace(game),
    ]).then(([info, drawn]) => ({ ...info, ...drawn, words: name }));
    opened.set(game, coming);
    coming.catch(() => opened.delete(game));
    return coming;
}

export interface Place {
    section: string;
    part: string;
}

/** The part that explains a rule most closely: it names the rule, or else its chapter. */
export function placeOf(book: HandbookInfo, rule: string): Place | null {
    for (const wanted of [rule, rule.split('.')[0]!]) {
        for (const { id: section, parts } of book.sections) {
            const part = parts.find(({ rules }) => rules.includes(wanted));
            if (part) return { section, part: part.id };
        }
    }
    return null;
}
