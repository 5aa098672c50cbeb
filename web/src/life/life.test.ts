// Whose answer is missing, and what the wish to cancel a table means to whom.
import { describe, expect, it } from 'vitest';
import type { CancelInfo, SeatInfo } from '../lib/protocol';
import { opponent, others, standing, unanswered, type OneTable } from './life';

const person = (seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo =>
    ({ seat, name, kind: 'person', gone: null, mine: false, taken: true, ...more }) as SeatInfo;

/** Ann (me) and Ben at one screen, Cleo and Dan elsewhere, a seat that nobody has taken, and one that was given up. */
function table(cancelling: CancelInfo | null = null): OneTable {
    const seats = [
        person(0, 'Ann', { mine: true }),
        person(1, 'Ben', { mine: true }),
        person(2, 'Cleo'),
        person(3, 'Dan'),
        person(4, 'Eve', { taken: false }),
        person(5, 'Finn', { gone: 'left', taken: false }),
    ];
    return { seats, cancelling } as OneTable;
}
const wish = (seat: number, agreed: number[] = [], declined: number | null = null): CancelInfo => ({
    seat,
    agreed,
    declined,
});

describe('a wish to cancel the table', () => {
    it('is asked of those who have not answered', () => {
        expect(standing(table())).toBe(null);
        expect(standing(table(wish(2)))).toBe('asked');
        expect(standing(table(wish(2, [0])))).toBe('asked');
        expect(standing(table(wish(2, [0, 1])))).toBe(null);
        expect(standing(table(wish(2, [], 3)))).toBe(null);
    });

    it('waits for answers, or has one too many', () => {
        expect(standing(table(wish(1)))).toBe('waiting');
        expect(unanswered(table(wish(1, [3])))).toEqual(['Cleo']);
        expect(standing(table(wish(1, [3], 2)))).toBe('declined');
    });
});

describe('the others', () => {
    it('are people who still play, elsewhere', () => {
        expect(others(table())).toEqual(['Cleo', 'Dan']);
    });

    it('may be one opponent, with a seat or without', () => {
        const { seats } = table();
        const two = { seats: [seats[0]!, seats[2]!, seats[5]!] } as OneTable;
        expect(opponent(two, 0)).toBe('Cleo');
        expect(opponent({ seats: [seats[0]!] } as OneTable, 0)).toBe(null);
    });
});
