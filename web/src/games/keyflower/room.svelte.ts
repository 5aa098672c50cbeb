/* How the board uses its room: whose village is large, and where there is little room which page shows. */
import { untrack } from 'svelte';
import { tileOf } from './model';
import type { Page } from './Pages.svelte';
import type { Asked } from './panels';
import type { KeyflowerView } from './view';

/** Narrower or lower than this, in px, the board has pages. */
const PAGED = { width: 600, height: 400 };
/** What is decided in my village. */
const AT_HOME: readonly (Asked | null)[] = ['transport', 'lay', 'take-up', 'resource'];

/** What is on the table, to be read when it is needed: whatever has changed of the rest shall move no page. */
interface Situation {
    readonly view: KeyflowerView;
    readonly me: number;
    readonly asked: Asked | null;
    /** Components that are pointed out, and whose points are explained. */
    readonly marked: ReadonlySet<string>;
    readonly counted: number | null;
}

export class Room {
    width = $state(0);
    height = $state(0);
    page = $state<Page>('offer');
    /** Whose village was made large; mine is, unless I say so. */
    large = $state<number | null>(null);
    readonly #now: Situation;

    /** To be made while a component is. */
    constructor(now: Situation) {
        this.#now = now;
        this.#follow();
    }

    readonly narrow: boolean = $derived(this.width > 0 && (this.width < PAGED.width || this.height < PAGED.height));
    readonly main: number = $derived.by(() => this.large ?? this.#now.me);
    readonly others: number[] = $derived.by(() => {
        const { view, me } = this.#now;
        return view.players.map((_, at) => (me + at) % view.players.length).filter((seat) => seat !== this.main);
    });
    readonly atHome: boolean = $derived.by(() => AT_HOME.includes(this.#now.asked));
    /** Nothing lies in the middle any more: the game is over, or all tiles are laid. */
    readonly bare: boolean = $derived.by(() => {
        const { phase, players } = this.#now.view;
        return (phase === 'laying' || phase === 'over') && players.every(({ won }) => won.length === 0);
    });

    /** What happens is on the page that shows. */
    #follow(): void {
        $effect(() => {
            const { asked } = this.#now;
            if (this.atHome) untrack(() => this.#show(null));
            else if (asked === 'ship' || asked === 'winter') untrack(() => (this.page = 'offer'));
        });
        // A new season begins in the middle of the table.
        const season = $derived(this.#now.view.season);
        $effect(() => {
            void season;
            untrack(() => {
                if (!this.atHome) this.page = 'offer';
            });
        });
        // Points are explained in the village that earned them.
        $effect(() => {
            const { counted, me } = this.#now;
            if (counted !== null && this.narrow) this.#show(counted === me ? null : counted);
        });
        $effect(() => {
            const pages = [...this.#now.marked].flatMap((target) => untrack(() => this.#pageOf(target)));
            untrack(() => {
                if (pages.length > 0 && !pages.includes(this.page)) this.page = pages[0]!;
            });
        });
        $effect(() => {
            if (this.bare) untrack(() => this.page === 'offer' && (this.page = 'mine'));
        });
    }

    /** The village of another seat, or (null) mine. */
    #show(seat: number | null): void {
        this.large = seat;
        this.page = seat === null ? 'mine' : 'others';
    }

    #pageOf(target: string): Page[] {
        const { view, me } = this.#now;
        const tile = tileOf(target);
        if (tile === null) return [];
        const owner = view.players.findIndex(({ village }) => village.some((laid) => laid.tile === tile));
        return [owner < 0 ? 'offer' : owner === me ? 'mine' : 'others'];
    }
}
