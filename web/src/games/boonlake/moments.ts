/* What everybody has just seen, as the log tells it: an interim scoring with what came of it for all, or a turn of the Sage. It is shown
   until I decide something, or put it away. */
import type { LogEntry, LogEvent, Text } from '../../lib/protocol';
import { idOf } from './model';

/** What a scoring brought an actor. */
export interface Result {
    actor: number;
    /** The scoring tile under which the marker lies; the Sage has none. */
    goal: string | null;
    met: boolean;
    /** Points gained or lost with it. */
    points: number;
    /** The income, as it was told. */
    income: Text | null;
    /** Points for levers that were not used. */
    idle: number;
    /** On the track of points, before and after. */
    before: number;
    after: number;
}
export interface Scoring {
    kind: 'scoring';
    n: number;
    number: number;
    results: Result[];
    /** What comes next: the second round, the end, or the next turn. */
    next: 'round' | 'end' | 'turn';
}
export interface SageTurn {
    kind: 'sage';
    n: number;
    tile: string;
    /** What she did for the lowest action tile, then for the one she chose. */
    lowest: Text[];
    chosen: Text[];
}
export type Moment = Scoring | SageTurn;

const keyOf = ({ text }: LogEvent): string => text.key;
const whoOf = ({ text }: LogEvent): number => Number(text.args['player']);
const numberIn = ({ text }: LogEvent, name: string): number => Number(text.args[name] ?? 0);

/** An event with its entry. */
interface Told {
    n: number;
    event: LogEvent;
}

/** The latest moment of a log; `points` are those of the track now, by actor. */
export function momentOf(log: readonly LogEntry[], points: readonly number[]): Moment | null {
    const told = log.flatMap(({ n, events }) => events.map((event) => ({ n, event })));
    const income = told.findLastIndex(({ event }) => keyOf(event) === 'event-income');
    const sage = told.findLastIndex(({ event }) => keyOf(event) === 'event-sage-reveals');
    const scored = income > sage ? scoringOf(told, income, points) : null;
    return scored ?? (sage < 0 ? null : sageTurnOf(told, sage));
}

/** Whether it is still news: nobody has decided anything since, or I have not. */
export function isNews(moment: Moment, log: readonly LogEntry[], viewer: number | null): boolean {
    const since = log.filter(({ n, seat }) => n > moment.n && seat !== null);
    return viewer === null ? since.length === 0 : !since.some(({ seat }) => seat === viewer);
}

// -- points --------------------------------------------------------------------------------------------------------

/** Points among goods that were told as one text: a good, or one and then others. */
export function pointsAmong({ key, args }: Text): number {
    if (key === 'good-vp') return Number(args['count']);
    return Object.values(args).reduce<number>(
        (sum, value) => sum + (typeof value === 'object' ? pointsAmong(value as Text) : 0),
        0,
    );
}

/** By how much an event changed the points of its actor. */
function pointsIn(event: LogEvent): number {
    const { key, args } = event.text;
    const good = args['good'] ?? args['goods'];
    if (key === 'event-gained' || key === 'event-income') return typeof good === 'object' ? pointsAmong(good) : 0;
    if (key === 'event-lost') return typeof good === 'object' ? -pointsAmong(good) : 0;
    if (key === 'event-failed' || key === 'event-second-village') return -numberIn(event, 'vp');
    return key === 'event-drew' ? 0 : numberIn(event, 'vp');
}
const pointsOf = (told: readonly Told[], actor: number): number =>
    told.filter(({ event }) => whoOf(event) === actor).reduce((sum, { event }) => sum + pointsIn(event), 0);

// -- a scoring -----------------------------------------------------------------------------------------------------

function scoringOf(told: readonly Told[], income: number, points: readonly number[]): Scoring | null {
    const begins = told.findLastIndex(({ event }, at) => at < income && keyOf(event) === 'event-scoring-begins');
    if (begins < 0) return null;
    const { n } = told[income]!;
    // What follows the income belongs to it as long as it was told with it.
    const after = told.findIndex((one, at) => at > income && one.n > n);
    const ends = after < 0 ? told.length : after;
    const story = told.slice(begins, ends);
    const later = told.slice(ends);
    const earned = story.filter(({ event }) => keyOf(event) === 'event-income').map(({ event }) => event);
    const actors = [...new Set(earned.map(whoOf))];
    const has = (key: string): boolean => story.some(({ event }) => keyOf(event) === key);
    return {
        kind: 'scoring',
        n,
        number: numberIn(told[begins]!.event, 'number'),
        results: actors.map((actor) => {
            const own = story.filter(({ event }) => whoOf(event) === actor).map(({ event }) => event);
            const marker = own.find((event) => ['event-scored', 'event-failed'].includes(keyOf(event)));
            const idle = own.find((event) => keyOf(event) === 'event-idle-levers');
            const now = (points[actor] ?? 0) - pointsOf(later, actor);
            const goods = earned.find((event) => whoOf(event) === actor)?.text.args['goods'];
            return {
                actor,
                goal: marker ? idOf(marker.targets[0] ?? '') : null,
                met: marker ? keyOf(marker) === 'event-scored' : false,
                points: marker ? pointsIn(marker) : 0,
                income: typeof goods === 'object' ? goods : null,
                idle: idle ? numberIn(idle, 'vp') : 0,
                before: now - pointsOf(story, actor),
                after: now,
            };
        }),
        next: has('event-game-over') ? 'end' : has('event-round-begins') ? 'round' : 'turn',
    };
}

// -- the Sage ------------------------------------------------------------------------------------------------------

function sageTurnOf(told: readonly Told[], reveals: number): SageTurn {
    const { n, event } = told[reveals]!;
    const sage = whoOf(event);
    const story = told.slice(reveals + 1).filter((one) => one.n === n && whoOf(one.event) === sage);
    const chose = story.findIndex((one) => keyOf(one.event) === 'event-sage-chose');
    const texts = (some: readonly Told[]): Text[] => some.map((one) => one.event.text);
    return {
        kind: 'sage',
        n,
        tile: idOf(event.targets[0] ?? ''),
        lowest: texts(story.slice(0, Math.max(0, chose))),
        chosen: texts(story.slice(Math.max(0, chose))),
    };
}
