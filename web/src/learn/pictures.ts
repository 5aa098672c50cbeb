// What the games' pages draw for their handbooks: one component a game, which knows its pictures by name, and the symbols that
// stand for the things it speaks of.
import type { Component } from 'svelte';

export interface Pictures {
    default: Component<{ name: string }>;
    /** The symbol of a thing, by the key of its name; null where it has none. */
    symbolOf?(key: string): string | null;
}

const PICTURES = import.meta.glob<Pictures>('../games/*/learn/Picture.svelte');

export async function loadPictures(game: string): Promise<Pictures | null> {
    const load = PICTURES[`../games/${game}/learn/Picture.svelte`];
    return load ? await load() : null;
}
