import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, LiveTable, mergeLog, withPreviews } from './live.svelte';
import type { DecisionInfo, LogEntry, OptionInfo, SeatPreviews, ServerMessage, Snapshot } from './protocol';

const entry = (n: number, notation = ''): LogEntry => ({ n, seat: 0, notation, label: null, events: [], role: null });

function snapshot(n: number, log: LogEntry[], log_from: number): Snapshot {
    return {
        type: 'snapshot',
        table: 't',
        game: 'g',
        n,
        length: n,
        log,
        log_from,
        seats: [],
        waiting: [],
        decisions: [],
    } as unknown as Snapshot;
}

/** The server's end of the line. */
class Line {
    static all: Line[] = [];
    static readonly OPEN = 1;
    readyState = 0;
    sent: Record<string, unknown>[] = [];
    onopen = () => {};
    onmessage = (_: { data: string }) => {};
    onclose = (_: { code: number }) => {};

    constructor(readonly address: URL) {
        Line.all.push(this);
    }
    send(text: string) {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }
    close() {}
    open() {
        this.readyState = Line.OPEN;
        this.onopen();
    }
    say(message: ServerMessage) {
        this.onmessage({ data: JSON.stringify(message) });
    }
    cut(code = 1006) {
        this.readyState = 3;
        this.onclose({ code });
    }
    static get last(): Line {
        return Line.all.at(-1)!;
    }
}

let table: LiveTable;

beforeEach(() => {
    Line.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    table = new LiveTable('t');
    Line.last.open();
});

afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

const asked = () => Line.last.sent.at(-1) as { id: string; type: string; n: number };

describe('a live table', () => {
    it('says hello first and shows what it is told', () => {
        expect(Line.last.sent).toEqual([{ type: 'hello', since: 0 }]);
        expect(table.status).toBe('connecting');
        Line.last.say(snapshot(3, [entry(0), entry(1)], 0));
        expect(table.status).toBe('live');
        expect(table.log.map((one) => one.n)).toEqual([0, 1]);
    });

    it('names the snapshot it acts on, and is busy until the answer', async () => {
        Line.last.say(snapshot(3, [], 0));
        const done = table.act(0, 'build f7');
        expect(asked()).toMatchObject({ type: 'act', n: 3, seat: 0, action: 'build f7' });
        expect(await table.act(0, 'build f8')).toBe(false);
        Line.last.say({ type: 'accepted', id: asked().id, n: 4 });
        expect(await done).toBe(true);
        expect(table.busy).toBe(false);
    });

    it('surfaces a refusal', async () => {
        Line.last.say(snapshot(3, [], 0));
        const done = table.undo(0);
        Line.last.say({ type: 'refused', id: asked().id, code: 'undo', reason: 'no', n: 3, text: null });
        expect(await done).toBe(false);
        expect(table.lastRefusal?.code).toBe('undo');
    });

    it('says how many steps it was told that all of them are', () => {
        Line.last.say(snapshot(3, [], 0));
        void table.undo(0, 2);
        expect(asked()).toMatchObject({ type: 'undo', n: 3, seat: 0, all: true, steps: 2 });
    });

    it('takes standing answers without being busy', async () => {
        Line.last.say(snapshot(3, [], 0));
        const done = table.answer(0, null, true);
        expect(asked()).toMatchObject({ type: 'answer', seat: 0, question: null, on: true });
        expect(table.busy).toBe(false);
        Line.last.say({ type: 'accepted', id: asked().id, n: 3 });
        expect(await done).toBe(true);
    });

    it('answers why not', async () => {
        Line.last.say(snapshot(3, [], 0));
        const why = table.ask(0, 'cell:f7');
        Line.last.say({ type: 'why_not', id: asked().id, target: 'cell:f7', rule: 'KB-4.3', text: null });
        expect((await why).rule).toBe('KB-4.3');
    });
});

