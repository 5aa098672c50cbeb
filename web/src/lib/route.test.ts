import { describe, expect, it } from 'vitest';
import { href, parse, type Route } from './route.svelte';

describe('addresses', () => {
    const PLACES: [string, Route][] = [
        ['#/', { page: 'lobby' }],
        ['#/new/kingdom_builder', { page: 'new', game: 'kingdom_builder' }],
        ['#/new/coloma?seats=me&o.hotels=yes', { page: 'new', game: 'coloma', wish: 'seats=me&o.hotels=yes' }],
        ['#/open', { page: 'open' }],
        ['#/replays', { page: 'replays' }],
        ['#/t/Ab3_x', { page: 'table', table: 'Ab3_x', n: null }],
        ['#/t/Ab3_x?n=41', { page: 'table', table: 'Ab3_x', n: 41 }],
        ['#/learn/keyflower', { page: 'learn', game: 'keyflower' }],
        ['#/rules', { page: 'rules', game: null, rule: null }],
        ['#/rules/keyflower/KF-3.9', { page: 'rules', game: 'keyflower', rule: 'KF-3.9' }],
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
