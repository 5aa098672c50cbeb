import { describe, expect, it } from 'vitest';
import { basesOf, isLoopback } from './sharing.svelte';

describe('addresses for links', () => {
    const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });

    it('has none where only this computer is let in', () => {
        expect(basesOf([], at('http://127.0.0.1:8000'))).toEqual([]);
        expect(basesOf([], at('http://localhost:8000'))).toEqual([]);
    });

    it('offers those of the server to the computer it runs on', () => {
        const found = ['http://192.168.0.7:8000/', 'http://[fd00::2]:8000/'];
        expect(basesOf(found, at('http://127.0.0.1:8000'))).toEqual(found);
    });

    it('keeps the one that has brought somebody here', () => {
        expect(basesOf(['https://games.example.org/'], at('https://games.example.org'))).toEqual([
            'https://games.example.org/',
        ]);
        expect(basesOf(['http://192.168.0.7:8000/'], at('http://laptop.local:8000'))).toEqual([
            'http://laptop.local:8000/',
            'http://192.168.0.7:8000/',
        ]);
        expect(basesOf(['http://127.0.0.2:8000/'], at('http://127.0.0.2:8000'))).toEqual(['http://127.0.0.2:8000/']);
    });

    it.each([
        ['127.0.0.1', true],
        ['127.9.9.9', true],
        ['[::1]', true],
        ['app.localhost', true],
        ['127.example.org', false],
        ['192.168.0.7', false],
    ])('%s is this computer: %s', (host, alone) => {
        expect(isLoopback(host)).toBe(alone);
    });
});
