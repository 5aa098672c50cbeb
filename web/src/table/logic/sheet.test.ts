import { describe, expect, it } from 'vitest';
import type { ScoreLineInfo } from '../../lib/protocol';
import { moveSpot, nextSpot, previousSpot, sheetRows, type Spot } from './sheet';

const line = (id: string, ...earnings: [number, string[]][]): ScoreLineInfo => ({
    id,
    name: { key: `card-${id}`, args: {} },
    rule: 'KB-8',
    points: earnings.reduce((sum, [points]) => sum + points, 0),
    earnings: earnings.map(([points, targets]) => ({ points, targets })),
});
const rows = sheetRows([
    [line('knights', [2, ['cell:a1']], [2, ['cell:a2']]), line('castles', [3, ['cell:b1', 'cell:b2']])],
    [line('knights', [2, ['cell:c1']]), line('castles')],
]);

describe('the score sheet', () => {
    it('has a row for each source and a cell for each seat', () => {
        expect(rows.map((row) => [row.id, ...row.cells.map((cell) => cell.points)])).toEqual([
            ['knights', 4, 2],
            ['castles', 3, 0],
        ]);
    });

    it('leaves a seat without that line empty', () => {
        expect(
            sheetRows([[line('a', [1, []])], [line('b', [2, []])]]).map((row) => row.cells.map((cell) => cell.points)),
        ).toEqual([
            [1, 0],
            [0, 2],
        ]);
    });

    it('is not made long by what brings nobody anything', () => {
        const lines = Array.from({ length: 14 }, (_, at) =>
            line(`l${at}`, ...(at < 3 ? [[1, []] as [number, string[]]] : [])),
        );
        expect(sheetRows([lines]).map(({ id }) => id)).toEqual(['l0', 'l1', 'l2']);
        expect(sheetRows([lines.slice(0, 9)])).toHaveLength(9);
    });

    it('steps through everything and back again', () => {
        const way: Spot[] = [];
        for (let spot = nextSpot(rows, null); spot; spot = nextSpot(rows, spot)) way.push(spot);
        expect(way.map(({ row, seat, earning }) => [row, seat, earning])).toEqual([
            [0, 0, null],
            [0, 0, 0],
            [0, 0, 1],
            [0, 1, null],
            [1, 0, null],
            [1, 1, null],
        ]);
        const back: Spot[] = [];
        for (let spot: Spot | null = way.at(-1)!; spot; spot = previousSpot(rows, spot)) back.push(spot);
        expect(back.reverse()).toEqual(way);
    });

    it('moves with the arrow keys and stops at the edge', () => {
        const at = { row: 0, seat: 0, earning: 1 };
        expect(moveSpot(rows, at, 'ArrowDown')).toEqual({ row: 1, seat: 0, earning: null });
        expect(moveSpot(rows, at, 'ArrowRight')).toEqual({ row: 0, seat: 1, earning: null });
        expect(moveSpot(rows, at, 'ArrowUp')).toEqual({ row: 0, seat: 0, earning: null });
        expect(moveSpot(rows, { row: 1, seat: 1, earning: null }, 'ArrowDown')).toEqual({
            row: 1,
            seat: 1,
            earning: null,
        });
    });
});
