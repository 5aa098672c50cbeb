// The panels as a person or a screen reader meets them. Looks and sizes are tested in a real browser.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleAgreement, exampleOption } from '../../lib/example';
import type { OptionInfo, ScoreLineInfo, Snapshot } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import { exampleIsland, examplePlayer, exampleSeat, exampleView } from './example-view';
import Facts from './Facts.svelte';
import { DENSITIES, settle } from '../fit';
import Left from './Left.svelte';
import Status from './Status.svelte';
import type { KingdomView, TileView } from './view';

const pick = vi.fn();
const hover = vi.fn();
let stop = (): void => {};
const SEATS = [exampleSeat(0, 'Anna'), exampleSeat(1, 'Bela')];

const tile = (location: string, state = 'fresh', group = 'location', cell: string | null = 'b3'): TileView => ({
    location,
    group,
    cell,
    state,
});

function offer(verb: string, target: string, changes: Record<string, number> = {}): [string, OptionInfo[]] {
    const label = { key: `label-${verb}`, args: {} };
    const change = Object.values(changes).reduce((sum, one) => sum + one, 0);
    return [target, [exampleOption(verb, { targets: [target], label, change, changes })]];
}

function shot(view: KingdomView, sheet: ScoreLineInfo[] = []): Snapshot {
    return {
        type: 'snapshot',
        table: 't',
        game: 'kingdom_builder',
        title: '',
        agreed: exampleAgreement,
        commitment: null,
        n: 1,
        length: 1,
        first: 0,
        viewer: 0,
        view,
        seats: SEATS,
        automas: [],
        waiting: [0],
        prompts: [],
        ready: [],
        ends_turn: 'end-turn',
        confirm: null,
        decisions: [],
        offers: [],
        undo: [],
        answers: [],
        log: [],
        log_from: 0,
        sheet: [sheet, []],
        scores: [0, 0],
        if_over: null,
        over: false,
        outcome: null,
        winners: [],
        ended: null,
        notes: [],
        cancelling: null,
        seen: 0,
        replay: false,
        rematch: null,
    };
}

interface Shown {
    viewer?: number | null;
    options?: Map<string, OptionInfo[]>;
    preview?: string | null;
    sheet?: ScoreLineInfo[];
}

function show(view: KingdomView, { viewer = 0, options = new Map(), preview = null, sheet = [] }: Shown = {}): void {
    const nothing = new Set<string>();
    const props = { view, seats: SEATS, viewer, options, marked: nothing, fresh: nothing, last: nothing, preview };
    const left = mount(Left, {
        target: document.body,
        props: { ...props, pick, hover, play: vi.fn(), snapshot: shot(view, sheet) },
    });
    flushSync();
    stop = () => void unmount(left);
}

const labels = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label') ?? one.textContent!.trim());
const press = (label: string): void => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click();
const text = (selector: string): string => document.querySelector(selector)!.textContent!.replace(/\s+/g, ' ').trim();

beforeEach(async () => {
    await words.use('en');
    await words.show('kingdom_builder');
    pick.mockClear();
    hover.mockClear();
});
afterEach(() => {
    stop();
    stop = () => {};
});

describe('the tiles', () => {
    const view = exampleView({
        players: [
            examplePlayer(0, {
                tiles: [
                    tile('farm'),
                    tile('barn', 'used'),
                    tile('sword', 'fresh', 'nomad'),
                    tile('temple_bonus', 'passive', 'bonus', null),
                    tile('cultivate', 'fresh', 'permanent', null),
                ],
            }),
            examplePlayer(1),
        ],
    });

    it('say in which state they are, group by group', () => {
        show(view, { options: new Map([offer('use', 'tile:farm'), offer('use', 'tile:cultivate')]) });
        expect(labels('.groups button')).toEqual([
            'location-farm: use it now',
            'location-barn: used this turn',
            'nomad-sword: not now',
            'bonus-temple_bonus: works by itself',
            'permanent-cultivate: use it now',
        ]);
        expect(labels('[role=group]')).toEqual([
            'Location tiles',
            'Nomads: use this turn or lose',
            'Bonus tiles',
            'For everybody, once a turn',
        ]);
    });

    it('are used where they lie', () => {
        show(view, { options: new Map([offer('use', 'tile:farm')]) });
        press('location-farm: use it now');
        expect(pick).toHaveBeenCalledWith('tile:farm', 'key');
    });

    it('of the nomads wait for the next turn while others play', () => {
        show({ ...view, turn: 1 });
        expect(labels('.nomad')).toEqual(['Nomads: next turn only']);
    });
});

describe('the terrain cards', () => {
    const choosing = exampleView({
        open: ['marsh_grass', 'forest'],
        played: null,
        choices: ['marsh', 'grass', 'forest'],
        due: 3,
        due_on: { marsh: 2, grass: 3, forest: 3 },
    });
    const options = new Map(['marsh', 'grass', 'forest'].map((id) => offer('play', `terrain:${id}`)));

    it('are chosen from, each terrain with its settlements', () => {
        show(choosing, { options });
        expect(labels('button.face')).toEqual([
            'terrain-marsh: play it, 2 settlements',
            'terrain-grass: play it, 3 settlements',
            'terrain-forest: play it, 3 settlements',
        ]);
        press('terrain-grass: play it, 3 settlements');
        expect(pick).toHaveBeenCalledWith('terrain:grass', 'key');
    });

    it('are only looked at by others', () => {
        show(choosing, { viewer: null });
        expect(document.querySelectorAll('button.face')).toHaveLength(0);
        expect(document.querySelectorAll('.face')).toHaveLength(3);
    });

    it('stay open beside the terrain that is played', () => {
        show({ ...choosing, played: 'marsh', choices: [], placed: 1, due: 1 });
        expect(labels('.open')).toEqual(['Laid open: terrain-card-marsh_grass and terrain-forest']);
        expect(text('.hand')).toContain('1 built, 1 to go');
    });
});

