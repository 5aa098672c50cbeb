// The object of a sentence in bold: the names a text was given as arguments (a terrain, a card, a place) are what to look for.
import type { Text } from '../../lib/protocol';

export interface Part {
    text: string;
    strong: boolean;
}

export function emphasise(sentence: string, text: Text, say: (text: Text) => string): Part[] {
    const names = Object.values(text.args).filter((value) => typeof value === 'object');
    let parts: Part[] = [{ text: sentence, strong: false }];
    for (const name of names.map((value) => say(value as Text))) {
        parts = parts.flatMap((part) => (part.strong ? [part] : split(part.text, name)));
    }
    return parts;
}

function split(text: string, name: string): Part[] {
    const at = name ? text.indexOf(name) : -1;
    if (at < 0) return [{ text, strong: false }];
    // An ending belongs to its word: languages bend names.
    const end = at + name.length + (/^\p{L}*/u.exec(text.slice(at + name.length))?.[0].length ?? 0);
    const parts = [
        { text: text.slice(0, at), strong: false },
        { text: text.slice(at, end), strong: true },
        { text: text.slice(end), strong: false },
    ];
    return parts.filter((part) => part.text);
}
