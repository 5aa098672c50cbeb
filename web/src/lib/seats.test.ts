// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { looksOf } from '../games/seats';
import SeatBadge from './SeatBadge.svelte';
import { AUTOMAS, automaColours, LOOKS, MOST_SEATS, seatColour, seatLook, SET_A, SET_B } from './seats';

let stop: () => void = () => {};
afterEach(() => stop());

function badge(seat: number, context?: Map<unknown, unknown>): string {
    const shown = mount(SeatBadge, { target: document.body, props: { seat }, ...(context ? { context } : {}) });
    flushSync();
    stop = () => void unmount(shown);
    return document.querySelector('use')!.getAttribute('href')!;
}

describe('the looks of seats', () => {
    it('have six each, and no two are the same', () => {
        expect(new Set([...SET_A, ...SET_B]).size).toBe(2 * MOST_SEATS);
    });

    it('come from the game, from the usual set where it says nothing', () => {
        expect(seatLook(1, SET_B)).toBe('amber');
        expect(seatColour(0, SET_B)).toBe('var(--seat-teal)');
        expect(seatLook(1, looksOf('a_game'))).toBe('blue');
        expect(seatLook(1, looksOf(null))).toBe('blue');
    });

    it('are those of the page a badge stands on', () => {
        expect(badge(0, new Map([[LOOKS, () => SET_B]]))).toBe('#seat-teal');
    });

    it('do not belong to an automa, who has a face and the colour the game gives it', () => {
        const automas = { from: 2, colours: ['blue'] };
        expect(badge(2, new Map([[AUTOMAS, () => automas]]))).toBe('#automa');
        expect(document.querySelector('svg')!.style.getPropertyValue('--seat')).toContain('--seat-blue');
        expect(automaColours(1, automas)).toBeNull();
    });

    it('are the usual ones anywhere else', () => {
        expect(badge(0)).toBe('#seat-red');
    });
});
