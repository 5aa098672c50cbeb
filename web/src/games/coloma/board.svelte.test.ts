// The wheel, the map and the pages as a person or a screen reader meets them. Looks and sizes are tested in a real browser.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDecision } from '../../lib/example';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import { optionsByTarget } from '../../table/logic/targets';
import Board from './Board.svelte';
import { exampleActions, exampleOutlook, examplePlayer, exampleSeats, exampleSite, exampleView } from './example-view';
import type { ColomaView } from './view';

const play = vi.fn();
const pick = vi.fn();
const hover = vi.fn();
const choose = vi.fn();
const stops: (() => void)[] = [];
let room = { width: 900, height: 600 };

function asked(notations: string[], more: Partial<DecisionInfo>) {
    const decision = notations.length ? exampleDecision(exampleActions(...notations), { kind: 'turn', ...more }) : null;
    return { decision, options: optionsByTarget(decision) };
}

interface Shown extends Partial<Pick<DecisionInfo, 'kind' | 'reach'>> {
    options?: string[];
    preview?: string | null;
}

function show(view: ColomaView, { options = [], preview = null, ...more }: Shown = {}) {
    const none = new Set<string>();
    const props = $state({
        ...{ view, seats: exampleSeats.slice(0, view.players.length), viewer: view.viewer, preview },
        names: exampleSeats.map(({ name }) => name),
        ...{ ...asked(options, more), marked: none, last: none, fresh: none },
        ...{ pick, hover, play, choose },
    });
    const board = mount(Board, { target: document.body, props });
    flushSync();
    stops.push(() => void unmount(board));
    /** Another decision, as after an action. */
    return (next: ColomaView, notations: string[], then: Partial<DecisionInfo> = more): void => {
        Object.assign(props, { view: next, ...asked(notations, then) });
        flushSync();
    };
}

const target = (name: string): HTMLElement => document.querySelector(`[data-target="${name}"]`)!;
const label = (name: string): string => target(name).getAttribute('aria-label')!;
const isLit = (name: string): boolean => target(name).getAttribute('aria-disabled') === 'false';
const note = (): string => document.querySelector('.note')!.textContent!;
function click(name: string, by: 'mouse' | 'touch' = 'mouse'): void {
    target(name).dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: by, detail: 1 }));
    flushSync();
}
function key(name: string, pressed: string): void {
    target(name).dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
    flushSync();
}
const played = (): string[] => play.mock.calls.map(([option]) => (option as OptionInfo).notation);

beforeEach(async () => {
    await words.use('en');
    await words.show('coloma');
    for (const mock of [play, pick, hover, choose]) mock.mockClear();
    room = { width: 900, height: 600 };
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room.width);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => room.height);
});
afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.restoreAllMocks();
});

const SITES = ['1', '2', '3', '4', '5'];
const CHOICE = { kind: 'sealed', options: SITES.map((site) => `choose ${site}`) } as const;

describe('while sites are chosen', () => {
    const view = exampleView({
        sites: SITES.map((id) =>
            exampleSite(id, {
                ...(id === '4' ? { primary: exampleOutlook(['section:4a'], { movement: 3 }), last: [1] } : {}),
                ...(id === '5' ? { secondary: exampleOutlook(['section:5b']) } : {}),
            }),
        ),
    });

    it('every site says what it would give me, and who was there', () => {
        show(view, { ...CHOICE, options: [...CHOICE.options] });
        expect(label('site:4')).toContain('primary action: drive of 3');
        expect(label('site:4')).toContain('last round: Bela');
        expect(label('site:4')).toContain('closed unless another site alone is most chosen');
        expect(label('site:5')).toContain('primary action: nothing');
        expect(SITES.every((site) => isLit(`site:${site}`))).toBe(true);
    });

    it('a site is shown before it is chosen, by mouse and by key', () => {
        show(view, { ...CHOICE, options: [...CHOICE.options] });
        click('site:4');
        expect(pick).toHaveBeenLastCalledWith('site:4', 'touch');
        key('site:5', 'Enter');
        expect(pick).toHaveBeenLastCalledWith('site:5', 'touch');
        expect(play).not.toHaveBeenCalled();
    });

    it('what was picked is told, with what could be lost', () => {
        show(view, { ...CHOICE, options: [...CHOICE.options], preview: 'site:5' });
        expect(note()).toContain('The second is lost if site 5 alone is most chosen.');
    });

    it('nothing picked: the rule is told, and where the Barker goes', () => {
        show(view, { ...CHOICE, options: [...CHOICE.options] });
        expect(note()).toContain('the secondary action of site 4, or instead that of the site alone most chosen');
        expect(note()).toContain('the Barker goes to site 3');
    });

    it('my choice is seen by me alone', () => {
        show({ ...view, players: [examplePlayer(0, { site: '1' }), examplePlayer(1)] });
        expect(label('site:1')).toContain('your secret choice');
    });
});

