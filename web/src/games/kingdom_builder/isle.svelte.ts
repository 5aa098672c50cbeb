/* Where the island lies when the window of the board is too small for both: in the column beside it. The column offers the
   place, the board takes it. */
import type { Attachment } from 'svelte/attachments';

class Isle {
    /** The place in the column; null where there is no column beside the board. */
    host = $state.raw<HTMLElement | null>(null);
    /** How high it is there, in pixels; 0 when it is not there. */
    size = $state(0);

    /** For the element of the column in which the island may lie. */
    readonly offer: Attachment<HTMLElement> = (node) => {
        this.host = node;
        return () => (this.host = null);
    };

    /** For the island: it goes where the column has a place for it. */
    readonly settle: Attachment<HTMLElement> = (node) => {
        this.host?.append(node);
        const observer = new ResizeObserver(() => (this.size = node.offsetHeight));
        observer.observe(node);
        return () => {
            observer.disconnect();
            node.remove();
            this.size = 0;
        };
    };
}

export const isle = new Isle();
