// Rule help on every component: whatever carries `data-help` (a key of the game's words) is explained on a long press, a right
// click, the menu key, or on the next click after the question mark.
import type { Attachment } from 'svelte/attachments';
import { words } from '../lib/words.svelte';
import type { TableState } from './state.svelte';

export interface Explained {
    key: string;
    box: DOMRect;
}

class Help {
    shown = $state.raw<Explained | null>(null);
}

export const help = new Help();

const LONG_PRESS = 500;
const MOVED = 10;

export function helpKey(target: EventTarget | null): { key: string; element: Element } | null {
    const element = target instanceof Element ? target.closest('[data-help]') : null;
    const key = element?.getAttribute('data-help');
    return element && key && words.help(key) !== null ? { key, element } : null;
}

export function explains(table: TableState): Attachment {
    return (root) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let from = { x: 0, y: 0 };
        let swallow = false;

        const show = (event: Event): boolean => {
            const found = helpKey(event.target);
            help.shown = found && { key: found.key, box: found.element.getBoundingClientRect() };
            return found !== null;
        };
        const stop = (): void => clearTimeout(timer);
        const down = (event: PointerEvent): void => {
            stop();
            swallow = false;
            help.shown = null;
            if (event.pointerType !== 'touch') return;
            from = { x: event.clientX, y: event.clientY };
            timer = setTimeout(() => (swallow = show(event)), LONG_PRESS);
        };
        const move = (event: PointerEvent): void => {
            if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) stop();
        };
        const click = (event: MouseEvent): void => {
            const asked = table.helping && helpKey(event.target) !== null;
            if (!asked && !swallow) return;
            if (asked) show(event);
            swallow = false;
            table.helping = false;
            event.stopPropagation();
            event.preventDefault();
        };
        const menu = (event: MouseEvent): void => {
            if (show(event)) event.preventDefault();
        };
        const listeners: [string, (event: never) => void][] = [
            ['pointerdown', down],
            ['pointermove', move],
            ['pointerup', stop],
            ['pointercancel', stop],
            ['click', click],
            ['contextmenu', menu],
        ];
        for (const [name, run] of listeners) root.addEventListener(name, run as EventListener, { capture: true });
        return () => {
            stop();
            help.shown = null;
            for (const [name, run] of listeners)
                root.removeEventListener(name, run as EventListener, { capture: true });
        };
    };
}
