// What the choices of a table lead to.
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
const listed = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

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
