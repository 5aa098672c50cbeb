import { beforeEach, expect, it } from 'vitest';
import { keepLinks, linksOf, tidyLinks } from './links';
import type { SeatInfo } from './protocol';

const seat = (number: number, taken: boolean): SeatInfo => ({
    seat: number,
    name: '',
    kind: 'person',
    bot: null,
    stand_in: null,
    gone: null,
    mine: false,
    taken,
    online: false,
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

it('forgets tables that are not listed any more', () => {
    keepLinks('t1', [{ seat: 1, token: 'a' }]);
    keepLinks('t2', [{ seat: 1, token: 'b' }]);
    tidyLinks(['t2']);
    expect(linksOf('t1', [seat(1, false)])).toEqual([]);
    expect(linksOf('t2', [seat(1, false)])).toHaveLength(1);
});
