import { beforeEach, expect, it } from 'vitest';
import { arrivals, greet, keepLinks, linksOf, tidyLinks } from './links';
import type { SeatInfo } from './protocol';

const seat = (number: number, taken: boolean): SeatInfo => ({
    seat: number,
    name: '',
    kind: 'person',
    bot: null,
    stand_in: null,
    away: null,
    gone: null,
    mine: false,
    taken,
    online: false,
    devices: 0,
    until: null,
    late: false,
    vacation: null,
});

beforeEach(() => localStorage.clear());

it('keeps the links of free seats until they are taken', () => {
    keepLinks('t1', [
        { seat: 1, token: 'a' },
        { seat: 2, token: 'b' },
    ]);
    expect(linksOf('t1', [seat(0, true), seat(1, true), seat(2, false)])).toEqual([{ seat: 2, token: 'b' }]);
    expect(linksOf('t2', [seat(0, false)])).toEqual([]);
});

it('tells who has come by a link until they were greeted', () => {
    keepLinks('t1', [
        { seat: 1, token: 'a' },
        { seat: 2, token: 'b' },
    ]);
    const seats = [seat(0, true), seat(1, true), seat(2, false)];
    expect(arrivals('t1', seats).map((one) => one.seat)).toEqual([1]);
    greet('t1', seats);
    expect(arrivals('t1', seats)).toEqual([]);
    expect(linksOf('t1', seats)).toEqual([{ seat: 2, token: 'b' }]);
    greet('t1', [seat(2, true)]);
    expect(localStorage.getItem('boardwright.links')).toBe('{}');
});

it('forgets tables that are not listed any more', () => {
    keepLinks('t1', [{ seat: 1, token: 'a' }]);
    keepLinks('t2', [{ seat: 1, token: 'b' }]);
    tidyLinks(['t2']);
    expect(linksOf('t1', [seat(1, false)])).toEqual([]);
    expect(linksOf('t2', [seat(1, false)])).toHaveLength(1);
});
