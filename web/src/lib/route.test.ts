import { describe, expect, it } from 'vitest';
import { href, parse, type Route } from './route.svelte';

describe('addresses', () => {
    const PLACES: [string, Route][] = [
        ['#/', { page: 'lobby' }],
        ['#/new/a_game', { page: 'new', game: 'a_game' }],
        ['#/new/a_game?seats=me&o.hats=yes', { page: 'new', game: 'a_game', wish: 'seats=me&o.hats=yes' }],
        ['#/open', { page: 'open' }],
        ['#/replays', { page: 'replays' }],
        ['#/t/Ab3_x', { page: 'table', table: 'Ab3_x', n: null }],
        ['#/t/Ab3_x?n=41', { page: 'table', table: 'Ab3_x', n: 41 }],
        ['#/learn/a_game', { page: 'learn', game: 'a_game' }],
        ['#/rules', { page: 'rules', game: null, rule: null }],
        ['#/rules/a_game/AG-3.9', { page: 'rules', game: 'a_game', rule: 'AG-3.9' }],
        ['#/join/Ab3_x/s3cret', { page: 'join', table: 'Ab3_x', token: 's3cret' }],
    ];

    it.each(PLACES)('%s goes there and back', (address, route) => {
        expect(parse(address)).toEqual(route);
        expect(href(route)).toBe(address);
    });

    it.each(['', '#', '#/', '#/?n=1'])('%j is the lobby', (address) => {
        expect(parse(address)).toEqual({ page: 'lobby' });
    });

    it.each(['#/nowhere', '#/join/half', '#/t/', '#/new/%E0%A4%A'])('%j leads nowhere', (address) => {
        expect(parse(address)).toEqual({ page: 'nowhere' });
    });

    it('does not count backwards', () => {
        expect(parse('#/t/x?n=-1')).toEqual({ page: 'table', table: 'x', n: null });
    });
});
