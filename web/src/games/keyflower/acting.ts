/* What a button of the panels does when it is pointed at and pressed: it stands for one action, and its own words say which. */
import type { OptionInfo } from '../../lib/protocol';
import type { Play } from '../board';
import { pointing } from '../pointing';
import { ownTarget, type Options } from './panels';

export interface Hands {
    play?: Play | undefined;
    hover?: ((target: string | null) => void) | undefined;
}

/** The listeners of a button that stands for one action; what only that action points at is shown on the board. */
export function acting(option: OptionInfo, options: Options, { play, hover }: Hands) {
    const listeners = pointing(ownTarget(options, option) ?? option.targets[0] ?? '', { hover });
    return { ...listeners, onclick: () => play?.(option) };
}
