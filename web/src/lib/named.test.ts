import { expect, it } from 'vitest';
import { named, SOMEBODY } from './named';
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

it('calls whoever has had their name deleted somebody', async () => {
    const seats = [
        { seat: 0, name: SOMEBODY },
        { seat: 1, name: 'Bob' },
    ] as SeatInfo[];
    const names = () => named({ seats }).seats.map(({ name }) => name);
    await words.use('fr');
    expect(names()).toEqual(['Quelqu’un', 'Bob']);
    await words.use('de');
    expect(names()).toEqual(['Jemand', 'Bob']);
});
