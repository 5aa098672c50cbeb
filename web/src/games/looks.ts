/* How a component is lit at the moment. */
import type { BoardProps } from './board';

export interface Look {
    legal: boolean;
    chosen: boolean;
    hovered: boolean;
    focused: boolean;
    last: boolean;
    fresh: boolean;
    marked: boolean;
}

/** As the shell says, for boards that add what they know themselves. */
export function lookOf({ options, preview, asking, last, fresh, marked }: BoardProps, target: string): Look {
    return {
        legal: options.has(target),
        chosen: asking === target,
        hovered: preview === target,
        focused: false,
        last: last.has(target),
        fresh: fresh.has(target),
        marked: marked.has(target),
    };
}
