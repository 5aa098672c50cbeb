import { beforeEach, describe, expect, it } from 'vitest';
import type { ScoreLineInfo } from '../../lib/protocol';
import { sheetRows } from '../logic/sheet';
import { beatsOf, groupTime } from './beats';
import { countingAt, type Group } from './groups';
import { stepsOf } from './podium';
import { isFirstTime } from './seen';
import { spotsOf, type Box } from './spots';

const line = (id: string, ...earnings: [number, string[]][]): ScoreLineInfo => ({
    id,
    name: { key: `card-${id}`, args: {} },
    rule: 'KB-8',
    points: earnings.reduce((sum, [points]) => sum + points, 0),
    earnings: earnings.map(([points, targets]) => ({ points, targets })),
});
const rows = sheetRows([
    [line('hermits', [1, ['cell:a1', 'cell:a2']], [1, ['cell:c4']]), line('road'), line('castles', [3, ['cell:b1']])],
    [line('hermits', [1, ['cell:d1']]), line('road'), line('castles')],
]);

describe('the final count', () => {
    const beats = beatsOf(rows, 2);

    it('goes line by line, in each actor by actor; a line without points is told once', () => {
        expect(beats.map(({ row, actor }) => [row, actor])).toEqual([
            [0, 0],
            [0, 1],
            [1, null],
            [2, 0],
        ]);
    });

    it('keeps what each line has brought so far, and the totals', () => {
        expect(beats.map(({ line }) => line)).toEqual([
            [2, null],
            [2, 1],
            [0, 0],
            [3, 0],
        ]);
        expect(beats.map(({ totals }) => totals)).toEqual([
            [2, 0],
            [2, 1],
            [2, 1],
            [5, 1],
        ]);
    });

    it('has the groups of each beat, with time for each of them', () => {
        expect(beats[0]!.groups.map(({ points, targets }) => [points, ...targets])).toEqual([
            [1, 'cell:a1', 'cell:a2'],
            [1, 'cell:c4'],
        ]);
        expect(beats[0]!.time).toBeGreaterThan(beats[1]!.time);
        expect(groupTime(beats[0]!)).toBeLessThan(beats[0]!.time);
        expect(groupTime(beats[1]!)).toBe(0);
    });

    it('takes about as long for a line, however many have a part in it', () => {
        expect(beats[3]!.time).toBe(1200);
        expect(beats[1]!.time).toBeLessThan(1200);
    });
});

describe('what is explained', () => {
    it('is all of a cell, or one of its groups', () => {
        expect(countingAt(rows, { row: 0, seat: 0, earning: null })!.groups).toHaveLength(2);
        expect(countingAt(rows, { row: 0, seat: 0, earning: 1 })).toEqual({
            actor: 0,
            groups: [{ actor: 0, points: 1, targets: ['cell:c4'] }],
        });
        expect(countingAt(rows, null)).toBeNull();
    });
});

describe('numbers on the board', () => {
    const box = (x: number, y = 0): Box => ({ x, y, width: 20, height: 20 });
    const BOXES: Record<string, Box> = { a: box(0), b: box(20), c: box(40), d: box(100) };
    const group = (...targets: string[]): Group => ({ actor: 0, points: 1, targets });
    const at = (...groups: Group[]): number[] =>
        spotsOf(groups, (target) => BOXES[target] ?? null).labels.map(({ x }) => x);

    it('stand in the middle of their group', () => {
        expect(at(group('a', 'b', 'c'), group('d'))).toEqual([30, 110]);
    });

    it('do not stand on one another', () => {
        expect(at(group('a', 'b', 'c'), group('b', 'c'))).toEqual([30, 50]);
        const [first, second] = at(group('d'), group('d'));
        expect(second! - first!).toBeGreaterThan(15);
    });

    it('are not there for what cannot be seen', () => {
        expect(spotsOf([group('z')], () => null)).toEqual({ holes: [], labels: [] });
    });
});

describe('the podium', () => {
    it('has the first three places on steps, the others beside it', () => {
        const { steps, others } = stepsOf([4, 2, 1, 3, 5]);
        expect(steps).toEqual([
            { place: 1, actors: [2] },
            { place: 2, actors: [1] },
            { place: 3, actors: [3] },
        ]);
        expect(others).toEqual([0, 4]);
    });

    it('does not tear those apart who share a place', () => {
        expect(stepsOf([1, 1, 3, 3]).steps.map(({ actors }) => actors)).toEqual([
            [0, 1],
            [2, 3],
        ]);
        expect(stepsOf([2, 1, 2, 2, 2])).toEqual({ steps: [{ place: 1, actors: [1] }], others: [0, 2, 3, 4] });
        expect(stepsOf([1, 1, 1, 1, 1]).steps).toEqual([]);
    });
});

describe('the celebration', () => {
    beforeEach(() => localStorage.clear());

    it('happens once at each table', () => {
        expect([isFirstTime('a'), isFirstTime('a'), isFirstTime('b')]).toEqual([true, false, true]);
    });

    it('does not mind what else may be stored', () => {
        localStorage.setItem('boardwright.celebrated', '{');
        expect(isFirstTime('a')).toBe(true);
    });
});
