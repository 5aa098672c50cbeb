/* What components are called. */
import { words } from '../../lib/words.svelte';

export const actionName = (id: string): string => words.name(`tile-${id}`);
export const worksName = (kind: string): string => words.name(`works-${kind}`);
export const regionName = (id: string): string => words.name(`region-${id}`);
