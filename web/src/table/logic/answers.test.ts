import { describe, expect, it } from 'vitest';
import type { DecisionInfo, OptionInfo, Role, SeatAnswers } from '../../lib/protocol';
import { onlyLeave, stands, suggests } from './answers';

const option = (notation: string, role: Role | null): OptionInfo => ({ notation, role }) as OptionInfo;
const decision = (options: OptionInfo[], more: Partial<DecisionInfo> = {}): DecisionInfo =>
    ({ seat: 0, kind: 'pick', question: null, options, ...more }) as DecisionInfo;

const decline = option('decline', 'declines');
const play = option('play 3', null);
const nothing: SeatAnswers = { seat: 0, idle: false, confirms: false, declined: [] };

describe('what can only be left', () => {
    it('is one option that declines or confirms', () => {
        expect(onlyLeave(decision([decline]), [])).toBe(true);
        expect(onlyLeave(decision([option('done', 'confirms')]), [])).toBe(true);
        expect(onlyLeave(decision([play]), [])).toBe(false);
        expect(onlyLeave(decision([play, decline]), [])).toBe(false);
        expect(onlyLeave(null, [])).toBe(false);
    });
    it('is never a turn, nor chosen in secret', () => {
        expect(onlyLeave(decision([option('end-turn', 'ends-turn')]), [])).toBe(false);
        expect(onlyLeave(decision([option('pass', 'passes')]), [])).toBe(false);
        expect(onlyLeave(decision([decline], { kind: 'sealed' }), [])).toBe(false);
    });
    it('is not all there is while the same seat may do something unasked', () => {
        expect(onlyLeave(decision([decline]), [{ seat: 0, options: [play] }])).toBe(false);
        expect(onlyLeave(decision([decline]), [{ seat: 1, options: [play] }])).toBe(true);
    });
});

describe('the way to standing answers', () => {
    it('is shown where something stands', () => {
        expect(stands(nothing)).toBe(false);
        expect(stands(null)).toBe(false);
        const declined = [{ question: 'prompt-hire', prompt: { key: 'prompt-hire', args: {} } }];
        for (const answers of [
            { ...nothing, idle: true },
            { ...nothing, declined },
        ]) {
            expect(stands(answers)).toBe(true);
            expect(suggests(null, [], answers)).toBe(true);
        }
    });
    it('is shown where what is asked could be answered for good', () => {
        expect(suggests(decision([play]), [], nothing)).toBe(false);
        expect(suggests(decision([play, decline], { question: 'prompt-hire' }), [], nothing)).toBe(true);
        expect(suggests(decision([decline]), [], nothing)).toBe(true);
    });
});
