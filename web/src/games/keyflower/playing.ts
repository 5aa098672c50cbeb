/* How a part of the board carries out one exact action. A picked component may belong to several; here the action itself is meant. */
import type { OptionInfo } from '../../lib/protocol';
import { useTable } from '../../table/context';
import type { TableState } from '../../table/state.svelte';

export type Play = (option: OptionInfo) => void;

/** For the start of a component: what plays an action at this table; nothing happens where there is no table. */
export function usePlay(given?: Play): Play {
    const table = useTable() as TableState | undefined;
    return given ?? ((option) => void table?.play(option));
}
