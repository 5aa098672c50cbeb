import { describe, expect, it } from 'vitest';
import type { ScoreLineInfo } from '../../lib/protocol';
import { gainsOf, together } from './gains';

const name = { key: 'card', args: {} };
const line = (id: string, points: number): ScoreLineInfo => ({ id, name, rule: '', points, earnings: [] });

describe('what changed the points', () => {
    it('names the lines that did', () => {
        const before = [line('castles', 3), line('fishermen', 5), line('miners', 2)];
        const after = [line('castles', 3), line('fishermen', 8), line('miners', 1), line('paid', 4)];
        expect(gainsOf(before, after)).toEqual([
            { line: 'fishermen', name, points: 3 },
            { line: 'miners', name, points: -1 },
            { line: 'paid', name, points: 4 },
        ]);
    });

    it('adds to what is still being told', () => {
        const told = [{ line: 'fishermen', name, points: 1 }];
        const more = [
            { line: 'fishermen', name, points: 2 },
            { line: 'miners', name, points: 1 },
        ];
        expect(together(told, more).map(({ points }) => points)).toEqual([3, 1]);
        expect(together(told, [{ line: 'fishermen', name, points: -1 }])).toEqual([]);
    });
});
