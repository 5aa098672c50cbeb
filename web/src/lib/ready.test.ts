import { describe, expect, it } from 'vitest';
import { NOBODY, readyAfter } from './ready';

/** Snapshots one after another: who is waited for, and how many entries of others the log has. */
const after = (...shots: [number[], number][]): number[] => {
    let state = NOBODY;
    for (const [waiting, told] of shots) state = readyAfter(state, waiting, told);
    return [...state.ready].sort();
};

describe('ready', () => {
    it('is whoever is no longer waited for while others still choose', () => {
        expect(after([[0, 1, 2], 4], [[0, 2], 4])).toEqual([1]);
        expect(after([[0, 1, 2], 4], [[0, 2], 4], [[2], 4])).toEqual([0, 1]);
    });

    it('is nobody who has taken the choice back', () => {
        expect(after([[0, 1, 2], 4], [[0, 2], 4], [[0, 1, 2], 4])).toEqual([]);
    });

    it('is nobody once the choices are revealed, whoever is next', () => {
        expect(after([[0, 1], 4], [[1], 4], [[0], 5])).toEqual([]);
        expect(after([[0, 1], 4], [[1], 4], [[], 5])).toEqual([]);
    });

    it('is nobody where players simply take turns', () => {
        expect(after([[0], 4], [[1], 4], [[0], 5])).toEqual([]);
    });
});
