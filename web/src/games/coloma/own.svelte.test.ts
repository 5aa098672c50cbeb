// Own things, the shoot-out and moments as a person or a screen reader meets them. Looks and sizes are tested in a real browser.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDecision } from '../../lib/example';
import type { LogEntry, OptionInfo } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import { optionsByTarget, verbWord } from '../../table/logic/targets';
import type { BoardProps } from '../board';
import {
    exampleActions,
    exampleEntry as entry,
    exampleEvent as event,
    laterPlayer,
    exampleSeats,
    exampleSite,
    laterView,
} from './example-view';
import Facts from './Facts.svelte';
import Head from './Head.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import Shootout from './Shootout.svelte';
import Status from './Status.svelte';
import Token from './Token.svelte';
import type { ColomaView, PlayerView } from './view';

const pick = vi.fn();
const stops: (() => void)[] = [];

function put(part: Component<any>, props: Record<string, unknown>): void {
    const shown = mount(part, { target: document.body, props });
    flushSync();
    stops.push(() => void unmount(shown));
}

interface Shown {
    options?: string[];
    log?: LogEntry[];
    viewer?: number | null;
}
function tableOf(view: ColomaView, { options = [], log = [], viewer = 0 }: Shown = {}): BoardProps {
    const decision = options.length ? exampleDecision(exampleActions(...options), { kind: 'turn' }) : null;
    const none = new Set<string>();
    return {
        ...{ view, viewer, decision, log, pick, hover: vi.fn(), play: vi.fn(), preview: null, asking: null },
        ...{ options: optionsByTarget(decision), marked: none, fresh: none, last: none },
        ...{ seats: exampleSeats, names: exampleSeats.map(({ name }) => name) },
    };
}
const show = (part: Component<any>, view: ColomaView, more?: Shown): void => put(part, { table: tableOf(view, more) });
const me = (more: Partial<PlayerView>): ColomaView => laterView({ players: [laterPlayer(0, more), laterPlayer(1)] });

const at = (target: string): HTMLElement | null => document.querySelector(`[data-target="${target}"]`);
const label = (element: Element | null): string =>
    element?.getAttribute('aria-label') ?? element?.querySelector('.visually-hidden')?.textContent ?? '';
const text = (selector: string): string =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent!.replace(/\s+/g, ' ').trim()).join(' | ');
const labelled = (name: RegExp): Element | undefined =>
    [...document.querySelectorAll('[aria-label], button')].find((one) => name.test(label(one)));

beforeEach(async () => {
    await words.use('en');
    await words.show('coloma');
    pick.mockClear();
});
afterEach(() => {
    for (const stop of stops.splice(0)) stop();
});

