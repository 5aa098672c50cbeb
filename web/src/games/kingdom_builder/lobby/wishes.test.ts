import { describe, expect, it } from 'vitest';
import type { Chosen } from '../../../lobby/draft';
import { form } from './form';
import { hexes, homeOf, islandHexes, locationsOf, rowsOf } from './land';
import { wanted } from './wishes';

const USUAL: Chosen = {
    expansions: [],
    quadrants: null,
    turned: null,
    cards: null,
    tasks: null,
    island: null,
    first_game: false,
    lords: 'literal',
    sword: 'loses_tile',
};
const CROSSROADS = ['city_hall_fort', 'farm', 'monastery_wagon', 'temple'];

describe('what is known of the table', () => {
    it('has a task for each quadrant of the Crossroads', () => {
        const named = { ...USUAL, quadrants: CROSSROADS, tasks: ['road', 'advance', 'fortress'] };
        expect(wanted(named)).toMatchObject({ taskCount: 2, tasks: ['road', 'advance'] });
        expect(wanted({ ...USUAL, tasks: ['road'] })).toMatchObject({ taskCount: null, tasks: ['road'] });
    });

    it('has an island only with the expansion, and its side perhaps by chance', () => {
        expect(wanted({ ...USUAL, island: 'tree_house' }).island).toBeNull();
        expect(wanted({ ...USUAL, expansions: ['island'] }).island).toBe('chance');
        expect(wanted({ ...USUAL, expansions: ['island'], island: 'tree_house' }).island).toBe('tree_house');
    });
});

describe('the land', () => {
    it('comes from all sets', () => {
        expect(
            ['oracle', 'quarry', 'city_hall_fort', 'temple', 'bazaar_watermill'].map((id) => homeOf('quadrants', id)),
        ).toEqual(['base', 'nomads', 'crossroads', 'marshlands', 'harvest']);
        expect(['lords', 'families', 'scouts', 'mayors'].map((id) => homeOf('cards', id))).toEqual([
            'base',
            'nomads',
            'marshlands',
            'harvest',
        ]);
    });

    it('has one kind of location on a quadrant, or two', () => {
        const shown = (id: string) => [...new Set(hexes(id, 3).flatMap(({ location }) => location ?? []))].sort();
        expect(locationsOf('quarry')).toEqual(['quarry']);
        expect(shown('quarry')).toEqual(['quarry']);
        expect(shown('city_hall_fort')).toEqual(['city_hall', 'fort']);
        expect(rowsOf('oracle', true)[0]).toBe([...rowsOf('oracle')[9]!].reverse().join(''));
    });

    it('has an island with a location and a castle', () => {
        const cells = islandHexes('tree_house');
        expect(cells).toHaveLength(19);
        expect(cells.filter(({ location }) => location === 'tree_house')).toHaveLength(1);
        expect(cells.filter(({ kind }) => kind === 'castle')).toHaveLength(1);
    });
});

describe('names', () => {
    it('are those of the game', () => {
        expect(form.nameOf('quadrants', 'quarry')).toBe('location-quarry');
        expect(form.nameOf('quadrants', 'city_hall_fort')).toBeNull();
        expect(form.nameOf('tasks', 'road')).toBe('task-road');
        expect(form.nameOf('sword', 'keeps_tile')).toBeNull();
    });
});
