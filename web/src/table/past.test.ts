import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../lib/api';
import type { Scene } from '../lib/protocol';
import { Past } from './past.svelte';

/** A game of ten decisions; turns begin at 0, 4 and 8. */
function look(first = 0, table = 't1', length = () => 10): Past {
    return new Past(
        table,
        length,
        () => [0, 4, 8, 10],
        () => first,
    );
}

beforeEach(() => {
    vi.spyOn(api, 'scenes').mockImplementation(async (_, lengths) => lengths.map((length) => ({ length }) as Scene));
    history.replaceState(null, '', '#/t/t1');
});

describe('looking back', () => {
    it('shows a position and puts it into the address', async () => {
        const past = look();
        past.go(3);
        expect(past.n).toBe(3);
        expect(location.hash).toBe('#/t/t1?n=3');
        await vi.waitFor(() => expect(past.scene?.length).toBe(3));
    });

    it('takes the end for the present', () => {
        const past = look();
        past.go(3);
        past.go(10);
        expect([past.n, past.scene, location.hash]).toEqual([null, null, '#/t/t1']);
    });

    it.each([
        ['first', 5, 0],
        ['previous-turn', 5, 4],
        ['previous-step', 5, 4],
        ['next-step', 5, 6],
        ['next-turn', 5, 8],
        ['live', 5, null],
        ['next-turn', 8, null],
        ['previous-step', 0, 0],
    ] as const)('%s from %i goes to %o', (step, from, to) => {
        const past = look();
        past.go(from);
        past.step(step);
        expect(past.n).toBe(to);
    });

    it('goes back no farther than to the last restart', async () => {
        const past = look(6, 't2');
        past.step('first');
        expect(past.n).toBe(6);
        past.step('previous-step');
        past.step('previous-turn');
        expect(past.n).toBe(6);
        past.go(2);
        expect(past.n).toBe(6);
        const asked = () => vi.mocked(api.scenes).mock.calls.filter(([table]) => table === 't2');
        await vi.waitFor(() => expect(asked().flatMap(([, wanted]) => wanted)).toEqual([6, 7, 8, 9]));
        const fresh = look(10);
        fresh.step('first');
        expect(fresh.n).toBeNull();
    });

    it('steps back from the present', () => {
        const past = look();
        past.step('previous-step');
        expect(past.n).toBe(9);
    });

    it('shows the position asked for last, whatever arrives later', async () => {
        let late!: (values: Scene[]) => void;
        vi.spyOn(api, 'scenes').mockImplementation((_, lengths) =>
            lengths[0] === 2
                ? new Promise((done) => (late = done))
                : Promise.resolve(lengths.map((length) => ({ length }) as Scene)),
        );
        const past = look();
        past.go(2);
        past.go(7);
        await vi.waitFor(() => expect(past.scene?.length).toBe(7));
        late([{ length: 2 } as Scene]);
        await Promise.resolve();
        expect(past.scene?.length).toBe(7);
    });

    it('says so when a position cannot be had', async () => {
        vi.spyOn(api, 'scenes').mockRejectedValue(new Error('gone'));
        const past = look();
        past.go(2);
        await vi.waitFor(() => expect(past.failed).toBe(true));
    });

    it('plays on to the present by itself, and stops when told', () => {
        vi.useFakeTimers();
        const past = look();
        past.play(7);
        vi.advanceTimersByTime(750);
        expect([past.n, past.playing]).toEqual([8, true]);
        past.pause();
        vi.advanceTimersByTime(5000);
        expect(past.n).toBe(8);
        past.play(8);
        vi.advanceTimersByTime(5000);
        expect([past.n, past.playing]).toEqual([null, false]);
        vi.useRealTimers();
    });

    it('comes back when the shown decision was taken back', () => {
        let length = 10;
        const past = look(0, 't1', () => length);
        past.go(6);
        length = 7;
        past.retold(8);
        expect(past.n).toBe(6);
        length = 6;
        past.retold(7);
        expect(past.n).toBeNull();
    });

    it('fetches again what the log tells anew', async () => {
        const past = look();
        past.go(6);
        await vi.waitFor(() => expect(past.scene?.length).toBe(6));
        vi.spyOn(api, 'scenes').mockImplementation(async (_, lengths) =>
            lengths.map((length) => ({ length, if_over: 99 }) as Scene),
        );
        past.retold(5);
        await vi.waitFor(() => expect(past.scene?.if_over).toBe(99));
        expect(past.n).toBe(6);
    });
});