describe('own things', () => {
    it('say what each piece is worth or can do', () => {
        show(Mine, me({ movement: 4, graves: 1, grave_points: 2, top: ['bank'] }));
        expect(labelled(/^2 gold, each worth 2 coins now/)).toBeDefined();
        expect(labelled(/^4 dudes in the cabin, 6 in the supply/)).toBeDefined();
        expect(labelled(/^3 horses: the wagon goes 4 spaces/)).toBeDefined();
        expect(labelled(/^1 dude buried: 2 points lost at the end/)).toBeDefined();
        expect(label(labelled(/^12 cards in the deck/)!)).toContain('On top, as you know: card-bank');
    });

    it('light cards that can be built, with both prices, and are picked where they lie', () => {
        show(Mine, laterView(), { options: ['build saloon hammer', 'build saloon saw', 'end-turn'] });
        expect(at('card:saloon')!.classList).toContain('legal');
        expect(at('card:saloon')!.getAttribute('aria-disabled')).toBe('false');
        expect(label(at('card:saloon'))).toContain('Hammer: ');
        expect(label(at('card:bank'))).toContain('cannot be built with what you have');
        at('card:bank')!.click();
        expect(pick.mock.calls[0]![0]).toBe('card:bank');
        expect(
            [...document.querySelectorAll('.hand [data-target]')].map((one) => one.getAttribute('data-target')),
        ).toEqual(['card:saloon', 'card:bank']);
    });

    it('tell how buildings of the town stand', () => {
        const card = { works: true, usable: false, fresh: false };
        const town = [
            { ...card, id: 'bank', usable: true },
            { ...card, id: 'sawmill' },
            { ...card, id: 'quarry' },
            { ...card, id: 'stable', works: false, fresh: true },
        ];
        show(Mine, me({ town, hand: [] }));
        const standings = ['bank', 'sawmill', 'quarry', 'stable'].map((id) => label(at(`card:${id}`)).split('. ')[1]);
        expect(standings).toEqual([
            'can be used now',
            'used in this turn',
            'works now',
            'built in this turn, works from the next one on',
        ]);
        expect(text('.hidden')).toBe('No card in hand');
    });

    it('have canyons, bridges with what they are worth today, barrels, and a speciality', () => {
        const rivers = [true, false, false, false];
        const things = { rivers, bridges: ['toll'], barrels: { canvas: 1 }, used_barrels: { oats: 1 }, canvas: 0 };
        show(Mine, me({ ...things, speciality: 'banker', hotels: ['hotel_1'], beds: 2, guests: 1 }));
        expect(label(at('canyon:1'))).toContain('with a river');
        expect(label(at('canyon:2'))).toContain('without a river');
        expect(label(at('bridge:toll'))).toContain('Worth today: 5 points');
        expect(label(at('barrel:canvas'))).toContain('1 not used yet, 0 used. Lost, since you can have no more');
        expect(label(at('barrel:oats'))).toContain('0 not used yet, 1 used');
        expect(label(at('speciality:banker'))).toContain('speciality-banker');
        expect(label(at('hotel:mine'))).toContain('1 of 2 beds of the hotels taken');
        expect(at('mill:shovel')).not.toBeNull();
    });

    it('have the market beside them: bridges, wares, hotels', () => {
        show(Mine, laterView({ hotels: ['hotel_1', 'hotel_2'] }), { options: ['found hotel_2 saw', 'buy tent'] });
        expect(label(at('bridge:militia'))).toContain('Worth today: 4 points. 1 left. Hammer: ');
        expect(at('ware:tent')!.classList).toContain('legal');
        expect(at('hotel:hotel_1')).toBeNull();
        expect(label(at('hotel:hotel_2'))).toContain('2 left');
    });

    it('are those of others on demand, to look at only, until I am asked something', () => {
        show(Mine, laterView());
        const other = labelled(/^Show: Bela/) as HTMLElement;
        other.click();
        flushSync();
        expect(label(document.querySelector('[data-part=mine]'))).toBe('Things of Bela');
        expect(text('.hidden')).toBe('2 cards in hand');
        expect(document.querySelectorAll('[data-part=mine] [data-target]')).toHaveLength(0);
    });

    it('of an automa are counted', () => {
        const shade = laterPlayer(1, { shade: true, river_count: 2, rivers: [], hotels: ['hotel_1'], hand: null });
        show(Mine, laterView({ players: [laterPlayer(0), shade] }));
        (labelled(/^Show: Bela/) as HTMLElement).click();
        flushSync();
        expect(labelled(/^Rivers of Shade: 2/)).toBeDefined();
        expect(document.querySelector('.hand')).toBeNull();
    });
});

describe('the shoot-out', () => {
    it('tells who is ahead, whose the rows are, and what my place brings', () => {
        const view = laterView();
        view.rows[0] = { ...view.rows[0]!, owner: 1 };
        show(Shootout, view, { options: ['fill 2', 'end-turn'] });
        expect(text('header h2')).toBe('Shoot-out in 3 more rounds');
        expect(text('.verdict')).toBe('Outlaws ahead 3 : 4');
        expect(label(at('row:1'))).toBe('Row 1. 2 gunmen of Bela');
        expect(label(at('row:2'))).toBe('Row 2. empty, takes 2 gunmen. can be chosen');
        expect(label(at('row:3'))).toBe('Row 3. 3 gunmen who are nobody’s');
        expect(text('th.mine')).toBe('none, yours now');
        expect(document.querySelectorAll('td.now')).toHaveLength(1);
        expect(label(labelled(/^Outlaws: 4/)!)).toBe('Outlaws: 4');
        expect(labelled(/^6 gold left in the supply/)).toBeDefined();
        expect(labelled(/^Sheriff: Bela/)).toBeDefined();
        expect(label(at('cart:gold'))).toContain('Cart: 1 gold');
    });

    it('tells of every barrel which outlaws come, and when they get ahead', () => {
        show(Shootout, laterView({ winning: true, gunmen: 6 }), { options: ['fetch 4'] });
        expect(label(at('slot:stack'))).toBe('Stack of 20 barrels, unseen. 1 outlaw comes for it');
        expect(label(at('slot:3'))).toContain('No barrel');
        expect(label(at('slot:4'))).toContain('3 outlaws come for it. with them the outlaws are ahead');
        expect(at('slot:4')!.classList).toContain('legal');
    });
});

