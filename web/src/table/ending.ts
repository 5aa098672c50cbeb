// The end of a game in words: places, what broke a tie, won or lost.
import type { EndedInfo } from '../lib/protocol';
import { words } from '../lib/words.svelte';
import { brokenTies, placesOf, type Place, type Tie } from './logic/outcome';
import type { TableState } from './state.svelte';

/** "1st", "shared 2nd". */
export function placeText({ place, shared }: Place): string {
    return words.t(shared ? 'table-place-shared' : 'table-place', { place, ordinal: words.ordinal(place) });
}

/** The place of an actor in the shown position; null while there is none. */
export function placeOf(table: TableState, actor: number): string | null {
    const place = placesOf(table.shown?.outcome ?? null)[actor];
    return place ? placeText(place) : null;
}

/** "decided by Lanterns: 2 to 1". */
export function tieText(table: TableState, { name, values }: Tie): string {
    const versus = values.map(String).reduce((more, less) => words.t('table-versus', { more, less }));
    return words.t('table-decided', { name: table.say(name), values: versus });
}

/** Why a game ended before its time, by whom, and who has won by that. */
export function earlyEnd(
    table: TableState,
    { why, seat }: EndedInfo,
    winners: number[],
): { result: string; about: string } {
    const name = table.names[seat ?? -1] ?? '';
    const reason = words.t(`ended-${why}`, { name });
    if (winners.length > 0) {
        const names = words.list(winners.map((actor) => table.names[actor] ?? ''));
        return { result: words.t('table-winners', { count: winners.length, names }), about: reason };
    }
    const about = why === 'cancelled' ? name && words.t('table-ended-wish', { name }) : words.t('table-ended-points');
    return { result: reason, about };
}

/** The result in a few words, and what there is to say about it. */
export function resultOf(table: TableState): { result: string; about: string } {
    const { outcome, winners, scores, ended } = table.now!;
    if (ended) return earlyEnd(table, ended, winners);
    const verdict = outcome?.verdict ?? null;
    const actors = verdict ? table.seats.map(({ seat }) => seat) : winners;
    const said = { count: actors.length, names: words.list(actors.map((actor) => table.names[actor] ?? '')) };
    const points = words.t('table-winners-points', { points: scores[actors[0] ?? 0] ?? 0 });
    if (verdict) {
        const about = verdict.grade ? [table.say(verdict.grade)] : [];
        if (actors.length === 1) about.unshift(points);
        return { result: words.t(verdict.won ? 'table-won' : 'table-lost', said), about: about.join(', ') };
    }
    const tie = brokenTies(outcome).find((one) => one.actors.some((actor) => winners.includes(actor)));
    const about = tie ? `${points}, ${tieText(table, tie)}` : points;
    return { result: words.t('table-winners', said), about };
}
