// From a decision's options to what is lit, what the buttons say, and what a click means.

import type { DecisionInfo, OfferInfo, OptionInfo } from '../../lib/protocol';

export type Targets = ReadonlyMap<string, OptionInfo[]>;

/** Which options point at a component. */
export function optionsByTarget(decision: Pick<DecisionInfo, 'options'> | null): Targets {
    const map = new Map<string, OptionInfo[]>();
    for (const option of decision?.options ?? []) {
        for (const target of option.targets) map.set(target, [...(map.get(target) ?? []), option]);
    }
    return map;
}

/** Which offers point at a component; where an option does, it alone is meant. */
export function offersByTarget(offers: readonly OfferInfo[], options: Targets): Targets {
    const all = optionsByTarget({ options: offers.flatMap((offer) => offer.options) });
    return new Map([...all].filter(([target]) => !options.has(target)));
}

/** The seat that an action of mine is for: the one that is asked it, else the one that it is offered to. */
export function seatFor(
    { notation }: OptionInfo,
    decision: DecisionInfo | null,
    offers: readonly OfferInfo[],
): number | null {
    const holds = ({ options }: { options: OptionInfo[] }): boolean => options.some((one) => one.notation === notation);
    return (decision && holds(decision) ? decision : offers.find(holds))?.seat ?? null;
}

export interface Group {
    verb: string;
    options: OptionInfo[];
}

/** Every option once, grouped by verb in the order the engine gives them; what ends or stops something comes last. */
export function groupByVerb(options: readonly OptionInfo[]): Group[] {
    const groups: Group[] = [];
    for (const option of options) {
        const group = groups.find((one) => one.verb === option.verb);
        if (group) group.options.push(option);
        else groups.push({ verb: option.verb, options: [option] });
    }
    const isLast = ({ options }: Group): boolean => options.some(({ targets }) => targets.some(isOfTurn));
    return [...groups.filter((group) => !isLast(group)), ...groups.filter(isLast)];
}

/** The component that stands for the turn itself: games offer it once a turn can be ended. */
export const TURN_END = 'turn:end';
/** The components that stand for leaving off: games offer them in the middle of something, or to decline. */
const LEAVING_OFF = ['turn:stop', 'turn:done'];
/** The component that stands for giving up a turn: games offer it beside everything else one could do. */
export const TURN_PASS = 'turn:pass';

const isOfTurn = (target: string): boolean => [TURN_END, ...LEAVING_OFF, TURN_PASS].includes(target);
const pointingAt = (decision: DecisionInfo | null, ...targets: string[]): OptionInfo | null =>
    decision?.options.find((option) => option.targets.some((target) => targets.includes(target))) ?? null;

/** What leads on from here without touching anything on the table: the end of the turn, else to leave off, else to pass where
 *  nothing else can be done. */
export function wayOn(decision: DecisionInfo | null): OptionInfo | null {
    const only = decision?.options.length === 1 ? pointingAt(decision, TURN_PASS) : null;
    return pointingAt(decision, TURN_END) ?? pointingAt(decision, ...LEAVING_OFF) ?? only;
}

/** To pass, where there would be something else to do. */
export function passing(decision: DecisionInfo | null): OptionInfo | null {
    return decision && decision.options.length > 1 ? pointingAt(decision, TURN_PASS) : null;
}

/** Only the end of the turn is left to choose, or to pass. */
export function onlyEnd(decision: DecisionInfo | null): boolean {
    return decision?.options.length === 1 && pointingAt(decision, TURN_END, TURN_PASS) !== null;
}

export interface Situation {
    options: Targets;
    offers: Targets;
    /** The target tapped once; a second tap plays it. */
    armed: string | null;
    touch: boolean;
    replaying: boolean;
    /** One of my seats must decide. */
    mine: boolean;
}

export type Meaning =
    | { kind: 'play'; option: OptionInfo }
    | { kind: 'arm'; target: string }
    | { kind: 'choose'; target: string; options: OptionInfo[] }
    | { kind: 'ask'; target: string }
    | { kind: 'past' }
    | { kind: 'none' };

/** What it means that somebody clicked, tapped or activated a component. */
export function clickMeans(target: string, situation: Situation): Meaning {
    if (situation.replaying) return { kind: 'past' };
    const options = situation.options.get(target) ?? situation.offers.get(target) ?? [];
    if (options.length === 0) return situation.mine ? { kind: 'ask', target } : { kind: 'none' };
    if (situation.touch && situation.armed !== target) return { kind: 'arm', target };
    if (options.length > 1) return { kind: 'choose', target, options };
    return { kind: 'play', option: options[0]! };
}
