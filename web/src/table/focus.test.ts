// Where the keyboard goes. That the page itself leads it there in whole games is tested in a real browser.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepsFocus, toLit } from './focus';
import type { TableState } from './state.svelte';

const table = { byKey: false } as TableState;
let root: HTMLElement;
let detach: (() => void) | void;

const at = (): string | undefined => document.activeElement?.id;
const find = (id: string): HTMLElement => document.getElementById(id)!;
const drawn = (): Promise<void> =>
    new Promise((done) => requestAnimationFrame(() => void setTimeout(() => void setTimeout(done))));

beforeEach(() => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    document.body.innerHTML = `<p id="beside"></p><div class="table">
        <button id="one" data-target="one" aria-disabled="false"></button>
        <div id="place" tabindex="0"></div>
        <button id="two" data-target="two" aria-disabled="false"></button>
        <button id="primary"></button></div>`;
    root = document.querySelector<HTMLElement>('.table')!;
    detach = keepsFocus(table)(root);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
});
afterEach(() => {
    if (detach) detach();
    vi.restoreAllMocks();
});

describe('next', () => {
    it('leads from one thing that can be chosen to the next, and round', () => {
        const visited = [1, 2, 3].map(() => (toLit(1), at()));
        expect(visited).toEqual(['one', 'two', 'one']);
    });
    it('leads to the button of the bar where nothing else can be done', () => {
        for (const id of ['one', 'two']) find(id).setAttribute('aria-disabled', 'true');
        expect(toLit(1)).toBe(true);
        expect(at()).toBe('primary');
    });
});

describe('the keyboard goes on', () => {
    it('where what it was at goes away', async () => {
        find('one').focus();
        find('one').remove();
        await drawn();
        expect(at()).toBe('two');
    });
    it('where what it was at cannot have it any more, although it is still there', async () => {
        find('place').focus();
        find('place').removeAttribute('tabindex');
        requestAnimationFrame(() => find('place').blur());
        await drawn();
        expect(['one', 'two']).toContain(at());
    });
    it('but not for who left the page by Tab', async () => {
        find('two').focus();
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
        find('two').blur();
        find('one').remove();
        await drawn();
        expect(document.activeElement).toBe(document.body);
    });
    it('but not for who clicked beside everything', async () => {
        find('one').focus();
        find('beside').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        find('one').blur();
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
        find('two').remove();
        await drawn();
        expect(document.activeElement).toBe(document.body);
    });
});
