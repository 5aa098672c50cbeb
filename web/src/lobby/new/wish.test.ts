import { beforeEach, describe, expect, it } from 'vitest';
import { exampleGame, exampleSpec as spec } from '../../lib/example';
import { USUAL_AGREEMENT, usualOptions, usualSeats } from '../draft';
import { answers, obstacleTo, ruledOut, unusual } from './applies';
import { read, write } from './code';
import { atPace } from './pace';
import { applied, isApplied, keepPresets, ownPresets, USUAL } from './presets';

const crossroads = [
    { option: 'expansions', value: 'crossroads' },
    { option: 'quadrants', value: 'fort' },
];
const GAME = exampleGame(
    [1, 2, 3, 4],
    [
        spec('expansions', { kind: 'pick', default: [], among: ['nomads', 'crossroads'], most: 2 }),
        spec('quadrants', {
            kind: 'pick',
            default: null,
            among: ['fort', 'farm'],
            least: 2,
            most: 2,
            unless: ['first'],
        }),
        spec('turned', { kind: 'flags', default: null, length: 2 }),
        spec('tasks', { kind: 'choice', default: 'few', among: ['few', 'many'], needs: crossroads }),
        spec('duel', { players: [2] }),
        spec('first'),
        spec('cards', {
            kind: 'pick',
            default: null,
            among: ['lords', 'miners'],
            most: 2,
            barred: { lords: { option: 'tasks', value: 'many' } },
        }),
    ],
);
const usual = usualOptions(GAME);
const option = (name: string) => GAME.options.find((one) => one.name === name)!;
const seats = usualSeats(GAME, 'bots', 'Ann').slice(0, 3);

describe('where an option applies', () => {
    it('is where something it needs is chosen, one way or the other', () => {
        expect(obstacleTo(option('tasks'), 3, usual)).toEqual({ why: 'needs', needs: crossroads });
        expect(obstacleTo(option('tasks'), 3, { ...usual, expansions: ['crossroads'] })).toBeNull();
        expect(obstacleTo(option('tasks'), 3, { ...usual, quadrants: ['fort', 'farm'] })).toBeNull();
    });

    it('is with so many players, and unless a flag has decided it', () => {
        expect(obstacleTo(option('duel'), 3, usual)).toEqual({ why: 'players', players: [2] });
        expect(obstacleTo(option('duel'), 2, usual)).toBeNull();
        expect(obstacleTo(option('quadrants'), 2, { ...usual, first: true })).toEqual({
            why: 'unless',
            option: 'first',
        });
    });

    it('decides which answers count', () => {
        const chosen = { ...usual, duel: true, tasks: 'many' };
        expect(answers(GAME.options, 3, chosen)).toEqual(usual);
        expect(unusual(GAME.options, 2, chosen)).toEqual({ duel: true });
    });

    it('rules out single values', () => {
        expect(ruledOut(option('cards'), usual)).toEqual([]);
        expect(ruledOut(option('cards'), { ...usual, tasks: 'many' })).toEqual(['lords']);
    });
});

