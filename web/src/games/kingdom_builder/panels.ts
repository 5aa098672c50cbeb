/* What the panels beside the board say of a view: tiles by where they come from, terrain cards, lines of points, pieces
   still in reserve. What is in play follows from the components on the table. */
import { task } from '../../../../src/boardwright/games/kingdom_builder/data/crossroads.toml';
import { terrain_card } from '../../../../src/boardwright/games/kingdom_builder/data/marshlands.toml';
import type { OptionInfo, ScoreLineInfo } from '../../lib/protocol';
import type { KingdomView, PlayerView, TileView } from './view';

type Options = ReadonlyMap<string, OptionInfo[]>;

// -- tiles ---------------------------------------------------------------------------------------------------------

/** Where extra actions come from, in the order they are shown. */
export const GROUPS = ['location', 'nomad', 'bonus', 'permanent'] as const;
export type Group = (typeof GROUPS)[number];

export const groupOf = (tile: TileView): Group => GROUPS.find((group) => group === tile.group) ?? 'location';
export const tileTarget = (tile: TileView): string => `tile:${tile.location}`;
/** The key of a tile's name and help. */
export const tileWord = (tile: TileView): string => `${groupOf(tile)}-${tile.location}`;

/** The tiles by where they come from; groups nobody has are left out. */
export function grouped(tiles: readonly TileView[]): { group: Group; tiles: TileView[] }[] {
    const found = GROUPS.map((group) => ({ group, tiles: tiles.filter((tile) => groupOf(tile) === group) }));
    return found.filter((one) => one.tiles.length > 0);
}

/** What can be taken away or carried about: not the actions everybody has in this game. */
export const held = (tiles: readonly TileView[]): TileView[] => tiles.filter((tile) => groupOf(tile) !== 'permanent');

export type TileLook = 'legal' | 'used' | 'new' | 'passive' | 'idle';

/** How a tile lies there. Equal tiles share a target, but only one that is still fresh can be used; a Bazaar repeats used
    ones too. */
export function tileLook(tile: TileView, options: Options): TileLook {
    const found = options.get(tileTarget(tile)) ?? [];
    const again = found.some(({ verb }) => verb === 'repeat');
    if (again && tile.state !== 'new') return 'legal';
    if (tile.state === 'used' || tile.state === 'new') return tile.state;
    if (found.length > 0) return 'legal';
    return tile.state === 'passive' ? 'passive' : 'idle';
}

export interface TilePicture {
    symbol: string;
    /** A hex of terrain is higher than wide. */
    hex: boolean;
    /** A terrain at its corner. */
    terrain: string | null;
    /** The mark of a bonus. */
    plus: boolean;
}

/** Permanent actions have no tile of their own: they are drawn as the cells they are about. */
const PERMANENT: Record<string, string> = { cultivate: 'kb-hex-farmland', cave: 'kb-hex-cave' };

export function pictureOf(id: string, group: Group): TilePicture {
    const plain = { hex: false, terrain: null, plus: false };
    if (group === 'permanent') return { ...plain, symbol: PERMANENT[id] ?? 'kb-hex-location', hex: true };
    if (group === 'bonus') return { ...plain, symbol: `kb-loc-${id.replace(/_bonus$/, '')}`, plus: true };
    if (group === 'location') return { ...plain, symbol: `kb-loc-${id}` };
    const [kind = id, ...terrain] = id.split('_');
    return { ...plain, symbol: `kb-nomad-${kind}`, terrain: terrain.join('_') || null };
}

// -- terrain cards -------------------------------------------------------------------------------------------------

const SHOWN = new Map(terrain_card.map(({ id, terrains }) => [id, terrains]));

/** The terrains a card shows. */
export const terrainsOf = (card: string): readonly string[] => SHOWN.get(card) ?? [card];

/** The key of a card's name. */
export const cardWord = (card: string): string => (SHOWN.has(card) ? `terrain-card-${card}` : `terrain-${card}`);

export const terrainTarget = (terrain: string): string => `terrain:${terrain}`;

