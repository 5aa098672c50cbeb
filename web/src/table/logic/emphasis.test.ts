import { describe, expect, it } from 'vitest';
import type { Text } from '../../lib/protocol';
import { emphasise } from './emphasis';

const name = (key: string): Text => ({ key, args: {} });
const say = (text: Text): string => ({ 'terrain-grass': 'Grass', 'terrain-desert': 'Desert' })[text.key] ?? '';

describe('emphasis', () => {
    it('is on the names a sentence was given', () => {
        const text: Text = { key: 'prompt', args: { terrain: name('terrain-grass'), left: 2 } };
        expect(emphasise('Build on Grass (2 left).', text, say)).toEqual([
            { text: 'Build on ', strong: false },
            { text: 'Grass', strong: true },
            { text: ' (2 left).', strong: false },
        ]);
    });

    it('never stops in the middle of a word', () => {
        const text: Text = { key: 'prompt', args: { terrain: name('terrain-grass') } };
        expect(emphasise('Two Grasses.', text, say).map((part) => part.text)).toEqual(['Two ', 'Grasses', '.']);
    });

    it('leaves a sentence without names alone', () => {
        expect(emphasise('End your turn.', { key: 'p', args: { left: 2 } }, say)).toEqual([
            { text: 'End your turn.', strong: false },
        ]);
    });

    it('finds several names, and does not mind one that the sentence does not say', () => {
        const text: Text = {
            key: 'p',
            args: { old: name('terrain-grass'), new: name('terrain-desert'), no: name('none') },
        };
        expect(
            emphasise('Grass, then Desert', text, say)
                .filter((part) => part.strong)
                .map((part) => part.text),
        ).toEqual(['Grass', 'Desert']);
    });
});
