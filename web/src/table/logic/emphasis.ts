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
    const parts = [
        { text: text.slice(0, at), strong: false },
        { text: name, strong: true },
        { text: text.slice(at + name.length), strong: false },
    ];
    return parts.filter((part) => part.text);
}
