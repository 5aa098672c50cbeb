/* What the table says of an option beyond its label: its price, what is lost when nuggets pay too much; and before a turn is ended,
   what has not been used. */
import { words } from '../../lib/words.svelte';
import type { OptionInfo } from '../../lib/protocol';
import { verbWord } from '../../table/logic/targets';
import type { Note } from '../board';
import { turnsShootout } from './losses';
import { idOf, kindOf } from './model';
import { goodsWords, pricesOf, TOOLS, warePrice, type Prices } from './things';
import type { ColomaView } from './view';

/** By verb what is built, where its price does not go by the component. */
const BUILT: Record<string, string> = { survey: 'river', bridge: 'bridge' };

/** What an option builds, as prices are listed, and with which tool; null if it builds nothing. */
export function builds({ verb, targets }: OptionInfo): { thing: string; tool: keyof Prices } | null {
    const tool = targets.find((target) => kindOf(target) === 'tool');
    const thing = BUILT[verb] ?? targets.find((target) => kindOf(target) !== 'tool');
    const found = TOOLS.find((one) => tool === `tool:${one}`);
    return thing && found ? { thing, tool: found } : null;
}

export function note(view: ColomaView, _seat: number, option: OptionInfo): Note | null {
    const label = words.say(option.label);
    const built = builds(option);
    if (built) {
        const price = pricesOf(view, built.thing)[built.tool];
        return Object.keys(price).length
            ? { label: words.t('co-own-note-price', { label, price: goodsWords(price) }) }
            : { label: words.t('co-own-note-free', { label }) };
    }
    if (option.verb === 'buy') {
        const price = goodsWords({
            coin: warePrice(view, idOf(option.targets[0] ?? '') === 'tent' ? 'tent' : 'horse'),
        });
        return { label: words.t('co-own-note-price', { label, price }) };
    }
    if (option.verb === 'pay' && Number(option.label.args['lost']) > 0)
        return { label: words.t('co-own-note-change', { label, count: Number(option.label.args['lost']) }) };
    if (option.verb === 'pick') {
        const help = words.help(`speciality-${idOf(option.targets[0] ?? '')}`);
        return help === null ? null : { label: words.t('co-own-note-price', { label, price: help }) };
    }
    if (option.verb === 'fetch') {
        const slot = view.hideout.find(({ id }) => option.targets.includes(`slot:${id}`));
        return slot && turnsShootout(view, slot.outlaws) ? { label: words.t('co-own-note-turns', { label }) } : null;
    }
    return null;
}

/** What is gone with the end of the turn, by verb: actions of the site and abilities; barrels, wares and trades can wait. */
const GOES = ['act', 'work', 'use', 'survey', 'bridge', 'build', 'found', 'pitch', 'settle', 'fill', 'lodge', 'fetch'];

/** What is surprising about ending the turn now, or about a drive that leads nowhere. */
export function warning(_view: ColomaView, option: OptionInfo, instead: readonly OptionInfo[]): string | null {
    if (option.label.key === 'action-stay' && instead.length) return words.t('co-own-warn-stay');
    if (option.role !== 'ends-turn') return null;
    const left = GOES.filter((verb) => instead.some((one) => one.verb === verb));
    if (!left.length) return null;
    return words.t('co-own-warn-end', { what: words.list([...new Set(left.map((verb) => words.t(verbWord(verb))))]) });
}
