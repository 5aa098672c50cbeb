import { describe, expect, it } from 'vitest';
import { origins } from '../about';
import { BOX } from './about';

describe('about the components', () => {
    it('counts every kind', () => {
        const counts = Object.fromEntries(BOX.map(({ word, entries }) => [word, entries.length]));
        expect(counts).toEqual({
            buildings: 16,
            barrels: 10,
            bridges: 10,
            boards: 7,
            spaces: 22,
            events: 5,
            shootouts: 5,
            hotels: 12,
            specialities: 12,
        });
    });

    it('says honestly that most values are reconstructed', () => {
        const from = Object.fromEntries(origins(BOX).map(({ origin, count, kinds }) => [origin, { count, kinds }]));
        expect(Object.keys(from).sort()).toEqual(['published', 'reconstructed', 'rulebook']);
        expect(from['rulebook']).toEqual({ count: 6, kinds: ['spaces', 'events'] });
        expect(from['published']).toEqual({ count: 6, kinds: ['specialities'] });
        expect(from['reconstructed']?.count).toBe(99 - 12);
    });
});
