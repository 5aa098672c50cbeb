import { describe, expect, it } from 'vitest';
import {
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CELL_NAMES,
    cellAt,
    cellNumber,
    cellOf,
    CELLS,
    cellsOf,
    centre,
    corner,
    HEX_HEIGHT,
    HEX_WIDTH,
    isIsland,
    ISLAND_HEIGHT,
    ISLAND_WIDTH,
    MAINLAND,
    neighbours,
    ROWS,
    snap,
    targetOf,
} from './geometry';
import { leapByKey, stepByKey } from './keys';
import { joints, outline } from './lines';
import { placeTag } from './tag';
import { sheetBox } from './window';

const cell = (name: string): number => {
    const found = cellNumber(name);
    if (found === undefined) throw new Error(`no cell ${name}`);
    return found;
};
const names = (cells: Iterable<number>): string[] => [...cells].map((one) => CELL_NAMES[one]!);
const all = CELL_NAMES.map((_, one) => one).slice(0, MAINLAND);
/** The island, somewhere beside the board. */
const island = { x: BOARD_WIDTH + 30, y: 600 };
const everywhere = [...CELL_NAMES.keys()];

describe('cell names', () => {
    it('run from a1 at the top left to t20, row by row', () => {
        expect(CELL_NAMES).toHaveLength(CELLS);
        expect([CELL_NAMES[0], CELL_NAMES[19], CELL_NAMES[20], CELL_NAMES[399]]).toEqual(['a1', 't1', 'a2', 't20']);
    });

    it('go on on the island, from v1 to x5 in rows of 3, 4, 5, 4 and 3', () => {
        expect(CELLS).toBe(419);
        expect(ROWS.slice(20).map((row) => names(row).join(' '))).toEqual([
            'v1 w1 x1',
            'u2 v2 w2 x2',
            'u3 v3 w3 x3 y3',
            'u4 v4 w4 x4',
            'v5 w5 x5',
        ]);
        expect(everywhere.filter(isIsland)).toHaveLength(19);
    });

    it('lead back to their cells', () => {
        expect(CELL_NAMES.map((name) => cellNumber(name))).toEqual(everywhere);
        for (const name of ['u1', 'y1', 'y2', 'u5', 'u6']) expect(cellNumber(name)).toBeUndefined();
        expect(cellNumber('a21')).toBeUndefined();
    });

    it('make targets, and targets that are no cells are none', () => {
        expect(targetOf(cell('f7'))).toBe('cell:f7');
        expect(cellOf('cell:f7')).toBe(cell('f7'));
        expect(cellOf('tile:farm')).toBeUndefined();
        expect(cellOf(null)).toBeUndefined();
        expect(names(cellsOf(['cell:c3', 'tile:farm', 'turn:end', 'cell:b1']))).toEqual(['b1', 'c3']);
    });
});

describe('neighbours', () => {
    it('of a cell in an odd line (a1 counts as even) lie to its right above and below', () => {
        expect(names(neighbours(cell('f8')))).toEqual(['g8', 'g9', 'f9', 'e8', 'f7', 'g7']);
    });

    it('of a cell in an even line lie to its left above and below', () => {
        expect(names(neighbours(cell('f7')))).toEqual(['g7', 'f8', 'e8', 'e7', 'e6', 'f6']);
    });

    it('end at the edge of the board', () => {
        expect(names(neighbours(cell('a1')))).toEqual(['b1', 'a2']);
        expect(names(neighbours(cell('t20')))).toEqual(['s20', 't19']);
    });

    it('touch: their centres are one hex apart, and nobody else is as near', () => {
        for (const one of all) {
            const near = all.filter((other) => {
                const [a, b] = [centre(one), centre(other)];
                return other !== one && Math.hypot(a.x - b.x, a.y - b.y) < HEX_WIDTH * 1.1;
            });
            expect(names(near)).toEqual(names(neighbours(one).sort((a, b) => a - b)));
        }
    });
});

