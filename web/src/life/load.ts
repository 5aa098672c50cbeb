// What becomes of a table is rarely asked: its windows and their words are fetched when somebody first wants one.
import { words } from '../lib/words.svelte';

async function withWords<T>(fetching: Promise<T>): Promise<T> {
    return (await Promise.all([fetching, words.show('life')]))[0];
}

/** The window for any table, the same at the table itself, and what is said there while somebody asks to cancel it. */
export const loadLifeDialog = () => withWords(import('./LifeDialog.svelte'));
export const loadTableLife = () => withWords(import('./TableLife.svelte'));
export const loadCancelBanner = () => withWords(import('./CancelBanner.svelte'));
