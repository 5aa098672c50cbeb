// One table's state, for every part of the page without handing it down by hand.
import { getContext, setContext } from 'svelte';
import type { TableState } from './state.svelte';

const KEY = Symbol('table');

export function provideTable(state: TableState): TableState {
    return setContext(KEY, state);
}

export function useTable(): TableState {
    return getContext<TableState>(KEY);
}
