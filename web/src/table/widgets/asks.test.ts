import { describe, expect, it } from 'vitest';
import { exampleDecision, exampleOption } from '../../lib/example';
import type { Kind, OptionInfo } from '../../lib/protocol';
import { amounts, asksOf, quick, standsFor } from './asks';

const cell = exampleOption('build f7', { targets: ['cell:f7'] });
const wood = exampleOption('take wood', { targets: ['resource:wood'] });
const done = exampleOption('done', { targets: ['turn:done'], role: 'confirms' });
const send = (number: number): OptionInfo => exampleOption(`send ${number}`, { number });
const onBoard = { draws: (target: string): boolean => target.startsWith('cell:') };
const asked = (kind: Kind, ...options: OptionInfo[]) =>
    asksOf(exampleDecision(options, { kind, subject: 'tile:inn' }), null, onBoard);

describe('what the window asks', () => {
    it('is nothing where nothing is asked, and never what a turn begins with', () => {
        expect(asksOf(null, null)).toBeNull();
        expect(asked('turn', cell, wood)).toBeNull();
    });

    it('is a number, a price, or several things, always', () => {
        for (const kind of ['amount', 'pay', 'several'] as const)
            expect(asked(kind, cell)).toMatchObject({ kind, about: 'tile:inn', closes: false, options: [cell] });
    });

    it('is what the board has no place for', () => {
        for (const kind of ['pick', 'order', 'sealed'] as const) {
            expect(asked(kind, cell, done)).toBeNull();
            expect(asked(kind, cell, wood)).toMatchObject({ kind, options: [cell, wood] });
        }
        expect(asksOf(exampleDecision([wood]), null)).toBeNull();
    });

    it('is a place or a walk, unless the board leads through it', () => {
        for (const kind of ['place', 'walk'] as const) {
            expect(asked(kind, cell)?.kind).toBe(kind);
            expect(asksOf(exampleDecision([cell], { kind }), null, { leads: [kind] })).toBeNull();
        }
    });

    it('is above all what is meant by something that was picked, and can be put away', () => {
        const choosing = { target: 'cell:f7', options: [cell, done], then: null, cannot: [] };
        expect(asksOf(exampleDecision([send(1)], { kind: 'amount' }), choosing)).toMatchObject({
            about: 'cell:f7',
            closes: true,
            options: [cell, done],
        });
    });
});

describe('a thing in the window', () => {
    it('stands for what is not asked about anyway', () => {
        const bid = exampleOption('bid inn red', { targets: ['tile:inn', 'colour:red'] });
        expect(standsFor(bid, 'tile:inn')).toBe('colour:red');
        expect(standsFor(bid, null)).toBe('tile:inn');
        expect(standsFor(cell, 'cell:f7')).toBe('cell:f7');
        expect(standsFor(send(1), null)).toBeNull();
    });
});

describe('numbers', () => {
    it('go from the least on', () => {
        expect(amounts([send(3), cell, send(1), send(2)]).map(({ number }) => number)).toEqual([1, 2, 3]);
    });

    it('have buttons of their own where there are many', () => {
        expect(quick([send(1), send(2)])).toEqual([]);
        expect(quick([2, 3, 4, 5].map(send)).map(({ number }) => number)).toEqual([2, 3, 5]);
    });

    it('leaves the number to the bar where a board puts it there', () => {
        const decision = exampleDecision([send(1), send(2)], { kind: 'amount' });
        expect(asksOf(decision, null, { leads: ['amount'] })).toBeNull();
        const along = exampleDecision([exampleOption('with inn', { role: 'adds' }), send(1)], { kind: 'amount' });
        expect(asksOf(along, null, { leads: ['amount'] })!.options.map(({ notation }) => notation)).toEqual([
            'with inn',
        ]);
    });
});
