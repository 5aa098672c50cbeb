/* The printed things that a player has or could have: what the catalogue says of them, and how it is said in words. */
import { scoring as SCORING } from '../../../../src/boardwright/games/boonlake/data/base.toml';
import { card as CARDS, type Card } from '../../../../src/boardwright/games/boonlake/data/cards.toml';
import { goal as GOALS, type Goal } from '../../../../src/boardwright/games/boonlake/data/goals.toml';
import {
    card_step as CARD_STEPS,
    coin_step as COIN_STEPS,
    lever as LEVERS,
    type Lever,
} from '../../../../src/boardwright/games/boonlake/data/ranch.toml';
import { words } from '../../lib/words.svelte';
import { mark, sign, text, type Mark } from '../marks';
import {
    COUNTED,
    effectWords,
    finder,
    goodsMarks,
    goodsWords,
    helpLines,
    sentence,
    SYMBOLS,
    type Amounts,
} from './model';
import type { BoonlakeView, GoalView, HandCard, LeverView, PlayerView, StandingView } from './view';

export const cardOf = finder(CARDS);
export const goalOf = finder(GOALS);
export const leverOf = finder(LEVERS);
export const RESOURCES = ['wood', 'clay', 'stone', 'iron'] as const;
export type Resource = (typeof RESOURCES)[number];
/** The income tracks: what they pay, and their steps. */
export const TRACKS = [
    { id: 'coin', steps: COIN_STEPS },
    { id: 'card', steps: CARD_STEPS },
] as const;

const some = (entries: readonly (readonly [string, number | undefined])[]): Amounts =>
    Object.fromEntries(entries.flatMap(([good, count]) => (count ? [[good, count]] : [])));

// -- cards ---------------------------------------------------------------------------------------------------------

const costOf = (printed: Partial<Record<string, unknown>>, coins: number): Amounts =>
    some(
        ['coin', 'vase', ...RESOURCES].map((good) => [
            good,
            good === 'coin' ? coins : (printed[good] as number | undefined),
        ]),
    );
/** What a card costs: its own coins, or those it costs a player now. */
export const cardCost = (card: Card, coins = card.coin ?? 0): Amounts => costOf({ ...card }, coins);

/** A price as symbols; what is free costs no coins. */
export const costMarks = (cost: Amounts): Mark[] =>
    Object.keys(cost).length ? goodsMarks(cost) : [mark(SYMBOLS['coin']!, 0)];
/** "2 coins and 1 stone". */
export function costWords(cost: Amounts): string {
    const goods = Object.entries(Object.keys(cost).length ? cost : { coin: 0 });
    const isResource = (good: string): boolean => RESOURCES.some((one) => one === good);
    return words.list(
        goods.map(([good, count]) =>
            isResource(good) ? words.t(`bl-n-${good}`, { count }) : goodsWords({ [good]: count }),
        ),
    );
}

/** The types of cards, in the order of a day. */
export const TYPES = ['day', 'twilight', 'night'] as const;

/** What there is to say of a card; `held`: with its price, and what is missing. */
export function cardLines(id: string, held: HandCard | null = null): string[] {
    const card = cardOf(id);
    const said = helpLines(`card-${id}`);
    return [
        words.t('bl-card-kind', { type: words.t(`bl-type-${card.type}`), timing: words.t(`bl-timing-${card.timing}`) }),
        ...(said.length ? said : [effectWords(card.effect)]),
        words.t('bl-card-cost', { price: costWords(cardCost(card, held?.price)) }),
        words.t('bl-card-points', { count: card.points }),
        ...(held?.missing ? [words.t(`bl-missing-${held.missing}`)] : []),
    ];
}

// -- scoring tiles -------------------------------------------------------------------------------------------------

export interface Project {
    cost: Amounts;
    points: number;
    track: string;
}
export function projectOf({ project }: Goal, coins = Number(project['coin'])): Project {
    return { cost: costOf(project, coins), points: Number(project['points']), track: String(project['track']) };
}

/** The numbers of a condition in a scoring, counted from 1: how much of each measure, or how many payments. */
export function needsOf(goal: Goal, scoring: number): number[] {
    const at = scoring - 1;
    return [goal.needs[at] ?? 0, ...(goal.others ? [goal.others[at] ?? 0] : [])];
}

/** A condition as symbols: what is counted, and what is needed of it in a scoring. */
export function conditionMarks(goal: Goal, scoring: number): Mark[] {
    const [need = 0, other] = needsOf(goal, scoring);
    if (goal.kind === 'payment') {
        const price = [
            ...(goal.good ? [sign(SYMBOLS[goal.good]!), text('/')] : []),
            mark(SYMBOLS['coin']!, goal.coin ?? 0),
        ];
        return [text(`${need}×`), ...price, text('→'), mark('vp', goal.each ?? 0)];
    }
    const [one = '', two = ''] = goal.measures ?? [];
    const first = [text(`${need}`), ...(COUNTED[one] ?? []).map(sign)];
    return other === undefined ? first : [...first, text(`+ ${other}`), ...(COUNTED[two] ?? []).map(sign)];
}