describe('moments', () => {
    const placed = entry(
        2,
        1,
        event('placed', { player: 0 }, 'site:3'),
        event('placed', { player: 1 }, 'site:3'),
        event('barricade', {}, 'site:3'),
    );
    const view = laterView({
        sites: ['1', '2', '3', '4', '5'].map((id) => exampleSite(id, { barricaded: id === '3' })),
    });

    it('the reveal says who is where and what is closed, until I decide something', () => {
        show(Moment, view, { log: [placed] });
        expect(text('.moment h2')).toBe('Everybody has chosen');
        expect(text('.moment li .visually-hidden')).toContain(
            'Site 3, 2: Anna and Bela. Its secondary action is closed.',
        );
        expect(text('.moment p')).toBe('Most are at site 3: the barricade closes its secondary action.');
    });

    it('it can be put away', () => {
        show(Moment, view, { log: [placed] });
        document.querySelector<HTMLElement>('.moment button')!.click();
        flushSync();
        expect(document.querySelector('.moment')).toBeNull();
    });

    it('it goes when I have decided', () => {
        show(Moment, view, { log: [placed, entry(3, 0)] });
        expect(document.querySelector('.moment')).toBeNull();
    });

    it('a shoot-out says what everybody got and which year begins', () => {
        const shot = entry(
            5,
            1,
            event('shootout-lost', { year: '1848', gunmen: 2, outlaws: 5 }),
            event('badge', { player: 1 }),
            event('shootout-first', { player: 1 }),
            event('gained', { player: 1, good: { key: 'good-point', args: { count: 3 } } }),
            event('shootout-none', { player: 0 }),
            event('buried', { player: 0 }),
            event('year-begins', { year: '1849' }),
        );
        show(Moment, view, { log: [shot] });
        expect(text('.moment h2')).toBe('Shoot-out of 1848: lost');
        expect(text('.meter')).toBe('2 against 5');
        expect(text('.moment li .line')).toBe('most gunmen | no gunmen');
        expect(labelled(/^takes the badge/)).toBeDefined();
        expect(text('.next')).toContain('1849 begins with 4 outlaws');
    });
});

describe('small things', () => {
    it('verbs have the words of this game, or those of all games', () => {
        words.game = 'coloma';
        expect(['use', 'end-turn', 'dance'].map(verbWord)).toEqual([
            'coloma-verb-use',
            'verb-end-turn',
            'verb-other',
        ]);
        words.game = null;
    });

    it('a seat has its facts, and my strip the meter', () => {
        put(Facts, { view: laterView({ sheriff: 0 }), seat: 0 });
        expect(labelled(/^Sheriff/)).toBeDefined();
        expect(text('.fact .visually-hidden')).toContain('5 coins');
        put(Status, { snapshot: { view: laterView() }, seat: 0 });
        expect(text('.strip .meter')).toContain('3 : 4');
        expect(text('.strip .visually-hidden')).toContain('Outlaws ahead');
    });

    it('a window shows tools with prices, wares, barrels and what components do', () => {
        const view = laterView();
        const token = (target: string, option: OptionInfo | undefined): string => {
            document.body.innerHTML = '';
            put(Token, { target, option, view, seat: 0 });
            return document.body.innerHTML;
        };
        const [build, buy, fetch, pickOne, take] = exampleActions(
            'build bank saw',
            'buy horse',
            'fetch 4',
            'pick banker',
            'take 1',
        );
        expect(token('tool:saw', build)).toMatch(/#co-saw.*#co-gold/s);
        expect(token('ware:horse', buy)).toMatch(/#co-horse.*#co-coin/s);
        expect(token('slot:4', fetch)).toMatch(/#co-barrel.*#co-dude/s);
        expect(token('speciality:banker', pickOne)).toContain('speciality-banker');
        expect(token('option:1', take)).toContain('take 1');
        put(Head, { target: 'space:folsom', view });
        expect(document.querySelectorAll('.gives .effect')).toHaveLength(2);
    });
});
