import { describe, expect, it } from 'vitest';
import { exampleGame, exampleSpec as spec } from '../lib/example';
import {
    begin,
    companyOf,
    isOffered,
    seatAs,
    toggle,
    toOpen,
    unfinished,
    USUAL_AGREEMENT,
    usualBot,
    usualOptions,
    usualPlayers,
    usualSeats,
} from './draft';

const GAME = exampleGame(
    [2, 3, 4, 5],
    [
        spec('expansions', { kind: 'pick', default: [] }),
        spec('quadrants', { kind: 'pick', default: null, among: ['oracle', 'farm', 'oasis'], least: 2, most: 2 }),
        spec('turned', { kind: 'flags', default: null, length: 4 }),
        spec('first_game'),
        spec('lords', { kind: 'choice', default: 'literal', among: ['literal', 'left_out'] }),
    ],
);
const colour = (look: string) => look.toUpperCase();

describe('the usual table', () => {
    it('seats three where the game allows it, else as few as it takes', () => {
        expect(usualPlayers(GAME)).toBe(3);
        expect(usualPlayers({ ...GAME, players: [4, 5] })).toBe(4);
    });

    it('gives me the first seat and the strongest bot the others', () => {
        const seats = usualSeats(GAME, 'bots', 'Marie');
        expect(seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot', 'bot']);
        expect(seats[0]?.name).toBe('Marie');
        expect(usualBot(GAME)).toBe('medium');
    });

    it('is sent with no options at all, and every seat named by its colour unless somebody typed a name', () => {
        const sent = toOpen(GAME, usualSeats(GAME, 'bots', ' Marie ').slice(0, 2), usualOptions(GAME), colour);
        expect(sent).toEqual({
            game: 'a_game',
            options: {},
            seats: [
                { kind: 'me', name: 'Marie', bot: null },
                { kind: 'bot', name: 'BLUE', bot: 'medium' },
            ],
            agreed: USUAL_AGREEMENT,
            title: '',
        });
    });
});

describe('who sits where', () => {
    const seats = usualSeats(GAME, 'friends', 'Marie').slice(0, 3);

    it('lets me have one seat only: my name comes along, a bot takes the old one', () => {
        const moved = seatAs(seats, 2, 'me');
        expect(moved.map((seat) => seat.kind)).toEqual(['bot', 'friend', 'me']);
        expect(moved.map((seat) => seat.name)).toEqual(['', '', 'Marie']);
    });

    it('takes my name away from a seat I leave', () => {
        expect(seatAs(seats, 0, 'here')[0]).toMatchObject({ kind: 'here', name: '' });
    });

    it('knows the usual companies from mixed ones', () => {
        expect(companyOf(seats)).toBe('friends');
        expect(companyOf(seatAs(seats, 1, 'bot'))).toBeNull();
        expect(companyOf(seatAs(seats, 0, 'here'))).toBeNull();
    });

    it('keeps a name when a friend becomes a bot', () => {
        const named = seats.map((seat, at) => (at === 1 ? { ...seat, name: 'Paul' } : seat));
        expect(seatAs(named, 1, 'bot')[1]).toMatchObject({ kind: 'bot', name: 'Paul' });
    });
});

describe('options', () => {
    it('offers no list that has nothing on it', () => {
        expect(GAME.options.filter(isOffered).map((one) => one.name)).toEqual([
            'quadrants',
            'turned',
            'first_game',
            'lords',
        ]);
    });

    it('starts an answer that was left to chance by its kind', () => {
        expect(begin(GAME.options[1]!)).toEqual([]);
        expect(begin(GAME.options[2]!)).toEqual([false, false, false, false]);
    });

    it('keeps the order of a list, lets go of a word, and never holds more than it may', () => {
        expect(toggle(['farm'], 'oracle', 2)).toEqual(['farm', 'oracle']);
        expect(toggle(['farm', 'oracle'], 'farm', 2)).toEqual(['oracle']);
        expect(toggle(['farm', 'oracle'], 'oasis', 2)).toEqual(['farm', 'oracle']);
    });

    it('says which list is still too short; one left to chance is not', () => {
        expect(unfinished(GAME, { ...usualOptions(GAME), quadrants: ['farm'] })?.name).toBe('quadrants');
        expect(unfinished(GAME, usualOptions(GAME))).toBeNull();
    });

    it('sends only what differs from the usual', () => {
        const chosen = { ...usualOptions(GAME), quadrants: ['farm', 'oasis'], lords: 'left_out' };
        expect(toOpen(GAME, [], chosen, colour).options).toEqual({ quadrants: ['farm', 'oasis'], lords: 'left_out' });
    });
});
