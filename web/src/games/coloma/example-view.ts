/* Views for tests: the second round of the first year, or of the second when there is more on the table, with what a test changes. */
import { exampleOption } from '../../lib/example';
import type { LogEntry, LogEvent, OptionInfo, Role, SeatInfo, Text } from '../../lib/protocol';
import type { ColomaView, PlayerView, SectionOutlook, SiteView } from './view';

export function examplePlayer(player: number, more: Partial<PlayerView> = {}): PlayerView {
    const mine = player === 0;
    return {
        player,
        shade: false,
        coins: 2,
        gold: 1,
        worth: 3,
        dudes: 2,
        supply: 10,
        tents: 1,
        canvas: 7,
        horses: 1,
        movement: 1,
        points: 0,
        graves: 0,
        grave_points: 0,
        guests: 0,
        beds: 0,
        gunmen: 0,
        wagon: 'coloma',
        events: [],
        regions: [],
        board: 'a',
        rivers: [false, false, false, false],
        river_count: 0,
        bridges: [],
        bridge_values: {},
        hotels: [],
        town: [],
        cards: 4,
        hand: mine ? ['bank', 'saloon', 'quarry', 'stable'] : null,
        deck: 12,
        top: mine ? [] : null,
        bottom: mine ? [] : null,
        barrels: {},
        used_barrels: {},
        speciality: null,
        site: null,
        mule: null,
        waits: false,
        line: 'none',
        ...more,
    };
}

export const exampleOutlook = (things: string[] = [], more: Partial<SectionOutlook> = {}): SectionOutlook => ({
    gains: {},
    things,
    movement: 1,
    ...more,
});

/** A site in the second round: the Barker stands at 2, the signpost at 4 copies 3. */
export function exampleSite(id: string, more: Partial<SiteView> = {}): SiteView {
    const place = id === '2' ? 'barker' : id;
    return {
        id,
        place,
        second: id === '4' ? '3' : place,
        signpost: id === '4',
        barricaded: id === '4',
        pioneers: [],
        mules: [],
        buster: false,
        avoided: false,
        last: [],
        tents: [],
        carrots: [],
        primary: exampleOutlook(),
        secondary: exampleOutlook(),
        ...more,
    };
}

export function exampleView(more: Partial<ColomaView> = {}): ColomaView {
    return {
        viewer: 0,
        year: '1848',
        round: 2,
        rounds: 5,
        barker: '2',
        next_barker: '3',
        signpost: '4',
        copied: '3',
        barricade: '4',
        moved: false,
        sheriff: 0,
        outlaws: 2,
        gunmen: 0,
        winning: false,
        gold: 8,
        gold_slots: 10,
        gold_value: 3,
        cart: 0,
        shootout: 'board',
        hideout: [],
        stack: 20,
        discards: {},
        rows: [],
        bridges: {},
        hotels: [],
        specialities: [],
        mule_duel: false,
        with_hotels: false,
        sites: ['1', '2', '3', '4', '5'].map((id) => exampleSite(id)),
        players: [examplePlayer(0), examplePlayer(1)],
        order: [],
        prices: {},
        ...more,
    };
}

/** Somebody in the second year. */
export const laterPlayer = (player: number, more: Partial<PlayerView> = {}): PlayerView =>
    examplePlayer(player, {
        ...{ coins: 5, gold: 2, worth: 2, dudes: 4, supply: 6, tents: 2, canvas: 5, horses: 3, movement: 3 },
        ...{ cards: 2, hand: player === 0 ? ['bank', 'saloon'] : null, bridge_values: { toll: 5, militia: 4 } },
        ...more,
    });

/** The second year: bridges, barrels, and gunmen who are nobody's. */
export const laterView = (more: Partial<ColomaView> = {}): ColomaView =>
    exampleView({
        ...{ year: '1849', sheriff: 1, outlaws: 4, gunmen: 3, gold: 6, gold_value: 2, cart: 1, shootout: 'tile_a' },
        hideout: [
            { id: 'stack', barrel: null, outlaws: 1 },
            { id: '1', barrel: 'oats', outlaws: 1 },
            { id: '2', barrel: 'nails', outlaws: 1 },
            { id: '3', barrel: null, outlaws: 2 },
            { id: '4', barrel: 'whiskey', outlaws: 3 },
        ],
        rows: [2, 2, 3, 3, 4, 4].map((size, at) => ({ id: String(at + 1), size, owner: null, neutral: at === 2 })),
        bridges: { toll: 1, militia: 1 },
        players: [laterPlayer(0), laterPlayer(1)],
        ...more,
    });

/** The kinds of what each verb points at; what is not here points at nothing but itself. */
const KINDS: Record<string, string[]> = {
    choose: ['site'],
    lead: ['site'],
    act: ['section'],
    work: ['mill'],
    use: ['card'],
    pick: ['speciality'],
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
const ROLES: Record<string, Role> = { stop: 'confirms', 'end-turn': 'ends-turn', decline: 'declines' };
const DRIVING = ['go', 'stop'];

/** What can be done: each a notation such as `build bank hammer`, which the label repeats. */
export function exampleActions(...notations: string[]): OptionInfo[] {
    return notations.map((notation) => {
        const [verb = '', ...names] = notation.split(' ');
        const targets = (KINDS[verb] ?? []).map((kind, at) => `${kind}:${names[at]}`);
        return exampleOption(notation, {
            targets: DRIVING.includes(verb) ? ['wagon:mine'] : targets.length ? targets : [`turn:${verb}`],
            way: verb === 'go' ? names[0]! : null,
            role: ROLES[verb] ?? null,
        });
    });
}

export const exampleSeats: SeatInfo[] = ['Anna', 'Bela', 'Cleo', 'Dora', 'Emil', 'Fern'].map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    bot: null,
    stand_in: null,
    away: null,
    gone: null,
    mine: seat === 0,
    taken: true,
    online: true,
    devices: 0,
    until: null,
    late: false,
    vacation: null,
}));

export const exampleEvent = (key: string, args: Text['args'] = {}, ...targets: string[]): LogEvent => ({
    text: { key: `event-${key}`, args },
    targets,
    role: null,
});
export const exampleEntry = (n: number, seat: number | null, ...events: LogEvent[]): LogEntry => ({
    n,
    seat,
    notation: '',
    label: null,
    events,
    role: null,
});
