/* The end of a season, as the log tells it: who won what for how much, which boats went to whom, who begins, and what comes next. It is
   shown until I put it away, or decide something in the season that follows. */
import type { LogEntry, LogEvent, Text } from '../../lib/protocol';
import { tileOf } from './model';

/** A tile that somebody won, and the workers it cost. */
export interface Lot {
    tile: string;
    colour: string;
    size: number;
}
/** What the end of a season brought somebody. */
export interface Haul {
    player: number;
    /** Those of the auction, then the tiles of the turn order. */
    lots: Lot[];
    /** The boat that was chosen; null while it is not. */
    boat: string | null;
}
export interface SeasonEnd {
    n: number;
    season: string;
    hauls: Haul[];
    /** Nobody wanted these: they have left the game. */
    unsold: string[];
    /** Who begins from now on, if the purple figure has moved. */
    start: number | null;
    /** The next season and what is on offer in it, once it has begun. */
    next: { season: string; tiles: string[] } | null;
    /** The decision with which the next season began. */
    until: number;
}

interface Told {
    n: number;
    event: LogEvent;
}
const isOf =
    (...kinds: string[]) =>
    ({ event }: Told): boolean =>
        kinds.includes(event.text.key.slice('event-'.length));
const whoOf = ({ event }: Told): number => Number(event.text.args['player']);
const tilesOf = ({ event }: Told): string[] => event.targets.flatMap((target) => tileOf(target) ?? []);
/** The id behind a name: "red" of "colour-red". */
const idOf = ({ event }: Told, argument: string): string =>
    (event.text.args[argument] as Text | undefined)?.key.replace(/^\w+-/, '') ?? '';

/** The latest end of a season with players so many; null before the first one, and when the game is over. */
export function seasonEnd(log: readonly LogEntry[], players: number): SeasonEnd | null {
    const told: Told[] = log.flatMap(({ n, events }) => events.map((event) => ({ n, event })));
    const ends = told.findLastIndex(isOf('season-ends'));
    if (ends < 0 || told.some(isOf('game-over'))) return null;
    const story = told.slice(ends);
    const won = story.filter(isOf('won'));
    const boats = story.filter(isOf('unloaded', 'took-boat'));
    const begins = story.find(isOf('season-begins'));
    const start = story.find(isOf('start-player'));
    return {
        n: told[ends]!.n,
        season: idOf(told[ends]!, 'season'),
        hauls: Array.from({ length: players }, (_, player) => ({
            player,
            lots: won.filter((one) => whoOf(one) === player).map(lotOf),
            boat: tilesOf(boats.find((one) => whoOf(one) === player) ?? NOTHING)[0] ?? null,
        })),
        unsold: story.filter(isOf('tile-leaves')).flatMap(tilesOf),
        start: start ? whoOf(start) : null,
        next: begins
            ? { season: idOf(begins, 'season'), tiles: story.filter(isOf('on-offer')).flatMap(tilesOf) }
            : null,
        until: begins?.n ?? Infinity,
    };
}
const NOTHING: Told = { n: 0, event: { text: { key: '', args: {} }, targets: [], role: null } };
const lotOf = (one: Told): Lot => ({
    tile: tilesOf(one)[0] ?? '',
    colour: idOf(one, 'colour'),
    size: Number(one.event.text.args['size']),
});

/** Whether it is still news: in the season that follows I have not decided anything; of spectators, nobody has. */
export function isNews({ until }: SeasonEnd, log: readonly LogEntry[], viewer: number | null): boolean {
    return !log.some(({ n, seat }) => n > until && seat !== null && (viewer === null || seat === viewer));
}
