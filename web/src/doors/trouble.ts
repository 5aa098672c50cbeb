// Why a saved game cannot be opened, and what to do about it.
import './words';
import type { ApiError } from '../lib/api';
import { words } from '../lib/words.svelte';

export function importTrouble(error: ApiError): string {
    if (error.status === 0 || error.status >= 500) return words.t('trouble-server');
    if (error.status === 413) return words.t('import-too-large');
    return words.t(error.text !== null && words.has(error.text.key) ? error.text.key : 'import-damaged');
}
