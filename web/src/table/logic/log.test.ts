import { describe, expect, it } from 'vitest';
import type { LogEntry, LogEvent, Note, Role } from '../../lib/protocol';
import {
    chapterStops,
    choices,
    groupTurns,
    latestOf,
    notesBetween,
    targetsOf,
    turnAbout,
    turnAt,
    turnStops,
    type Turn,
} from './log';

const turn = (player: number): LogEvent => ({
    text: { key: 'event-turn', args: { player } },
    targets: [],
    role: 'opens-turn',
});
const built = (player: number, cell: string): LogEvent => ({
    text: { key: 'event-built', args: { player, cell } },
    targets: [`cell:${cell}`],
    role: null,
});
const entry = (n: number, seat: number | null, cell: string | null, ...events: LogEvent[]): LogEntry => ({
    n,
    seat,
    notation: cell ? `build ${cell}` : 'end-turn',
    label: seat === null ? null : { key: cell ? 'action-build' : 'action-end-turn', args: cell ? { cell } : {} },
    events,
    role: cell || seat === null ? null : 'ends-turn',
});

/** Seat 0 builds twice and ends, seat 1 builds once and ends, seat 0 is on turn again. */
const game: LogEntry[] = [
    entry(0, null, null, turn(0)),
    entry(1, 0, 'a1', built(0, 'a1')),
    entry(2, 0, 'a2', built(0, 'a2')),
    entry(3, 0, null, { text: { key: 'event-drew', args: { player: 0 } }, targets: [], role: null }, turn(1)),
    entry(4, 1, 'b1', built(1, 'b1')),
    entry(5, 1, null, turn(0)),
];

describe('a table that was restarted', () => {
    const restart: LogEntry = {
        n: 3,
        seat: null,
        notation: '',
        label: null,
        events: [{ text: { key: 'restarted-rules', args: { lost: 0 } }, targets: [], role: null }],
        role: null,
    };
    const log = [...game.slice(0, 3), restart, entry(4, 0, 'a3', built(0, 'a3')), entry(5, 0, null, turn(1))];
    const turns = groupTurns(log);

    it('says so between what was and what is, in the middle of a turn too', () => {
        expect(turns.map(({ seat, headline, start }) => [seat, headline?.key, start])).toEqual([
            [0, 'event-turn', 0],
            [null, 'restarted-rules', 3],
            [0, undefined, 3],
            [1, 'event-turn', 5],
        ]);
    });

    it('says nothing else at that place, where turns are changes of seat', () => {
        const plain = [entry(1, 0, 'a1', built(0, 'a1')), entry(2, 1, 'b1', built(1, 'b1')), restart];
        expect(groupTurns(plain).map(({ seat, start }) => [seat, start])).toEqual([
            [0, 0],
            [1, 1],
            [null, 3],
        ]);
    });

    it('has stops from there on, and the restart is no chapter of the game', () => {
        expect(turnStops(turns, 5, 3)).toEqual([3, 5]);
        expect(chapterStops(turns, 3)).toEqual([]);
    });
});

describe('chapters of the log', () => {
    const fact = (key: string, role: Role | null = null): LogEvent => ({ text: { key, args: {} }, targets: [], role });
    const chapter = (key: string): LogEvent => fact(key, 'opens-chapter');

    it('stand by themselves with what follows from them', () => {
        const turns = groupTurns([
            entry(0, null, null, chapter('event-season-begins')),
            entry(1, 0, 'a1', built(0, 'a1')),
            entry(2, 1, null, fact('event-passed'), chapter('event-season-ends'), fact('event-won')),
            entry(3, 1, 'b1', built(1, 'b1')),
        ]);
        expect(turns.map(({ seat, headline, start }) => [seat, headline?.key ?? null, start])).toEqual([
            [null, 'event-season-begins', 0],
            [0, null, 0],
            [1, null, 1],
            [null, 'event-season-ends', 2],
            [1, null, 2],
        ]);
        expect(turns[3]!.opening.map(({ text }) => text.key)).toEqual(['event-won']);
        expect(chapterStops(turns)).toEqual([0, 2]);
        expect(chapterStops(groupTurns(game))).toEqual([]);
    });
});

