import { describe, expect, it } from 'vitest';
import { dayOf, timeLeft } from './time-left';

describe('the time that is left', () => {
    it.each([
        [0, '1 min'],
        [30, '1 min'],
        [290, '5 min'],
        [7_100, '118 min'],
        [7_300, '2 hr'],
        [100_000, '28 hr'],
        [259_200, '3 days'],
    ])('of %d seconds is %s', (seconds, said) => {
        expect(timeLeft(1000 + seconds, 'en', 1000)).toBe(said);
    });

    it('is said in every language', () => {
        expect(timeLeft(7_300, 'de', 0)).toBe('2 Std.');
        expect(timeLeft(7_300, 'fr', 0).replace(/\s/, ' ')).toBe('2 h');
    });

    it('ends on a day', () => {
        expect(dayOf(Date.UTC(2026, 10, 17, 12) / 1000, 'en')).toBe('November 17');
    });
});
