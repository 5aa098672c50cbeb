// What becomes of a table is rarely asked: its windows and their words are fetched when somebody first wants one.
import { words } from '../lib/words.svelte';

export async function loadLifeDialog() {
    const [{ default: LifeDialog }] = await Promise.all([import('./LifeDialog.svelte'), words.show('life')]);
    return LifeDialog;
}

export async function loadCancelBanner() {
    const [{ default: CancelBanner }] = await Promise.all([import('./CancelBanner.svelte'), words.show('life')]);
    return CancelBanner;
}
