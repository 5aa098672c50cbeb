// An introduction as a table: each of its moments comes from the server, nothing is stored there. The learner's moves are those
// of the script; anything else that the rules allow is answered kindly, and the table stays as it is.
import { api } from '../lib/api';
import type { ChatLine, LogEntry, Refused, SeatAnswers, SeatInfo, Snapshot, StageInfo, WhyNot } from '../lib/protocol';
import type { Status, TableSource } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import { words } from '../lib/words.svelte';
import { looksOf } from '../games/seats';
import { seatLook } from '../lib/seats';
import { reachStage, stageReached } from '../lib/learnt';

/** So many times as long as elsewhere each decision of the others stays: who learns looks twice. */
const SLOWER = 2.5;

export class Lesson implements TableSource {
    readonly table = '';
    readonly game: string;
    snapshot = $state.raw<Snapshot | null>(null);
    log = $state.raw<LogEntry[]>([]);
    readonly chat: ChatLine[] = [];
    status = $state<Status>('connecting');
    lastRefusal: Refused | null = null;
    busy = $state(false);

    stages = $state.raw<StageInfo[]>([]);
    /** The stage we are at, and how many of its moves are done. */
    at = $state(0);
    done = $state(0);
    /** The others still play what leads to this stage. */
    watching = $state(false);
    /** Something else than the next move was tried, although it would be allowed. */
    astray = $state(false);
    /** The introduction could not be fetched. */
    failed = $state(false);

    readonly stage: StageInfo | null = $derived.by(() => this.stages[this.at] ?? null);
    /** The learner's next move, in notation. */
    readonly expected: string | null = $derived.by(() =>
        this.watching ? null : (this.stage?.moves[this.done] ?? null),
    );
    readonly last: boolean = $derived.by(() => this.at === this.stages.length - 1);

    readonly #moments = new Map<string, Promise<Snapshot>>();
    #turn = 0;

    constructor(game: string) {
        this.game = game;
    }

    /** Fetches the introduction, and goes to where this person has come. */
    async open(): Promise<void> {
        this.failed = false;
        try {
            this.stages = (await api.introduction(this.game)).stages;
            const reached = stageReached(this.game);
            await this.go(reached < this.stages.length ? reached : 0);
        } catch {
            this.failed = true;
        }
    }

    /** Goes to a stage; with `playing` the decisions of others that lead there are shown one after another. */
    async go(at: number, playing = false): Promise<void> {
        const stage = this.stages[at];
        if (!stage) return;
        const turn = ++this.#turn;
        this.at = at;
        this.done = 0;
        this.astray = false;
        reachStage(this.game, at);
        const beat = playing ? SLOWER * settings.beat : 0;
        this.watching = beat > 0 && stage.told > stage.start;
        for (let n = this.watching ? stage.start + 1 : stage.told; n <= stage.told; n++) {
            await this.#show(stage.chapter, n, turn);
            if (turn !== this.#turn) return;
            if (n < stage.told) await pause(beat);
            if (turn !== this.#turn) return;
        }
        this.watching = false;
        this.#ahead();
    }

    next = (): void => void this.go(this.at + 1, true);
    back = (): void => void this.go(this.at - 1);

    async act(_seat: number, notation: string): Promise<boolean> {
        if (notation !== this.expected) {
            this.astray = true;
            return true;
        }
        this.busy = true;
        try {
            await this.#moved();
        } finally {
            this.busy = false;
        }
        return true;
    }

    async #moved(): Promise<void> {
        const stage = this.stage!;
        const turn = this.#turn;
        this.astray = false;
        await this.#show(stage.chapter, stage.told + this.done + 1, turn);
        if (turn !== this.#turn) return;
        this.done += 1;
        if (this.done === stage.moves.length && !this.last) this.next();
    }

    async ask(_seat: number, target: string): Promise<WhyNot> {
        const { chapter, told } = this.stage!;
        const answer = await api.introductionWhy(this.game, chapter, told + this.done, target);
        if (answer.text === null) this.astray = true;
        return answer;
    }

    // What a table of several people has besides: here nothing is taken back, said or answered in advance.
    undo = async (): Promise<boolean> => {
        this.back();
        return true;
    };
    say = async (): Promise<boolean> => false;
    standIn = async (): Promise<boolean> => false;
    answer = async (): Promise<boolean> => false;
    confirm = async (): Promise<boolean> => false;
    confirms = async (): Promise<boolean> => false;
    seen(): void {}
    read(): void {}
    close(): void {
        this.#turn += 1;
        this.status = 'closed';
    }

    async #show(chapter: number, length: number, turn: number): Promise<void> {
        const snapshot = named(await this.#moment(chapter, length));
        if (turn !== this.#turn) return;
        this.log = snapshot.log;
        this.snapshot = snapshot;
        this.status = 'live';
    }

    #moment(chapter: number, length: number): Promise<Snapshot> {
        const key = `${chapter}/${length}`;
        const kept = this.#moments.get(key);
        if (kept) return kept;
        const coming = api.introductionAt(this.game, chapter, length);
        this.#moments.set(key, coming);
        coming.catch(() => this.#moments.delete(key));
        return coming;
    }

    /** What comes next is fetched while this is read. */
    #ahead(): void {
        const stage = this.stage!;
        const soon = stage.moves.map((_, i) => ({ chapter: stage.chapter, length: stage.told + i + 1 }));
        const then = this.stages[this.at + 1];
        if (then)
            soon.push({ chapter: then.chapter, length: then.start + 1 }, { chapter: then.chapter, length: then.told });
        for (const { chapter, length } of soon)
            if (!then || chapter !== then.chapter || length <= then.told)
                void this.#moment(chapter, length).catch(() => {});
    }
}

/** What the learner is called: their own name, or the colour of the seat. */
export function learnerName(game: string, seat = 0): string {
    return settings.name || words.t(`colour-${seatLook(seat, looksOf(game))}`);
}

/** The learner and the others by names of this language. */
function named(snapshot: Snapshot): Snapshot {
    const nameOf = ({ mine, seat }: SeatInfo) =>
        mine ? learnerName(snapshot.game, seat) : words.t('learn-rival', { number: seat });
    const seats = snapshot.seats.map((seat) => ({ ...seat, name: nameOf(seat) }));
    const answers: SeatAnswers[] = [];
    return { ...snapshot, seats, answers, undo: [], offers: snapshot.offers };
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
