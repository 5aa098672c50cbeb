import { describe, expect, it } from 'vitest';
import { exampleOptions, exampleView } from './example-view';
import { Choices } from './model';
import { askedNow, choicesAt, loadsOf, tilesWith } from './questions';

const choices = (...notations: string[]): Choices => new Choices(exampleOptions(...notations));
const GATHER = { player: 0, kind: 'bid', tile: 'miner', colour: 'red', taken: [], workers: {} };

describe('what a tile offers', () => {
    it('is everything that points at it, loads included', () => {
        const found = choices('upgrade miner', 'carry iron miner s', 'carry iron keywood s', 'upgrade inn', 'done');
        expect(choicesAt(found, 'miner').map(({ option }) => option.notation)).toEqual([
            'upgrade miner',
            'carry iron miner s',
        ]);
        expect([...tilesWith(found)]).toEqual(['miner', 'inn']);
        expect(loadsOf(found)).toEqual(
            new Map([
                ['miner', new Set(['iron'])],
                ['keywood', new Set(['iron'])],
            ]),
        );
    });

    it('is not the tile that a tile would be laid beside', () => {
        expect(tilesWith(choices('lay home_1 n 0')).size).toBe(0);
    });
});

describe('what has to be answered first', () => {
    it('is nothing in a turn', () => {
        expect(askedNow(exampleView(), choices('bid miner red', 'pass'))).toBeNull();
    });

    it('are the workers of a bid or a use, at its tile', () => {
        const asked = askedNow(exampleView({ gather: GATHER }), choices('send 2', 'send 3', 'with keywood'));
        expect(asked).toMatchObject({ tile: 'miner', closes: false });
        expect(asked?.choices.map(({ option }) => option.notation)).toEqual(['send 2', 'send 3', 'with keywood']);
    });

    it('is to be done, when mixed workers suffice and no more can join', () => {
        const view = exampleView({ gather: { ...GATHER, kind: 'use', colour: 'mixed' } });
        expect(askedNow(view, choices('done'))?.choices).toHaveLength(1);
        expect(askedNow(exampleView(), choices('done'))).toBeNull();
    });

    it('is what to pay with', () => {
        const paying = { player: 0, tile: 'inn', resources: {}, any: 1, skills: {}, any_skill: 0 };
        expect(askedNow(exampleView({ paying }), choices('spend wood', 'spend gold'))?.tile).toBe('inn');
        expect(askedNow(exampleView(), choices('pay red', 'pay-group miner'))?.choices).toHaveLength(2);
    });
});
