/* What the board asks in a window of its own: which of several things is meant at a tile, how many workers, what to pay with. */
import type { Choice, Choices } from './model';
import type { KeyflowerView } from './view';

export interface Question {
    /** The tile it is about. */
    tile: string | null;
    choices: readonly Choice[];
    /** It can be put away: nothing has been decided yet. */
    closes: boolean;
}

/** What points at a tile on the board. */
const AT_TILES = ['bid', 'use', 'with', 'pay-group', 'upgrade', 'offer', 'ship', 'take-up'];
/** What is paid or taken with no tile to point at. */
const PAYMENTS = ['pay', 'pay-group', 'give', 'spend', 'take'];

/** Everything that can be done at a tile, loads that could be carried away from it included. */
export function choicesAt(choices: Choices, tile: string): Choice[] {
    return choices.all.filter(
        ({ verb, names }) => (AT_TILES.includes(verb) && names[0] === tile) || (verb === 'carry' && names[1] === tile),
    );
}

/** The tiles that can be pointed at, but for loads. */
export function tilesWith(choices: Choices): Set<string> {
    return new Set(choices.all.filter(({ verb }) => AT_TILES.includes(verb)).map(({ names }) => names[0]!));
}

/** What has to be answered before anything else: workers to gather, a price to pay. */
export function askedNow(view: KeyflowerView, choices: Choices): Question | null {
    const gathering = [...choices.of('send'), ...choices.of('with'), ...choices.of('add')];
    if (gathering.length || (view.gather && choices.of('done').length))
        return { tile: view.gather?.tile ?? null, choices: [...gathering, ...choices.of('done')], closes: false };
    const paying = PAYMENTS.flatMap((verb) => choices.of(verb));
    return paying.length ? { tile: view.paying?.tile ?? null, choices: paying, closes: false } : null;
}

/** By tile the resources that can be carried away from it. */
export function loadsOf(choices: Choices): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const { names } of choices.of('carry')) {
        const [resource = '', tile = ''] = names;
        if (!found.has(tile)) found.set(tile, new Set());
        found.get(tile)!.add(resource);
    }
    return found;
}
