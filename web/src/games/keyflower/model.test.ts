import { describe, expect, it } from 'vitest';
import { tile as TILES } from '../../../../src/boardwright/games/keyflower/data/base.toml';
import common from '../../lib/sheets/common.svg?raw';
import { looksOf } from '../seats';
import {
    canGrow,
    COLOURS,
    edgesOf,
    effectOf,
    isBack,
    pointsOf,
    priceOf,
    tileInfo,
    tileOf,
    tileTarget,
    tintOf,
    type Mark,
} from './model';
import { layOut, lengthOf } from './strip';
import sheet from './symbols.svg?raw';

/** A row of marks as text: symbols without their prefix, points with a star. */
const written = (marks: readonly Mark[]): string =>
    marks
        .map((mark) =>
            'symbol' in mark ? mark.symbol.replace(/^kf-/, '') : 'points' in mark ? `${mark.points}*` : mark.text,
        )
        .join(' ');

describe('tiles', () => {
    it('have edges by direction, that turn clockwise', () => {
        expect(edgesOf('home_1')).toEqual(['water', 'road', 'road', 'road', 'road', 'road']);
        expect(edgesOf('home_1', 1)).toEqual(['road', 'water', 'road', 'road', 'road', 'road']);
        expect(edgesOf('home_1', 6)).toEqual(edgesOf('home_1'));
        expect(edgesOf('keywood', 5)).toEqual(['road', 'field', 'road', 'road', 'field', 'road']);
    });

    it('show what they give on either side', () => {
        expect(written(effectOf('woodcutter'))).toBe('wood wood');
        expect(written(effectOf('woodcutter', true))).toBe('wood gold');
        expect(written(effectOf('workshop'))).toBe('wood / stone / iron');
        expect(written(effectOf('workshop', true))).toBe('wood stone iron');
        expect(written(effectOf('stable', true))).toBe('transport 4 upgrade 2');
        expect(written(effectOf('smelter'))).toBe('anvil → 3 iron');
        expect(written(effectOf('peddler', true))).toBe('worker-yellow → 2 worker-green');
        expect(written(effectOf('brewer'))).toBe('skill-any → 2 worker-any');
        expect(written(effectOf('timber_yard', true))).toBe('wood → 3*');
        expect(written(effectOf('goldsmith'))).toBe('0*');
        expect(written(effectOf('scholar'))).toBe('saw / pickaxe / anvil → 3*');
        expect(written(effectOf('craftsmans_guild'))).toBe('mark-red mark-yellow mark-blue → 3*');
        expect(written(effectOf('apothecary'))).toBe('5 worker-any → 3*');
        expect(written(effectOf('flipper'))).toBe('2* + flip');
        expect(written(effectOf('summer_boat_1', true))).toBe('+1 worker-green');
    });

    it('show what the upgrade costs, and the points beside what a side does', () => {
        expect(written(priceOf('inn'))).toBe('any skill-any');
        expect(written(priceOf('home_1'))).toBe('wood stone');
        expect(priceOf('keythedral')).toEqual([]);
        expect([canGrow('inn'), canGrow('keythedral'), canGrow('summer_boat_1')]).toEqual([true, false, false]);
        expect([pointsOf('stable'), pointsOf('stable', true)]).toEqual([0, 5]);
        // These only bring points, so the points are what they give.
        expect([pointsOf('sawmill'), pointsOf('sawmill', true)]).toEqual([0, 0]);
    });

    it('all have something to show, and every symbol is drawn', () => {
        const drawn = new Set([...(sheet + common).matchAll(/id="([\w-]+)"/g)].map((found) => found[1]!));
        expect(TILES).toHaveLength(64);
        for (const { id } of TILES)
            for (const marks of [effectOf(id), effectOf(id, true), priceOf(id)])
                for (const mark of marks) if ('symbol' in mark) expect(drawn, id).toContain(mark.symbol);
        for (const { id, kind } of TILES) if (kind !== 'turn_order') expect(effectOf(id), id).not.toEqual([]);
    });

    it('have the tint of their season', () => {
        expect(['home_1', 'keywood', 'summer_boat_1', 'inn', 'scribes'].map((id) => tintOf(tileInfo(id)))).toEqual([
            'home',
            'spring',
            'summer',
            'autumn',
            'winter',
        ]);
    });

    it('show their second side once upgraded, summer boats when it lies up', () => {
        expect(isBack({ side: 'front', upgraded: true })).toBe(true);
        expect(isBack({ side: 'b' })).toBe(true);
        expect([isBack({ side: 'a', upgraded: false }), isBack(null)]).toEqual([false, false]);
    });

    it('are named by their targets', () => {
        expect(tileOf(tileTarget('inn'))).toBe('inn');
        expect(tileOf('colour:red')).toBeNull();
        expect(() => tileInfo('castle')).toThrow('castle');
    });
});

describe('rows of symbols', () => {
    it('are as large as their bounds allow, with their middle in the middle', () => {
        const marks = effectOf('woodcutter');
        const { size, pieces } = layOut(marks, 100, 20);
        expect(size).toBe(20);
        const last = pieces.at(-1)!;
        expect(pieces[0]!.x).toBeCloseTo(-(last.x + last.width));
        expect(last.x + last.width - pieces[0]!.x).toBeCloseTo(lengthOf(marks) * 20);
        expect(layOut(marks, 10, 20).size).toBeCloseTo(10 / lengthOf(marks));
    });
});

describe('seats', () => {
    it('look unlike any worker, and are drawn', () => {
        const looks = looksOf('keyflower');
        expect(new Set(looks).size).toBe(6);
        for (const look of looks) {
            expect(COLOURS).not.toContain(look);
            expect(common).toContain(`id="seat-${look}"`);
        }
    });
});
