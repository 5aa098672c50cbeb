// What options and their values are called, and why one of them cannot be chosen.
import { words } from '../../lib/words.svelte';
import type { GameForm } from '../faces';
import type { Obstacle } from './applies';

export function keyOf(form: GameForm | null, option: string, value: string): string {
    return form?.nameOf(option, value) ?? `option-${option}-${value}`;
}

export function nameOf(form: GameForm | null, game: string, option: string, value: string): string {
    const key = keyOf(form, option, value);
    return words.knows(key, game) ? words.name(key, game) : value.replaceAll('_', ' ');
}

/** Why there is nothing to choose, in a few words. */
export function saying(obstacle: Obstacle, form: GameForm | null, game: string): string {
    if (obstacle.why === 'players') {
        const [least = 0] = obstacle.players;
        return words.t(obstacle.players.length > 1 ? 'option-players-from' : 'option-players', { count: least });
    }
    if (obstacle.why === 'unless') {
        return words.t('option-settled', { option: words.name(`option-${obstacle.option}`, game) });
    }
    const [first, ...others] = obstacle.needs;
    if (!first) return '';
    // Any of several values of one choice: then it is called by the choice.
    const any = others.length > 0 && others.every((need) => need.option === first.option);
    const what = any ? words.name(`option-${first.option}`, game) : nameOf(form, game, first.option, first.value);
    return words.t('option-needs', { what });
}
