import { describe, expect, it } from 'vitest';
import { commandOf, type Command } from '../logic/keys';
import { KEYS } from './list';

/** All commands there are; one that is missing here is a type error. */
const COMMANDS: Record<Command['do'], true> = {
    primary: true,
    skip: true,
    pass: true,
    undo: true,
    restart: true,
    back: true,
    keys: true,
    hint: true,
    'next-lit': true,
    'previous-lit': true,
    option: true,
    first: true,
    'previous-turn': true,
    'previous-step': true,
    'next-step': true,
    'next-turn': true,
    live: true,
};
const NAMES: Record<string, string> = {
    Esc: 'Escape',
    Space: ' ',
    '←': 'ArrowLeft',
    '→': 'ArrowRight',
};
const nowhere = { typing: false, onControl: false, movesItself: false, dialog: false };

/** What somebody presses who reads "Shift + ←". */
function pressed(told: string): Command['do'] | undefined {
    const parts = told.split(' + ');
    const key = parts.pop()!;
    const shiftKey = parts.includes('Shift');
    const ctrlKey = parts.includes('Ctrl');
    const letter = /^[A-Z]$/.test(key) && !shiftKey ? key.toLowerCase() : key;
    return commandOf({ key: NAMES[key] ?? letter, ctrlKey, shiftKey, metaKey: false, altKey: false }, nowhere)?.do;
}

describe('the list of keys', () => {
    it('tells every command', () => {
        expect([...new Set(KEYS.flatMap(({ does }) => does ?? []))].sort()).toEqual(Object.keys(COMMANDS).sort());
    });

    it.each(KEYS.filter(({ does }) => does))('$name does what it says', ({ keys, does }) => {
        const done = keys.filter((key) => key !== '…').map(pressed);
        expect([...new Set(done)]).toEqual(does);
    });
});
