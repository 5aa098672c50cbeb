import { describe, expect, it } from 'vitest';
import { besideOf } from './beside';

const room = { width: 600, height: 400 };
const size = { width: 200, height: 100 };

describe('the window', () => {
    it('stands in the middle where it is about nothing on the board', () => {
        expect(besideOf(null, size, room)).toEqual({ x: 200, y: 168 });
    });

    it('stands below what it is about, above it where there is no room, else beside it', () => {
        expect(besideOf({ x: 250, y: 50, width: 100, height: 80 }, size, room)).toEqual({ x: 200, y: 138 });
        expect(besideOf({ x: 250, y: 300, width: 100, height: 80 }, size, room)).toEqual({ x: 200, y: 192 });
        expect(besideOf({ x: 20, y: 20, width: 100, height: 360 }, size, room)).toEqual({ x: 128, y: 150 });
        expect(besideOf({ x: 480, y: 20, width: 100, height: 360 }, size, room)).toEqual({ x: 272, y: 150 });
    });

    it('never leaves the board', () => {
        const { x, y } = besideOf({ x: 0, y: 0, width: 10, height: 10 }, size, room);
        expect([x, y]).toEqual([8, 18]);
    });
});
