// What a game's board and its column are given, the same for both.
import type { BoardProps } from '../games/board';
import type { TableState } from './state.svelte';

export function boardProps(table: TableState): { readonly now: BoardProps } {
    const now = $derived({
        view: table.shown!.view as unknown,
        seats: table.seats,
        viewer: table.shown!.viewer,
        options: table.options,
        offers: table.offered,
        names: table.names,
        marked: table.shownTo.size > 0 ? new Set([...table.marked, ...table.shownTo]) : table.marked,
        spoken: table.shownTo,
        counted: table.counting?.actor ?? null,
        fresh: table.fresh,
        last: table.last,
        preview: table.preview,
        leads: table.leads,
        pick: table.pick,
        hover: table.hover,
        play: table.play,
        decision: table.decision,
        log: table.told,
        asking: table.asks?.about ?? null,
        choose: table.choose,
        prepare: table.prepare,
        prepared: table.prepared?.option ?? null,
        undo: () => table.undo(),
        help: table.help,
    });
    return {
        get now() {
            return now;
        },
    };
}
