/* Whether a road leads to a tile that is about to be laid: what is carried to it or from it needs one. */
import { words } from '../../lib/words.svelte';
import type { OptionInfo } from '../../lib/protocol';
import { beside, keyOf, placeOf, type Laid, type Place } from './geometry';
import { spotsIn } from './laying.svelte';
import { DIRECTIONS, edgesOf, RESOURCES, tileInfo, wordIn } from './model';
import type { KeyflowerView } from './view';

/** With this power goods are carried over fields. */
const ANY_WAY = 'cross_country';

/** Whether a road joins a tile to a neighbour. */
export function isReached(village: readonly Laid[], tile: string, place: Place, turns: number): boolean {
    const taken = new Set(village.map(keyOf));
    const edges = edgesOf(tile, turns);
    return [...DIRECTIONS.keys()].some((way) => edges[way] === 'road' && taken.has(keyOf(beside(place, way))));
}

/** Whether goods are ever needed on a tile, or come to lie there. */
export function holdsGoods(tile: string): boolean {
    const { cost = {}, front = {}, storage } = tileInfo(tile);
    const given: Record<string, unknown> = { ...front };
    return storage !== undefined || [...RESOURCES, 'any'].some((kind) => cost[kind] || given[kind]);
}

/** What is to be said before a tile is laid where no road reaches it, although one could. */
export function strands(view: KeyflowerView, option: OptionInfo, instead: readonly OptionInfo[]): string | null {
    const player = view.players[view.viewer ?? view.turn];
    const tile = player && view.laying[player.player];
    if (!player || !tile || !holdsGoods(tile) || player.powers.includes(ANY_WAY)) return null;
    const reached = (one: OptionInfo): boolean => {
        const [place] = spotsIn(player.village, [one]).keys();
        return place !== undefined && isReached(player.village, tile, placeOf(place), one.number ?? 0);
    };
    if (reached(option) || !instead.some(reached)) return null;
    return words.t('kf-lay-unreached', { tile: words.name(wordIn(view, tile)) });
}
