// What the games' pages draw for their handbooks: one component a game, which knows its pictures by name.
import type { Component } from 'svelte';

export type Picture = Component<{ name: string }>;

const PICTURES = import.meta.glob<{ default: Picture }>('../games/*/learn/Picture.svelte');

export async function loadPicture(game: string): Promise<Picture | null> {
    const load = PICTURES[`../games/${game}/learn/Picture.svelte`];
    return load ? (await load()).default : null;
}
