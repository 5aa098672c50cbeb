// Who stands on the steps of the podium, and who beside it.

export interface Step {
    place: number;
    actors: number[];
}

/** So many stand on steps; more would be a crowd. */
const MOST = 4;

/** The first three places on steps, and all others, best first; a place is never torn apart. */
export function stepsOf(places: readonly number[]): { steps: Step[]; others: number[] } {
    const actors = places.map((_, actor) => actor).sort((a, b) => places[a]! - places[b]!);
    const steps: Step[] = [];
    let standing = 0;
    for (const place of [...new Set(actors.map((actor) => places[actor]!))]) {
        const here = actors.filter((actor) => places[actor] === place);
        if (place > 3 || standing + here.length > MOST) break;
        steps.push({ place, actors: here });
        standing += here.length;
    }
    return { steps, others: actors.slice(standing) };
}
