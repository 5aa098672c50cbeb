import { describe, expect, it } from 'vitest';
import { commandOf, placeOf, type Place, type Press } from './keys';

const press = (key: string, more: Partial<Press> = {}): Press => ({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...more,
});
const nowhere: Place = { typing: false, onControl: false, movesItself: false, dialog: false };

describe('keys', () => {
    it.each([
        [press('Enter'), { do: 'primary' }],
        [press('z', { ctrlKey: true }), { do: 'undo' }],
        [press('z', { metaKey: true }), { do: 'undo' }],
        [press('Z', { ctrlKey: true, shiftKey: true }), { do: 'restart' }],
        [press('Escape'), { do: 'back' }],
        [press('1'), { do: 'option', index: 0 }],
        [press('9'), { do: 'option', index: 8 }],
        [press('p'), { do: 'pass' }],
        [press('p', { ctrlKey: true }), null],
        [press('n'), { do: 'next-lit' }],
        [press('N', { shiftKey: true }), { do: 'previous-lit' }],
        [press('Enter', { ctrlKey: true }), { do: 'primary' }],
        [press('?', { shiftKey: true }), { do: 'keys' }],
        [press('ArrowLeft'), { do: 'previous-step' }],
        [press('ArrowRight', { shiftKey: true }), { do: 'next-turn' }],
        [press('PageUp'), { do: 'previous-turn' }],
        [press('Home'), { do: 'first' }],
        [press('End'), { do: 'live' }],
        [press('0'), null],
        [press('a'), null],
        [press('a', { ctrlKey: true }), null],
    ])('%o', (key, command) => expect(commandOf(key, nowhere)).toEqual(command));

    it('leave text fields alone, except Escape', () => {
        const typing = { ...nowhere, typing: true };
        expect(['Enter', '1', '?', 'ArrowLeft'].map((key) => commandOf(press(key), typing))).toEqual([
            null,
            null,
            null,
            null,
        ]);
        expect(commandOf(press('z', { ctrlKey: true }), typing)).toBeNull();
        expect(commandOf(press('Escape'), typing)).toEqual({ do: 'back' });
    });

    it('leave Enter to a focused button and arrows to the board', () => {
        expect(commandOf(press('Enter'), { ...nowhere, onControl: true })).toBeNull();
        expect(commandOf(press('Enter', { ctrlKey: true }), { ...nowhere, onControl: true })).toEqual({
            do: 'primary',
        });
        expect(commandOf(press('ArrowLeft'), { ...nowhere, movesItself: true })).toBeNull();
        expect(commandOf(press('1'), { ...nowhere, onControl: true, movesItself: true })).toEqual({
            do: 'option',
            index: 0,
        });
    });

    it('stay with an open dialog', () => {
        expect(commandOf(press('1'), { ...nowhere, dialog: true })).toBeNull();
    });

    it('read the place from the page', () => {
        document.body.innerHTML = `<input id="text"><input id="range" type="range"><svg role="grid"><g role="gridcell" id="cell"></g></svg>
      <button id="button"></button><p id="p"></p>`;
        const at = (id: string): Place => placeOf(document.getElementById(id), false);
        expect(at('text').typing).toBe(true);
        expect(at('range')).toMatchObject({ typing: false, movesItself: true });
        expect(at('cell')).toMatchObject({ onControl: true, movesItself: true });
        expect(at('button')).toMatchObject({ onControl: true, movesItself: false });
        expect(at('p')).toEqual(nowhere);
        expect(placeOf(null, true).dialog).toBe(true);
    });
});
