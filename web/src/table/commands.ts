// Carrying out what a key, or the button that does the same, asks for.
import { tick } from 'svelte';
import type { OptionInfo } from '../lib/protocol';
import { words } from '../lib/words.svelte';
import { toLit } from './focus';
import { placeOf, type Command } from './logic/keys';
import { groupByVerb, type Group } from './logic/targets';
import type { TableState } from './state.svelte';

/** Stands for the verb of what may be done unasked; no action is called so. */
export const OFFERS = '';

/** True when there was something to do. */
export function carryOut(table: TableState, command: Command): boolean {
    switch (command.do) {
        case 'primary':
            return primary(table);
        case 'skip':
            return skip(table);
        case 'pass':
            return choose(table, table.passing ?? (table.wayOn?.role === 'passes' ? table.wayOn : null));
        case 'next-lit':
        case 'previous-lit':
            return skip(table) || toLit(command.do === 'next-lit' ? 1 : -1);
        case 'undo':
        case 'restart':
            void table.undo(command.do === 'restart');
            return true;
        case 'back':
            return back(table);
        case 'keys':
            table.window = 'keys';
            return true;
        case 'hint':
            return hint(table);
        case 'option':
            return option(table, command.index);
        default:
            if (table.length === table.first) return false;
            skip(table);
            table.past.step(command.do);
            return true;
    }
}

/** What the button at the right end of the bar does. */
export function primary(table: TableState): boolean {
    if (skip(table)) return true;
    if (table.replaying) table.past.go(null);
    else if (table.armed) table.playArmed();
    else if (table.prepared) table.prepared.play(table.number);
    else if (table.confirming !== null) void table.confirmTurn();
    else if (table.wayOn) void table.play(table.wayOn);
    else return false;
    return true;
}

/** To the present, while others' moves are shown. */
function skip(table: TableState): boolean {
    const followed = table.following;
    table.follow?.skip();
    return followed;
}

/** Options in the order of the list, then what may be done unasked; those with a number there are the first nine. */
export function listed(table: TableState): Group[] {
    const offers = table.offers.flatMap((offer) => offer.options);
    const asked = groupByVerb(table.decision?.options ?? []);
    return offers.length > 0 ? [...asked, { verb: OFFERS, options: offers }] : asked;
}

/** Asks what a strong bot would do, or puts the answer away. */
export function hint(table: TableState): boolean {
    if (!table.advised || !table.decision) return false;
    table.hinting = !table.hinting;
    return true;
}

function option(table: TableState, index: number): boolean {
    return choose(table, listed(table).flatMap((group) => group.options)[index]);
}

/** The first press shows what the option would do, the second one plays it. */
function choose(table: TableState, chosen: OptionInfo | null | undefined): boolean {
    if (!chosen) return false;
    if (table.armed?.notation === chosen.notation) void table.play(chosen);
    else {
        table.arm(chosen);
        table.choosing = null;
        // Enter would otherwise press whatever button was used last.
        void tick().then(() => document.getElementById('primary')?.focus());
    }
    return true;
}

/** Escape: one layer after the other. Dialogs close themselves. */
function back(table: TableState): boolean {
    if (document.querySelector('dialog[open]')) return false;
    if (skip(table)) return true;
    const ready = table.prepared !== null && !table.decision?.begun;
    if (table.helping || table.hinting || table.armed || table.choosing || ready || table.refusal) table.deselect();
    else if (table.past.playing) table.past.pause();
    else if (table.replaying) table.past.go(null);
    else if (table.finish) table.finish = null;
    else if (table.sheetOpen) table.sheetOpen = false;
    else if (canCancel(table)) void table.undo();
    else return false;
    return true;
}

/** Something has been begun that must be finished, and taking it back is one step. Who writes means the text. */
function canCancel(table: TableState): boolean {
    const writing = placeOf(document.activeElement, false).typing;
    return !writing && table.decision?.begun === true && !table.wayOn && (table.undoInfo?.steps ?? 0) > 0;
}

/** What an option's button says: its label, and what it would change. */
export function optionText(
    table: TableState,
    option: { label: Parameters<TableState['say']>[0]; change: number | null },
): string {
    const label = table.say(option.label);
    return option.change ? words.t('table-with-change', { label, change: signed(option.change) }) : label;
}

export function signed(change: number): string {
    return change > 0 ? `+${change}` : `−${-change}`;
}
