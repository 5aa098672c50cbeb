import { describe, expect, it, vi } from 'vitest';
import { ahead, nextStop, previousStop, ReplayCache } from './replay';

describe('the cache of past positions', () => {
    it('fetches a position once', async () => {
        const fetchSome = vi.fn(async ([n]: readonly number[]) => [`at ${n}`]);
        const cache = new ReplayCache(fetchSome);
        expect(await Promise.all([cache.load(3), cache.load(3)])).toEqual(['at 3', 'at 3']);
        expect(await cache.load(3)).toBe('at 3');
        expect(cache.get(3)).toBe('at 3');
        expect(fetchSome).toHaveBeenCalledTimes(1);
    });

    it('asks for several at once, and for none twice', async () => {
        const fetchSome = vi.fn(async (wanted: readonly number[]) => wanted.map((n) => `at ${n}`));
        const cache = new ReplayCache(fetchSome, 2);
        await cache.load(3);
        const coming = cache.load(5);
        expect(await cache.loadAll([2, 3, 4, 5, 6])).toEqual(['at 2', 'at 3', 'at 4', 'at 5', 'at 6']);
        expect(await coming).toBe('at 5');
        expect(fetchSome.mock.calls).toEqual([[[3]], [[5]], [[2, 4]], [[6]]]);
    });

    it('forgets a failure', async () => {
        const fetchSome = vi
            .fn<() => Promise<string[]>>()
            .mockRejectedValueOnce(new Error('gone'))
            .mockResolvedValue(['there']);
        const cache = new ReplayCache(fetchSome);
        await expect(cache.load(1)).rejects.toThrow('gone');
        expect(await cache.load(1)).toBe('there');
    });

    it('drops what was taken back, even when it is still on its way', async () => {
        let answer!: (values: string[]) => void;
        const cache = new ReplayCache(([n]) =>
            n === 9 ? new Promise<string[]>((done) => (answer = done)) : Promise.resolve([`at ${n}`]),
        );
        await cache.load(4);
        await cache.load(5);
        const late = cache.load(9);
        cache.dropAfter(4);
        answer(['old']);
        await late;
        expect([cache.get(4), cache.get(5), cache.get(9)]).toEqual(['at 4', undefined, undefined]);
    });

    it('keeps only so many', async () => {
        const cache = new ReplayCache(async (wanted: readonly number[]) => [...wanted], 1, 2);
        for (const n of [1, 2, 3]) await cache.load(n);
        expect([1, 2, 3].map((n) => cache.get(n))).toEqual([undefined, 2, 3]);
    });

    it('fetches ahead until told to stop', async () => {
        const cache = new ReplayCache(async (wanted: readonly number[]) => [...wanted]);
        await cache.prefetch([1, 2, 3], () => cache.get(2) !== undefined);
        expect([1, 2, 3].map((n) => cache.get(n))).toEqual([1, 2, undefined]);
    });
});

describe('where to go next', () => {
    const stops = [0, 4, 8, 10];
    it('knows the turns before and after', () => {
        expect([0, 4, 5, 10].map((n) => previousStop(stops, n))).toEqual([0, 0, 4, 8]);
        expect([0, 4, 5, 10].map((n) => nextStop(stops, n))).toEqual([4, 8, 8, 10]);
    });

    it('looks ahead outwards, inside the game', () => {
        expect(ahead(4, 10, stops, 2)).toEqual([5, 3, 8, 0, 6, 2]);
        expect(ahead(10, 10, stops, 2)).toEqual([9, 8]);
    });
});
