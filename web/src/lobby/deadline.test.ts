import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../lib/protocol';
import { deadline } from './deadline';

const seat = (seat: number, until: number | null, mine = false) => ({ seat, until, mine }) as SeatInfo;
const table = (...seats: SeatInfo[]) => ({ seats, over: false }) as TableInfo;

describe('the time that is told of a table', () => {
    it('is my own, also where others have less', () => {
        expect(deadline(table(seat(0, 50), seat(1, 200, true), seat(2, 100, true)))?.seat).toBe(2);
    });

    it('is that of who has the least left, where I am not asked', () => {
        expect(deadline(table(seat(0, null, true), seat(1, 200), seat(2, 100)))?.seat).toBe(2);
    });

    it('is nobody’s where there is no limit, or the game is over', () => {
        expect(deadline(table(seat(0, null, true), seat(1, null)))).toBeNull();
        expect(deadline({ ...table(seat(0, 100, true)), over: true })).toBeNull();
    });
});
