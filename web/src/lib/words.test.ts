import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

const FILES: Record<string, string> = {
    '/api/messages/en/table.ftl': 'seat = Player { $number }\n',
    '/api/messages/en/chess.ftl':
        'game-title = Chess\nevent-moved = { $player } moves { $piece }.\npiece-rook = the rook\n    .help = It moves straight. (C-1)\n',
    '/api/messages/fr/table.ftl': 'seat = Joueur { $number }\n',
    '/api/messages/fr/chess.ftl':
        'game-title = Échecs\nevent-moved = { $player } joue { $piece }.\npiece-rook = la tour\n',
};
const fetched = vi.fn(async (path: string) => new Response(FILES[path] ?? '', { status: path in FILES ? 200 : 404 }));

beforeEach(async () => {
    vi.stubGlobal('fetch', fetched);
    await words.use('en');
    await words.load('chess');
});

const moved = { key: 'event-moved', args: { player: 1, piece: { key: 'piece-rook', args: {} } } };

describe('words', () => {
    it('puts names and other messages into a sentence', () => {
        expect(words.say(moved, ['Ann', 'Bob'])).toBe('Bob moves the rook.');
    });

    it('numbers a seat without a name', () => {
        expect(words.say(moved)).toBe('Player 2 moves the rook.');
    });

    it('knows names and help, and where there is none', () => {
        expect(words.name('game-title')).toBe('Chess');
        expect(words.help('piece-rook')).toBe('It moves straight. (C-1)');
        expect(words.help('game-title')).toBeNull();
    });

    it('changes the language of everything, the game included', async () => {
        await words.use('fr');
        expect(words.say(moved, ['Ann', 'Bob'])).toBe('Bob joue la tour.');
        expect(words.t('close')).toBe('Fermer');
        expect(words.language).toBe('fr');
    });

    it('heeds the last wish when two come at once', async () => {
        await Promise.all([words.use('fr'), words.use('en')]);
        expect(words.language).toBe('en');
        expect(settings.language).toBe('en');
    });

    it('stays with its language when the other one cannot be had', async () => {
        await expect(words.use('de')).rejects.toThrow();
        expect(words.language).toBe('en');
        expect(settings.language).toBe('en');
    });

    it('fetches a file once', async () => {
        const before = fetched.mock.calls.length;
        await words.load('chess');
        expect(fetched.mock.calls.length).toBe(before);
    });

    it('shows a key it does not know rather than nothing', () => {
        expect(words.t('no-such-key')).toBe('no-such-key');
        expect(words.say({ key: 'no-such-key', args: {} })).toBe('no-such-key');
    });
});
