import { describe, expect, it, vi } from 'vitest';
import { ahead, nextStop, previousStop, ReplayCache } from './replay';

describe('the cache of past positions', () => {
    it('fetches a position once', async () => {
        const fetchOne = vi.fn(async (n: number) => `at ${n}`);
        const cache = new ReplayCache(fetchOne);
        expect(await Promise.all([cache.load(3), cache.load(3)])).toEqual(['at 3', 'at 3']);
        expect(await cache.load(3)).toBe('at 3');
        expect(cache.get(3)).toBe('at 3');
        expect(fetchOne).toHaveBeenCalledTimes(1);
    });

    it('forgets a failure', async () => {
        const fetchOne = vi
            .fn<(n: number) => Promise<string>>()
            .mockRejectedValueOnce(new Error('gone'))
            .mockResolvedValue('there');
        const cache = new ReplayCache(fetchOne);
        await expect(cache.load(1)).rejects.toThrow('gone');
        expect(await cache.load(1)).toBe('there');
    });

    it('drops what was taken back, even when it is still on its way', async () => {
        let answer!: (value: string) => void;
        const cache = new ReplayCache((n) =>
            n === 9 ? new Promise<string>((done) => (answer = done)) : Promise.resolve(`at ${n}`),
        );
        await cache.load(4);
        await cache.load(5);
        const late = cache.load(9);
        cache.dropAfter(4);
        answer('old');
        await late;
        expect([cache.get(4), cache.get(5), cache.get(9)]).toEqual(['at 4', undefined, undefined]);
    });

    it('keeps only so many', async () => {
        const cache = new ReplayCache(async (n: number) => n, 2);
        for (const n of [1, 2, 3]) await cache.load(n);
        expect([1, 2, 3].map((n) => cache.get(n))).toEqual([undefined, 2, 3]);
    });

    it('fetches ahead until told to stop', async () => {
        const cache = new ReplayCache(async (n: number) => n);
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
