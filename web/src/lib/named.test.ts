import { expect, it } from 'vitest';
import { named } from './named';
import type { SeatInfo } from './protocol';
import { words } from './words.svelte';

it('calls a seat without a name by its number, in the reader’s language', async () => {
    const seats = [
        { seat: 0, name: 'Ann' },
        { seat: 1, name: '' },
    ] as SeatInfo[];
    const names = () => named({ seats }).seats.map(({ name }) => name);
    await words.use('fr');
    expect(names()).toEqual(['Ann', 'Joueur 2']);
    await words.use('de');
    expect(names()).toEqual(['Ann', 'Spieler 2']);
});
