import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, Scene, Snapshot } from '../../lib/protocol';
import { settings, type Pace } from '../../lib/settings.svelte';
import { ReplayCache } from '../logic/replay';
import type { TableState } from '../state.svelte';
import { Follow } from './follow.svelte';

const ME = { seat: 0, mine: true, kind: 'person', stand_in: null };
const BOT = { seat: 1, mine: false, kind: 'bot', stand_in: null };

/** A table of mine; `by` says by position who decided it. */
class Table {
    log: LogEntry[] = [];
    turns = [];
    past = { n: null as number | null, scenes: new ReplayCache(async (ns) => this.fetch(ns), 32) };
    cover: number | null = null;
    since: number | null = null;
    decision = null;
    replaying = false;
    last = new Set<string>();
    fetch = vi.fn(async (ns: readonly number[]) => ns.map((length) => ({ length }) as Scene));
    now: Snapshot | null = null;
    readonly follow = new Follow(this as unknown as TableState);

    arrive(by: (0 | 1)[], more: Partial<Snapshot> = {}): void {
        const had = this.now;
        this.log = by.map((seat, i) => ({ n: i + 1, seat, notation: 'x', label: null, events: [], role: null }));
        const log_from = (had?.length ?? 0) + 1;
        const usual = { length: by.length, log_from, seats: [ME, BOT], decisions: [], viewer: 0, sheet: [] };
        this.now = { ...usual, ...more } as unknown as Snapshot;
        this.follow.arrived(had, this.now);
    }

    get shown(): number {
        return this.follow.n ?? this.now!.length;
    }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let table: Table;
beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    settings.pace = 'normal';
    table = new Table();
    table.arrive([0]);
});
afterEach(() => {
    settings.pace = null;
    vi.useRealTimers();
    vi.restoreAllMocks();
});

describe("following others' moves", () => {
    it('shows them one after another, then the present', async () => {
        table.arrive([0, 1, 1, 1]);
        expect(table.shown).toBe(1);
        const seen = [];
        for (let i = 0; i < 4; i++) {
            await pass(i === 0 ? 1 : 300);
            seen.push(table.shown);
        }
        expect(seen).toEqual([2, 3, 4, 4]);
        expect(table.follow.n).toBeNull();
        expect(table.fetch.mock.calls).toEqual([[[2, 3]]]);
    });

    it.each<[Pace, number]>([
        ['slow', 700],
        ['fast', 120],
    ])('goes %s', async (pace, beat) => {
        settings.pace = pace;
        table.arrive([0, 1, 1, 1]);
        await pass(beat - 1);
        expect(table.shown).toBe(2);
        await pass(2);
        expect(table.shown).toBe(3);
    });

    it('shows my own decisions at once, and only what follows them', async () => {
        table.arrive([0, 0]);
        expect(table.follow.n).toBeNull();
        table.arrive([0, 0, 0, 1, 1]);
        await pass(1);
        expect([table.shown, table.follow.from]).toEqual([4, 3]);
    });

    it.each<[string, () => void]>([
        ['at once is wanted', () => (settings.pace = 'once')],
        ['the past is looked at', () => (table.past.n = 0)],
        ['the screen is being passed on', () => (table.cover = 1)],
        ['nobody looks', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
        ['I was deciding', () => (table.now = { ...table.now!, decisions: [{} as never] })],
        ['somebody else looks now', () => (table.now = { ...table.now!, viewer: null })],
    ])('shows only the present when %s', async (_, given) => {
        given();
        table.arrive([0, 1, 1, 1]);
        expect([table.follow.n, table.fetch.mock.calls]).toEqual([null, []]);
    });

    it('leads to the present when told to', async () => {
        table.arrive([0, 1, 1, 1, 1]);
        await pass(1);
        table.follow.skip();
        expect(table.shown).toBe(5);
        await pass(5000);
        expect(table.shown).toBe(5);
    });

    it('catches up with what arrives meanwhile, and is never far behind', async () => {
        const by: (0 | 1)[] = [0];
        let shown = 1;
        for (let i = 0; i < 100; i++) {
            by.push(1, 1, 1);
            table.arrive([...by]);
            await pass(50);
            expect(table.shown).toBeGreaterThanOrEqual(shown);
            shown = table.shown;
        }
        expect(shown).toBeGreaterThan(100);
        await pass(2400);
        expect(table.follow.n).toBeNull();
    });

    it('does not wait long for positions, nor for some that cannot be had', async () => {
        table.fetch.mockReturnValueOnce(new Promise(() => {}));
        table.arrive([0, 1, 1]);
        await pass(2300);
        expect(table.shown).toBe(1);
        await pass(200);
        expect(table.shown).toBe(3);
        table.fetch.mockRejectedValueOnce(new Error('gone'));
        table.arrive([0, 1, 1, 1, 1]);
        await pass(1);
        expect(table.shown).toBe(5);
    });

    it('stops when decisions are taken back', async () => {
        table.arrive([0, 1, 1, 1]);
        await pass(1);
        table.arrive([0, 1], { log_from: 3 });
        expect(table.follow.n).toBeNull();
    });

    it('shows what was missed from before it on', async () => {
        table.arrive([0, 1, 1, 0, 1], { viewer: 0 });
        table.follow.skip();
        table.since = 1;
        table.follow.catchUp(1);
        const seen = new Set<number>();
        for (let i = 0; i < 20; i++) {
            await pass(100);
            seen.add(table.shown);
        }
        expect([...seen]).toEqual([1, 2, 3, 4, 5]);
        expect(table.since).toBeNull();
    });
});

describe('points', () => {
    it('are told with their reason, for a moment', async () => {
        const at = (length: number, points: number) =>
            ({
                length,
                viewer: 0,
                over: false,
                sheet: [[{ id: 'fishermen', name: {}, points }]],
            }) as unknown as Snapshot;
        for (const [length, points] of [
            [1, 2],
            [2, 3],
            [3, 5],
        ] as const)
            table.follow.saw(at(length, points));
        expect(table.follow.gains.get(0)).toMatchObject([{ line: 'fishermen', points: 3 }]);
        await pass(2500);
        expect(table.follow.gains.size).toBe(0);
        table.follow.saw(at(2, 3));
        expect(table.follow.gains.size).toBe(0);
    });
});
