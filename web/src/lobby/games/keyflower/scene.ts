// Three villages as bots built them, for the lobby's window on a table; and what the number of players decides.
import { game, tile as TILES } from '../../../../../src/boardwright/games/keyflower/data/base.toml';
import { boundsOf, type Box, type Laid } from '../../../games/keyflower/geometry';
import type { Counts, UseView } from '../../../games/keyflower/view';

export interface Built extends Laid {
    back: boolean;
    resources: Counts;
    uses: UseView[];
}

const GOODS: Record<string, string> = { w: 'wood', s: 'stone', i: 'iron', g: 'gold' };
const WORKERS: Record<string, string> = { R: 'red', Y: 'yellow', B: 'blue', G: 'green' };

function counts(letters: string, names: Record<string, string>): Counts {
    const found: Counts = {};
    for (const letter of letters) found[names[letter]!] = (found[names[letter]!] ?? 0) + 1;
    return found;
}

/** Tile, place, turns (with ^ upgraded), then goods in small letters and workers use by use in capitals. */
function read(line: string): Built {
    const [tile = '', at = '', turned = '', ...lying] = line.split(' ');
    const [q = 0, r = 0] = at.split(',').map(Number);
    const goods = lying.filter((word) => word === word.toLowerCase()).join('');
    const uses = lying.filter((word) => word !== word.toLowerCase());
    return {
        tile,
        q,
        r,
        turns: parseInt(turned),
        back: turned.endsWith('^'),
        resources: counts(goods, GOODS),
        uses: uses.map((word) => ({ workers: counts(word, WORKERS), lying: false })),
    };
}

const VILLAGES = [
    [
        'home_4 0,0 0^ ss',
        'alehouse -1,1 4 i Y YY',
        'tavern 1,-1 0 wi R',
        'summer_boat_3 -2,1 1',
        'hiring_fair -2,2 5',
        'wainwright -2,0 3',
        'fair -2,3 2',
        'stone_yard 0,-1 5',
    ],
    [
        'home_3 0,0 0^ B',
        'apprentice_hall 1,-1 0 R',
        'peddler -1,1 0',
        'stable 1,-2 3 Y YY',
        'summer_boat_1 2,-1 3',
        'carpenter 0,-2 2 www B BB',
        'sawmill -1,-2 3',
        'well 3,-2 0',
    ],
    [
        'home_6 0,0 0',
        'woodcutter -1,1 1^ wg G',
        'workshop -2,1 1',
        'mason -1,2 5 sss R RR',
        'smelter -2,2 3 w',
        'inn -3,2 4 B',
        'blacksmith 1,-1 4',
    ],
].map((lines) => lines.map(read));

export interface Village {
    tiles: Built[];
    box: Box;
    /** Where it lies on the table. */
    x: number;
    y: number;
}

/** Between two villages. */
const APART = 70;

/** The villages side by side, the middle one around the origin. */
export const villages: Village[] = (() => {
    const boxes = VILLAGES.map((tiles) => boundsOf(tiles, 0));
    const [left, middle, right] = boxes as [Box, Box, Box];
    const from = [-middle.width / 2 - APART - left.width, -middle.width / 2, middle.width / 2 + APART];
    return [left, middle, right].map((box, at) => ({
        tiles: VILLAGES[at]!,
        box,
        x: from[at]! - box.x,
        y: -box.y - box.height / 2,
    }));
})();

/** The height of the middle village. */
export const middleHeight = villages[1]!.box.height;

// -- by the number of players --------------------------------------------------------------------------------------

export const PLAYERS = [2, 3, 4, 5, 6] as const;

/** What the table has with so many players: tiles on offer each season, boats, turn-order tiles, winter tiles for each. */
export function tableFor(players: number): { offer: number; boats: number; order: number; winter: number } {
    const at = players - PLAYERS[0];
    const isUsed = ({ sides = [] }: (typeof TILES)[number]): boolean =>
        sides.some(({ players: [least, most] }) => least <= players && players <= most);
    return {
        offer: game.season_tiles[at] ?? 0,
        boats: players,
        order: TILES.filter(isUsed).length,
        winter: game.winter_tiles[at] ?? 0,
    };
}

// -- options -------------------------------------------------------------------------------------------------------

/** The tile that an option is about; `back`: its second side. */
export const ABOUT: Record<string, { tile: string; back: boolean }> = {
    counter_bid: { tile: 'summer_boat_4', back: false },
    counter_against: { tile: 'summer_boat_4', back: false },
    wild_points: { tile: 'summer_boat_3', back: true },
    storage: { tile: 'timber_yard', back: false },
};
