/* Views for tests: two players at the beginning of the second year, and what a test changes. */
import { exampleOption } from '../../lib/example';
import type { LogEntry, LogEvent, OptionInfo, Role, SeatInfo, Text } from '../../lib/protocol';
import type { ColomaView, PlayerView, SiteView } from './view';

export function examplePlayer(player: number, more: Partial<PlayerView> = {}): PlayerView {
    return {
        player,
        shade: false,
        ...{ coins: 5, gold: 2, worth: 2, dudes: 4, supply: 6, tents: 2, canvas: 5, horses: 3, movement: 3 },
        ...{ points: 0, graves: 0, grave_points: 0, guests: 0, beds: 0, gunmen: 0, wagon: 'coloma' },
        ...{ events: [], regions: [], board: 'a', rivers: [false, false, false, false], river_count: 0 },
        ...{ bridges: [], bridge_values: { toll: 5, militia: 4 }, hotels: [], town: [], cards: 2 },
        ...{ hand: player === 0 ? ['bank', 'saloon'] : null, deck: 12 },
        ...{ top: player === 0 ? [] : null, bottom: player === 0 ? [] : null, barrels: {}, used_barrels: {} },
        ...{ speciality: null, site: null, mule: null, waits: false, line: 'none' },
        ...more,
    };
}

export function exampleSite(id: string, more: Partial<SiteView> = {}): SiteView {
    return {
        ...{ id, place: id, second: id, signpost: false, barricaded: false, pioneers: [], mules: [], buster: false },
        ...{ avoided: false, last: [], tents: [], carrots: [], primary: null, secondary: null },
        ...more,
    };
}

export function exampleView(more: Partial<ColomaView> = {}): ColomaView {
    return {
        ...{ viewer: 0, year: '1849', round: 2, rounds: 5, barker: '2', next_barker: '3', signpost: '4' },
        ...{ copied: '3', barricade: '4', moved: false, sheriff: 1, outlaws: 4, gunmen: 3, winning: false },
        ...{ gold: 6, gold_slots: 10, gold_value: 2, cart: 1, shootout: 'tile_a', stack: 20, discards: {} },
        hideout: [
            { id: 'stack', barrel: null, outlaws: 1 },
            { id: '1', barrel: 'oats', outlaws: 1 },
            { id: '2', barrel: 'nails', outlaws: 1 },
            { id: '3', barrel: null, outlaws: 2 },
            { id: '4', barrel: 'whiskey', outlaws: 3 },
        ],
        rows: [2, 2, 3, 3, 4, 4].map((size, at) => ({
            id: String(at + 1),
            size,
            owner: null,
            neutral: at === 2,
        })),
        ...{ bridges: { toll: 1, militia: 1 }, hotels: [], specialities: [], mule_duel: false, with_hotels: false },
        sites: ['1', '2', '3', '4', '5'].map((id) => exampleSite(id)),
        players: [examplePlayer(0), examplePlayer(1)],
        order: [],
        prices: {},
        ...more,
    };
}

export const exampleSeats: SeatInfo[] = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'].map((name, seat) => ({
    ...{ seat, name, kind: 'person', bot: null, stand_in: null, mine: seat === 0, taken: true, online: true },
}));

/** By verb the kinds of what an action points at, and its role. */
const KINDS: Record<string, string[]> = {
    choose: ['site'],
    act: ['section'],
    work: ['mill'],
    use: ['card'],
    practise: ['speciality'],
    survey: ['canyon', 'tool'],
    bridge: ['bridge', 'tool'],
    build: ['card', 'tool'],
    found: ['hotel', 'tool'],
    fill: ['row'],
    pitch: ['event'],
    settle: ['region'],
    buy: ['ware'],
    fetch: ['slot'],
    open: ['barrel'],
};
const ROLES: Record<string, Role> = { 'end-turn': 'ends-turn', stop: 'confirms' };

/** Actions by how they are written: `build bank hammer`. */
export const exampleActions = (...notations: string[]): OptionInfo[] =>
    notations.map((notation) => {
        const [verb = '', ...names] = notation.split(' ');
        const targets = names.map((name, at) => `${KINDS[verb]?.[at]}:${name}`);
        return exampleOption(notation, { targets, role: ROLES[verb] ?? null });
    });

export const exampleEvent = (key: string, args: Text['args'] = {}, ...targets: string[]): LogEvent => ({
    text: { key: `event-${key}`, args },
    targets,
    role: null,
});
export const exampleEntry = (n: number, seat: number | null, ...events: LogEvent[]): LogEntry => ({
    ...{ n, seat, notation: '', label: null, events, role: null },
});
