import { describe, expect, it } from 'vitest';
import type { LogEntry, LogEvent } from '../../lib/protocol';
import { groupTurns } from './log';
import { freshTargets, lastTargets, missed, myLast, wasHere } from './recap';

/** Seats 0 (me), 1 and 2 play one decision each in turn; every decision touches the cell of its number. */
function game(length: number): LogEntry[] {
    return Array.from({ length }, (_, i) => ({
        n: i + 1,
        seat: i % 3,
        notation: `build c${i + 1}`,
        label: null,
        events: [{ text: { key: 'event-built', args: { player: i % 3 } }, targets: [`cell:c${i + 1}`], role: null }],
        role: null,
    }));
}
const me = new Set([0]);

/** What had been told by then. */
const upTo = (log: LogEntry[], n: number): LogEntry[] => log.filter((entry) => entry.n <= n);

describe('since my last turn', () => {
    it('counts from my last decision', () => {
        expect(myLast(groupTurns(game(6)), me)).toBe(4);
        expect(myLast(groupTurns(game(6)), new Set())).toBe(0);
    });

    it('does not count what I answered in the turn of another', () => {
        const entry = (n: number, seat: number | null, notation: string, opens: number | null = null): LogEntry => ({
            n,
            seat,
            notation,
            label: null,
            events:
                opens === null
                    ? []
                    : [{ text: { key: 'event-turn', args: { player: opens } }, targets: [], role: 'opens-turn' }],
            role: notation === 'end-turn' ? 'ends-turn' : null,
        });
        const log = [
            entry(0, null, '', 0),
            entry(1, 0, 'end-turn', 1),
            entry(2, 1, 'build a1'),
            entry(3, 0, 'stop'),
            entry(4, 1, 'build a2'),
        ];
        const turns = groupTurns(log);
        expect(myLast(turns, me)).toBe(1);
        expect(wasHere(turns, me)).toBe(1);
        expect(missed(turns, me, 3)).toEqual([turns[1]]);
        expect(myLast(turns, new Set([1]))).toBe(4);
    });

    it('marks where I was before the others played', () => {
        expect(wasHere(groupTurns(game(3)), me)).toBe(1);
        expect(wasHere(groupTurns(game(4)), me)).toBe(1); // my new turn has begun; the line stays below the others' turns
        expect(wasHere(groupTurns(game(1)), me)).toBeNull();
    });

    it('lists only turns of others that I have not seen', () => {
        const turns = groupTurns(game(6));
        expect(missed(turns, me, 1).map((turn) => turn.seat)).toEqual([1, 2, 1, 2]);
        expect(missed(turns, me, 5).map((turn) => turn.end)).toEqual([6]);
        expect(missed(turns, me, 6)).toEqual([]);
    });

    it('rings what others changed, and nothing once I have acted', () => {
        expect([...freshTargets(game(3), me, 1)]).toEqual(['cell:c2', 'cell:c3']);
        expect([...freshTargets(game(4), me, myLast(groupTurns(game(4)), me))]).toEqual([]);
    });
});

describe('the last move', () => {
    it('is the latest decision that touched something, up to the shown position', () => {
        const log = [...game(3), { n: 4, seat: 0, notation: 'end-turn', label: null, events: [], role: null }];
        expect([...lastTargets(upTo(log, 4))]).toEqual(['cell:c3']);
        expect([...lastTargets(upTo(log, 2))]).toEqual(['cell:c2']);
        expect([...lastTargets(upTo(log, 0))]).toEqual([]);
    });

    it('is not what a new chapter brings along', () => {
        const brings: LogEvent = {
            text: { key: 'event-season-begins', args: {} },
            targets: ['tile:a', 'tile:b'],
            role: 'opens-chapter',
        };
        const [first, second] = game(2) as [LogEntry, LogEntry];
        const log = [first, { ...second, events: [...second.events, brings] }];
        expect([...lastTargets(upTo(log, 2))]).toEqual(['cell:c2']);
        expect([...freshTargets(log, me, 1)]).toEqual(['cell:c2']);
        const told = [first, { ...second, events: [...second.events, { ...brings, role: null }] }];
        expect(lastTargets(upTo(told, 2)).size).toBe(3);
    });
});