export interface HandOf {
    /** The cards to show, open ones on one's turn. */
    cards: readonly string[];
    /** Cards whose faces this viewer does not know. */
    hidden: number;
    /** Terrains to choose from that none of the cards shows. */
    more: readonly string[];
    playing: boolean;
    /** A terrain is still to be chosen. */
    undecided: boolean;
    /** By terrain the settlements due on it, if it is that of the turn; none where a card was drawn for something else. */
    due: Record<string, number>;
}

/** The terrain cards that lie in front of a seat. */
export function handOf(view: KingdomView, seat: number, options: Options = new Map()): HandOf {
    const player = view.players[seat];
    if (view.turn !== seat) {
        const cards = player?.hand ?? [];
        const hidden = cards.length ? 0 : (player?.cards_in_hand ?? 0);
        return { cards, hidden, more: [], playing: false, undecided: false, due: {} };
    }
    const cards = view.open.length || view.played === null ? view.open : [view.played];
    const shown = new Set(cards.flatMap(terrainsOf));
    const choices = new Set([...view.choices, ...offeredTerrains(options)]);
    const more = [...choices].filter((terrain) => !shown.has(terrain));
    return { cards, hidden: 0, more, playing: true, undecided: choices.size > 0, due: view.due_on };
}

const TERRAIN = 'terrain:';
const offeredTerrains = (options: Options): string[] =>
    [...options.keys()].filter((target) => target.startsWith(TERRAIN)).map((target) => target.slice(TERRAIN.length));

// -- points --------------------------------------------------------------------------------------------------------

export type LineKind = 'card' | 'task' | 'other';

export interface Line {
    id: string;
    kind: LineKind;
    /** Keys of its name and of its rule in a few words. */
    word: string;
    rule: string;
    symbol: string;
    hex: boolean;
    points: number;
    /** More points, if the game ended now, for places where one has nothing. */
    idle: number;
    /** Paid in play, not at the end. */
    paid: boolean;
    /** What a task pays once. */
    worth: number;
}

/** The red cards: their points come during the game. */
export const RED: readonly string[] = ['families', 'shepherds', 'ambassadors', 'rovers'];

const WORTH = new Map(task.map(({ id, points }) => [id, points]));
const OTHERS: Record<string, string> = {
    castles: 'kb-hex-castle',
    palaces: 'kb-hex-palace',
    capitols: 'kb-hex-capitol',
    treasure: 'kb-nomad-treasure',
};

/** Where no settlement is a number like any other, everybody begins with the highest one. */
const LORDS = 'lords';

/** The points of a running game that are for nothing on the board: no lead, though they would count if it ended now. */
export const unearned = (sheet: readonly ScoreLineInfo[]): number =>
    sheet.filter(({ id }) => id === LORDS).reduce((sum, line) => sum + idleIn(line), 0);

const idleIn = ({ earnings }: ScoreLineInfo): number =>
    earnings.filter(({ targets }) => !targets.length).reduce((sum, { points }) => sum + points, 0);

/** The scoring cards, the tasks, and everything else that brings points here, with what one seat has by each now. */
export function linesOf(view: KingdomView, sheet: readonly ScoreLineInfo[] = [], over = false): Line[] {
    const points = new Map(sheet.map((line) => [line.id, line.points]));
    const idle = over ? 0 : unearned(sheet);
    const line = (id: string, kind: LineKind, word: string, symbol: string): Line => ({
        id,
        kind,
        word,
        rule: `kb-rule-${id}`,
        symbol,
        hex: symbol.startsWith('kb-hex-'),
        points: (points.get(id) ?? 0) - (id === LORDS ? idle : 0),
        idle: id === LORDS ? idle : 0,
        paid: RED.includes(id) || id === 'treasure',
        worth: WORTH.get(id) ?? 0,
    });
    const listed = new Set([...view.cards, ...view.tasks]);
    const others = sheet.length ? sheet.map(({ id }) => id).filter((id) => !listed.has(id)) : ['castles'];
    return [
        ...view.cards.map((id) => line(id, 'card', `card-${id}`, `kb-card-${id}`)),
        ...view.tasks.map((id) => line(id, 'task', `task-${id}`, `kb-task-${id}`)),
        ...others.map((id) => line(id, 'other', `score-${id}`, OTHERS[id] ?? 'i-star')),
    ];
}

// -- pieces --------------------------------------------------------------------------------------------------------

