import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../lib/protocol';
import { eyes, passTo, peopleHere } from './pass';

const seat = (number: number, mine: boolean, more: Partial<SeatInfo> = {}): SeatInfo => ({
    seat: number,
    name: `S${number}`,
    kind: 'person',
    bot: null,
    stand_in: null,
    away: null,
    gone: null,
    mine,
    taken: true,
    online: true,
    devices: 0,
    until: null,
    late: false,
    vacation: null,
    ...more,
});

describe('hot seat', () => {
    const two = [seat(0, true), seat(1, false), seat(2, true)];

    it('covers the table until the right person looks', () => {
        expect(passTo(two, 0, null)).toBe(0);
        expect(passTo(two, 0, 0)).toBeNull();
        expect(passTo(two, 2, 0)).toBe(2);
    });

    it('lets each person see what the other one did', () => {
        expect([...eyes(two, 0)]).toEqual([0]);
        expect([...eyes(two, null)]).toEqual([0, 2]);
        expect([...eyes([seat(0, true), seat(1, false)], 0)]).toEqual([0]);
    });

    it('covers nothing for one person, for spectators, or beside a bot', () => {
        expect(passTo([seat(0, true), seat(1, false)], 0, null)).toBeNull();
        expect(passTo(two, null, null)).toBeNull();
        expect(passTo([seat(0, true), seat(1, true, { kind: 'bot', bot: 'random' })], 0, null)).toBeNull();
        expect(peopleHere([seat(0, true), seat(1, true, { stand_in: 'greedy' })])).toEqual([0]);
    });
});
