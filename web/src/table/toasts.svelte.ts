// Short messages at the lower edge. Each goes by itself, one with a button later; nothing in them is needed to go on.

export interface Toast {
    id: number;
    text: string;
    /** A button in the toast: what it says and does. */
    action?: { text: string; run: () => void };
}

const SHOWN_FOR = 5000;
const SHOWN_WITH_BUTTON = 15_000;

export class Toasts {
    list = $state.raw<Toast[]>([]);
    #ids = 0;

    /** Shows a message, once; returns the number by which it can be hidden again. */
    show(text: string, action?: Toast['action']): number {
        const shown = this.list.find((toast) => toast.text === text);
        if (shown) return shown.id;
        const id = ++this.#ids;
        this.list = [...this.list.slice(-2), { id, text, action }];
        setTimeout(() => this.hide(id), action ? SHOWN_WITH_BUTTON : SHOWN_FOR);
        return id;
    }

    clear(): void {
        this.list = [];
    }

    hide(id: number): void {
        this.list = this.list.filter((toast) => toast.id !== id);
    }
}
