import { expect, it } from 'vitest';
import type { AutomaInfo, SeatInfo } from '../../lib/protocol';
import { actorNames } from './actors';

it('names automas after the seats, in the words of the game', () => {
    const seats = [{ name: 'Ann' }, { name: 'Bob' }] as SeatInfo[];
    const tide: AutomaInfo = { id: 'tide', name: { key: 'automa-tide', args: { player: 1 } }, colour: 'blue' };
    const say = (text: { key: string }, names: readonly string[]) => `${text.key} of ${names[1]}`;
    expect(actorNames(seats, [tide], say)).toEqual(['Ann', 'Bob', 'automa-tide of Bob']);
    expect(actorNames([], [], say)).toEqual([]);
});
