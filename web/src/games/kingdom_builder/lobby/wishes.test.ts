import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Chosen } from '../../../lobby/draft';
import { words } from '../../../lib/words.svelte';
import { form } from './form';
import { hexes, homeOf, islandHexes, locationsOf, rowsOf } from './land';
import { everything, EXPANSIONS, isEverything, isLeftToChance, leaveToChance, settled, wanted } from './wishes';
import Wishes from './Wishes.svelte';

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

describe('one click', () => {
    const picky = { ...USUAL, expansions: ['nomads'], quadrants: CROSSROADS, first_game: true, lords: 'left_out' };

    it('asks for everything, drawn by chance; the rulings stay', () => {
        expect(everything(picky)).toEqual({ ...USUAL, expansions: [...EXPANSIONS], lords: 'left_out' });
        expect(isEverything(everything(picky))).toBe(true);
        expect(isEverything(picky)).toBe(false);
    });

    it('leaves all to chance; the expansions stay', () => {
        expect(leaveToChance(picky)).toEqual({ ...USUAL, expansions: ['nomads'], lords: 'left_out' });
        expect(isLeftToChance(USUAL)).toBe(true);
        expect(isLeftToChance({ ...USUAL, cards: [] })).toBe(false);
        expect(isLeftToChance({ ...USUAL, first_game: true })).toBe(false);
    });

    it('changes the answers of the form', async () => {
        await words.use('en');
        await words.show('kingdom_builder');
        const chosen = { ...USUAL };
        const wishes = mount(Wishes, { target: document.body, props: { chosen } });
        flushSync();
        document.querySelector<HTMLElement>('button')!.click();
        expect(chosen['expansions']).toEqual(EXPANSIONS);
        void unmount(wishes);
    });
});

describe('what is already settled', () => {
    it('is the board and the cards of a first game', () => {
        expect(settled({ ...USUAL, first_game: true })).toMatchObject({
            quadrants: 'first_game',
            turned: 'first_game',
            cards: 'first_game',
            tasks: 'first_game',
        });
    });

    it('is what needs an expansion that is not in play', () => {
        expect(settled(USUAL)).toEqual({
            tasks: 'expansions',
            island: 'expansions',
            sword: 'expansions',
            equal_cards: 'expansions',
            pieces: 'expansions',
            corners: 'expansions',
        });
        expect(settled(everything(USUAL))).toEqual({});
    });

    it('follows the quadrants once they are named', () => {
        const named = { ...USUAL, expansions: ['nomads', 'island'], quadrants: CROSSROADS };
        expect(settled(named)).toEqual({ sword: 'quadrants' });
    });
});

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
