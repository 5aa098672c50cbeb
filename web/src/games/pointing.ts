/* What a button of the panels does when it is pointed at and pressed; the same for tiles, terrains and plain buttons. */
import type { PickedBy } from './board';

export interface Hands {
    pick?: ((target: string, by?: PickedBy) => void) | undefined;
    hover?: ((target: string | null) => void) | undefined;
}

/** A button pressed by key also clicks, but no pointer counts clicks then. */
function by(event: MouseEvent): PickedBy {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return 'touch';
    return event.detail ? 'mouse' : 'key';
}

/** The key that picks what a drawing stands for; with Ctrl it is the table's. */
export const isEnter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
    (key === 'Enter' || key === ' ') && !ctrlKey && !altKey && !metaKey;

/** The listeners of a button that stands for a target. */
export function pointing(target: string, { pick, hover }: Hands) {
    return {
        onclick: (event: MouseEvent) => pick?.(target, by(event)),
        onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && hover?.(target),
        onpointerleave: (event: PointerEvent) => event.pointerType !== 'touch' && hover?.(null),
        onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && hover?.(target),
        onblur: () => hover?.(null),
    };
}
