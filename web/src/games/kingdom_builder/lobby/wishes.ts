// What a table wishes for with one click, and what its choices lead to.
import type { Chosen } from '../../../lobby/draft';
import { first_game, homeOf } from './land';

export const EXPANSIONS: readonly string[] = [
    'nomads',
    'crossroads',
    'marshlands',
    'harvest',
    'capitol',
    'caves',
    'island',
];
/** What can be named, or left to chance. */
const NAMED = ['quadrants', 'turned', 'cards', 'tasks', 'island'];
const CHANCE: Chosen = { ...Object.fromEntries(NAMED.map((name) => [name, null])), first_game: false };

/** Everything that is drawn is left to chance; the expansions and the rulings stay. */
export const leaveToChance = (chosen: Chosen): Chosen => ({ ...chosen, ...CHANCE });

/** All expansions are in, and chance draws from all of them. */
export const everything = (chosen: Chosen): Chosen => ({ ...leaveToChance(chosen), expansions: [...EXPANSIONS] });

const listed = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

export const isLeftToChance = (chosen: Chosen): boolean =>
    chosen['first_game'] !== true && NAMED.every((name) => (chosen[name] ?? null) === null);

export const isEverything = (chosen: Chosen): boolean =>
    isLeftToChance(chosen) && EXPANSIONS.every((name) => listed(chosen['expansions']).includes(name));

/** The set without which an option means nothing. */
const NEEDS: Record<string, string> = {
    tasks: 'crossroads',
    island: 'island',
    sword: 'nomads',
    equal_cards: 'crossroads',
    pieces: 'crossroads',
    corners: 'crossroads',
};

/** What has decided which sets are in play: the first game, the quadrants, or the expansions that chance draws from. */
function decider(chosen: Chosen, set: string): string {
    if (set === 'island') return 'expansions';
    if (chosen['first_game'] === true) return 'first_game';
    return listed(chosen['quadrants']).length < 4 ? 'expansions' : 'quadrants';
}

function isInPlay(chosen: Chosen, set: string): boolean {
    const { quadrants, expansions } = wanted(chosen);
    if (quadrants.some((id) => homeOf('quadrants', id) === set)) return true;
    return decider(chosen, set) === 'expansions' && expansions.includes(set);
}

/** Options that another choice has already made, with the option that did: the first game settles the board and the cards,
    and what is not in play needs no ruling. */
export function settled(chosen: Chosen): Record<string, string> {
    const first = chosen['first_game'] === true ? ['quadrants', 'turned', 'cards'] : [];
    const idle = Object.entries(NEEDS).filter(([, set]) => !isInPlay(chosen, set));
    return Object.fromEntries([
        ...first.map((name) => [name, 'first_game']),
        ...idle.map(([name, set]) => [name, decider(chosen, set)]),
    ]);
}

export interface Wanted {
    quadrants: string[];
    turned: boolean[] | null;
    cards: string[];
    /** The tasks that are named, as far as they will be used. */
    tasks: string[];
    /** How many tasks there will be; null while chance draws the quadrants. */
    taskCount: number | null;
    expansions: string[];
    /** The side of the island, `chance`, or null without an island. */
    island: string | null;
}

/** What is known of the table. */
export function wanted(chosen: Chosen): Wanted {
    const first = chosen['first_game'] === true;
    const quadrants = first ? first_game.quadrants : listed(chosen['quadrants']);
    const expansions = EXPANSIONS.filter((name) => listed(chosen['expansions']).includes(name));
    const taskCount =
        quadrants.length < 4 ? null : quadrants.filter((id) => homeOf('quadrants', id) === 'crossroads').length;
    return {
        quadrants: quadrants.slice(0, 4),
        turned: first ? first_game.turned : (chosen['turned'] as boolean[] | null),
        cards: first ? first_game.cards : listed(chosen['cards']),
        tasks: listed(chosen['tasks']).slice(0, taskCount ?? 4),
        taskCount,
        expansions,
        island: expansions.includes('island') ? ((chosen['island'] as string | null) ?? 'chance') : null,
    };
}
