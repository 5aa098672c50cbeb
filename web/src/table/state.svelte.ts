// Everything a table's page knows: the live table, the past position being looked at, and what is pointed at. The parts of
// the page read it and call it; the rules of clicking, grouping and stepping are in logic/.
import type { Snippet } from 'svelte';
import { api } from '../lib/api';
import type { GameUi, Impossible, PickedBy, Play, Prepared } from '../games/board';
import { LiveTable, type TableSource } from '../lib/live.svelte';
import { named } from '../lib/named';
import type {
    AutomaInfo,
    DecisionInfo,
    LogEntry,
    OfferInfo,
    OptionInfo,
    SeatAnswers,
    SeatInfo,
    Snapshot,
    Text,
    UndoInfo,
} from '../lib/protocol';
import { router } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import { words } from '../lib/words.svelte';
import { actorNames } from './logic/actors';
import { suggests } from './logic/answers';
import { chapterStops, groupTurns, turnStops, type Turn } from './logic/log';
import { eyes, passTo } from './logic/pass';
import { freshTargets, lastTargets, missed, myLast, wasHere } from './logic/recap';
import {
    clickMeans,
    offersByTarget,
    onlyEnd,
    optionsByTarget,
    passing,
    seatFor,
    wayOn,
    type Targets,
} from './logic/targets';
import type { Counting } from './finish/groups';
import type { Follow } from './follow/follow.svelte';
import { Past } from './past.svelte';
import type Asking from './widgets/Asking.svelte';
import { asksOf, type Asks, type Choosing } from './widgets/asks';
import { Toasts } from './toasts.svelte';

/** Which part of the page is open beside (or, on a phone, instead of) the board. */
export type Pane = 'board' | 'cards' | 'moves' | 'seats' | 'log' | 'chat';
export type Window = 'keys' | 'settings' | 'help' | 'more' | 'life' | 'review' | 'fair';

/** A sentence about something impossible that was clicked, with the rule that says so. */
export interface Refusal {
    target: string;
    text: Text;
    rule: string;
}
export type Reason = Pick<Refusal, 'text' | 'rule'>;

/** A key that is still held from the last action, in ms, is not a new wish. */
const HELD_KEY = 500;
const NOTHING: ReadonlySet<string> = new Set();

export class TableState {
    /** Empty: a table that teaches, which the server does not store. */
    readonly table: string;
    readonly live: TableSource;
    readonly past: Past;
    readonly toasts = new Toasts();

    ui = $state.raw<GameUi | null>(null);
    /** The window of the widgets; like a game's board it is fetched when a table is opened. */
    Asking = $state.raw<typeof Asking | null>(null);
    /** Other parts of the page, fetched in the same way. */
    parts = $state.raw<typeof import('./parts') | null>(null);
    follow = $state.raw<Follow | null>(null);
    tools = $state.raw<Snippet | null>(null);
    pane = $state<Pane>('board');
    window = $state<Window | null>(null);
    /** The seat whose dialog is open. */
    seatOpen = $state<number | null>(null);
    sheetOpen = $state(false);
    /** The next click on a component explains it. */
    helping = $state(false);

    /** I have asked what a strong bot would do. */
    hinting = $state(false);

    hovered = $state<string | null>(null);
    /** The option picked but not yet played: tapped once, or chosen by its number. */
    armed = $state.raw<OptionInfo | null>(null);
    /** The armed option would end my turn for good: it is played only when that is confirmed. */
    doubted = $state(false);
    /** On its way to the server; shown as if it were chosen until the answer is here. */
    sent = $state.raw<OptionInfo | null>(null);
    /** Several options point at what was clicked. */
    choosing = $state.raw<Choosing | null>(null);
    /** Put ready on the bar by the board, and the number that goes with it. */
    prepared = $state.raw<Prepared | null>(null);
    number = $state(0);
    /** Keys were used last, not a mouse or a finger. */
    byKey = $state(false);
    refusal = $state.raw<Refusal | null>(null);
    marked = $state.raw<ReadonlySet<string>>(NOTHING);
    /** What an introduction or a hint speaks of. */
    shownTo = $state.raw<ReadonlySet<string>>(NOTHING);
    /** Points that are being explained: the board lights and numbers what earned them. */
    counting = $state.raw<Counting | null>(null);
    /** How the end is celebrated now: the points are counted, or the places are shown. */
    finish = $state<'reveal' | 'podium' | null>(null);
    /** The person who has confirmed to be looking, where several play at this screen. */
    looking = $state<number | null>(null);
    /** A decision of mine was carried out since this page was opened, and none taken back since. */
    acted = $state(false);
    /** Up to where I had seen the game when I came (back); null while there is nothing to tell. */
    since = $state<number | null>(null);

