/* What is said of a component beside it, to a mouse that rests on it or a keyboard that is at it. */

/** A mouse that rests this long, in ms, is told what it rests on. */
const REST = 450;

export class Peeking {
    /** The component spoken of. */
    at = $state.raw<Element | null>(null);
    #resting: ReturnType<typeof setTimeout> | undefined;

    show(element: Element): void {
        this.at = element;
    }
    rest(event: PointerEvent): void {
        const element = event.currentTarget as Element;
        clearTimeout(this.#resting);
        if (event.pointerType !== 'touch') this.#resting = setTimeout(() => this.show(element), REST);
    }
    leave(): void {
        clearTimeout(this.#resting);
        this.at = null;
    }
}
