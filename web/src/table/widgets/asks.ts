// What the window over the board asks: what a decision leaves open that the board itself does not show, or which of several
// things is meant at the component that was picked. It goes by the kind of the decision, never by a game.
import type { GameUi, Impossible, Play } from '../../games/board';
import type { DecisionInfo, Kind, OptionInfo } from '../../lib/protocol';
import { leaves } from '../logic/targets';

export interface Asks {
    kind: Kind;
    /** The component it is about. */
    about: string | null;
    options: OptionInfo[];
    reach: DecisionInfo['reach'];
    /** It can be put away: nothing has been decided yet. */
    closes: boolean;
    /** What comes of an option, if it is not simply played. */
    then: Play | null;
    /** What cannot be done. */
    cannot: readonly Impossible[];
}

/** Several things could be meant by what was picked. */
export interface Choosing {
    target: string;
    options: OptionInfo[];
    then: Play | null;
    cannot: readonly Impossible[];
}

/** What no board shows by components alone. */
const ALWAYS: readonly Kind[] = ['amount', 'pay', 'several'];
/** What a board may show by itself, as drawings of its own. */
const DRAWN: readonly Kind[] = ['place', 'walk'];

export function asksOf(
    decision: DecisionInfo | null,
    choosing: Choosing | null,
    ui: Pick<GameUi, 'draws' | 'leads'> = {},
): Asks | null {
    if (choosing) {
        const { target, options, then, cannot } = choosing;
        return { kind: 'pick', about: target, options, reach: {}, closes: true, then, cannot };
    }
    if (!decision || !needsWindow(decision, ui)) return null;
    const { kind, subject, reach } = decision;
    const options = isOnBar(kind, ui) ? decision.options.filter(({ number }) => number === null) : decision.options;
    return { kind, about: subject, options, reach, closes: false, then: null, cannot: [] };
}

/** The board puts the number on the bar; the window has what is left. */
const isOnBar = (kind: Kind, { leads = [] }: Pick<GameUi, 'leads'>): boolean =>
    kind === 'amount' && leads.includes(kind);

function needsWindow(decision: DecisionInfo, { draws, leads = [] }: Pick<GameUi, 'draws' | 'leads'>): boolean {
    const { kind, options } = decision;
    if (kind === 'turn') return false;
    if (isOnBar(kind, { leads })) return options.some(({ number }) => number === null);
    if (DRAWN.includes(kind)) return !leads.includes(kind);
    if (ALWAYS.includes(kind)) return true;
    const drawn = (option: OptionInfo): boolean => leaves(option) || option.targets.some(draws ?? (() => true));
    return !options.every(drawn);
}

/** What a thing in the window stands for: what an option points at beside the component it is all about. */
export function standsFor({ targets }: OptionInfo, about: string | null): string | null {
    return targets.find((target) => target !== about) ?? targets[0] ?? null;
}

/** The options that name a number, from the least on. */
export function amounts(options: readonly OptionInfo[]): OptionInfo[] {
    return options.filter(({ number }) => number !== null).sort((a, b) => a.number! - b.number!);
}

/** Numbers worth a button of their own: the least, the next one, and all. */
export function quick(found: readonly OptionInfo[]): OptionInfo[] {
    return found.length < 3 ? [] : [...new Set([found[0]!, found[1]!, found.at(-1)!])];
}
