import { expect, test } from 'vitest';
import { bestCorner, boxIn } from './corner';

const ROOM = { left: 0, top: 50, width: 1000, height: 600 };
const SIZE = { width: 300, height: 200 };

test('a corner is inside the room', () => {
    expect(boxIn('bottom-right', SIZE, ROOM)).toEqual({ left: 700, top: 450, ...SIZE });
});

test('it stays where nothing is covered', () => {
    const spoken = [{ left: 10, top: 60, width: 40, height: 40 }];
    expect(bestCorner('bottom-left', SIZE, ROOM, spoken)).toBe('bottom-left');
});

test('it leaves a corner that is spoken of', () => {
    const spoken = [
        { left: 10, top: 600, width: 40, height: 40 },
        { left: 900, top: 600, width: 40, height: 40 },
    ];
    expect(bestCorner('bottom-left', SIZE, ROOM, spoken)).toBe('top-right');
});

test('one covered piece weighs as much as another, however large it is', () => {
    const large = { left: 0, top: 50, width: 1000, height: 300 };
    const small = { left: 10, top: 600, width: 20, height: 20 };
    expect(bestCorner('bottom-left', SIZE, ROOM, [large, small])).toBe('bottom-right');
});

test('where the next move is weighs more than all that is spoken of', () => {
    const above = [100, 200, 300].map((left) => ({ left, top: 60, width: 40, height: 40 }));
    const below = { left: 150, top: 600, width: 40, height: 40 };
    const wide = { width: 1000, height: 200 };
    expect(bestCorner('bottom-right', wide, ROOM, [...above, below])).toBe('bottom-right');
    expect(bestCorner('bottom-right', wide, ROOM, above, [below])).toBe('top-right');
});
