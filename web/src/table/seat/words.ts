// What the window of a seat says is fetched with it.
import { words } from '../../lib/words.svelte';

await words.show('seat');
