/* Views for tests: a board of grass with nothing on it, and what a test lays there. */
import { exampleOption } from '../../lib/example';
import type { OptionInfo, SeatInfo } from '../../lib/protocol';
import type { KingdomView, PlayerView } from './view';

const ROW = 'GGGGGGGGGGGGGGGGGGGG';

export function examplePlayer(player: number, more: Partial<PlayerView> = {}): PlayerView {
    return {
        player,
        settlements: [],
        warriors: [],
        ship: null,
        wagon: null,
        hall: [],
        supply: 30,
        warriors_left: 2,
        aside: 0,
        colonies: 0,
        markers: [],
        tiles: [],
        cards_in_hand: 0,
        hand: null,
        paid: {},
        ...more,
    };
}

export function exampleView(more: Partial<KingdomView> = {}): KingdomView {
    return {
        viewer: 0,
        quadrants: [],
        terrain: Array.from({ length: 20 }, () => ROW),
        island: null,
        castles: [],
        palaces: [],
        silos: [],
        capitols: [],
        caves: [],
        locations: [],
        nomads: [],
        bonuses: [],
        walls: [],
        walls_left: 25,
        scouts: [],
        scouts_left: 2,
        settlement_tiles_left: 18,
        guarded: [],
        cards: ['knights'],
        tasks: [],
        scouted: null,
        players: [examplePlayer(0), examplePlayer(1)],
        first: 0,
        turn: 0,
        open: ['grass'],
        played: 'grass',
        choices: [],
        placed: 0,
        due: 2,
        due_on: {},
        carried: null,
        last_round: false,
        deck: 20,
        discards: {},
        removed: {},
        unseen: {},
        ...more,
    };
}

export const exampleIsland: KingdomView['island'] = {
    id: 'rope_bridge',
    rows: ['.GGD.', 'GKDD.', 'TTCDF', 'TCLF.', '.CFF.'],
    provenance: 'reconstructed',
};

export const exampleSeat = (seat: number, name: string): SeatInfo => ({
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
});

/** What can be done, by target: each entry is a notation such as ``build f7`` and what it does to my points. */
export function exampleOptions(...offers: [notation: string, change?: number | null][]): Map<string, OptionInfo[]> {
    const found = new Map<string, OptionInfo[]>();
    for (const [notation, change = null] of offers) {
        const target = `cell:${notation.split(' ')[1] ?? ''}`;
        const option = exampleOption(notation, { targets: [target], label: { key: 'x', args: {} }, change });
        found.set(target, [...(found.get(target) ?? []), option]);
    }
    return found;
}
