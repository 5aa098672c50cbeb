// Every key of the table, in the order in which they are told.
import type { Command } from '../logic/keys';

export interface KeyRow {
    /** As on the keyboard. */
    keys: readonly string[];
    /** What it does, as `key-<name>` says. */
    name: string;
    /** What the shell carries out; the other keys belong to the board, a dialog or the browser. */
    does?: readonly Command['do'][];
}

export const KEYS: readonly KeyRow[] = [
    { keys: ['Tab'], name: 'tab' },
    { keys: ['↑', '↓', '←', '→'], name: 'board' },
    { keys: ['N', 'Shift + N'], name: 'lit', does: ['next-lit', 'previous-lit'] },
    { keys: ['Enter'], name: 'enter', does: ['primary'] },
    { keys: ['Ctrl + Enter'], name: 'finish', does: ['primary'] },
    { keys: ['1', '…', '9'], name: 'options', does: ['option'] },
    { keys: ['P'], name: 'pass', does: ['pass'] },
    { keys: ['H'], name: 'hint', does: ['hint'] },
    { keys: ['+', '−'], name: 'number' },
    { keys: ['R', 'Shift + R'], name: 'rotate' },
    { keys: ['Ctrl + Z'], name: 'undo', does: ['undo'] },
    { keys: ['Ctrl + Shift + Z'], name: 'restart', does: ['restart'] },
    { keys: ['Esc'], name: 'escape', does: ['back'] },
    { keys: ['Space'], name: 'skip', does: ['skip'] },
    { keys: ['←', '→'], name: 'steps', does: ['previous-step', 'next-step'] },
    { keys: ['Shift + ←', 'Shift + →'], name: 'turns', does: ['previous-turn', 'next-turn'] },
    { keys: ['Home', 'End'], name: 'ends', does: ['first', 'live'] },
    { keys: ['?'], name: 'keys', does: ['keys'] },
];

/** While the points are counted at the end. */
export const COUNT_KEYS: readonly KeyRow[] = [
    { keys: ['←', '→'], name: 'count-steps' },
    { keys: ['Space'], name: 'count-pause' },
    { keys: ['Esc'], name: 'count-end' },
];
