/* Options, decisions and games for tests: what is left out is plain. */
import type { Agreement, DecisionInfo, GameInfo, OptionInfo, OptionSpec } from './protocol';

/** What people agree on who say nothing. */
export const exampleAgreement: Agreement = {
    pace: 'live',
    leaving: 'bot',
    open: false,
    helpers: true,
    absence: 5,
    bot: 'medium',
    known: 'nothing',
    clock: 'none',
};

/** An action written so; its label repeats the notation. */
export function exampleOption(notation: string, more: Partial<OptionInfo> = {}): OptionInfo {
    const [verb = ''] = notation.split(' ');
    const label = { key: notation, args: {} };
    const plain = { targets: [], number: null, way: null, role: null, change: null, changes: {}, leads: [] };
    return { action: 0, verb, notation, label, ...plain, ...more };
}

export function exampleDecision(options: OptionInfo[], more: Partial<DecisionInfo> = {}): DecisionInfo {
    const prompt = { key: 'prompt', args: {} };
    return {
        seat: 0,
        kind: 'pick',
        subject: null,
        prompt,
        options,
        reach: {},
        question: null,
        begun: false,
        hints: {},
        plans: {},
        ...more,
    };
}

/** A choice that a new table has: a flag that is off. */
export function exampleSpec(name: string, more: Partial<OptionSpec> = {}): OptionSpec {
    const nothing = { among: [], least: 0, most: 0, length: 0, players: [], needs: [], unless: [], barred: {} };
    return { name, kind: 'flag', default: false, ...nothing, ...more };
}

export function exampleGame(players: number[], options: OptionSpec[]): GameInfo {
    const plain = { own: false, introduction: false, handbook: false };
    return { id: 'a_game', players, bots: ['easy', 'medium'], usual_bot: 'medium', ...plain, options };
}
