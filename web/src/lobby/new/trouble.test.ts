import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import { words } from '../../lib/words.svelte';
import { trouble } from './trouble';

const FILES: Record<string, string> = {
    '/api/messages/de/chess.ftl': 'option-clock = Schachuhr\noption-colour = Farbe\n',
};
const option = (name: string) => ({ key: `option-${name}`, args: {} });
const refused = (key: string, args = {}) => new ApiError(422, 'in English', { key, args });

beforeEach(async () => {
    vi.stubGlobal('fetch', async (path: string) => new Response(FILES[path] ?? ''));
    await words.use('de');
    await Promise.all([words.also('chess'), words.show('new')]);
});

describe('what is wrong with a new table', () => {
    it('is said in the reader’s language, with what the game calls its options', () => {
        expect(trouble(refused('refused-option', { option: option('clock') }), 'chess')).toBe(
            '„Schachuhr“ lässt sich hier nicht so einstellen.',
        );
        const both = { option: option('clock'), other: option('colour') };
        expect(trouble(refused('refused-options', both), 'chess')).toContain('„Schachuhr“ und „Farbe“');
        expect(trouble(refused('refused-name', { count: 24 }), 'chess')).toBe('Ein Name hat 1 bis 24 Zeichen.');
    });

    it.each([
        [422, 'Der Server öffnet den Tisch nicht so'],
        [400, 'Der Server öffnet den Tisch nicht so'],
        [429, 'Das war zu schnell'],
        [503, 'Der Server ist gerade nicht verfügbar'],
        [0, 'Der Server antwortet nicht'],
    ])('is never said in English (%d)', (status, said) => {
        expect(trouble(new ApiError(status, 'in English'), 'chess')).toContain(said);
        expect(trouble(new ApiError(status, 'in English', { key: 'from-tomorrow', args: {} }), 'chess')).toContain(
            said,
        );
    });
});
