/* What would be lost of something that is gained: pieces that are not there, horses beyond those one may keep, gold that is no
   longer in the supply; and outlaws that turn a shoot-out. */
import { game as GAME } from '../../../../src/boardwright/games/coloma/data/base.toml';
import { words } from '../../lib/words.svelte';
import type { Goods, Part } from './model';
import { goodsWords } from './things';
import type { ColomaView, PlayerView } from './view';

/** Goods that an effect gives without asking. */
export function gainsOf(effect: readonly Part[]): Goods {
    const found: Goods = {};
    for (const { gain = {} } of effect)
        for (const [good, count] of Object.entries(gain)) found[good] = (found[good] ?? 0) + count;
    return found;
}

/** Of those goods, how many could not be had: by good. Gold that is missing comes as coins. */
export function lostOf(goods: Goods, view: ColomaView, player: PlayerView): Goods {
    const room: Goods = {
        dude: player.supply,
        tent: player.canvas,
        horse: GAME.horses - player.horses,
        gold: view.gold,
    };
    return Object.fromEntries(
        Object.entries(goods)
            .map(([good, count]) => [good, count - Math.max(0, room[good] ?? Infinity)] as const)
            .filter(([, lost]) => lost > 0),
    );
}

/** What is to be said of an effect that would be lost in part, or altogether. */
export function lossLines(effect: readonly Part[], view: ColomaView, player: PlayerView): string[] {
    const { gold, ...lost } = lostOf(gainsOf(effect), view, player);
    return [
        ...(Object.keys(lost).length ? [words.t('co-own-lost', { goods: goodsWords(lost) })] : []),
        ...(gold ? [words.t('co-own-gold-gone', { count: gold })] : []),
    ];
}

/** Whether so many more outlaws would turn a shoot-out that is being won. */
export const turnsShootout = ({ winning, gunmen, outlaws }: ColomaView, more: number): boolean =>
    winning && gunmen <= Math.min(GAME.outlaws, outlaws + more);
