// Where an option applies, as the game has declared it: to how many players, with which other choice, unless which flag is on.
import type { Need, OptionSpec } from '../../lib/protocol';
import type { Chosen } from '../draft';

/** Why there is nothing to choose: too many or too few players, something else that is not chosen, or a flag that decides it. */
export type Obstacle =
    | { why: 'players'; players: readonly number[] }
    | { why: 'needs'; needs: readonly Need[] }
    | { why: 'unless'; option: string };

export function obstacleTo(spec: OptionSpec, players: number, chosen: Chosen): Obstacle | null {
    if (spec.players.length > 0 && !spec.players.includes(players)) return { why: 'players', players: spec.players };
    const decided = spec.unless.find((option) => chosen[option] === true);
    if (decided !== undefined) return { why: 'unless', option: decided };
    if (spec.needs.length === 0 || spec.needs.some((need) => isMet(need, chosen))) return null;
    return { why: 'needs', needs: spec.needs };
}

export function isMet({ option, value }: Need, chosen: Chosen): boolean {
    const answer = chosen[option];
    return Array.isArray(answer) ? answer.includes(value) : answer === value;
}

/** Values that another choice rules out. */
export function ruledOut(spec: OptionSpec, chosen: Chosen): string[] {
    return Object.entries(spec.barred).flatMap(([value, need]) => (isMet(need, chosen) ? [value] : []));
}

/** The answers that count: what does not apply is as the game has it. */
export function answers(options: readonly OptionSpec[], players: number, chosen: Chosen): Chosen {
    return Object.fromEntries(
        options.map((spec) => [spec.name, obstacleTo(spec, players, chosen) ? spec.default : chosen[spec.name]]),
    );
}

export const isUsual = (spec: OptionSpec, value: unknown): boolean =>
    JSON.stringify(value) === JSON.stringify(spec.default);

/** Of the answers those that are not as usual. */
export function unusual(options: readonly OptionSpec[], players: number, chosen: Chosen): Chosen {
    const counted = answers(options, players, chosen);
    const found = options.filter((spec) => !isUsual(spec, counted[spec.name]));
    return Object.fromEntries(found.map((spec) => [spec.name, counted[spec.name]]));
}