describe('neighbours on the island', () => {
    it('lie there as on the board, and end at its coast', () => {
        expect(names(neighbours(cell('w3')))).toEqual(['x3', 'w4', 'v4', 'v3', 'v2', 'w2']);
        expect(names(neighbours(cell('v1')))).toEqual(['w1', 'v2', 'u2']);
        expect(names(neighbours(cell('y3')))).toEqual(['x4', 'x3', 'x2']);
    });

    it('touch, wherever the island lies', () => {
        for (const one of everywhere.filter(isIsland)) {
            const near = everywhere.filter((other) => {
                const [a, b] = [centre(one, island), centre(other, island)];
                return other !== one && Math.hypot(a.x - b.x, a.y - b.y) < HEX_WIDTH * 1.1;
            });
            expect(names(near)).toEqual(names(neighbours(one).sort((a, b) => a - b)));
        }
    });
});

describe('the cell under a point', () => {
    it('is the one whose middle it is', () => {
        expect(all.map((one) => cellAt(centre(one)))).toEqual(all);
    });

    it('is still it just inside its upper and lower tips and its sides', () => {
        for (const one of all) {
            const { x, y } = centre(one);
            expect(cellAt({ x, y: y - HEX_HEIGHT / 2 + 1 })).toBe(one);
            expect(cellAt({ x, y: y + HEX_HEIGHT / 2 - 1 })).toBe(one);
            expect(cellAt({ x: x - HEX_WIDTH / 2 + 1, y })).toBe(one);
            expect(cellAt({ x: x + HEX_WIDTH / 2 - 1, y })).toBe(one);
        }
    });

    it('is a cell of the island where the island lies, and nowhere else', () => {
        expect(everywhere.map((one) => cellAt(centre(one, island), island))).toEqual(everywhere);
        expect(cellAt({ x: island.x + 5, y: island.y + 5 }, island)).toBeUndefined();
        expect(cellAt({ x: island.x + ISLAND_WIDTH + 1, y: island.y + ISLAND_HEIGHT / 2 }, island)).toBeUndefined();
        expect(cellAt(centre(cell('w3'), island))).toBeUndefined();
    });

    it('is none beside the board, not even in the notches of its edge', () => {
        expect(cellAt({ x: -5, y: 30 })).toBeUndefined();
        expect(cellAt({ x: 1, y: 1 })).toBeUndefined();
        expect(cellAt({ x: 3, y: 75 })).toBeUndefined();
        expect(cellAt({ x: BOARD_WIDTH + 1, y: 80 })).toBeUndefined();
        expect(cellAt({ x: 500, y: BOARD_HEIGHT + 1 })).toBeUndefined();
    });
});

describe('a finger', () => {
    const legal = [cell('f7'), cell('k12')];

    it('means the nearest legal cell within reach', () => {
        const beside = centre(cell('h7'));
        expect(snap(beside, legal, 2.2 * HEX_WIDTH)).toBe(cell('f7'));
    });

    it('means what is under it when nothing legal is within reach', () => {
        expect(snap(centre(cell('h7')), legal, 1.5 * HEX_WIDTH)).toBe(cell('h7'));
        expect(snap(centre(cell('h7')), [], 1000)).toBe(cell('h7'));
    });

    it('means a legal cell it hits, without any reach', () => {
        const { x, y } = centre(cell('k12'));
        expect(snap({ x: x + 20, y: y - 8 }, legal, 0)).toBe(cell('k12'));
    });

    it('prefers the legal cell it is nearer to', () => {
        const { x, y } = centre(cell('g7'));
        expect(snap({ x: x + 6, y }, [cell('f7'), cell('h7')], 100)).toBe(cell('h7'));
    });

    it('means a legal cell of the island as well', () => {
        const { x, y } = centre(cell('w3'), island);
        expect(snap({ x: x + 60, y }, [cell('w3')], 70, island)).toBe(cell('w3'));
        expect(snap({ x: x + 60, y }, [], 70, island)).toBe(cell('x3'));
    });

    it('finds a legal cell from outside the board, and nothing otherwise', () => {
        expect(snap({ x: -20, y: 30 }, [cell('a1')], 60)).toBe(cell('a1'));
        expect(snap({ x: -20, y: 30 }, [cell('t20')], 60)).toBeUndefined();
    });
});

