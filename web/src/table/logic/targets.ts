// From a decision's options to what is lit, what the buttons say, and what a click means.

import { words } from '../../lib/words.svelte';
import type { DecisionInfo, OfferInfo, OptionInfo, Role } from '../../lib/protocol';

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
    const isLast = ({ options }: Group): boolean => options.some(leaves);
    return [...groups.filter((group) => !isLast(group)), ...groups.filter(isLast)];
}

/** The key of a heading over the options of a verb. */
export const verbWord = (verb: string): string =>
    [`${words.game}-verb-${verb}`, `verb-${verb}`].find((key) => words.has(key)) ?? 'verb-other';

const LEAVING: readonly (Role | null)[] = ['ends-turn', 'confirms', 'declines', 'passes'];

/** Whether an option leads on without touching anything on the table. */
export const leaves = ({ role }: OptionInfo): boolean => LEAVING.includes(role);

const withRole = (decision: DecisionInfo | null, ...roles: Role[]): OptionInfo | null =>
    decision?.options.find(({ role }) => role !== null && roles.includes(role)) ?? null;

/** What leads on from here without touching anything on the table: the end of the turn, else to leave off, else to pass where
 *  nothing else can be done. */
export function wayOn(decision: DecisionInfo | null): OptionInfo | null {
    const only = decision?.options.length === 1 ? withRole(decision, 'passes') : null;
    return withRole(decision, 'ends-turn') ?? withRole(decision, 'confirms', 'declines') ?? only;
}

/** To pass, where there would be something else to do. */
export function passing(decision: DecisionInfo | null): OptionInfo | null {
    return decision && decision.options.length > 1 ? withRole(decision, 'passes') : null;
}

/** Only the end of the turn is left to choose, or to pass. */
export function onlyEnd(decision: DecisionInfo | null): boolean {
    return decision?.options.length === 1 && withRole(decision, 'ends-turn', 'passes') !== null;
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
