// What came of checking a table, worked out once and shared by the podium and the window.
import { at, get } from '../../lib/api';
import type { FairnessInfo } from '../../lib/protocol';
import type { TableState } from '../state.svelte';
import { check, type Checked } from './check';
import { noted, place } from './noted';

class Result {
    checked = $state.raw<Checked | null>(null);
    failed = $state(false);
    #asked = '';

    /** Checks the table as it ended; the same end is checked once. */
    async find(table: TableState): Promise<void> {
        const now = table.now;
        if (!now?.over || !now.commitment) return;
        const wanted = `${table.table} ${now.n}`;
        if (this.#asked === wanted && !this.failed) return;
        this.#asked = wanted;
        this.checked = null;
        this.failed = false;
        try {
            const told = await get<FairnessInfo>(at(table.table, 'fairness'));
            const found = await check(told, now.commitment, noted(place(table.table, now.first)));
            if (this.#asked === wanted) this.checked = found;
        } catch {
            if (this.#asked === wanted) this.failed = true;
        }
    }
}

export const result = new Result();
