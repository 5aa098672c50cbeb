/* Spaces and sites of the map in words. */
import { words } from '../../lib/words.svelte';
import { costs } from '../../../../src/boardwright/games/boonlake/data/base.toml';
import { effectWords, goodsWords, spaceOf, tileOf } from './model';
import type { SpaceView } from './view';

/** "Space 5, Boonlake". */
export const placeName = ({ id }: SpaceView): string =>
    words.t('bl-space', { number: id, name: words.name(`region-${spaceOf(id).region}`) });

/** A space without sites: what covering it brings, or whose cattle graze there. */
export function placeLines({ id, tile, herd }: SpaceView, names: readonly string[]): string[] {
    if (tile === null) {
        const reward = spaceOf(id).reward ?? [];
        return [reward.length ? words.t('bl-covering', { what: effectWords(reward) }) : words.t('bl-covering-nothing')];
    }
    const owners = herd.flatMap((count, actor) =>
        count ? [words.t('bl-cattle-of', { count, name: names[actor] ?? '' })] : [],
    );
    return [words.t('bl-pasture'), ...(owners.length ? owners : [words.t('bl-pasture-empty')])];
}

/** A tile before it is placed: its sites one after the other. */
export const tileLines = (id: string): string[] =>
    tileOf(id).sites.flatMap((_, slot) => {
        const said = printedLines(id, slot);
        return tileOf(id).sites.length === 1
            ? said
            : [words.t(slot ? 'bl-lower' : 'bl-upper', { what: said.join(' ') })];
    });

/** What is printed on a site. */
function printedLines(tile: string, slot: number): string[] {
    const { cost, reward, village = 0 } = tileOf(tile).sites[slot]!;
    return [
        ...(cost ? [words.t('bl-site-cost', { what: goodsWords(cost) })] : []),
        reward.length ? words.t('bl-site-gives', { what: effectWords(reward) }) : words.t('bl-site-gives-nothing'),
        ...(village > 0 ? [words.t('bl-site-worth', { points: village })] : []),
        ...(village < 0 ? [words.t('bl-site-worth-less', { points: -village })] : []),
    ];
}

/** A site: what stands there, what it costs and gives, and what a village there needs. */
export function siteLines({ tile, sites }: SpaceView, slot: number, names: readonly string[]): string[] {
    const { owner, piece, around } = sites[slot]!;
    const here =
        piece && owner !== null
            ? words.t(`bl-site-${piece}`, { name: names[owner] ?? '' })
            : words.t(sites.length === 1 ? 'bl-site-free' : slot ? 'bl-site-free-lower' : 'bl-site-free-upper');
    const needs = piece === 'village' ? [] : [words.t('bl-site-around', { count: around, needed: costs.presences })];
    return [here, ...printedLines(tile!, slot), ...needs];
}