describe('in my turn', () => {
    const at = (site: string): ColomaView =>
        exampleView({
            players: [examplePlayer(0, { site }), examplePlayer(1, { site: '1' })],
            sites: SITES.map((id) => exampleSite(id, { pioneers: id === site ? [0] : id === '1' ? [1] : [] })),
        });

    it('the sections of my site can be used, no others', () => {
        show(at('3'), { options: ['build bank hammer', 'end-turn'] });
        expect(isLit('section:3a')).toBe(true);
        expect(isLit('section:3b')).toBe(false);
        expect(target('site:3')).toBeNull();
        expect(isLit('site:1')).toBe(false);
    });

    it('a section with one thing to do does it, with several it asks', () => {
        const next = show(at('3'), { options: ['build bank hammer', 'end-turn'] });
        click('section:3a');
        expect(played()).toEqual(['build bank hammer']);
        next(at('3'), ['build bank hammer', 'build saloon hammer', 'end-turn']);
        click('section:3a');
        const [options, about] = choose.mock.calls[0] as [OptionInfo[], string];
        expect(options.map(({ notation }) => notation)).toEqual(['build bank hammer', 'build saloon hammer']);
        expect(about).toBe('section:3a');
    });

    it('a section with nothing to do is explained', () => {
        show(at('3'), { options: ['end-turn'] });
        click('section:3b');
        expect(pick).toHaveBeenLastCalledWith('section:3b', 'mouse');
    });

    it('tents are pitched at events and in regions', () => {
        show(at('5'), { options: ['pitch 2', 'settle cosumnes', 'end-turn'] });
        expect(isLit('event:2')).toBe(true);
        expect(isLit('event:3')).toBe(false);
        click('event:2');
        expect(pick).toHaveBeenLastCalledWith('event:2', 'mouse');
        expect(isLit('region:cosumnes')).toBe(true);
        click('region:cosumnes');
        expect(pick).toHaveBeenLastCalledWith('region:cosumnes', 'mouse');
    });
});

describe('a drive', () => {
    const BEGIN = {
        kind: 'walk',
        reach: {
            'wagon:mine': { 'space:gold_hill': ['gold_hill'], 'space:horseshoe_2': ['gold_hill', 'horseshoe_2'] },
        },
    } as const satisfies Partial<DecisionInfo>;
    const reach = { ...BEGIN, reach: BEGIN.reach as unknown as DecisionInfo['reach'] };

    it('lights what is in reach, and says what the way brings', () => {
        show(exampleView(), { ...reach, options: ['go gold_hill', 'stop'] });
        expect(isLit('space:gold_hill')).toBe(true);
        expect(isLit('space:auburn')).toBe(false);
        expect(label('space:horseshoe_2')).toContain('in 2 steps');
        expect(label('space:coloma')).toContain('wagons: Anna and Bela');
    });

    it('is driven step by step', () => {
        const next = show(exampleView(), { ...reach, options: ['go gold_hill', 'stop'] });
        click('space:horseshoe_2');
        next(exampleView(), ['go horseshoe_2', 'stop'], {
            kind: 'walk',
            reach: { 'wagon:mine': { 'space:horseshoe_2': ['horseshoe_2'] } },
        });
        expect(played()).toEqual(['go gold_hill', 'go horseshoe_2']);
    });

    it('waits for a second tap of a finger', () => {
        show(exampleView(), { ...reach, options: ['go gold_hill', 'stop'] });
        click('space:gold_hill', 'touch');
        expect(played()).toEqual([]);
        expect(document.querySelector('.tag')!.textContent).toContain('1 step');
        click('space:gold_hill', 'touch');
        expect(played()).toEqual(['go gold_hill']);
    });

    it('a space out of reach is explained', () => {
        show(exampleView(), { ...reach, options: ['go gold_hill', 'stop'] });
        key('space:auburn', 'Enter');
        expect(pick).toHaveBeenLastCalledWith('space:auburn', 'key');
    });
});

describe('on a phone', () => {
    const tabs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    const open = (): string =>
        tabs()
            .find((tab) => tab.ariaSelected === 'true' || tab.getAttribute('aria-selected') === 'true')!
            .textContent!.trim();
    beforeEach(() => (room = { width: 374, height: 460 }));

    it('there is a page for each part, and the question opens its own', () => {
        const next = show(exampleView(), { kind: 'sealed', options: ['choose 1'] });
        expect(tabs()).toHaveLength(4);
        expect(open()).toContain('Wheel');
        next(exampleView(), ['go gold_hill', 'stop'], {
            kind: 'walk',
            reach: { 'wagon:mine': { 'space:gold_hill': ['gold_hill'] } },
        });
        expect(open()).toContain('Map');
    });

    it('pages say where something can be chosen', () => {
        show(exampleView(), { kind: 'sealed', options: ['choose 1'] });
        expect(tabs().map((tab) => tab.textContent!.includes('something can be chosen here'))).toEqual([
            true,
            false,
            false,
            false,
        ]);
    });
});
