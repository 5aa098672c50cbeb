// From a decision's options to what is lit, what the buttons say, and what a click means.

import type { DecisionInfo, OptionInfo } from '../../lib/protocol';

export type Targets = ReadonlyMap<string, OptionInfo[]>;

/** Which options point at a component. */
export function optionsByTarget(decision: DecisionInfo | null): Targets {
    const map = new Map<string, OptionInfo[]>();
    for (const option of decision?.options ?? []) {
        for (const target of option.targets) map.set(target, [...(map.get(target) ?? []), option]);
    }
    return map;
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

/** The component that stands for the turn itself; games offer it to end a turn, or to pass. */
export const TURN_END = 'turn:end';

export function endTurn(decision: DecisionInfo | null): OptionInfo | null {
    return decision?.options.find((option) => option.targets.includes(TURN_END)) ?? null;
}

/** The component that stands for leaving off: games offer it in the middle of something, or to decline. */
export const TURN_STOP = 'turn:stop';

const isOfTurn = (target: string): boolean => target === TURN_END || target === TURN_STOP;

/** What leads on from here without touching anything on the table: the end of the turn, or else to stop. */
export function wayOn(decision: DecisionInfo | null): OptionInfo | null {
    return endTurn(decision) ?? decision?.options.find((option) => option.targets.includes(TURN_STOP)) ?? null;
}

/** Only the end of the turn is left to choose. */
export function onlyEnd(decision: DecisionInfo | null): boolean {
    return decision?.options.length === 1 && endTurn(decision) !== null;
}

export interface Situation {
    options: Targets;
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
    const options = situation.options.get(target) ?? [];
    if (options.length === 0) return situation.mine ? { kind: 'ask', target } : { kind: 'none' };
    if (situation.touch && situation.armed !== target) return { kind: 'arm', target };
    if (options.length > 1) return { kind: 'choose', target, options };
    return { kind: 'play', option: options[0]! };
}
