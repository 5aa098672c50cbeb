import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../lib/protocol';
import { isSummed, sumsOf } from './summary';

const terrain = (id: string) => ({ key: `terrain-${id}`, args: {} });
const built = (cell: string, on: string, left: number): LogEvent => ({
    text: { key: 'event-built', args: { player: 1, cell, left, terrain: terrain(on) } },
    targets: [`cell:${cell}`],
    role: null,
});
const used: LogEvent = { text: { key: 'event-used', args: { player: 1 } }, targets: ['tile:farm'], role: null };
const has = (key: string): boolean => key === 'event-built-sum';

describe('equal steps of a turn', () => {
    it('are one sentence, with a part for each thing they name', () => {
        const events = [built('f7', 'forest', 9), built('f8', 'forest', 8), used, built('a1', 'grass', 7)];
        expect(sumsOf(events, has)).toEqual([
            {
                text: { key: 'event-built-sum', args: { player: 1 } },
                parts: [
                    { key: 'event-built-part', args: { terrain: terrain('forest'), count: 2 } },
                    { key: 'event-built-part', args: { terrain: terrain('grass'), count: 1 } },
                ],
            },
        ]);
    });

    it('are summed up only where the game has words for it', () => {
        expect([isSummed(used, has), isSummed(built('f7', 'forest', 9), has)]).toEqual([false, true]);
        expect(sumsOf([used], has)).toEqual([]);
        expect(sumsOf([built('f7', 'forest', 9)], () => false)).toEqual([]);
    });
});
