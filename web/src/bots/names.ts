// What bots are called: the levels, those that play by a network, and guests by the names they came with.
import { words } from '../lib/words.svelte';

await words.show('bots');

export function botName(bot: string): string {
    return words.has(`bot-${bot}`) ? words.t(`bot-${bot}`) : bot;
}
