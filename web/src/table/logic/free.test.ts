import { describe, expect, it } from 'vitest';
import { freePlace } from './free';

const room = { x: 0, y: 0, width: 400, height: 300 };
const size = { width: 200, height: 40 };

describe('a sentence on the board', () => {
    it('stands where it was asked for, as near as what is taken allows', () => {
        const clicked = { x: 190, y: 140, width: 20, height: 20 };
        const near = { x: 200, y: 150 };
        const alone = freePlace(size, room, near, [clicked])!;
        expect(alone.x).toBe(100);
        expect(Math.abs(alone.y + 20 - 150)).toBeLessThan(44);
        const above = freePlace(size, room, near, [clicked, { x: 0, y: 160, width: 400, height: 140 }])!;
        expect(above.y + size.height).toBeLessThanOrEqual(140);
    });

    it('keeps within the room', () => {
        expect(freePlace(size, room, { x: 395, y: 5 }, [])).toMatchObject({ x: 200, y: 0 });
    });

    it('goes aside where the middle is taken', () => {
        const middle = { x: 150, y: 0, width: 40, height: 300 };
        expect(freePlace(size, room, { x: 170, y: 150 }, [middle])!.x).toBe(200);
    });

    it('finds nothing where everything is taken', () => {
        expect(freePlace(size, room, { x: 0, y: 0 }, [{ ...room }])).toBeNull();
    });
});
