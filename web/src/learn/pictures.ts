// What the games draw for their handbooks: scenes that are data, or, where that is not enough, a component of their own, which
// knows its pictures by name; and the symbols that stand for the things they speak of.
import type { Component } from 'svelte';
import type { Scene } from './scene';
import { symbolIn } from './symbols';

export interface Pictures {
    /** Draws the pictures; null: they are scenes. */
    Picture: Component<{ name: string }> | null;
    scenes: Readonly<Record<string, Scene>>;
    /** The symbol of a thing, by the key of its name; null where it has none. */
    symbolOf(key: string): string | null;
}
interface OwnPicture {
    default: NonNullable<Pictures['Picture']>;
    symbolOf?: Pictures['symbolOf'];
}
interface Scenes {
    SCENES: Pictures['scenes'];
    SYMBOLS: Parameters<typeof symbolIn>[0];
}

const PICTURES = import.meta.glob<OwnPicture>('../games/*/learn/Picture.svelte');
const SCENES = import.meta.glob<Scenes>('../games/*/learn/scenes.ts');
const NONE = (): null => null;

export async function loadPictures(game: string): Promise<Pictures> {
    const own = await PICTURES[`../games/${game}/learn/Picture.svelte`]?.();
    if (own) return { Picture: own.default, scenes: {}, symbolOf: own.symbolOf ?? NONE };
    const drawn = await SCENES[`../games/${game}/learn/scenes.ts`]?.();
    return { Picture: null, scenes: drawn?.SCENES ?? {}, symbolOf: drawn ? symbolIn(drawn.SYMBOLS) : NONE };
}
