// How a game shows itself in the lobby: a mark for rows and a window on its table; and, fetched when a table is opened, pictures
// for its options. Each is a small chunk in the game's folder, beside its symbols; a game without them still gets its card and its
// form.
import type { Component } from 'svelte';
import type { Chosen } from './draft';
import type { Preset } from './new/presets';

export interface GameFace {
    /** The symbol that stands for the game in a row. */
    mark: string;
    /** How long a game takes at a table, in minutes. */
    minutes: number;
    /** A picture of a table in play; it fills its box. */
    Window: Component<Record<string, never>>;
}

export interface GameForm {
    /** What the table will look like; it is told the options that are not as usual. */
    Preview: Component<{ chosen: Chosen }>;
    /** Options that most tables decide on; all others are folded away. */
    front: readonly string[];
    /** Tables that can be wished for with one click, beside the usual one. */
    presets: readonly Preset[];
    /** A picture beside one value of an option. */
    Value: Component<{ option: string; value: string }>;
    /** The key of a value's name in the game's words, where it is not `option-<name>-<value>`. */
    nameOf(option: string, value: string): string | null;
    /** The key of the interface text that says which place of a list a number stands for. */
    placeOf(option: string, place: number): string | null;
}

const FACES = import.meta.glob<{ face: GameFace }>('../games/*/lobby/index.ts');
const FORMS = import.meta.glob<{ form: GameForm }>('../games/*/lobby/form.ts');

export async function loadFace(game: string): Promise<GameFace | null> {
    const load = FACES[`../games/${game}/lobby/index.ts`];
    return load ? (await load()).face : null;
}

export async function loadForm(game: string): Promise<GameForm | null> {
    const load = FORMS[`../games/${game}/lobby/form.ts`];
    return load ? (await load()).form : null;
}
