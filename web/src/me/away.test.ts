import { describe, expect, it } from 'vitest';
import { bytesOf, endOf, formDay } from './away';

describe('being away', () => {
    it('reads a key as the server writes it', () => {
        expect([...bytesOf('BP-_')]).toEqual([4, 255, 191]);
    });

    it('ends with a day', () => {
        expect(endOf('2026-12-31')).toBe(new Date(2027, 0, 1).getTime() / 1000);
        expect(formDay(new Date(2026, 2, 9, 23))).toBe('2026-03-09');
        expect(formDay(new Date(endOf('2026-03-09') * 1000 - 1000))).toBe('2026-03-09');
    });
});
