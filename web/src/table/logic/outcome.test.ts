import { describe, expect, it } from 'vitest';
import type { OutcomeInfo, TieBreakInfo } from '../../lib/protocol';
import { brokenTies, placesOf } from './outcome';

const tie = (key: string, ...values: number[]): TieBreakInfo => ({ name: { key, args: {} }, rule: 'HN-2.3', values });
const ended = (points: number[], places: number[], ...tie_breaks: TieBreakInfo[]): OutcomeInfo => ({
    points,
    places,
    tie_breaks,
    verdict: null,
});

describe('places', () => {
    it('are shared by equals', () => {
        expect(placesOf(ended([9, 5, 5], [1, 2, 2]))).toEqual([
            { place: 1, shared: false },
            { place: 2, shared: true },
            { place: 2, shared: true },
        ]);
    });

    it('say nothing while the game goes on, to somebody alone, or against the game', () => {
        expect(placesOf(null)).toEqual([]);
        expect(placesOf(ended([9], [1]))).toEqual([]);
        expect(placesOf({ ...ended([9, 5], [1, 2]), verdict: { won: true, grade: null } })).toEqual([]);
    });
});

describe('what broke a tie', () => {
    it('is told with those who were equal, best first', () => {
        expect(brokenTies(ended([7, 9, 9], [3, 2, 1], tie('lanterns', 4, 1, 2)))).toEqual([
            { name: { key: 'lanterns', args: {} }, rule: 'HN-2.3', actors: [2, 1], values: [2, 1] },
        ]);
    });

    it('may need a second line, and be further down', () => {
        const ties = brokenTies(
            ended([5, 5, 9, 9, 9], [5, 4, 1, 2, 3], tie('gold', 0, 0, 3, 1, 1), tie('age', 1, 2, 0, 8, 6)),
        );
        expect(ties.map(({ name, actors, values }) => [name.key, actors, values])).toEqual([
            ['gold', [2, 3, 4], [3, 1, 1]],
            ['age', [3, 4], [8, 6]],
            ['age', [1, 0], [2, 1]],
        ]);
    });

    it('is nothing where nobody was equal', () => {
        expect(brokenTies(null)).toEqual([]);
        expect(brokenTies(ended([9, 5], [1, 2]))).toEqual([]);
    });
});