describe('turns of the log', () => {
    it('begin with the event that opens them, though it belongs to the decision before', () => {
        const turns = groupTurns(game);
        expect(turns.map(({ seat, start, end }) => [seat, start, end])).toEqual([
            [0, 0, 3],
            [1, 3, 5],
            [0, 5, 5],
        ]);
        expect(turns.map((one) => one.headline?.key)).toEqual(['event-turn', 'event-turn', 'event-turn']);
        expect(turns[1]!.steps.map((step) => step.n)).toEqual([4, 5]);
    });

    it('keep what happens after the opening event for the new turn', () => {
        const replaced: LogEvent = { text: { key: 'event-replaced', args: { player: 1 } }, targets: [], role: null };
        const turns = groupTurns([entry(1, 0, null, turn(1), replaced)]);
        expect(turns[1]!.opening).toEqual([replaced]);
        expect(turns[0]!.steps[0]!.events).toEqual([]);
    });

    it('last until their player ends them: what others answer is a step of the same turn', () => {
        const turns = groupTurns([
            entry(0, null, null, turn(0)),
            entry(1, 0, 'a1', built(0, 'a1')),
            entry(2, 1, 'b1', built(1, 'b1')),
            entry(3, 0, 'a2', built(0, 'a2')),
            entry(4, 0, null),
            entry(5, 1, 'b2', built(1, 'b2')),
            entry(6, 0, 'a3', built(0, 'a3')),
        ]);
        expect(turns.map(({ seat, start, end }) => [seat, start, end])).toEqual([
            [0, 0, 4],
            [1, 4, 5],
            [0, 5, 6],
        ]);
        const after = groupTurns([entry(1, 0, null), entry(2, 0, 'a1', built(0, 'a1')), entry(3, 0, 'a2')]);
        expect(after.map(({ start, end }) => [start, end])).toEqual([
            [0, 1],
            [1, 3],
        ]);
        expect(turns[0]!.steps.map((step) => step.seat)).toEqual([0, 1, 0, 0]);
        expect(choices(turns[0]!)).toEqual([
            { what: 'a1', by: null },
            { what: 'b1', by: 1 },
            { what: 'a2', by: null },
        ]);
    });

    it('last until somebody else decides where no verb ends them', () => {
        const log = [
            entry(0, null, null, turn(0)),
            entry(1, 0, 'a1', built(0, 'a1')),
            entry(2, 1, 'b1', built(1, 'b1')),
            entry(3, 0, 'a2', built(0, 'a2')),
        ];
        expect(groupTurns(log, 2, false).map(({ seat, start, end }) => [seat, start, end])).toEqual([
            [0, 0, 1],
            [1, 1, 2],
            [0, 2, 3],
        ]);
    });

    it('change with the seat where a game has no opening events', () => {
        const turns = groupTurns([entry(1, 0, 'a1', built(0, 'a1')), entry(2, 1, 'b1', built(1, 'b1'))]);
        expect(turns.map((one) => one.seat)).toEqual([0, 1]);
    });

    it('begin with a verb that opens them, though nobody else has decided in between', () => {
        const bid = (n: number, seat: number, role: Role | null): LogEntry => ({ ...entry(n, seat, 'a1'), role });
        const turns = groupTurns([
            bid(1, 0, 'opens-turn'),
            bid(2, 0, null),
            bid(3, 0, 'opens-turn'),
            bid(4, 0, 'passes'),
            bid(5, 1, 'passes'),
        ]);
        expect(turns.map(({ seat, start, end }) => [seat, start, end])).toEqual([
            [0, 0, 2],
            [0, 2, 3],
            [0, 3, 4],
            [1, 4, 5],
        ]);
    });

    it('of one seat twice in a row stay two turns', () => {
        const turns = groupTurns([entry(1, 0, null, turn(0)), entry(2, 0, 'a1', built(0, 'a1'))]);
        expect(turns.map(({ start, end }) => [start, end])).toEqual([
            [0, 1],
            [1, 2],
        ]);
    });

    it('begin in the middle when the log does', () => {
        expect(groupTurns(game.slice(4)).map(({ seat, start }) => [seat, start])).toEqual([
            [1, 3],
            [0, 5],
        ]);
    });

    it('know their components and choices', () => {
        const [first] = groupTurns(game);
        expect(targetsOf(first!)).toEqual(['cell:a1', 'cell:a2']);
        expect(choices(first!).map(({ what }) => what)).toEqual(['a1', 'a2']);
    });
});