describe('arrow keys', () => {
    it('go to a neighbour', () => {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            for (const from of ['f7', 'f8', 'k12']) {
                expect(names(neighbours(cell(from)))).toContain(CELL_NAMES[stepByKey(cell(from), key)!]);
            }
        }
    });

    it('keep the column going up and down, so that coming back ends where it began', () => {
        expect(names([stepByKey(cell('f7'), 'ArrowUp')!, stepByKey(cell('f7'), 'ArrowDown')!])).toEqual(['f6', 'f8']);
    });

    it('stay at the edge', () => {
        expect(stepByKey(cell('a1'), 'ArrowLeft')).toBe(cell('a1'));
        expect(stepByKey(cell('a1'), 'ArrowUp')).toBe(cell('a1'));
        expect(stepByKey(cell('t20'), 'ArrowRight')).toBe(cell('t20'));
        expect(stepByKey(cell('t20'), 'ArrowDown')).toBe(cell('t20'));
    });

    it('have company: Home, End, Page up, Page down; other keys do not move', () => {
        expect(names(['Home', 'End', 'PageUp', 'PageDown'].map((key) => stepByKey(cell('f7'), key)!))).toEqual([
            'a7',
            't7',
            'f1',
            'f20',
        ]);
        expect(stepByKey(cell('f7'), 'x')).toBeUndefined();
    });

    it('go about on the island too, to neighbours', () => {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
            expect(names(neighbours(cell('w3')))).toContain(CELL_NAMES[stepByKey(cell('w3'), key, island)!]);
        expect(names(['Home', 'End', 'PageUp', 'PageDown'].map((key) => stepByKey(cell('u4'), key, island)!))).toEqual([
            'u4',
            'x4',
            'v1',
            'v5',
        ]);
        expect(names([stepByKey(cell('u2'), 'ArrowUp', island)!, stepByKey(cell('y3'), 'ArrowUp', island)!])).toEqual([
            'v1',
            'x2',
        ]);
    });

    it('lead from the edge of the board over to the island, and back', () => {
        const over = stepByKey(cell('t16'), 'ArrowRight', island)!;
        expect(isIsland(over)).toBe(true);
        expect(names([stepByKey(cell('u3'), 'ArrowLeft', island)!])).toEqual(['t16']);
        expect(stepByKey(cell('a1'), 'ArrowLeft', island)).toBe(cell('a1'));
        expect(stepByKey(cell('y3'), 'ArrowRight', island)).toBe(cell('y3'));
        const below = { x: 700, y: BOARD_HEIGHT + 30 };
        expect(isIsland(stepByKey(cell('p20'), 'ArrowDown', below)!)).toBe(true);
        expect(isIsland(stepByKey(cell('v1'), 'ArrowUp', below)!)).toBe(false);
    });

    it('leap to the next legal cell in their direction', () => {
        const legal = [cell('f2'), cell('b7'), cell('k7'), cell('m8'), cell('g19')];
        expect(leapByKey(cell('f7'), 'ArrowRight', legal)).toBe(cell('k7'));
        expect(leapByKey(cell('k7'), 'ArrowRight', legal)).toBe(cell('m8'));
        expect(leapByKey(cell('f7'), 'ArrowLeft', legal)).toBe(cell('b7'));
        expect(leapByKey(cell('f7'), 'ArrowUp', legal)).toBe(cell('f2'));
        expect(leapByKey(cell('f7'), 'ArrowDown', legal)).toBe(cell('g19'));
        expect(leapByKey(cell('f7'), 'Enter', legal)).toBeUndefined();
    });

    it('leap on in reading order when nothing lies in their direction, and round the end', () => {
        const legal = [cell('f2'), cell('t2'), cell('b19')];
        expect(leapByKey(cell('t2'), 'ArrowRight', legal)).toBe(cell('b19'));
        expect(leapByKey(cell('b19'), 'ArrowDown', legal)).toBe(cell('f2'));
        expect(leapByKey(cell('f2'), 'ArrowUp', legal)).toBe(cell('b19'));
        expect(leapByKey(cell('k10'), 'ArrowRight', [])).toBeUndefined();
    });

    it('reach every legal cell by leaps from any other', () => {
        const legal = [
            cell('a1'),
            cell('t1'),
            cell('j5'),
            cell('c9'),
            cell('r13'),
            cell('a20'),
            cell('t20'),
            cell('k11'),
            cell('v1'),
            cell('x4'),
        ];
        const reached = new Set([legal[0]!]);
        for (const from of reached) {
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
                const to = leapByKey(from, key, legal, island);
                if (to !== undefined) reached.add(to);
            }
        }
        expect(names([...reached].sort((a, b) => a - b))).toEqual(names([...legal].sort((a, b) => a - b)));
    });
});

