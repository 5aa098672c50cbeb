/* Options and decisions for tests: what is left out is plain. */
import type { DecisionInfo, OptionInfo } from './protocol';

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
