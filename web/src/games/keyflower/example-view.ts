/* Views for tests: a spring of two players with nothing bid yet, and what a test lays there. */
import { exampleAgreement, exampleOption } from '../../lib/example';
import { optionsByTarget } from '../../table/logic/targets';
import type { LogEntry, LogEvent, OptionInfo, Role, ScoreLineInfo, SeatInfo, Snapshot, Text } from '../../lib/protocol';
import type { BidView, BoatView, KeyflowerPlayerView, KeyflowerView, LotView, VillageTileView } from './view';

export function exampleTile(tile: string, more: Partial<VillageTileView> = {}): VillageTileView {
    return {
        tile,
        side: 'front',
        q: 0,
        r: 0,
        turns: 0,
        upgraded: false,
        resources: {},
        uses: [],
        colour: null,
        next_use: 1,
        room: 6,
        ...more,
    };
}

export function examplePlayer(player: number, more: Partial<KeyflowerPlayerView> = {}): KeyflowerPlayerView {
    const home = `home_${player + 1}`;
    return {
        player,
        home,
        start: player === 0,
        flipped: null,
        workers: 8,
        colours: player === 0 ? { red: 3, yellow: 1, blue: 4, green: 0 } : null,
        known: {},
        skills: 0,
        skill_kinds: player === 0 ? {} : null,
        known_skills: {},
        known_pairs: {},
        village: [exampleTile(home)],
        won: [],
        stranded: [],
        winter: player === 0 ? ['jeweller', 'scribes'] : null,
        winter_count: 2,
        offered: player === 0 ? [] : null,
        powers: [],
        free_groups: [],
        ...more,
    };
}

export const exampleBid = (player: number, colour: string, size: number, leads = true): BidView => ({
    player,
    colour,
    size,
    lying: false,
    leads,
});

export function exampleLot(tile: string, bids: BidView[] = [], more: Partial<LotView> = {}): LotView {
    return {
        tile,
        side: 'front',
        colour: bids[0]?.colour ?? null,
        bids,
        uses: [],
        next_use: 1,
        room: 6,
        to_lead: 1 + Math.max(0, ...bids.map(({ size }) => size)),
        ...more,
    };
}

export const exampleBoat = (tile: string, more: Partial<BoatView> = {}): BoatView => ({
    tile,
    workers: { red: 2, blue: 1 },
    skills: { saw: 1 },
    taken: false,
    ...more,
});

export function exampleView(more: Partial<KeyflowerView> = {}): KeyflowerView {
    return {
        viewer: 0,
        season: 'spring',
        phase: 'turns',
        start: 0,
        start_tile: 'turn_order_1',
        sides: {},
        turn: 0,
        passed: [],
        pass_ends: false,
        lots: [exampleLot('keywood'), exampleLot('peddler')],
        order: [exampleLot('turn_order_1', [], { next_use: null, room: 0 })],
        boats: [exampleBoat('keyflower'), exampleBoat('sea_bastion')],
        players: [examplePlayer(0), examplePlayer(1)],
        stock: { wood: 24, stone: 24, iron: 24, gold: 48 },
        green: 20,
        pile: 40,
        bag: 80,
        gather: null,
        transport: null,
        paying: null,
        laying: {},
        choosing: [],
        choosers: [
            { player: 0, tile: null },
            { player: 1, tile: null },
        ],
        next_start: 1,
        ...more,
    };
}

/** The kinds of things that the words of a notation name, by verb; numbers and ways are no components. */
const KINDS: Record<string, string[]> = {
    bid: ['tile', 'colour'],
    use: ['tile', 'colour'],
    with: ['tile'],
    send: ['number'],
    add: ['colour'],
    pay: ['colour'],
    'pay-group': ['tile'],
    give: ['skill'],
    spend: ['resource'],
    take: ['resource'],
    carry: ['resource', 'tile', 'way'],
    upgrade: ['tile'],
    offer: ['tile'],
    ship: ['tile'],
    'take-up': ['tile'],
    lay: ['tile', 'way', 'number'],
};
const ROLES: Record<string, Role> = {
    bid: 'opens-turn',
    use: 'opens-turn',
    with: 'adds',
    pass: 'passes',
    done: 'confirms',
};

/** What can be done: each a notation such as ``bid keywood red``, which the label repeats. */
export function exampleActions(...notations: string[]): OptionInfo[] {
    return notations.map((notation) => {
        const [verb = '', ...names] = notation.split(' ');
        const parts = (KINDS[verb] ?? []).map((kind, at) => ({ kind, name: names[at]! }));
        const named = (kind: string): string | undefined => parts.find((part) => part.kind === kind)?.name;
        const components = parts.filter(({ kind }) => kind !== 'number' && kind !== 'way');
        return exampleOption(notation, {
            targets: parts.length ? components.map(({ kind, name }) => `${kind}:${name}`) : [`turn:${verb}`],
            number: named('number') === undefined ? null : Number(named('number')),
            way: named('way') ?? null,
            role: ROLES[verb] ?? null,
        });
    });
}

/** The same by target. */
export const exampleOptions = (...notations: string[]): Map<string, OptionInfo[]> =>
    new Map(optionsByTarget({ options: exampleActions(...notations) }));

export const exampleSeats: SeatInfo[] = ['Anna', 'Bela', 'Cleo', 'Dora'].map((name, seat) => ({
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

export const exampleLine = (id: string, points: number, ...targets: string[]): ScoreLineInfo => ({
    id,
    name: { key: id, args: {} },
    rule: 'KF-13.1',
    points,
    earnings: points ? [{ points, targets }] : [],
});

export function exampleSnapshot(view: KeyflowerView, more: Partial<Snapshot> = {}): Snapshot {
    return {
        type: 'snapshot',
        table: 't',
        game: 'keyflower',
        title: '',
        agreed: exampleAgreement,
        commitment: null,
        n: 1,
        length: 1,
        first: 0,
        viewer: view.viewer,
        view,
        seats: exampleSeats.slice(0, view.players.length),
        automas: [],
        waiting: [view.turn],
        prompts: [],
        ready: [],
        ends_turn: null,
        confirm: null,
        decisions: [],
        offers: [],
        undo: [],
        answers: [],
        log: [],
        log_from: 0,
        sheet: view.players.map(() => []),
        scores: view.players.map(() => 0),
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
        ...more,
    };
}

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
