// What the parts of this folder say is fetched with them: whoever imports one has its words too.
import { words } from '../../lib/words.svelte';

await words.show('fair');