    #played = -Infinity;
    /** By notation what follows at once on what is armed. */
    #then: readonly string[] = [];

    /** A table of the server, or one that teaches. */
    constructor(table: string, live: TableSource = new LiveTable(table)) {
        this.table = table;
        this.live = live;
        live.arrived = (had, now) => this.#arrived(had, now);
        this.past = new Past(
            table,
            () => this.length,
            () => this.stops,
            () => this.first,
        );
    }

    get teaching(): boolean {
        return this.table === '';
    }

    // -- what is shown ---------------------------------------------------------------------------------------------

    readonly now: Snapshot | null = $derived.by(() => this.live.snapshot && named(this.live.snapshot));
    /** The position that is shown instead: looked back at, or on the way to the present while others' moves are followed. */
    readonly at: number | null = $derived.by(() => this.past.n ?? this.follow?.n ?? null);
    readonly shown: Snapshot | null = $derived.by(() => {
        const scene = this.replaying ? this.past.scene : this.follow?.scene;
        return this.now && scene
            ? { ...this.now, ...scene, decisions: [], offers: [], ended: null, replay: true }
            : this.now;
    });
    readonly replaying: boolean = $derived.by(() => this.past.n !== null);
    readonly present: boolean = $derived(this.at === null);
    readonly following: boolean = $derived(!this.present && !this.replaying);
    readonly length: number = $derived.by(() => this.now?.length ?? 0);
    readonly first: number = $derived.by(() => this.now?.first ?? 0);
    readonly log: LogEntry[] = $derived.by(() => this.live.log);
    /** What has happened up to the position shown. */
    readonly told: LogEntry[] = $derived(this.at === null ? this.log : this.log.filter(({ n }) => n <= this.at!));
    readonly seats: SeatInfo[] = $derived(this.now?.seats ?? []);
    readonly turns: Turn[] = $derived(groupTurns(this.log, this.seats.length, this.now?.ends_turn !== null));
    readonly stops: number[] = $derived(turnStops(this.turns, this.length, this.first));
    readonly chapters: number[] = $derived(chapterStops(this.turns, this.first));

    readonly automas: AutomaInfo[] = $derived(this.now?.automas ?? []);
    /** By actor: seats, then automas. */
    readonly names: string[] = $derived(actorNames(this.seats, this.automas, (text, names) => words.say(text, names)));
    readonly mine: ReadonlySet<number> = $derived(
        new Set(this.seats.filter((seat) => seat.mine).map((seat) => seat.seat)),
    );
    readonly viewer: number | null = $derived(this.now?.viewer ?? null);
    readonly eyes: ReadonlySet<number> = $derived(eyes(this.seats, this.viewer));
    readonly cover: number | null = $derived(passTo(this.seats, this.viewer, this.looking));

