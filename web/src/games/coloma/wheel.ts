/* The wheel: where its wedges and pieces are, what a site would give me now, and which actions belong to a section. */
import type { OptionInfo } from '../../lib/protocol';
import { mark, type Mark } from '../marks';
import { goodsMarks, idOf, kindOf } from './model';
import type { ColomaView, SectionOutlook, SiteView } from './view';

// -- geometry ------------------------------------------------------------------------------------------------------

/** Everything is drawn in a square of this size. */
export const SIZE = 320;
const CENTRE = SIZE / 2;
export const RADII = { full: 158, sites: 139, middle: 84, hub: 37 } as const;
/** Where pieces and symbols lie, from the middle. */
export const RINGS = { pioneers: 121, first: 97, second: 57, ghosts: 75.5 } as const;
const WEDGE = 72;

export interface Point {
    x: number;
    y: number;
}

/** The middle of a site's wedge, in degrees; site 1 is at the top, the others follow clockwise. */
export const angleOf = (site: string): number => -90 + WEDGE * (Number(site) - 1);

export function polar(radius: number, degrees: number): Point {
    const angle = (degrees * Math.PI) / 180;
    return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a site between two radii. */
export function wedge(site: string, inner: number, outer: number): string {
    const [from, to] = [angleOf(site) - WEDGE / 2, angleOf(site) + WEDGE / 2];
    return (
        `M${at(polar(outer, from))}A${outer} ${outer} 0 0 1 ${at(polar(outer, to))}` +
        `L${at(polar(inner, to))}A${inner} ${inner} 0 0 0 ${at(polar(inner, from))}Z`
    );
}

/** Where so many things lie side by side on a ring of a site, `gap` px from one to the next. */
export function spread(site: string, radius: number, count: number, gap: number): Point[] {
    const step = (gap / radius) * (180 / Math.PI);
    return Array.from({ length: count }, (_, n) => polar(radius, angleOf(site) + (n - (count - 1) / 2) * step));
}

/** The line on which the rim's words stand: below the axle it runs the other way, so that they read from left to right. */
export function rimLine(site: string): string {
    const angle = angleOf(site);
    const turned = Math.sin((angle * Math.PI) / 180) > 0.01;
    const radius = (RADII.sites + RADII.full) / 2 + (turned ? 4.3 : -4.3);
    const ends = [polar(radius, angle - WEDGE / 2), polar(radius, angle + WEDGE / 2)];
    const [from, to] = turned ? ends.reverse() : ends;
    return `M${at(from!)}A${radius} ${radius} 0 0 ${turned ? 0 : 1} ${at(to!)}`;
}

// -- what a site gives ---------------------------------------------------------------------------------------------

/** A section: the first or the second action. */
export type Half = 'a' | 'b';
export const HALVES: readonly Half[] = ['a', 'b'];

/** All have shown what they chose. */
export const isRevealed = ({ sites }: ColomaView): boolean => sites.some(({ pioneers }) => pioneers.length > 0);

/** What is drawn in a section: a symbol, and so many of them where the number says something. */
export interface Item {
    symbol: string;
    count: number | null;
    /** It is there for whoever can have it: I cannot now. */
    dim: boolean;
}

/** By place: the tool that says how its things are got, and the kinds of things that can be had there. */
const OFFERED: Record<string, Record<Half, { tool: string | null; kinds: readonly string[] }>> = {
    1: { a: { tool: 'co-shovel', kinds: [] }, b: { tool: 'co-wheelbarrow', kinds: [] } },
    2: { a: { tool: null, kinds: ['canyon', 'bridge'] }, b: { tool: 'co-saw', kinds: ['canyon', 'bridge'] } },
    3: { a: { tool: null, kinds: ['card', 'hotel'] }, b: { tool: 'co-saw', kinds: ['card', 'hotel'] } },
    4: { a: { tool: null, kinds: ['drive'] }, b: { tool: null, kinds: ['drive'] } },
    5: { a: { tool: null, kinds: ['row', 'event', 'region'] }, b: { tool: null, kinds: ['tent'] } },
    barker: { a: { tool: null, kinds: ['tent', 'horse'] }, b: { tool: null, kinds: ['slot'] } },
};
const SYMBOL: Record<string, string> = {
    canyon: 'co-river',
    bridge: 'co-bridge',
    card: 'co-building',
    hotel: 'co-hotel',
    drive: 'co-wagon',
    row: 'co-gunman',
    event: 'co-event',
    region: 'co-tent',
    tent: 'co-tent',
    horse: 'co-horse',
    slot: 'co-barrel',
};
/** Components that are called otherwise than what they stand for. */
const MEANS: Record<string, string> = {
    'section:4a': 'drive',
    'section:4b': 'drive',
    'section:5b': 'tent',
    'ware:tent': 'tent',
    'ware:horse': 'horse',
};
/** Of these the number says how many are within my means; of the others any one is meant. */
const COUNTED = ['card', 'hotel'];

/** What a section shows: what it would give me now, for sure or if I choose it; to those who watch, what it has. */
export function itemsOf(place: string, half: Half, outlook: SectionOutlook | null, hotels: boolean): Item[] {
    const { tool, kinds } = OFFERED[place]![half];
    const things = (outlook?.things ?? []).map((target) => MEANS[target] ?? kindOf(target));
    const items = kinds
        .filter((kind) => hotels || kind !== 'hotel')
        .map((kind): Item => {
            const found = things.filter((thing) => thing === kind).length;
            const count =
                kind === 'drive' ? (outlook?.movement ?? null) : COUNTED.includes(kind) && found ? found : null;
            return { symbol: SYMBOL[kind]!, count, dim: outlook !== null && !found };
        });
    const gains = goodsMarks(outlook?.gains ?? {}).flatMap((one): Item[] =>
        'symbol' in one ? [{ symbol: one.symbol, count: one.count > 1 ? one.count : null, dim: false }] : [],
    );
    const all = [...items, ...gains];
    const idle = outlook !== null && all.every(({ dim }) => dim);
    return tool ? [{ symbol: tool, count: null, dim: idle }, ...all] : all;
}

/** What a section of a site shows, whether it is closed or not. */
export function itemsAt({ with_hotels }: ColomaView, site: SiteView, half: Half): Item[] {
    const [place, outlook] = half === 'a' ? [site.place, site.primary] : [site.second, site.secondary];
    return itemsOf(place, half, outlook, with_hotels);
}

/** The same in marks, to be said: what I can have. */
export const itemMarks = (items: readonly Item[]): Mark[] =>
    items.filter(({ dim }) => !dim).map(({ symbol, count }) => mark(symbol, count ?? 1));

// -- what can be done there ----------------------------------------------------------------------------------------

/** The component that stands for a section: by the place that is found there, and by first or second. */
export const sectionTarget = ({ place, second }: SiteView, half: Half): string =>
    `section:${half === 'a' ? place : second}${half}`;

const FIRST = ['fill', 'pitch', 'settle', 'lodge', 'buy'];
const MARKS: Record<string, Half> = {
    'tool:hammer': 'a',
    'mill:shovel': 'a',
    'tool:saw': 'b',
    'mill:wheelbarrow': 'b',
};

/** The section that an action of a turn belongs to. */
function halfOf({ verb, targets }: OptionInfo): Half | null {
    if (FIRST.includes(verb)) return 'a';
    if (verb === 'fetch') return 'b';
    for (const target of targets) {
        if (kindOf(target) === 'section') return idOf(target).slice(-1) as Half;
        const half = MARKS[target];
        if (half) return half;
    }
    return null;
}

/** What a turn can do at a section of my site; where one action does all of it, that one. */
export function sectionOptions(options: readonly OptionInfo[], half: Half): OptionInfo[] {
    const found = options.filter((option) => halfOf(option) === half);
    const whole = found.filter(({ verb }) => verb === 'act');
    return whole.length ? whole : found;
}
