/* What the table has worked out, in the words and numbers of the village: ways to an upgrade, and how far a place would be. */
import type { DecisionInfo, OptionInfo, PlanInfo, Text } from '../../lib/protocol';
import type { Placing } from '../../table/widgets/placing.svelte';
import { tileOf } from './model';

/** A resource on its way, and the tiles it passes. */
export interface Leg {
    resource: string;
    tiles: readonly string[];
}

export const legsOf = (plan: PlanInfo | null): Leg[] =>
    (plan?.legs ?? []).map(([thing = '', ...along]) => ({
        resource: thing.slice('resource:'.length),
        tiles: along.map((target) => tileOf(target)!),
    }));

/** How far a tile would lie: the steps from my goods, if there are any, and from home; null where no way leads. */
export interface Distance {
    goods?: number | null;
    home: number | null;
    told: Text;
}

const steps = (told: unknown): number | null => (typeof told === 'number' && told >= 0 ? told : null);

/** How far it would lie if it were laid so; null where the table does not tell. */
function distanceOf(decision: DecisionInfo | null, option: OptionInfo | undefined): Distance | null {
    const told = option && decision?.hints[option.notation];
    if (!told) return null;
    const { goods, home } = told.args;
    return { told, home: steps(home), ...(goods === undefined ? {} : { goods: steps(goods) }) };
}

/** By place how far what is in hand would lie, turned as it would be there. */
export function distancesOf(decision: DecisionInfo | null, laying: Placing): Map<string, Distance> {
    const found = new Map<string, Distance>();
    for (const [place, fitting] of laying.spots) {
        const far = distanceOf(decision, fitting.get(laying.turnsAt(place)));
        if (far) found.set(place, far);
    }
    return found;
}