describe('the tag beside a cell', () => {
    const everything = sheetBox({ coordinates: false, markers: false });
    const hides = (name: string, width: number, height: number, busy: string[]): string[] => {
        const at = placeTag(cell(name), width, height, busy.map(cell), everything);
        return [name, ...busy].filter((other) => {
            const { x, y } = centre(cell(other));
            return x > at.x && x < at.x + width && y > at.y && y < at.y + height;
        });
    };

    it('never hides its own cell', () => {
        for (const name of names(all)) expect(hides(name, 110, 45, [])).toEqual([]);
    });

    it('keeps clear of pieces and targets where there is room', () => {
        expect(hides('k10', 110, 45, ['l10', 'm10'])).toEqual([]);
        expect(hides('k10', 110, 45, ['l10', 'm10', 'j10', 'i10'])).toEqual([]);
    });

    it('stays in view', () => {
        for (const name of ['a1', 't1', 'a20', 't20']) {
            const at = placeTag(cell(name), 110, 45, [], everything);
            expect(at.x).toBeGreaterThanOrEqual(everything.x);
            expect(at.y).toBeGreaterThanOrEqual(everything.y);
            expect(at.x + 110).toBeLessThanOrEqual(everything.x + everything.width);
            expect(at.y + 45).toBeLessThanOrEqual(everything.y + everything.height);
        }
    });
});

describe('the joints of the quadrants', () => {
    it('run along the edges: no cell has one through its middle, and every cell beside them touches them', () => {
        const points = [...joints().matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((found) => ({
            x: Number(found[1]),
            y: Number(found[2]),
        }));
        const touched = (one: number): number => {
            const { x, y } = centre(one);
            return points.filter((point) => Math.abs(Math.hypot(point.x - x, point.y - y) - HEX_HEIGHT / 2) < 0.6)
                .length;
        };
        for (const one of all) {
            const { x, y } = centre(one);
            expect(points.some((point) => Math.hypot(point.x - x, point.y - y) < HEX_WIDTH / 2 - 1)).toBe(false);
        }
        for (const name of ['j1', 'k1', 'j2', 'k2', 'j20', 'k20', 'a10', 'a11', 't10', 't11'])
            expect(touched(cell(name))).toBeGreaterThanOrEqual(2);
        expect(touched(cell('c3'))).toBe(0);
        expect(corner(cell('k1')).x).toBe(10 * HEX_WIDTH);
    });
});

describe('the line around some cells', () => {
    const corners = (path: string): number => path.match(/[ML]/g)?.length ?? 0;

    it('has six corners around one cell, and 18 around the seven of a City Hall', () => {
        expect(corners(outline([cell('f7')]))).toBe(6);
        expect(corners(outline([cell('f7'), ...neighbours(cell('f7'))]))).toBe(18);
        expect(outline([])).toBe('');
    });

    it('closes around each group, and around a hole', () => {
        expect(outline([cell('a1'), cell('k12')]).match(/z/g)).toHaveLength(2);
        expect(outline(neighbours(cell('f7'))).match(/z/g)).toHaveLength(2);
    });

    it('lies where the island lies', () => {
        expect(outline([cell('v1')], island)).toContain(`${island.x + 2 * HEX_WIDTH} ${island.y + 15}`);
    });
});
