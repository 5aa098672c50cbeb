import { describe, expect, it } from 'vitest';
import type { OutcomeInfo, Text } from '../lib/protocol';
import { words } from '../lib/words.svelte';
import { placeText, resultOf } from './ending';
import type { TableState } from './state.svelte';

const place = (n: number, shared = false): string => placeText({ place: n, shared });

function table(outcome: Partial<OutcomeInfo>, winners: number[], seats = 2): TableState {
    const ended: OutcomeInfo = { points: [9, 9, 4], places: [1, 2, 3], tie_breaks: [], verdict: null, ...outcome };
    return {
        now: { outcome: ended, winners, scores: ended.points },
        names: ['Ann', 'Bob', 'The Tide'],
        seats: [{ seat: 0 }, { seat: 1 }].slice(0, seats),
        say: (text: Text) => text.key,
    } as unknown as TableState;
}
const lanterns = { name: { key: 'Lanterns', args: {} }, rule: 'HN-2.3', values: [2, 1, 5] };

describe('places in words', () => {
    it('are ordinals in English', async () => {
        await words.use('en');
        expect([1, 2, 3, 4, 11, 21].map((n) => place(n))).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
        expect(place(2, true)).toBe('shared 2nd');
    });

    it('are ordinals in French', async () => {
        await words.use('fr');
        expect([1, 2, 3].map((n) => place(n))).toEqual(['1er', '2e', '3e']);
        expect(place(1, true)).toBe('1er ex æquo');
    });

    it('are ordinals in German', async () => {
        await words.use('de');
        expect([1, 2, 3].map((n) => place(n))).toEqual(['1.', '2.', '3.']);
        expect(place(2, true)).toBe('geteilter 2.');
    });
});

describe('an early end', () => {
    const ended = (why: string, winners: number[]) => {
        const made = table({}, winners) as unknown as { now: object };
        made.now = { ...made.now, ended: { why, seat: 1 } };
        return resultOf(made as unknown as TableState);
    };

    it('names who has won by it, or says that nobody has', async () => {
        await words.use('en');
        expect(ended('resigned', [0])).toEqual({ result: 'Ann wins', about: 'Bob has resigned' });
        expect(ended('left', [])).toEqual({
            result: 'Bob has left',
            about: 'The game has ended; points count as they stood.',
        });
        expect(ended('cancelled', [])).toEqual({ result: 'The table was cancelled', about: 'as Bob wished' });
    });
});

describe('the result', () => {
    it('names the winner and what broke the tie', async () => {
        await words.use('en');
        expect(resultOf(table({ tie_breaks: [lanterns] }, [0]))).toEqual({
            result: 'Ann wins',
            about: 'with 9 points, decided by Lanterns: 2 to 1',
        });
    });

    it('says the same in the other languages', async () => {
        await words.use('fr');
        expect(resultOf(table({ tie_breaks: [lanterns] }, [0])).about).toContain('Lanterns\u00a0: 2 à 1');
        await words.use('de');
        expect(resultOf(table({ tie_breaks: [lanterns] }, [0])).about).toContain('Lanterns: 2 zu 1');
        await words.use('en');
    });

    it('may be that an automa has won', () => {
        expect(resultOf(table({ points: [1, 2, 9], places: [3, 2, 1] }, [2])).result).toBe('The Tide wins');
    });

    it('is won or lost, with a grade, where one plays against the game', () => {
        const grade = { key: 'a fair yard', args: {} };
        expect(resultOf(table({ verdict: { won: true, grade } }, [0], 1))).toEqual({
            result: 'Ann has won',
            about: 'with 9 points, a fair yard',
        });
        expect(resultOf(table({ verdict: { won: false, grade: null } }, [])).result).toBe(
            'Ann and Bob have lost together',
        );
    });
});