    /** What I must decide now, wherever I am looking. */
    readonly due: DecisionInfo | null = $derived.by(() => {
        const decisions = this.now?.decisions ?? [];
        return decisions.find((decision) => decision.seat === this.viewer) ?? decisions[0] ?? null;
    });
    /** The same, unless another position is shown: nothing can be decided there. Who does not like help gets none with it. */
    readonly decision: DecisionInfo | null = $derived.by(() => {
        const due = this.present ? this.due : null;
        return due && !settings.helpers ? { ...due, hints: {}, plans: {} } : due;
    });
    readonly options: Targets = $derived(optionsByTarget(this.decision));
    /** What I may do unasked. */
    readonly offers: OfferInfo[] = $derived(this.present ? (this.now?.offers ?? []) : []);
    readonly offered: Targets = $derived(offersByTarget(this.offers, this.options));
    /** Who has chosen while others still choose in secret. */
    readonly ready: ReadonlySet<number> = $derived(new Set(this.replaying ? [] : this.shown?.ready));
    /** What the button at the right end of the bar does while nothing else is chosen. */
    readonly wayOn: OptionInfo | null = $derived(wayOn(this.decision));
    /** To give up this turn, where there would be something else to do. */
    readonly passing: OptionInfo | null = $derived(passing(this.decision));
    /** My seat whose turn is done and counts once it is confirmed. */
    readonly confirming: number | null = $derived(this.present ? (this.now?.confirm ?? null) : null);
    /** Whether I like to confirm turns at a table of this pace. */
    readonly confirms: boolean = $derived(
        this.now?.agreed.pace === 'days' ? settings.confirmDays : settings.confirmLive,
    );
    /** Undo goes on beyond what bars it, to my last decision: nobody but bots plays with me. */
    readonly rewinds: boolean = $derived.by(() => this.undoInfo?.rewind ?? false);
    readonly undoInfo: UndoInfo | null = $derived.by(() => {
        const seat = this.due?.seat ?? this.viewer;
        return this.now?.undo.find((one) => one.seat === seat)?.undo ?? null;
    });

    /** What I have answered in advance, in the seat that is asked or looks. */
    readonly answers: SeatAnswers | null = $derived.by(() => this.answersOf(this.due?.seat ?? this.viewer));
    /** The bar shows the way there. */
    readonly suggestsAnswers: boolean = $derived(suggests(this.decision, this.offers, this.answers));

    /** What the game tells me to help me decide, if I like that; until it tells of this moment, what it told last. */
    readonly help: unknown = $derived.by(() => {
        const help = settings.helpers && this.present && !this.now?.over ? this.live.help : null;
        return help && help.seat === this.viewer ? help.told : null;
    });

    /** Whether bots give me advice here: where players have agreed on help, and I like it. */
    readonly advised: boolean = $derived.by(
        () => settings.helpers && !this.teaching && this.mine.size > 0 && (this.now?.agreed.helpers ?? false),
    );

    /** What is asked, as text: others may move meanwhile, but what I have pointed out stays while it is the same. */
    readonly question: string = $derived.by(() => {
        const { seat, subject, options = [] } = this.decision ?? {};
        return JSON.stringify([seat, subject, this.undoInfo?.steps, options.map(({ notation }) => notation)]);
    });
    /** What the window over the board asks; nothing while it is asked whether the turn shall end. */
    readonly asks: Asks | null = $derived(this.doubted ? null : asksOf(this.decision, this.choosing, this.ui ?? {}));

    readonly preview: string | null = $derived.by(() => {
        const chosen = this.sent ?? this.armed;
        if (chosen) return chosen.targets[0] ?? null;
        return this.hovered !== null && this.isLit(this.hovered) ? this.hovered : null;
    });
    /** The option that would be played next: tapped once, chosen by its number, or the only one at what is pointed at. */
    readonly pointed: OptionInfo | null = $derived.by(() => {
        const here = this.hovered === null ? [] : (this.options.get(this.hovered) ?? this.offered.get(this.hovered));
        return this.armed ?? (here?.length === 1 ? here[0]! : null);
    });
    /** Where that leads, if it only begins something. */
    readonly leads: ReadonlySet<string> = $derived(new Set(this.pointed?.leads));
    readonly last: ReadonlySet<string> = $derived.by(() => lastTargets(this.told));
    readonly fresh: ReadonlySet<string> = $derived.by(() => {
        if (this.replaying || !this.now) return NOTHING;
        const since = this.eyes.size ? myLast(this.turns, this.eyes) : this.length;
        return freshTargets(this.told, this.eyes, since);
    });
    readonly hereLine: number | null = $derived(wasHere(this.turns, this.eyes));
    readonly missed: Turn[] = $derived(this.since === null ? [] : missed(this.turns, this.mine, this.since));

