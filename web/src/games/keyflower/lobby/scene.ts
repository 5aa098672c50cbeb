// A village late in the game, for the lobby's pictures; what the number of players decides; and which tiles the options are about.
import { game, tile as TILES } from '../../../../../src/boardwright/games/keyflower/data/base.toml';
import { boundsOf, type Box, type Laid } from '../geometry';
import type { Counts } from '../panels';
import type { UseView } from '../view';

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

/** Roads meet roads, water meets water. */
export const village: readonly Built[] = [
    'home_2 0,0 0^ s B BB',
    'carpenter 1,-1 3^ R',
    'stable 1,0 3 Y YY YYY',
    'wainwright 0,1 1',
    'summer_boat_3 -1,1 1',
    'keywood -1,0 1^ www R RR',
    'workshop 0,-1 3 wi G',
    'goldsmith -2,1 3 gg',
    'mercers_guild 2,-1 1',
    'miner 2,-2 2 ii B',
    'scribes 1,-2 3',
    'quarryman -2,0 5 ss Y',
    'timber_yard -1,-1 0^ wwww',
    'village_hall 0,-2 3',
    'summer_boat_4 -2,2 4',
    'blacksmith 1,1 0 iii',
    'forge -3,2 2',
    'apothecary -3,1 3',
    'jeweller 3,-2 3',
    'sawmill -4,2 5 w',
    'peddler -3,0 1 Y',
    'mason -2,-1 2 R RR',
    'sculptor -4,1 5',
    'stone_yard -1,-2 0 sss',
].map(read);

export const box: Box = boundsOf(village, 0);

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
