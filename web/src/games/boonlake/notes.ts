/* What the table says of an option beyond its label: its price, what it brings, and what it would lose. */
import { words } from '../../lib/words.svelte';
import type { OptionInfo } from '../../lib/protocol';
import type { Note } from '../board';
import { lossLines, missedLine } from './losses';
import { goodsWords, idOf } from './model';
import { cardCost, cardOf, costWords, gainOf, goalOf, projectOf } from './things';
import type { BoonlakeView } from './view';

/** What an option costs or brings, in words. */
function priceOf(view: BoonlakeView, seat: number, { verb, targets }: OptionInfo): string | null {
    const id = idOf(targets[0] ?? '');
    const player = view.players[seat];
    if (verb === 'play') {
        const held = player?.hand?.find((card) => card.id === id);
        return costWords(cardCost(cardOf(id), held?.price));
    }
    const tile = view.goals.find((one) => one.id === id);
    if (verb === 'realise') return costWords(projectOf(goalOf(id), tile?.price ?? undefined).cost);
    if (verb === 'score' && tile) {
        const gain = gainOf(view, tile, seat) ?? 0;
        return gain > 0 ? words.t('bl-goal-gain', { points: gain }) : null;
    }
    if (verb === 'modernise') {
        const lever = player?.levers.find((one) => one.id === id);
        return lever ? goodsWords({ coin: lever.price }) : null;
    }
    return null;
}

export function note(view: BoonlakeView, seat: number, option: OptionInfo): Note | null {
    const more = [priceOf(view, seat, option), ...lossLines(view, option)].filter((line) => line !== null);
    if (!more.length) return null;
    return { label: words.t('bl-note', { label: words.say(option.label), more: more.join(' ') }) };
}

/** What is surprising about an action: what it would lose, or what declining would miss. */
export function warning(view: BoonlakeView, option: OptionInfo, instead: readonly OptionInfo[]): string | null {
    if (option.role === 'declines') return missedLine(instead);
    return lossLines(view, option).join(' ') || null;
}
