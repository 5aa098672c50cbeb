/* What everybody has just seen, as the log tells it: the reveal of the choices, or a shoot-out with the year that begins after it. It
   is shown until I decide something, or put it away. */
import type { LogEntry, LogEvent, Text } from '../../lib/protocol';
import { mark, type Mark } from '../marks';
import { idOf, SYMBOLS } from './model';

/** Who went to a site. */
export interface Arrivals {
    site: string;
    pioneers: number[];
    mules: number[];
    buster: boolean;
    count: number;
}
export interface Reveal {
    kind: 'reveal';
    n: number;
    sites: Arrivals[];
    /** The barricade went to the site where most are; else it stayed. */
    moved: boolean;
    barricade: string;
}
/** What a shoot-out brought somebody. */
export interface Fate {
    actor: number;
    line: string;
    /** Goods with their counts. */
    goods: Text[];
}
export interface Shot {
    kind: 'shootout';
    n: number;
    won: boolean;
    year: string;
    gunmen: number;
    outlaws: number;
    fates: Fate[];
    /** Who took the badge. */
    sheriff: number | null;
    /** The year that begins; null after the last one. */
    next: string | null;
}
export type Moment = Reveal | Shot;

const SITES = ['1', '2', '3', '4', '5'];
const LINE = /^event-shootout-(first|second|third|none)$/;
const SHOTS = ['event-shootout-won', 'event-shootout-lost'];

const keyOf = ({ text }: LogEvent): string => text.key;
const whoOf = ({ text }: LogEvent): number => Number(text.args['player']);
const siteOf = ({ targets }: LogEvent): string => idOf(targets[0] ?? '');

/** The latest moment of a log. */
export function momentOf(log: readonly LogEntry[]): Moment | null {
    for (let at = log.length - 1; at >= 0; at--) {
        const { n } = log[at]!;
        if (!log[at]!.events.some((event) => keyOf(event) === 'event-placed' || SHOTS.includes(keyOf(event)))) continue;
        // What an automa did follows in entries of its own.
        const events = log.filter((entry) => entry.n === n).flatMap((entry) => entry.events);
        return shotOf(n, events) ?? revealOf(n, events);
    }
    return null;
}

/** Whether it is still news: nobody has decided anything since, or I have not. */
export function isNews(moment: Moment, log: readonly LogEntry[], viewer: number | null): boolean {
    const since = log.filter(({ n, seat }) => n > moment.n && seat !== null);
    return viewer === null ? since.length === 0 : !since.some(({ seat }) => seat === viewer);
}

function revealOf(n: number, events: readonly LogEvent[]): Reveal {
    const at = (key: string, site: string): LogEvent[] =>
        events.filter((event) => keyOf(event) === key && siteOf(event) === site);
    const sites = SITES.map((site) => {
        const pioneers = at('event-placed', site).map(whoOf);
        const mules = at('event-mule-placed', site).map(whoOf);
        const buster = at('event-buster-placed', site).length > 0;
        return { site, pioneers, mules, buster, count: pioneers.length + mules.length + Number(buster) };
    });
    const barricade = events.find((event) => keyOf(event).startsWith('event-barricade'));
    const moved = barricade !== undefined && keyOf(barricade) === 'event-barricade';
    return { kind: 'reveal', n, sites, moved, barricade: barricade ? siteOf(barricade) : '' };
}

function shotOf(n: number, events: readonly LogEvent[]): Shot | null {
    const begins = events.findIndex((event) => SHOTS.includes(keyOf(event)));
    if (begins < 0) return null;
    const { args } = events[begins]!.text;
    const [year] = events.slice(begins).filter((event) => keyOf(event) === 'event-year-begins');
    const story = events.slice(begins, year ? events.indexOf(year) : undefined);
    const badge = story.find((event) => keyOf(event) === 'event-badge');
    return {
        kind: 'shootout',
        n,
        won: keyOf(events[begins]!) === 'event-shootout-won',
        year: String(args['year']),
        gunmen: Number(args['gunmen']),
        outlaws: Number(args['outlaws']),
        fates: fatesOf(story),
        sheriff: badge ? whoOf(badge) : null,
        next: year ? String(year.text.args['year']) : null,
    };
}

function fatesOf(story: readonly LogEvent[]): Fate[] {
    const lines = story.filter((event) => LINE.test(keyOf(event)));
    return lines.map((event) => {
        const actor = whoOf(event);
        const own = story.filter((one) => whoOf(one) === actor);
        const buried = own.filter((one) => keyOf(one) === 'event-buried').length;
        return {
            actor,
            line: LINE.exec(keyOf(event))![1]!,
            goods: [...own.flatMap(goodsIn), ...(buried ? [goodOf('burial', buried)] : [])],
        };
    });
}

const goodOf = (good: string, count: Text['args'][string]): Text => ({ key: `good-${good}`, args: { count } });

function goodsIn({ text: { key, args } }: LogEvent): Text[] {
    if (key === 'event-drew') return [goodOf('card', args['count'] ?? 0)];
    if (key === 'event-drew-points') return [goodOf('point', args['count'] ?? 0)];
    return key === 'event-gained' ? [args['good'] as Text] : [];
}

/** A good with its count as a symbol. */
export const markOf = ({ key, args }: Text): Mark =>
    mark(SYMBOLS[key.slice('good-'.length)] ?? '', Number(args['count']));
