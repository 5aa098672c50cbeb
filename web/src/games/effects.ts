/* Effects as a game's catalogue writes them, and in words: the same messages within messages that the engine makes of them
   (`boardwright.toolkit.effects`), for a page that explains a component where it lies. */
import type { Text } from '../lib/protocol';

export type Amounts = Readonly<Record<string, number>>;
type Term = number | string | readonly string[] | Amounts;

/** A part of an effect, named by its first word; what else is said of a deed or a modifier stands beside it. */
export interface Part {
    readonly gain?: Amounts;
    readonly pay?: Amounts;
    readonly choose?: readonly Effect[];
    readonly may?: Effect | boolean;
    readonly if?: string;
    readonly score?: number | readonly (readonly [number, number])[];
    readonly modify?: string;
    readonly do?: string;
    readonly then?: Effect;
    readonly else?: Effect;
    readonly per?: string;
    readonly by?: number;
    readonly least?: number;
    readonly most?: number;
    readonly times?: number | 'any';
    readonly must?: boolean | number;
}

/** Parts that are done in order. */
export type Effect = readonly Part[];

const text = (key: string, args: Text['args'] = {}): Text => ({ key, args });

/** One text of several, two at a time. */
function joined(key: string, texts: readonly Text[]): Text {
    const [first, ...rest] = texts;
    if (!first) return text('effect-nothing');
    return rest.length ? text(key, { first, rest: joined(key, rest) }) : first;
}

const good = ([name, count]: [string, number]): Text => text(`good-${name}`, { count });
/** "2 coins and 1 dude". */
export const goodsText = (amounts: Amounts): Text => joined('effect-and', Object.entries(amounts).map(good));
const measure = (name: string, count: number): Text => text(`measure-${name}`, { count });
const times = (part: Part): number => (typeof part.times === 'number' ? part.times : 1);

/** What else is said of a deed or a modifier, as arguments: names have no dots, and a table within is flattened. */
export function termsOf(part: Part, known: readonly string[]): Text['args'] {
    const found: Text['args'] = {};
    for (const [name, value] of Object.entries(part) as [string, Term][]) {
        if (known.includes(name)) continue;
        if (typeof value === 'number' || typeof value === 'string') found[name] = value;
        else if (Array.isArray(value)) found[name] = value.join('-');
        else for (const [inner, count] of Object.entries(value as Amounts)) found[`${name}-${inner}`] = count;
    }
    return found;
}

function chosen(options: readonly Text[], part: Part, must: boolean): Text {
    const effect = joined('effect-or', options);
    if (must) return times(part) === 1 ? effect : text('effect-must', { effect, times: times(part) });
    if (part.times === 'any') return text('effect-may-any', { effect });
    return text('effect-may', { effect, times: times(part) });
}

function scored({ score, per = '', most }: Part): Text {
    if (typeof score !== 'number') {
        const step = ([least, points]: readonly [number, number]) =>
            text('effect-score-step', { least, points, measure: measure(per, least) });
        return joined('effect-or', (score ?? []).map(step));
    }
    const args = { points: score, measure: measure(per, 1) };
    return most === undefined ? text('effect-score', args) : text('effect-score-most', { ...args, most });
}

function conditional(part: Part): Text {
    const least = part.least ?? 1;
    const args = { measure: measure(part.if!, least), least, effect: effectText(part.then ?? []) };
    return part.else ? text('effect-if-else', { ...args, otherwise: effectText(part.else) }) : text('effect-if', args);
}

function paid(part: Part, asked: boolean): Text {
    const price = goodsText(part.pay!);
    if (!part.then) return text('effect-pay', { price });
    const exchange = text('effect-exchange', { price, effect: effectText(part.then) });
    return part.must || !asked ? exchange : chosen([exchange], part, false);
}

function gained({ gain, per, most }: Part): Text {
    if (per === undefined) return text('effect-gain', { goods: goodsText(gain!) });
    const args = { goods: goodsText(gain!), measure: measure(per, 1) };
    return most === undefined ? text('effect-per', args) : text('effect-per-most', { ...args, most });
}

function partText(part: Part, asked: boolean): Text {
    if (part.gain) return gained(part);
    if (part.pay) return paid(part, asked);
    if (part.choose)
        return chosen(
            part.choose.map((option) => effectText(option, false)),
            part,
            part.may !== true,
        );
    if (Array.isArray(part.may)) return chosen([effectText(part.may as Effect)], part, false);
    if (part.if !== undefined) return conditional(part);
    if (part.score !== undefined) return scored(part);
    if (part.modify !== undefined)
        return text(`modifier-${part.modify}`, {
            by: part.by ?? 0,
            ...termsOf(part, ['modify', 'by', 'least', 'most']),
        });
    return text(`deed-${part.do}`, { times: times(part), ...termsOf(part, ['do', 'times']) });
}

/** What an effect does. `asked` false: whoever chose it is not asked a second time whether to pay for it. */
export function effectText(effect: Effect, asked = true): Text {
    return joined(
        'effect-then',
        effect.map((part) => partText(part, asked)),
    );
}
