/* The wheel: where its wedges and pieces are, what a site would give me now, and which actions belong to a section. */
import type { OptionInfo } from '../../lib/protocol';
import { goodsMarks, idOf, kindOf, mark, type Mark } from './model';
import type { SectionOutlook, SiteView } from './view';

// -- geometry ------------------------------------------------------------------------------------------------------

/** Everything is drawn in a square of this size. */
export const SIZE = 320;
const CENTRE = SIZE / 2;
export const RADII = { full: 158, sites: 139, middle: 84, hub: 37 } as const;
/** Where pieces and symbols lie, from the middle. */
export const RINGS = { pioneers: 124, first: 100, second: 58, ghosts: 75.5 } as const;
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

/** The symbols of a place's first and second action. */
export const ACTIONS: Record<string, { first: string[]; second: string[] }> = {
    1: { first: ['co-shovel'], second: ['co-wheelbarrow'] },
    2: { first: ['co-river', 'co-bridge'], second: ['co-saw'] },
    3: { first: ['co-building'], second: ['co-saw', 'co-building'] },
    4: { first: ['co-wagon'], second: ['co-wagon'] },
    5: { first: ['co-gunman', 'co-tent'], second: ['co-tent'] },
    barker: { first: ['co-tent', 'co-horse'], second: ['co-barrel'] },
};

/** What can be had at a section, by kind of component. */
const HAD: Record<string, string> = {
    canyon: 'co-river',
    bridge: 'co-bridge',
    card: 'co-building',
    hotel: 'co-hotel',
    row: 'co-gunman',
    event: 'co-event',
    region: 'co-tent',
    slot: 'co-barrel',
};
/** Of these the number says how many are within my means; of the others any one is meant. */
const COUNTED = ['card', 'hotel'];
const DRIVES = ['section:4a', 'section:4b'];

function thingMark(target: string, things: readonly string[], movement: number): Mark | null {
    const kind = kindOf(target);
    if (DRIVES.includes(target)) return mark('co-wagon', movement);
    if (target === 'section:5b' || target === 'ware:tent') return mark('co-tent');
    if (target === 'ware:horse') return mark('co-horse');
    const symbol = HAD[kind];
    if (!symbol) return null;
    return mark(symbol, COUNTED.includes(kind) ? things.filter((one) => kindOf(one) === kind).length : 1);
}

/** What a section would give me now; nothing if it would give nothing. */
export function outlookMarks({ gains, things, movement }: SectionOutlook): Mark[] {
    if (Object.keys(gains).length) return goodsMarks(gains);
    const found = new Map<string, Mark>();
    for (const target of things) {
        const made = thingMark(target, things, movement);
        if (made && 'symbol' in made && !found.has(made.symbol)) found.set(made.symbol, made);
    }
    return [...found.values()];
}

// -- what can be done there ----------------------------------------------------------------------------------------

export type Half = 'a' | 'b';

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