    /** A snapshot counts from now on; nothing of it is drawn yet. */
    #arrived(had: Snapshot | null, now: Snapshot): void {
        // Usually the log goes on where the one before ended.
        if (had && had.length > 0 && now.log_from <= had.length) this.past.retold(now.log_from);
        this.follow?.arrived(had, now);
    }

    /** Whether an option or an offer of mine points at it. */
    isLit(target: string): boolean {
        return this.options.has(target) || this.offered.has(target);
    }

    /** What is surprising about an action of mine, as its game says. */
    warningOf(option: OptionInfo | null): string | null {
        const instead = this.decision?.options.filter((one) => one !== option) ?? [];
        return option && (this.ui?.warning?.(this.now?.view, option, instead) ?? null);
    }

    answersOf(seat: number | null): SeatAnswers | null {
        return this.now?.answers.find((one) => one.seat === seat) ?? null;
    }

    /** The points of an actor that count for nothing done; at the end all do. */
    unearned(actor: number): number {
        const shown = this.shown;
        return shown && !shown.over ? (this.ui?.unearned?.(shown.sheet[actor] ?? []) ?? 0) : 0;
    }

    say(text: Text): string {
        return words.say(text, this.names);
    }

    // -- pointing and playing --------------------------------------------------------------------------------------

    hover = (target: string | null): void => {
        this.hovered = target;
    };

    /** A component was clicked, tapped or activated by key. */
    pick = (target: string, by: PickedBy = 'mouse'): void => {
        // What is being shown gives way to a click, which counts as if it had not been there. A key may mean just that.
        const followed = this.following;
        this.follow?.skip();
        if (followed && by === 'key') return;
        this.choosing = null;
        if (by === 'key') this.byKey = true;
        // Whoever plays by keys stands on the board: when only the end of the turn is left, Enter means that.
        const onBoard = document.activeElement?.closest('[role=grid]') != null;
        const onlyToEnd = this.confirming !== null || onlyEnd(this.decision);
        if (by === 'key' && onBoard && onlyToEnd && !this.offered.has(target)) return this.endByKey();
        const meaning = clickMeans(target, {
            options: this.options,
            offers: this.offered,
            armed: this.armed?.targets.find((one) => one === target) ?? null,
            touch: by === 'touch',
            replaying: this.replaying,
            mine: this.decision !== null,
        });
        if (meaning.kind === 'play') void this.play(meaning.option);
        if (meaning.kind === 'arm') this.arm((this.options.get(target) ?? this.offered.get(target))![0]!);
        if (meaning.kind === 'choose') this.choose(meaning.options, target);
        if (meaning.kind === 'ask') void this.ask(meaning.target);
        if (meaning.kind === 'past') this.toasts.show(words.t('table-past', { n: this.past.n ?? 0 }));
    };

    /** Lights what earned some points; null puts that away. */
    count(counting: Counting | null): void {
        this.counting = counting;
        this.marked = new Set(counting?.groups.flatMap(({ targets }) => targets));
    }

    /** Asks which of several things is meant at a component. */
    choose = (
        options: OptionInfo[],
        target: string,
        then: Play | null = null,
        cannot: readonly Impossible[] = [],
    ): void => {
        this.arm(null);
        this.prepare(null);
        // The window stays while what was picked in it lies ready on the bar.
        const picked: Play = (option) => {
            then?.(option);
            if (this.prepared === null) this.choosing = null;
        };
        this.choosing = { target, options, then: then && picked, cannot };
    };

    prepare = (what: Prepared | null): void => {
        this.prepared = what;
        this.number = what?.numbers[0] ?? 0;
    };

    /** The window of a choice is put away, and what came of it. */
    unchoose = (): void => {
        this.choosing = null;
        this.prepare(null);
    };

    private endByKey(): void {
        if (performance.now() - this.#played <= HELD_KEY) return;
        void (this.confirming === null ? this.play(this.wayOn!) : this.confirmTurn());
    }

    arm(option: OptionInfo | null, then: readonly string[] = []): void {
        this.armed = option;
        this.#then = then;
        this.doubted = false;
        this.refusal = null;
    }

    /** Nothing is pointed at, chosen or explained any more. */
    deselect(): void {
        this.arm(null);
        this.unchoose();
        this.hovered = null;
        this.helping = false;
        this.hinting = false;
    }

    /** Plays what is armed; whoever was asked whether it shall end the turn for good has said so now. */
    playArmed(): void {
        if (this.armed) void this.play(this.armed, this.#then, this.doubted);
    }

    play = async (option: OptionInfo, then: readonly string[] = [], sure = false): Promise<void> => {
        const seat = seatFor(option, this.decision, this.offers);
        if (seat === null || this.live.busy) return;
        this.deselect();
        this.acted = true;
        this.since = null;
        this.#played = performance.now();
        this.sent = option;
        this.toasts.clear();
        const done = await this.live.act(seat, option.notation, then, sure);
        this.sent = null;
        if (done) return;
        if (this.live.lastRefusal?.code !== 'confirm') return this.explainRefusal();
        this.live.lastRefusal = null;
        this.arm(option, then);
        this.doubted = true;
    };

    async confirmTurn(): Promise<void> {
        if (this.confirming === null || this.live.busy) return;
        this.#played = performance.now();
        if (!(await this.live.confirm(this.confirming))) this.explainRefusal();
    }

    /** The table knows, also on my other devices, whether turns of my seats are to be confirmed. */
    async tellConfirms(on: boolean): Promise<void> {
        const others = this.now?.answers.filter(({ confirms }) => confirms !== on) ?? [];
        await Promise.all(others.map(({ seat }) => this.live.confirms(seat, on)));
    }

    async undo(all = false): Promise<void> {
        this.follow?.skip();
        const seat = this.due?.seat ?? this.viewer;
        const info = this.undoInfo;
        if (seat === null || info === null || this.live.busy) return;
        if (info.steps === 0 && (all || !info.rewind)) {
            this.toasts.show(info.barrier ? this.say(info.barrier) : words.t('table-undo-nothing'));
            return;
        }
        this.deselect();
        this.acted = false;
        this.past.go(null);
        if (!(await this.live.undo(seat, all ? info.steps : null))) this.explainRefusal();
    }

    async ask(target: string): Promise<void> {
        const seat = this.decision?.seat;
        if (seat === undefined) return;
        this.arm(null);
        this.toasts.clear();
        try {
            const answer = await this.live.ask(seat, target);
            if (answer.text && answer.rule) this.refusal = { target, text: answer.text, rule: answer.rule };
        } catch {
            // The line broke or there is no such component: the prompt line speaks of the one, nothing is to say of the other.
        }
    }

    /** Why an action is not possible now; null if nothing can be said. */
    whyNot = async (action: string): Promise<Reason | null> => {
        const seat = this.decision?.seat;
        if (seat === undefined) return null;
        try {
            const { text, rule } = await this.live.ask(seat, action);
            return text && rule ? { text, rule } : null;
        } catch {
            return null;
        }
    };

    explainRefusal(): void {
        const refused = this.live.lastRefusal;
        this.live.lastRefusal = null;
        this.toasts.show(refused?.text ? this.say(refused.text) : words.t(`table-refused-${refused?.code ?? 'stale'}`));
    }

    /** A line of the log was clicked. */
    showMoment(n: number): void {
        this.follow?.skip();
        if (n < this.first) this.toasts.show(words.t('table-past-told'));
        else this.past.go(n);
    }

    // -- the table as a whole --------------------------------------------------------------------------------------

    /** A private game against bots from the shown position on. */
    async branch(n = this.past.n ?? this.length, seat = this.viewer ?? this.shown?.waiting[0] ?? 0): Promise<void> {
        await this.leaveFor(() => api.branch(this.table, { n, seat }));
    }

    /** The same beginning once more, in private against bots. */
    async startAnew(): Promise<void> {
        const [seat = 0] = this.mine;
        await this.leaveFor(() => api.branch(this.table, { n: this.first, seat }));
    }

    async rematch(): Promise<void> {
        await this.leaveFor(() => api.rematch(this.table));
    }

    async standIn(seat: number, bot: string | null): Promise<void> {
        if (await this.live.standIn(seat, bot)) return;
        const text = this.live.lastRefusal?.text;
        if (text) this.toasts.show(words.t(text.key, text.args as Record<string, string | number>));
        else this.explainRefusal();
    }

    async answer(seat: number, question: string | null, on: boolean): Promise<void> {
        if (!(await this.live.answer(seat, question, on))) this.explainRefusal();
    }

    private async leaveFor(open: () => Promise<{ table: string }>): Promise<void> {
        try {
            router.go({ page: 'table', table: (await open()).table, n: null });
        } catch (error) {
            this.toasts.show(error instanceof Error && error.message ? error.message : words.t('table-not-done'));
        }
    }
}
