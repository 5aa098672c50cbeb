/* What the mouse is at, and the tile it has rested on long enough to be told about. */
import { tileTarget } from './model';

/** A mouse that rests this long, in ms, is told what it rests on. */
const REST = 450;

export class Resting {
    tile = $state<string | null>(null);
    readonly #hover: (target: string | null) => void;
    #at: string | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(hover: (target: string | null) => void) {
        this.#hover = hover;
    }

    point = (tile: string | null): void => {
        if (tile === this.#at) return;
        this.#at = tile;
        this.stop();
        if (tile !== null) this.#timer = setTimeout(() => (this.tile = tile), REST);
        this.#hover(tile === null ? null : tileTarget(tile));
    };

    /** Nothing is told any more. */
    stop(): void {
        clearTimeout(this.#timer);
        this.tile = null;
    }
}
