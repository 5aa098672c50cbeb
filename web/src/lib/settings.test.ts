import { describe, expect, it } from 'vitest';
import { preferredLanguage, read } from './settings.svelte';

describe('settings', () => {
    it('takes the first language of the browser that we have', () => {
        expect(preferredLanguage(['pt-BR', 'fr-CA', 'de'])).toBe('fr');
        expect(preferredLanguage(['pt-BR'])).toBe('en');
    });

    it('keeps what was stored', () => {
        expect(read('{"theme":"dark","motion":"off","pace":"slow","sound":true,"name":"Marie"}')).toMatchObject({
            theme: 'dark',
            motion: 'off',
            pace: 'slow',
            sound: true,
            name: 'Marie',
        });
    });

    it.each([null, '', 'no json', '7', '{"theme":"pink","sound":"loud","motion":3,"pace":"now","unknown":1}'])(
        'falls back from %j',
        (stored) => {
            const found = read(stored);
            expect(found).toMatchObject({ theme: 'auto', motion: 'normal', sound: false, pace: null });
            expect(found).not.toHaveProperty('unknown');
        },
    );
});