/** How a settlement lies there that is no ordinary one: printed on a tile, set aside, beside a row of the board. */
export type PieceLook = 'plain' | 'tile' | 'aside' | 'marker';

export interface Piece {
    /** `kb-piece-<id>` says what it is. */
    id: string;
    /** The drawing, or null for the player's own settlement. */
    symbol: string | null;
    look: PieceLook;
    count: number;
}

/** Which kinds of locations lie on the table. */
const placesIn = (view: KingdomView): Set<string> => new Set(view.locations.map(({ location }) => location));

const piece = (id: string, symbol: string | null, count: number, look: PieceLook = 'plain'): Piece => ({
    id,
    symbol,
    look,
    count,
});

/** What a player still has in front of them. Pieces come with the locations that use them. */
export function reserveOf(view: KingdomView, player: PlayerView): Piece[] {
    const places = placesIn(view);
    const inAir = (id: string): number => (view.carried === id && view.turn === player.player ? 1 : 0);
    const found = [piece('settlements', null, player.supply)];
    if (player.aside) found.push(piece('aside', null, player.aside, 'aside'));
    if (places.has('barracks')) found.push(piece('warriors', 'kb-warrior', player.warriors_left - inAir('warrior')));
    if (places.has('lighthouse')) found.push(piece('ship', 'kb-ship', player.ship === null ? 1 - inAir('ship') : 0));
    if (places.has('wagon')) found.push(piece('wagon', 'kb-wagon', player.wagon === null ? 1 - inAir('wagon') : 0));
    if (places.has('city_hall')) found.push(piece('hall', 'kb-city-hall', player.hall.length ? 0 : 1));
    if (player.colonies) found.push(piece('colonies', null, player.colonies, 'tile'));
    if (player.markers.length) found.push(piece('markers', null, player.markers.length, 'marker'));
    return found;
}

export interface Stock extends Piece {
    /** A bonus tile, by its id. */
    bonus: string | null;
}

/** What lies beside the board for everybody. */
export function stockOf(view: KingdomView): Stock[] {
    const places = placesIn(view);
    const found: Stock[] = [];
    if (places.has('quarry')) found.push({ ...piece('walls', 'kb-wall', view.walls_left), bonus: null });
    if (places.has('cabin')) found.push({ ...piece('scouts', 'kb-scout', view.scouts_left), bonus: null });
    if (places.has('cathedral'))
        found.push({ ...piece('tiles', null, view.settlement_tiles_left, 'tile'), bonus: null });
    for (const { id, left } of view.bonuses) found.push({ ...piece('bonus', null, left), bonus: id });
    return found;
}

// -- buttons -------------------------------------------------------------------------------------------------------

/** What is chosen by no component on the table but by a button: to take a settlement tile. */
export const BUTTONS: readonly string[] = ['settlement-tile:one'];

export interface Button {
    target: string;
    option: OptionInfo;
}

export function buttonsOf(options: Options): Button[] {
    return BUTTONS.flatMap((target) => {
        const option = options.get(target)?.[0];
        return option ? [{ target, option }] : [];
    });
}

// -- the board's parts ---------------------------------------------------------------------------------------------

const SIDE = 10;

/** Which place a cell belongs to: top left, top right, bottom left, bottom right; null on the island. */
export function placeOfCell(name: string): number | null {
    const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
    const row = Number(name.slice(1)) - 1;
    return column < 2 * SIDE ? Math.floor(row / SIDE) * 2 + Math.floor(column / SIDE) : null;
}

/** The kinds of locations on each part of the board: a quadrant is called by them. */
export function locationsAt(view: KingdomView, place: number | null): string[] {
    const there = view.locations.filter(({ cell }) => placeOfCell(cell) === place);
    return [...new Set(there.map(({ location }) => location))];
}

/** Special cells on the table, by the key of their name, with how many there are. */
export function featuresOf(view: KingdomView): { word: string; symbol: string; count: number }[] {
    const cells = {
        castle: view.castles,
        palace: view.palaces,
        nomad: view.nomads,
        silo: view.silos,
        capitol: view.capitols,
        cave: view.caves,
    };
    return Object.entries(cells)
        .map(([id, found]) => ({ word: `feature-${id}`, symbol: `kb-hex-${id}`, count: found.length }))
        .filter(({ count }) => count > 0);
}