describe('automas in the log', () => {
    const took = (player: number): LogEvent => ({
        text: { key: 'event-took', args: { player } },
        targets: ['pile:1'],
        role: null,
    });
    const followed = (n: number, actor: number, ...events: LogEvent[]): LogEntry => ({
        n,
        seat: actor,
        notation: '',
        label: null,
        events,
        role: null,
    });
    const shape = (entries: LogEntry[]) =>
        groupTurns(entries, 2).map(({ seat, start, end, steps }) => [seat, start, end, steps.map(({ n }) => n)]);

    it('have blocks of their own, with the number of the decision before', () => {
        expect(
            shape([
                entry(0, null, null, turn(0)),
                entry(1, 0, 'a1', built(0, 'a1')),
                entry(2, 0, null),
                followed(2, 2, took(2)),
                followed(2, 1, turn(1)),
                entry(3, 1, 'b1', built(1, 'b1')),
            ]),
        ).toEqual([
            [0, 0, 2, [1, 2]],
            [2, 2, 2, [2]],
            [1, 2, 3, [3]],
        ]);
    });

    it('may act in the middle of a turn, which goes on', () => {
        expect(
            shape([
                entry(0, null, null, turn(0)),
                entry(1, 0, 'a1', built(0, 'a1')),
                followed(1, 2, took(2), took(2)),
                followed(1, 0, built(0, 'a2')),
                entry(2, 1, 'b1', built(1, 'b1')),
                entry(3, 0, null),
                entry(4, 1, 'b2', built(1, 'b2')),
            ]),
        ).toEqual([
            [0, 0, 1, [1]],
            [2, 1, 1, [1]],
            [0, 1, 3, [1, 2, 3]],
            [1, 3, 4, [4]],
        ]);
    });

    it('may open turns, act before the first decision, and one after another', () => {
        expect(
            shape([
                entry(0, null, null),
                followed(0, 2, took(2)),
                entry(1, 0, 'a1', built(0, 'a1')),
                followed(1, 2, turn(2), took(2)),
                followed(1, 3, turn(3), took(3)),
                entry(2, 0, 'a2', built(0, 'a2')),
            ]),
        ).toEqual([
            [2, 0, 0, []],
            [0, 0, 1, [1]],
            [2, 1, 1, [1]],
            [3, 1, 1, [1]],
            [0, 1, 2, [2]],
        ]);
    });

    it('never make two turns of the same name', () => {
        const turns = groupTurns(
            [entry(1, 0, 'a1'), followed(1, 2, took(2)), followed(1, 3, took(3)), followed(1, 2, took(2))],
            2,
        );
        expect(turns.map(({ seat }) => seat)).toEqual([0, 2, 3, 2]);
        expect(new Set(turns.map(({ id }) => id)).size).toBe(4);
    });

    it('decide nothing: what followed by itself is nobody’s decision', () => {
        const turns = groupTurns([entry(1, 0, 'a1'), followed(1, 2, took(2)), followed(1, 1, took(1))], 2);
        expect(turns.map(({ steps }) => steps.map(({ seat }) => seat))).toEqual([[0], [2], [null]]);
    });

    it('are told together with the decision that they followed', () => {
        const turns = groupTurns([entry(1, 0, 'a1'), entry(2, 1, 'b1'), followed(2, 2, took(2))], 2);
        expect(latestOf(turns, new Set([0])).map(({ seat }) => seat)).toEqual([1, 2]);
        expect(latestOf([], new Set())).toEqual([]);
    });
});

