// Where the keyboard is. Whoever plays by keys goes from one thing that can be chosen to the next, and never finds themselves at
// the top of the page again because what they pressed has gone.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { placeOf } from './logic/keys';
import type { TableState } from './state.svelte';

type Focusable = HTMLElement | SVGElement;

/** The window over the board, and what Enter would most likely mean in it. */
const WINDOW = '.sheet[role=group]';
const FIRST = [`${WINDOW} .first`, `${WINDOW} button:not(.ib)`];
/** Components that can be chosen, and places for what is in hand. */
const LIT = ':is([data-target], [role=gridcell])[aria-disabled=false]';
/** Where the keyboard can be at all on a board. */
const ANY = ['[role=grid] [tabindex="0"]', '.area :is(button, [role=button])[data-target]'];
const MOVES = '.moves button';
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];
/** What the keyboard can be at. */
const TAKES = 'a, button, input, select, textarea, summary, [tabindex]';

/** Says whether it can be there now. */
const USABLE = ['aria-disabled', 'disabled', 'tabindex', 'hidden', 'inert'];

const isUsable = (element: Element): boolean =>
    isShown(element) && element.matches(TAKES) && !element.matches(':disabled, [inert] *');
const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const all = (selector: string): Focusable[] =>
    [...document.querySelectorAll<Focusable>(`.table ${selector}`)].filter(isShown);
export const firstOfWindow = (): Focusable | undefined => firstOf(FIRST);
const firstOf = (selectors: readonly string[]): Focusable | undefined =>
    selectors.flatMap((selector) => all(selector).slice(0, 1))[0];

/** To the next component that can be chosen, or to the one before; first of all into the window that asks, and to the button of
 *  the bar where that is all there is. False if there is nothing. */
export function toLit(by: 1 | -1): boolean {
    const here = document.activeElement;
    const first = firstOfWindow();
    const lit = all(LIT);
    if (by < 0) lit.reverse();
    const ahead = lit.find((one) => isAhead(here, one, by)) ?? lit[0] ?? firstOf(['#primary']);
    const next = first && !here?.closest(WINDOW) ? first : ahead;
    next?.focus();
    return next !== undefined;
}

/** Whether something comes later on the page, or before. */
function isAhead(here: Element | null, one: Element, by: 1 | -1): boolean {
    const way = by > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    return here !== null && (here.compareDocumentPosition(one) & way) > 0;
}

/** To the board, and there to what can be chosen. */
export function toBoard(): void {
    firstOf([...FIRST, LIT, ...ANY])?.focus();
}

/** Where the keyboard was. */
interface Spot {
    element: Element;
    target: string | undefined;
    /** In the list of moves. */
    listed: boolean;
    x: number;
    y: number;
}

function spotOf(element: Element): Spot {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
        element,
        target: element.closest<HTMLElement>('[data-target]')?.dataset['target'],
        listed: element.matches(MOVES),
        x: left + width / 2,
        y: top + height / 2,
    };
}

/** What is nearest to where the keyboard was. */
function nearest(found: readonly Focusable[], { x, y }: Spot): Focusable | undefined {
    const far = (one: Element): number => {
        const spot = spotOf(one);
        return Math.hypot(spot.x - x, spot.y - y);
    };
    return [...found].sort((one, other) => far(one) - far(other))[0];
}

/** Where one goes on: in the window that asks, at what can be chosen, at the button of the bar, or on the board. */
function wayOn(lost: Spot): Focusable | undefined {
    const lit = all(LIT);
    const here = lost.target === undefined ? [] : all(`[data-target="${lost.target}"]:is(button, [role])`);
    const near = nearest(lost.listed ? all(MOVES) : lit, lost);
    const same = here.find((one) => lit.includes(one));
    return firstOf(FIRST) ?? same ?? near ?? firstOf(['#primary']) ?? here[0] ?? firstOf(ANY);
}

/** For the table as a whole. */
export const keepsFocus =
    (table: TableState): Attachment<HTMLElement> =>
    (root) => {
        let last: Spot | null = null;
        let lastKey = '';
        const focused = ({ target }: FocusEvent): void => {
            if (target instanceof Element) last = spotOf(target);
        };
        const pressed = ({ key }: KeyboardEvent): void => {
            if (MODIFIERS.includes(key)) return;
            table.byKey = true;
            lastKey = key;
        };
        const pointed = ({ target }: PointerEvent): void => {
            table.byKey = false;
            // A click beside everything puts the keyboard nowhere on purpose.
            if (target instanceof Element && !target.closest(TAKES)) last = null;
        };
        // What is there instead may come with the next step of the page only, and what can be chosen there later still. What
        // cannot have the keyboard any more loses it only when it is drawn so.
        const changed = (): void => {
            void tick().then(regain);
            cancelAnimationFrame(frame);
            frame = requestAnimationFrame(() => void setTimeout(regain));
        };
        let frame = 0;
        function regain(): void {
            const nowhere = document.activeElement === null || document.activeElement === document.body;
            if (!nowhere || !last || !table.byKey) return;
            // Whoever has left the page has lost nothing.
            if (lastKey === 'Tab' && isUsable(last.element)) return;
            if (!document.querySelector('dialog[open]')) wayOn(last)?.focus();
        }
        const watching = new MutationObserver(changed);
        watching.observe(root, { childList: true, subtree: true, attributeFilter: USABLE });
        root.addEventListener('focusin', focused);
        window.addEventListener('keydown', pressed, true);
        window.addEventListener('pointerdown', pointed, true);
        return () => {
            watching.disconnect();
            cancelAnimationFrame(frame);
            root.removeEventListener('focusin', focused);
            window.removeEventListener('keydown', pressed, true);
            window.removeEventListener('pointerdown', pointed, true);
        };
    };

/** Moves the keyboard for who plays by keys, unless they write. */
export function follows(table: Pick<TableState, 'byKey'>, element: () => Focusable | null | undefined): void {
    if (!table.byKey || placeOf(document.activeElement, false).typing) return;
    void tick().then(() => element()?.focus());
}