describe('a wish in an address', () => {
    const wish = {
        seats: [
            { kind: 'me' as const, name: '', bot: 'medium' },
            { kind: 'bot' as const, name: '', bot: 'easy' },
            { kind: 'friend' as const, name: '', bot: 'medium' },
        ],
        chosen: { ...usual, expansions: ['crossroads'], tasks: 'many', turned: [true, false], first: true },
        agreed: { ...atPace(USUAL_AGREEMENT, 'days'), open: true },
    };

    it('says what is not as usual, and is read back', () => {
        const code = write(GAME, wish);
        expect(code).toBe(
            'seats=me.bot-easy.friend&agreed=days.open&o.expansions=crossroads&o.turned=yes.no&o.tasks=many&o.first=yes',
        );
        expect(read(GAME, code)).toEqual({ wish, unknown: [] });
    });

    it('says how long others wait for who is away, and which bot plays then', () => {
        for (const [agreed, told] of [
            [{ ...USUAL_AGREEMENT, absence: null }, 'nobody'],
            [{ ...USUAL_AGREEMENT, absence: 60, bot: 'easy' }, 'hour.by-easy'],
            [{ ...atPace(USUAL_AGREEMENT, 'days'), absence: 5 }, 'days.minutes'],
        ] as const) {
            const code = write(GAME, { ...wish, agreed });
            expect(new URLSearchParams(code).get('agreed')).toBe(told);
            expect(read(GAME, code).wish.agreed).toEqual(agreed);
        }
        expect(read(GAME, 'agreed=by-genius').unknown).toEqual(['agreed=by-genius']);
    });

    it('tells how long a turn may take, as far as that fits the pace', () => {
        for (const agreed of [
            { ...USUAL_AGREEMENT, clock: 'live' as const },
            { ...atPace(USUAL_AGREEMENT, 'days'), clock: 'three_days' as const },
        ]) {
            const { wish: found, unknown } = read(GAME, write(GAME, { ...wish, agreed }));
            expect([found.agreed, unknown]).toEqual([agreed, []]);
        }
        const { wish: found, unknown } = read(GAME, 'agreed=clock-day');
        expect([found.agreed.clock, unknown]).toEqual(['none', ['agreed=clock-day']]);
        expect(atPace({ ...USUAL_AGREEMENT, clock: 'live' }, 'days').clock).toBe('none');
    });

    it('tells what it cannot read, and keeps the rest', () => {
        const code =
            'seats=me.dog.bot-genius&agreed=never&o.expansions=nomads.moon&o.tasks=some&o.hats=yes&o.first=yes';
        const { wish: found, unknown } = read(GAME, code);
        expect(unknown).toEqual([
            'seats=dog',
            'seats=bot-genius',
            'agreed=never',
            'o.expansions=moon',
            'o.tasks=some',
            'o.hats=yes',
        ]);
        expect(found.chosen).toEqual({ ...usual, expansions: ['nomads'], first: true });
        expect(found.seats.map((seat) => seat.kind)).toEqual(['me', 'friend', 'bot']);
        expect(read(GAME, 'seats=me.me.me.me.me').unknown).toEqual(['seats=5']);
    });
});

describe('ready-made tables', () => {
    beforeEach(() => localStorage.clear());

    it('set players, bots and options, and leave the company', () => {
        const preset = { players: 2, bot: 'easy', options: { first: true } };
        const made = applied(GAME, preset, usualSeats(GAME, 'friends', 'Ann').slice(0, 3));
        expect(made.players).toBe(2);
        expect(made.seats.map((seat) => seat.kind)).toEqual(['me', 'friend', 'friend', 'friend']);
        expect(made.seats[0]).toMatchObject({ name: 'Ann', bot: 'easy' });
        expect(made.chosen).toEqual({ ...usual, first: true });
    });

    it('are known again, in whatever order their lists are', () => {
        const preset = { options: { expansions: ['nomads', 'crossroads'] } };
        expect(isApplied(GAME, USUAL, seats, usual)).toBe(true);
        expect(isApplied(GAME, preset, seats, { ...usual, expansions: ['crossroads', 'nomads'] })).toBe(true);
        expect(isApplied(GAME, preset, seats, usual)).toBe(false);
        expect(isApplied(GAME, USUAL, seats.slice(0, 2), usual)).toBe(false);
        const weaker = seats.map((seat) => ({ ...seat, bot: 'easy' }));
        expect(isApplied(GAME, USUAL, weaker, usual)).toBe(false);
    });

    it('are kept in this browser by game; what is no preset is left out', () => {
        keepPresets('a_game', [{ name: 'Friday', code: 'seats=me' }]);
        expect(ownPresets('a_game')).toEqual([{ name: 'Friday', code: 'seats=me' }]);
        expect(ownPresets('another')).toEqual([]);
        localStorage.setItem('boardwright.presets', '{"a_game": [1, {"name": "x", "code": "y"}], "b": 2}');
        expect(ownPresets('a_game')).toEqual([{ name: 'x', code: 'y' }]);
        expect(ownPresets('b')).toEqual([]);
    });
});