describe('finding turns', () => {
    it('stops where turns begin and at the end', () => {
        expect(turnStops(groupTurns(game), 5)).toEqual([0, 3, 5]);
        expect(turnStops(groupTurns(game.slice(0, 3)), 2)).toEqual([0, 2]);
    });

    it('finds the turn of a position', () => {
        const turns = groupTurns(game);
        expect([0, 1, 3, 4, 5].map((n) => turns.indexOf(turnAt(turns, n)!))).toEqual([0, 0, 0, 1, 1]);
    });

    it('has notes between its turns, newest first', () => {
        const notes = [0, 3, 4, 9, 9].map((n, seat) => ({ n, seat, text: { key: 'note', args: {} } }) as Note);
        const newest = [{ end: 5 }, { end: 3 }] as Turn[];
        const found = notesBetween(newest, notes).map((some) => some.map(({ seat }) => seat));
        expect(found).toEqual([[4, 3], [2, 1], [0]]);
        expect(notesBetween([], notes)).toEqual([notes.toReversed()]);
    });

    it('finds the latest turn about a component', () => {
        const turns = groupTurns(game);
        expect(turnAbout(turns, 'cell:b1')).toBe(turns[1]);
        expect(turnAbout(turns, 'cell:z9')).toBeNull();
    });
});

describe('turns at the same time', () => {
    /** Seat 0 begins, seat 1 begins beside it, each goes on and ends. */
    const log: LogEntry[] = [
        entry(1, 0, 'a1', turn(0), built(0, 'a1')),
        entry(2, 1, 'b1', turn(1), built(1, 'b1')),
        entry(3, 0, 'a2', built(0, 'a2')),
        entry(4, 0, null),
        entry(5, 1, 'b2', built(1, 'b2')),
        entry(6, 1, null),
    ];

    it('open with the first decision, which is a step of theirs', () => {
        const first = groupTurns(log.slice(0, 1))[0]!;
        expect([first.seat, first.headline?.key, first.start, first.end]).toEqual([0, 'event-turn', 0, 1]);
        expect(first.steps.map(({ n, events }) => [n, events.length])).toEqual([[1, 1]]);
    });

    it('go on under their headline when their player decides again', () => {
        const turns = groupTurns(log);
        expect(turns.map(({ seat, headline, steps }) => [seat, headline?.key, steps.map(({ n }) => n)])).toEqual([
            [0, 'event-turn', [1]],
            [1, 'event-turn', [2]],
            [0, 'event-turn', [3, 4]],
            [1, 'event-turn', [5, 6]],
        ]);
        expect(new Set(turns.map(({ id }) => id)).size).toBe(4);
    });

    it('are over with the chapter', () => {
        const round: LogEvent = { text: { key: 'event-round', args: {} }, targets: [], role: 'opens-chapter' };
        const after = [...log.slice(0, 2), entry(3, 1, 'b2', round), entry(4, 0, 'a2', built(0, 'a2'))];
        expect(groupTurns(after).at(-1)?.headline).toBeNull();
    });
});

describe('what was chosen in a turn', () => {
    const chose = (n: number, key: string, args: Record<string, number | string>): LogEntry => ({
        ...entry(n, 0, 'a1', ...(n === 1 ? [turn(0)] : [])),
        label: { key, args },
    });

    it('is named; a number alone would tell nothing', () => {
        const [only] = groupTurns([chose(1, 'action-build', { card: 'Bank' }), chose(2, 'action-fill', { row: 3 })]);
        expect(choices(only!).map(({ what }) => what)).toEqual(['Bank', { key: 'action-fill', args: { row: 3 } }]);
    });
});
