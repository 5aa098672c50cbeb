import { expect, test } from 'vitest';
import { bestPlace, boxIn, type Box, type Corner } from './corner';

const ROOM = { left: 0, top: 50, width: 1000, height: 600 };
const SCREEN = { left: 0, top: 0, width: 1000, height: 700 };
const SIZE = { width: 300, height: 200 };

function best(corner: Corner, spoken: Box[], needed: Box[] = [], size = SIZE, far: Box = ROOM): string {
    const place = bestPlace({ corner, far: false, top: null }, size, { near: ROOM, far }, spoken, needed);
    return `${place.far ? 'far ' : ''}${place.corner}${place.top === null ? '' : ` at ${place.top}`}`;
}

test('a corner is inside the room', () => {
    expect(boxIn('bottom-right', SIZE, ROOM)).toEqual({ left: 700, top: 450, ...SIZE });
});

test('it stays where nothing is covered', () => {
    expect(best('bottom-left', [{ left: 10, top: 60, width: 40, height: 40 }])).toBe('bottom-left');
});

test('it leaves a corner that is spoken of', () => {
    const spoken = [
        { left: 10, top: 600, width: 40, height: 40 },
        { left: 900, top: 600, width: 40, height: 40 },
    ];
    expect(best('bottom-left', spoken)).toBe('top-right');
});

test('one covered piece weighs as much as another, however large it is', () => {
    const large = { left: 0, top: 50, width: 1000, height: 300 };
    const small = { left: 10, top: 600, width: 20, height: 20 };
    expect(best('bottom-left', [large, small])).toBe('bottom-right');
});

test('where the next move is weighs more than all that is spoken of', () => {
    const above = [100, 200, 300].map((left) => ({ left, top: 60, width: 40, height: 40 }));
    const below = { left: 150, top: 600, width: 40, height: 40 };
    const wide = { width: 1000, height: 530 };
    expect(best('bottom-right', [...above, below], [], wide)).toBe('bottom-right');
    expect(best('bottom-right', above, [below], wide)).toBe('top-right');
});

test('where something is covered in every corner, it moves out to the edge of the screen', () => {
    const wide = { width: 1000, height: 200 };
    const spoken = [200, 440].map((top) => ({ left: 0, top, width: 1000, height: 50 }));
    expect(best('bottom-right', spoken, [], wide, SCREEN)).toBe('far bottom-right');
    expect(best('bottom-right', spoken.slice(0, 1), [], wide, SCREEN)).toBe('bottom-right');
});

test('where something is covered at both ends, it stands between', () => {
    const wide = { width: 1000, height: 200 };
    const spoken = [60, 600].map((top) => ({ left: 0, top, width: 1000, height: 40 }));
    expect(best('bottom-right', spoken, [], wide, SCREEN)).toBe('bottom-right at 106');
});