describe('the buttons', () => {
    const options = new Map([offer('stop', 'turn:stop'), offer('take', 'settlement-tile:one')]);

    it('take a settlement tile; to stop is for the bar of the table', () => {
        show(exampleView(), { options });
        const buttons = [...document.querySelectorAll<HTMLElement>('.buttons button')];
        expect(buttons.map((one) => one.textContent!.trim())).toEqual(['label-take']);
        buttons[0]!.click();
        expect(pick).toHaveBeenCalledWith('settlement-tile:one', 'key');
    });

    it('are in the strip of a phone, too', () => {
        const strip = mount(Status, {
            target: document.body,
            props: { snapshot: shot(exampleView()), seat: 0, options },
        });
        stop = () => void unmount(strip);
        expect(document.querySelectorAll('.strip > button')).toHaveLength(1);
    });
});

describe('the points', () => {
    const line = (id: string, points: number): ScoreLineInfo => ({
        id,
        name: { key: id, args: {} },
        rule: 'KB-8.2',
        points,
        earnings: [],
    });
    const view = exampleView({ cards: ['families', 'scouts'], tasks: ['road', 'fortress'], scouted: 'forest' });
    const sheet = [line('families', 4), line('scouts', 2), line('castles', 3), line('road', 7), line('fortress', 0)];

    it('mark what is paid at once, and the terrain that the Scouts removed', () => {
        show(view, { sheet });
        expect(text('.rows li:nth-child(1)')).toBe('card-families at once 2 per straight trio, mandatory action 4');
        expect(labels('.scouted svg[role=img]')).toEqual(['All terrain-forest cards are out of the game']);
    });

    it('say which tasks are done, and what the others are worth', () => {
        show(view, { sheet });
        const cells = [...document.querySelectorAll('.task')].map((one) =>
            one.textContent!.replace(/\s+/g, ' ').trim(),
        );
        expect(cells).toEqual(['task-road Done, points:7', 'task-fortress Not done yet, points:6']);
    });

    it('show what the choice pointed at changes', () => {
        const options = new Map([offer('build', 'cell:f7', { fortress: 6, scouts: -1 })]);
        show(view, { sheet, options, preview: 'cell:f7' });
        expect(text('.heading .chip')).toBe('+5');
        expect([...document.querySelectorAll('.panel .card > .tag')].map((one) => one.textContent)).toEqual([
            '−1',
            '+6',
        ]);
    });
});

describe('what else is told', () => {
    it('is the reserve of a seat, and its tiles', () => {
        const view = exampleView({
            locations: [{ cell: 'b1', location: 'barracks', tiles: 2 }],
            players: [
                examplePlayer(0, { tiles: [tile('barracks', 'used'), tile('cave', 'fresh', 'permanent', null)] }),
            ],
        });
        const facts = mount(Facts, { target: document.body, props: { view, seat: 0 } });
        stop = () => void unmount(facts);
        expect(text('.facts')).toContain('30 left');
        expect(text('.facts')).toContain('2 warriors in reserve');
        expect(labels('.tile svg')).toEqual(['location-barracks: used this turn']);
    });

    it('is where the board comes from, with the island', () => {
        const view = exampleView({
            quadrants: [{ id: 'farm', turned: true, provenance: 'published' }],
            island: exampleIsland,
            locations: [
                { cell: 'b1', location: 'farm', tiles: 2 },
                { cell: 'w4', location: 'rope_bridge', tiles: 2 },
            ],
            unseen: { grass: 3, marsh_grass: 1 },
        });
        show(view);
        const said = text('[popover]');
        expect(said).toContain('location-farm quadrant, top left, turned');
        expect(said).toContain('Island, location-rope_bridge side Our own reconstruction');
        expect(labels('.unseen svg[role=img]')).toEqual(['terrain-grass', 'terrain-card-marsh_grass']);
    });
});

describe('the column', () => {
    const column = (heights: Record<string, number>): HTMLElement => {
        const box = document.createElement('div');
        const made = document.createElement('div');
        box.append(made);
        Object.defineProperty(box, 'clientHeight', { value: 600 });
        Object.defineProperty(box, 'scrollHeight', { get: () => heights[made.dataset['density']!] ?? 600 });
        settle(made);
        return made;
    };

    it('takes as much room as there is', () => {
        expect(column({}).dataset['density']).toBe('roomy');
        expect(column({ roomy: 700 }).dataset['density']).toBe('compact');
        expect(column({ roomy: 900, compact: 800, close: 700, closer: 650 }).dataset['density']).toBe('tight');
    });

    it('scrolls when even the least is too much', () => {
        const all = Object.fromEntries(DENSITIES.map((density) => [density, 900]));
        expect(column(all).dataset['density']).toBe('tight');
    });
});