describe('when the line breaks', () => {
    it('comes back with what it has', () => {
        Line.last.say(snapshot(3, [entry(0), entry(1), entry(2)], 0));
        Line.last.cut();
        expect(table.status).toBe('reconnecting');
        vi.advanceTimersByTime(1000);
        Line.last.open();
        expect(Line.all).toHaveLength(2);
        expect(Line.last.sent[0]).toEqual({ type: 'hello', since: 3 });
        Line.last.say(snapshot(5, [entry(2, 'other'), entry(3)], 2));
        expect(table.status).toBe('live');
        expect(table.log.map((one) => one.notation)).toEqual(['', '', 'other', '']);
    });

    it('sends an action again that cannot have arrived', () => {
        Line.last.say(snapshot(3, [], 0));
        void table.act(0, 'build f7');
        const { id } = asked();
        Line.last.cut();
        vi.advanceTimersByTime(1000);
        Line.last.open();
        Line.last.say(snapshot(3, [], 0));
        expect(asked()).toMatchObject({ id, type: 'act', n: 3 });
    });

    it('lets go of an action that the table has moved past', async () => {
        Line.last.say(snapshot(3, [], 0));
        const done = table.act(0, 'build f7');
        Line.last.cut();
        vi.advanceTimersByTime(1000);
        Line.last.open();
        Line.last.say(snapshot(4, [], 0));
        expect(await done).toBe(false);
        expect(Line.last.sent.map((one) => one['type'])).toEqual(['hello']);
        expect(table.lastRefusal).toBeNull();
    });

    it('does not hammer a server that does not know the table', () => {
        Line.last.cut(4404);
        vi.advanceTimersByTime(5000);
        expect(Line.all).toHaveLength(1);
    });

    it('gives a line up that never says anything, and says so', () => {
        vi.advanceTimersByTime(14_000);
        expect(table.status).toBe('connecting');
        vi.advanceTimersByTime(3_000);
        expect(table.status).toBe('reconnecting');
        expect(Line.all).toHaveLength(2);
        Line.last.open();
        Line.last.say(snapshot(3, [], 0));
        expect(table.status).toBe('live');
        vi.advanceTimersByTime(60_000);
        expect(Line.all).toHaveLength(2);
    });

    it('gives a line up on which a request is not answered, and asks again on the next', async () => {
        Line.last.say(snapshot(3, [], 0));
        const done = table.act(0, 'build f7');
        const { id } = asked();
        vi.advanceTimersByTime(10_000);
        Line.last.say({ type: 'presence', seats: [] });
        vi.advanceTimersByTime(6_000);
        expect(table.status).toBe('reconnecting');
        vi.advanceTimersByTime(1000);
        Line.last.open();
        Line.last.say(snapshot(3, [], 0));
        expect(asked()).toMatchObject({ id, type: 'act', n: 3 });
        Line.last.say({ type: 'accepted', id, n: 4 });
        expect(await done).toBe(true);
        vi.advanceTimersByTime(60_000);
        expect(Line.all).toHaveLength(2);
    });

    it('waits for the answer to each request', () => {
        Line.last.say(snapshot(3, [], 0));
        void table.say('hello');
        const first = asked().id;
        vi.advanceTimersByTime(10_000);
        void table.say('again');
        Line.last.say({ type: 'accepted', id: first, n: 3 });
        vi.advanceTimersByTime(10_000);
        expect(table.status).toBe('live');
        vi.advanceTimersByTime(6_000);
        expect(table.status).toBe('reconnecting');
    });

    it('says why it was turned away, and comes back later', () => {
        const text = { key: 'table-crowded', args: {} };
        Line.last.say({ type: 'refused', id: null, code: 'too_fast', reason: '', n: null, text });
        Line.last.cut(1013);
        expect(table.turnedAway).toEqual(text);
        vi.advanceTimersByTime(4_000);
        expect(Line.all).toHaveLength(1);
        vi.advanceTimersByTime(7_000);
        Line.last.open();
        Line.last.say(snapshot(3, [], 0));
        expect(table.turnedAway).toBeNull();
    });

    it('stays closed once closed', () => {
        table.close();
        Line.last.cut();
        vi.advanceTimersByTime(60_000);
        expect(Line.all).toHaveLength(1);
    });
});

describe('previews', () => {
    const option = (action: number) => ({ action, change: null, changes: {} }) as unknown as OptionInfo;
    const asked = (n: number): Snapshot => {
        const decision = { seat: 1, options: [option(4), option(5), option(6)] } as unknown as DecisionInfo;
        return { ...snapshot(n, [], 0), decisions: [decision] };
    };
    const changes: SeatPreviews['changes'] = [{ castles: 3, knights: -1 }, null, {}];
    const leads = [[], ['cell:f7'], []];

    it('come after the snapshot and say what each option brings', () => {
        Line.last.open();
        Line.last.say(asked(7));
        const help = { seat: 1, told: { worth: 4 } };
        Line.last.say({ type: 'previews', n: 7, seats: [{ seat: 1, changes, leads }], help });
        Line.last.say({ type: 'previews', n: 6, seats: [], help: null });
        expect(table.help).toEqual(help);
        const options = table.snapshot!.decisions[0]!.options;
        expect(options.map(({ change }) => change)).toEqual([2, null, 0]);
        expect(options.map((option) => option.changes)).toEqual([changes[0], {}, {}]);
        expect(options.map((option) => option.leads)).toEqual(leads);
    });

    it('of another snapshot, or another decision, say nothing', () => {
        const shot = asked(7);
        expect(withPreviews(shot, { type: 'previews', n: 6, seats: [{ seat: 1, changes, leads }], help: null })).toBe(
            shot,
        );
        for (const seats of [[{ seat: 0, changes, leads }], [{ seat: 1, changes: changes.slice(1), leads }], []])
            expect(withPreviews(shot, { type: 'previews', n: 7, seats, help: null })).toEqual(shot);
    });
});

describe('chat', () => {
    it('shows a line once, however often it is told', () => {
        const line = { id: 1, seat: 0, text: 'hello', at: 0 };
        Line.last.say({ type: 'chat', lines: [line] });
        Line.last.say({ type: 'chat', lines: [line, { ...line, id: 2 }] });
        expect(table.chat.map((one) => one.id)).toEqual([1, 2]);
    });
});

it('waits longer each time, ten seconds at most', () => {
    expect([0, 1, 2, 9].map((tries) => backoff(tries, 1))).toEqual([250, 500, 1000, 10_000]);
    expect(backoff(0, 0)).toBe(125);
});

it('replaces entries that were taken back', () => {
    expect(mergeLog([entry(0), entry(1, 'a'), entry(2, 'b')], { log: [entry(1, 'c')], log_from: 1 })).toEqual([
        entry(0),
        entry(1, 'c'),
    ]);
});

it('takes the log again from the start of a secret phase, several entries at once', () => {
    const mine = [entry(0), entry(1, 'a'), entry(2, 'mine')];
    const retold = [entry(2, 'theirs'), entry(3, 'mine'), entry(4, 'last'), { ...entry(4), seat: 2 }];
    expect(mergeLog(mine, { log: retold, log_from: 2 })).toEqual([entry(0), entry(1, 'a'), ...retold]);
});

it('keeps all entries of one number, and replaces them together', () => {
    const had = [entry(0), entry(1, 'a'), { ...entry(1), seat: 2 }];
    expect(mergeLog(had, { log: [entry(2)], log_from: 2 })).toEqual([...had, entry(2)]);
    expect(mergeLog(had, { log: [entry(1, 'b')], log_from: 1 })).toEqual([entry(0), entry(1, 'b')]);
});
