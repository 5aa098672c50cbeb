// How a game has ended: places, and what decided between those with equal points.
import type { OutcomeInfo, Text } from '../../lib/protocol';

export interface Place {
    place: number;
    /** Somebody else has it, too. */
    shared: boolean;
}

/** By actor the place; empty where places say nothing: played alone, or against the game itself. */
export function placesOf(outcome: OutcomeInfo | null): Place[] {
    if (!outcome || outcome.verdict || outcome.places.length < 2) return [];
    const { places } = outcome;
    return places.map((place) => ({ place, shared: places.filter((other) => other === place).length > 1 }));
}

/** A tie that was broken: what by, and those who had been equal, best first. */
export interface Tie {
    name: Text;
    rule: string;
    actors: number[];
    values: number[];
}

/** Every tie that was broken, the one for the best place first. */
export function brokenTies(outcome: OutcomeInfo | null): Tie[] {
    if (!outcome || outcome.verdict) return [];
    const ties: Tie[] = [];
    let groups = groupBy(
        outcome.points.map((_, actor) => actor),
        outcome.points,
    );
    for (const { name, rule, values } of outcome.tie_breaks) {
        for (const group of groups) {
            const actors = [...group].sort((a, b) => values[b]! - values[a]!);
            const had = actors.map((actor) => values[actor]!);
            if (new Set(had).size > 1) ties.push({ name, rule, actors, values: had });
        }
        groups = groups.flatMap((group) => groupBy(group, values));
    }
    const best = ({ actors }: Tie): number => Math.min(...actors.map((actor) => outcome.places[actor]!));
    return ties.sort((a, b) => best(a) - best(b));
}

/** Those with equal values together. */
function groupBy(actors: readonly number[], values: readonly number[]): number[][] {
    const groups = new Map<number, number[]>();
    for (const actor of actors) groups.set(values[actor]!, [...(groups.get(values[actor]!) ?? []), actor]);
    return [...groups.values()];
}