/** What the marker of the next scoring is worth on a tile. */
export function markerPoints({ scoring }: BoonlakeView, { owner }: GoalView, player: number): number {
    return (SCORING.markers[scoring - 1] ?? 0) * (owner === player ? 2 : 1);
}

/** The standing of a player with a tile. */
export const standingOf = ({ standings }: GoalView, player: number): StandingView | undefined =>
    standings.find((one) => one.player === player);

/** What the tile would bring a player in the next scoring, a loss below zero; null where it is already scored. */
export function gainOf(view: BoonlakeView, tile: GoalView, player: number): number | null {
    const standing = standingOf(tile, player);
    if (!standing || standing.marker !== null) return null;
    const points = markerPoints(view, tile, player);
    const goal = goalOf(tile.id);
    const extra = goal.kind === 'payment' ? (goal.each ?? 0) * tile.need : 0;
    return standing.met ? points + extra : -points;
}

/** "2 in Boonlake", or the payments; in words. */
function conditionWords(goal: Goal, scoring: number): string {
    const [need = 0, other] = needsOf(goal, scoring);
    if (goal.kind === 'payment') {
        const price = goodsWords({ coin: goal.coin ?? 0 });
        const each = goodsWords({ vp: goal.each ?? 0 });
        return goal.good
            ? words.t('bl-goal-pay-either', { times: need, good: goodsWords({ [goal.good]: 1 }), price, each })
            : words.t('bl-goal-pay', { times: need, price, each });
    }
    const [one = '', two = ''] = goal.measures ?? [];
    const counted = (measure: string, count: number): string =>
        words.t('bl-goal-count', { count, what: words.say({ key: `measure-${measure}`, args: { count } }) });
    if (other === undefined) return counted(one, need);
    return words.t('bl-goal-pair', { one: counted(one, need), two: counted(two, other), first: need, second: other });
}

/** What a tile asks for in a scoring. */
export const conditionLine = (id: string, scoring: number): string =>
    words.t('bl-goal-needs', { number: scoring, what: conditionWords(goalOf(id), scoring) });

/** The special project of a tile. */
export function projectLine(id: string, coins?: number): string {
    const { cost, points, track } = projectOf(goalOf(id), coins);
    return words.t('bl-goal-project', {
        price: costWords(cost),
        points,
        step: goodsWords({ [`${track}_step`]: 1 }),
    });
}

/** All that a tile asks for, scoring by scoring; for whoever chooses one. */
export const goalLines = (id: string): string[] => [
    ...goalOf(id).needs.map((_, at) => conditionLine(id, at + 1)),
    projectLine(id),
];

// -- levers --------------------------------------------------------------------------------------------------------

/** How many levers are ready, and how many used. */
export const leverCounts = ({ levers }: PlayerView): { ready: number; used: number } => ({
    ready: levers.filter(({ placed, used }) => placed && !used).length,
    used: levers.filter(({ used }) => used).length,
});

/** Ready, used, or still to be had. */
export const leverState = ({ placed, used }: LeverView): 'ready' | 'used' | 'free' =>
    placed ? (used ? 'used' : 'ready') : 'free';

export function leverLines(lever: Lever, shown: LeverView): string[] {
    const said = helpLines(`lever-${lever.id}`);
    return [
        ...(said.length ? said : [effectWords(lever.effect)]),
        words.t(`bl-lever-${leverState(shown)}`, { price: shown.price }),
    ];
}

// -- tracks --------------------------------------------------------------------------------------------------------

/** What a step of an income track pays, and what reaching it brings. */
export function stepLines(track: (typeof TRACKS)[number], at: number): string[] {
    const { income, vp, reward } = track.steps[at]!;
    return [
        words.t('bl-step-pays', {
            goods: goodsWords(
                some([
                    [track.id, income],
                    ['vp', vp],
                ]),
            ),
        }),
        ...(reward?.length ? [words.t('bl-step-reward', { effect: sentence(effectWords(reward)) })] : []),
    ];
}

export const incomeMarks = (coins: number, cards: number, vp: number): Mark[] =>
    goodsMarks(
        some([
            ['coin', coins],
            ['card', cards],
            ['vp', vp],
        ]),
    );
export const incomeWords = (coins: number, cards: number, vp: number): string =>
    goodsWords(
        some([
            ['coin', coins],
            ['card', cards],
            ['vp', vp],
        ]),
    );
