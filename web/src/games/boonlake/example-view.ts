/* Views for tests: the first round with what a test changes. */
import { exampleOption } from '../../lib/example';
import type { LogEntry, LogEvent, OptionInfo, SeatInfo, Text } from '../../lib/protocol';
import { lever as LEVERS } from '../../../../src/boardwright/games/boonlake/data/ranch.toml';
import { REGIONS, RIVER, SPACES } from './model';
import type { BoonlakeView, GoalView, PlayerView, SpaceView, StretchView } from './view';

export function examplePlayer(player: number, more: Partial<PlayerView> = {}): PlayerView {
    const mine = player === 0;
    return {
        player,
        sage: false,
        coins: 6,
        vases: 1,
        vp: 2,
        total: 2,
        ranch: 3,
        supply: 5,
        freed: 2,
        houses: 0,
        villages: 0,
        cattle: 0,
        spare: 0,
        works: { wood: 0, clay: 1, stone: 0, iron: 0 },
        canoes: ['wood', 'wood'],
        coin_steps: 0,
        card_steps: 0,
        levers: LEVERS.map(({ id, price }) => ({ id, placed: false, used: false, price })),
        cards: 2,
        hand: mine
            ? [
                  { id: 'golden_auction', price: 2, payable: true, missing: null },
                  { id: 'dark_archive', price: 2, payable: false, missing: 'resources' },
              ]
            : null,
        played: [],
        posted: 0,
        ship: 't01',
        income: { coins: 2, cards: 2, vp: 0 },
        ...more,
    };
}

export const exampleSpace = (id: string, more: Partial<SpaceView> = {}): SpaceView => ({
    id,
    tile: null,
    sites: [],
    herd: [],
    ...more,
});

/** The river of the first round: all ships at its source, both locks closed. */
export const exampleRiver = (ships: Readonly<Record<string, number[]>> = { t01: [0, 1] }): StretchView[] =>
    RIVER.filter(({ round = 1 }) => round === 1).map(({ id, harbour = false }) => ({
        id,
        harbour,
        ships: ships[id] ?? [],
        lock: id === 'u3' || id === 't19',
        closed: id === 'u3' || id === 't19',
    }));

const BOARD = ['recruit', 'builder', 'region_rewards', 'pioneer', 'progress', 'cattle_breeding', 'settle'];
const MOVEMENT = [4, 4, 3, 3, 2, 2, 1];
const COSTS = [0, 0, 0, 0, 0, 1, 3];

export function exampleView(more: Partial<BoonlakeView> = {}): BoonlakeView {
    const actors = more.players?.length ?? 2;
    return {
        viewer: 0,
        round: 1,
        rounds: 2,
        scoring: 1,
        scorings: 4,
        last_lap: false,
        first: 0,
        turn: 0,
        clockwise: false,
        rows: BOARD.map((action, at) => ({
            id: String(at + 1),
            action,
            movement: MOVEMENT[at]!,
            vp: COSTS[at]!,
            chosen: false,
        })),
        regions: REGIONS.map(({ id }) => ({
            id,
            covered: false,
            silent: false,
            presences: Array.from({ length: actors }, () => 0),
        })),
        spaces: SPACES.map(({ id }) => exampleSpace(id)),
        pastures: 7,
        grey: 25,
        grey_tiles: [],
        river: exampleRiver(),
        pile: 140,
        discards: [],
        goals: [],
        dealt: [],
        kept: null,
        begun: null,
        players: Array.from({ length: actors }, (_, player) => examplePlayer(player)),
        sage: null,
        ...more,
    };
}

/** The kinds of what each verb points at; what is not here points at nothing but itself. */
const KINDS: Record<string, string> = {
    keep: 'goal',
    start: 'works',
    choose: 'action',
    play: 'card',
    sell: 'card',
    develop: 'site',
    upgrade: 'site',
    graze: 'space',
    place: 'space',
    pasture: 'space',
    claim: 'region',
    pull: 'lever',
    modernise: 'lever',
    sail: 'stretch',
    score: 'goal',
    realise: 'goal',
};

/** What can be done: each a notation such as `sail t04`, which the label repeats. */
export function exampleActions(...notations: string[]): OptionInfo[] {
    return notations.map((notation) => {
        const [verb = '', name] = notation.split(' ');
        const kind = KINDS[verb];
        return exampleOption(notation, {
            targets: [kind ? `${kind}:${name}` : verb === 'explore' ? 'pile:grey' : `turn:${verb}`],
            role: verb === 'decline' ? 'declines' : null,
        });
    });
}

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

/** A scoring tile as it stands for two players. */
export const exampleGoal = (id: string, more: Partial<GoalView> = {}): GoalView => ({
    id,
    owner: null,
    need: 1,
    other: null,
    standings: [0, 1].map((player) => ({ player, have: [0], met: false, marker: null, realised: false })),
    price: 10,
    payable: false,
    missing: 'coins',
    ...more,
});

export const exampleEvent = (key: string, args: Text['args'] = {}, ...targets: string[]): LogEvent => ({
    text: { key: `event-${key}`, args },
    targets,
    role: null,
});
/** What happened with a decision; of nobody's where there is no seat. */
export const exampleEntry = (n: number, seat: number | null, ...events: LogEvent[]): LogEntry => ({
    n,
    seat,
    notation: '',
    label: null,
    events,
    role: null,
});
