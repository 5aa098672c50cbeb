// One table, live: the socket, what it last said, and what I can ask of it. It reconnects by itself and goes on from
// where it was; an action that was under way when the line broke is sent again only if it cannot have arrived.
import type {
    Act,
    Accepted,
    Answer,
    Ask,
    ChatLine,
    Confirm,
    Confirms,
    LogEntry,
    Previews,
    Refused,
    Say,
    SeatHelp,
    SeatInfo,
    ServerMessage,
    Snapshot,
    StandIn,
    Text,
    Undo,
    WhyNot,
} from './protocol';

export type Status = 'connecting' | 'live' | 'reconnecting' | 'closed';
type Request = Act | Confirm | Undo | Ask | Say | StandIn | Answer | Confirms;
interface Pending {
    request: Request;
    done: (answer: Accepted | WhyNot | Refused) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** How long the first snapshot and every answer may take, in ms; then the line counts as broken, whatever it looks like. */
const PATIENCE = 15_000;
/** The server closes with these when it does not know the table, it cannot go on, or too many are there: not soon again. */
const UNKNOWN = 4404;
const NOT_SOON = [UNKNOWN, 4410, 1013];

/** How long to wait before the next try, in ms: doubling, at most ten seconds, spread so that not all come at once. */
export function backoff(tries: number, chance: number = Math.random()): number {
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + chance / 2);
}

/** The log after a snapshot: what we had before its first entry, then its own. */
export function mergeLog(had: readonly LogEntry[], snapshot: Pick<Snapshot, 'log' | 'log_from'>): LogEntry[] {
    return [...had.filter((entry) => entry.n < snapshot.log_from), ...snapshot.log];
}

/** A snapshot with what its options would do to my score and where they lead; unchanged where the previews are of another one. */
export function withPreviews<S extends Pick<Snapshot, 'n' | 'decisions'>>(snapshot: S, { n, seats }: Previews): S {
    if (snapshot.n !== n) return snapshot;
    const decisions = snapshot.decisions.map((decision) => {
        const tried = seats.find(({ seat }) => seat === decision.seat);
        if (tried?.changes.length !== decision.options.length) return decision;
        const options = decision.options.map((option, i) => {
            const found = tried.changes[i] ?? null;
            const change = found && Object.values(found).reduce((sum, points) => sum + points, 0);
            return { ...option, change, changes: found ?? {}, leads: tried.leads[i] ?? [] };
        });
        return { ...decision, options };
    });
    return { ...snapshot, decisions };
}

/** A table that can be shown and played at: a live one, or one that teaches. */
export interface TableSource {
    readonly snapshot: Snapshot | null;
    readonly log: LogEntry[];
    readonly chat: ChatLine[];
    readonly status: Status;
    /** What the game told one of my seats last to help it decide. */
    readonly help?: SeatHelp | null;
    /** The server does not know the table: it never did, or it has been deleted. */
    readonly missing?: boolean;
    /** Why the server lets nobody in just now, where it says so. */
    readonly turnedAway?: Text | null;
    lastRefusal: Refused | null;
    readonly busy: boolean;
    /** Is told of every snapshot as soon as it counts, before anything of it is drawn. */
    arrived?: (had: Snapshot | null, now: Snapshot) => void;
    act(seat: number, notation: string, then?: readonly string[], sure?: boolean): Promise<boolean>;
    confirm(seat: number): Promise<boolean>;
    undo(seat: number, steps?: number | null): Promise<boolean>;
    ask(seat: number, target: string): Promise<WhyNot>;
    say(text: string): Promise<boolean>;
    standIn(seat: number, bot: string | null): Promise<boolean>;
    answer(seat: number, question: string | null, on: boolean): Promise<boolean>;
    confirms(seat: number, on: boolean): Promise<boolean>;
    seen(length: number): void;
    read(line: number): void;
    close(): void;
}

export class LiveTable implements TableSource {
    readonly table: string;
    snapshot = $state.raw<Snapshot | null>(null);
    log = $state.raw<LogEntry[]>([]);
    chat = $state.raw<ChatLine[]>([]);
    status = $state<Status>('connecting');
    help = $state.raw<SeatHelp | null>(null);
    /** The last request that changed nothing, for the prompt line to explain; set to null when it has been read. */
    lastRefusal = $state.raw<Refused | null>(null);
    missing = $state(false);
    turnedAway = $state.raw<Text | null>(null);
    /** An action is on its way; a second one would be stale. */
    busy = $state(false);
    arrived?: TableSource['arrived'];

    #socket: WebSocket | null = null;
    #pending = new Map<string, Pending>();
    #tries = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #patience: ReturnType<typeof setTimeout> | undefined;
    #ids = 0;
    readonly #prefix = Math.random().toString(36).slice(2, 8);
    readonly #wake = () => {
        if (document.visibilityState === 'visible' && this.status === 'reconnecting') this.#connect();
        else this.#looks();
    };

    constructor(table: string) {
        this.table = table;
        addEventListener('online', this.#wake);
        document.addEventListener('visibilitychange', this.#wake);
        this.#connect();
    }

    /** Carries out an action in one of my seats and what follows at once, also (`sure`) one that ends a turn for good. True when it is
     stored. */
    async act(seat: number, notation: string, then: readonly string[] = [], sure = false): Promise<boolean> {
        const n = this.snapshot?.n;
        if (n === undefined || this.busy) return false;
        return this.#step({ type: 'act', id: this.#id(), n, seat, action: notation, then: [...then], sure });
    }

    /** My turn counts as it is. True when it does. */
    async confirm(seat: number): Promise<boolean> {
        const n = this.snapshot?.n;
        if (n === undefined || this.busy) return false;
        return this.#step({ type: 'confirm', id: this.#id(), n, seat });
    }

    /** Takes back my last step, or all steps of this turn, if they are so many. True when it is done. */
    async undo(seat: number, steps: number | null = null): Promise<boolean> {
        const n = this.snapshot?.n;
        if (n === undefined || this.busy) return false;
        return this.#step({ type: 'undo', id: this.#id(), n, seat, all: steps !== null, steps });
    }

    /** Why a component cannot be used now. Rejects when the line breaks before the answer. */
    async ask(seat: number, target: string): Promise<WhyNot> {
        const answer = await this.#request({ type: 'ask', id: this.#id(), seat, target });
        if (answer.type === 'why_not') return answer;
        throw new Error(answer.type === 'refused' ? answer.reason : 'no answer');
    }

    async say(text: string): Promise<boolean> {
        return (await this.#request({ type: 'say', id: this.#id(), text })).type === 'accepted';
    }

    /** A bot plays for that seat from now on, or (null) no longer. */
    async standIn(seat: number, bot: string | null): Promise<boolean> {
        return (await this.#request({ type: 'stand_in', id: this.#id(), seat, bot })).type === 'accepted';
    }

    /** From now on, or no longer, that seat declines a question, or (null) leaves by itself what it can only leave. */
    async answer(seat: number, question: string | null, on: boolean): Promise<boolean> {
        return (await this.#request({ type: 'answer', id: this.#id(), seat, question, on })).type === 'accepted';
    }

    /** I have read the chat up to this line. */
    read(line: number): void {
        this.#send({ type: 'read', line });
    }

    /** From now on, or no longer, turns of that seat count only when they are confirmed. */
    async confirms(seat: number, on: boolean): Promise<boolean> {
        return (await this.#request({ type: 'confirms', id: this.#id(), seat, on })).type === 'accepted';
    }

    /** I have seen the game up to this decision. */
    seen(length: number): void {
        this.#send({ type: 'seen', length });
    }

    close(): void {
        this.status = 'closed';
        clearTimeout(this.#timer);
        clearTimeout(this.#patience);
        removeEventListener('online', this.#wake);
        document.removeEventListener('visibilitychange', this.#wake);
        this.#socket?.close();
        this.#giveUp([...this.#pending.values()]);
    }

    async #step(request: Act | Confirm | Undo): Promise<boolean> {
        this.busy = true;
        try {
            return (await this.#request(request)).type === 'accepted';
        } finally {
            this.busy = false;
        }
    }

    #id(): string {
        return `${this.#prefix}-${++this.#ids}`;
    }

    #request(request: Request): Promise<Accepted | WhyNot | Refused> {
        return new Promise((done) => {
            if (this.status === 'live' && this.#pending.size === 0) this.#expect();
            this.#pending.set(request.id, { request, done });
            this.#send(request);
        });
    }

    #send(message: object): void {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }

    #connect(): void {
        clearTimeout(this.#timer);
        const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.href);
        address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
        const socket = new WebSocket(address);
        this.#socket?.close();
        this.#socket = socket;
        this.#expect();
        socket.onopen = () => {
            this.#send({ type: 'hello', since: this.snapshot?.n ?? 0 });
            if (document.hidden) this.#looks();
        };
        socket.onmessage = (event) => {
            if (this.#socket === socket) this.#hear(JSON.parse(event.data as string) as ServerMessage);
        };
        socket.onclose = (event) => {
            if (this.#socket === socket) this.#lost(event.code);
        };
    }

    /** Says whether the page is visible: who looks at the table is told nothing elsewhere. */
    #looks(): void {
        this.#send({ type: 'looks', on: !document.hidden });
    }

    /** Something is to come now: without it in time, the line is given up and another one tried. */
    #expect(): void {
        clearTimeout(this.#patience);
        this.#patience = setTimeout(() => {
            this.#socket?.close();
            this.#socket = null;
            this.#lost(0);
        }, PATIENCE);
    }

    #lost(code: number): void {
        clearTimeout(this.#patience);
        if (this.status === 'closed') return;
        this.status = 'reconnecting';
        this.missing = code === UNKNOWN;
        const wait = NOT_SOON.includes(code) ? LONGEST_WAIT : backoff(this.#tries++);
        this.#timer = setTimeout(() => this.#connect(), wait);
    }

    #hear(message: ServerMessage): void {
        if (message.type === 'snapshot') this.#show(message);
        else if (message.type === 'previews') this.#preview(message);
        else if (message.type === 'presence') this.#seats(message.seats);
        else if (message.type === 'chat') this.#chatted(message.lines);
        else this.#answer(message);
    }

    #show(snapshot: Snapshot): void {
        const [first, had] = [this.status !== 'live', this.snapshot];
        this.log = mergeLog(this.log, snapshot);
        this.snapshot = snapshot;
        this.status = 'live';
        this.missing = false;
        this.turnedAway = null;
        this.#tries = 0;
        this.arrived?.(had, snapshot);
        if (first) this.#resume(snapshot);
    }

    /** After a break: asks again what cannot have arrived, lets go of steps that the table has moved past. */
    #resume(snapshot: Snapshot): void {
        const all = [...this.#pending.values()];
        this.#giveUp(all.filter(({ request }) => 'n' in request && request.n !== snapshot.n));
        this.#awaitAnswers();
        for (const { request } of this.#pending.values()) this.#send(request);
    }

    /** Answers are expected where something was asked, and otherwise nothing. */
    #awaitAnswers(): void {
        if (this.#pending.size > 0) this.#expect();
        else clearTimeout(this.#patience);
    }

    #giveUp(items: Pending[]): void {
        for (const { request, done } of items) {
            this.#pending.delete(request.id);
            done({
                type: 'refused',
                id: request.id,
                code: 'stale',
                reason: '',
                n: this.snapshot?.n ?? null,
                text: null,
            });
        }
    }

    #preview(previews: Previews): void {
        if (previews.n === this.snapshot?.n) this.help = previews.help;
        if (this.snapshot) this.snapshot = withPreviews(this.snapshot, previews);
    }

    #seats(seats: SeatInfo[]): void {
        if (this.snapshot) this.snapshot = { ...this.snapshot, seats };
    }

    #chatted(lines: ChatLine[]): void {
        const known = new Set(this.chat.map((line) => line.id));
        this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.id))];
    }

    #answer(answer: Accepted | Refused | WhyNot): void {
        if (answer.type === 'refused') this.lastRefusal = answer;
        if (answer.type === 'refused' && answer.id === null) this.turnedAway = answer.text;
        const waiting = answer.id === null ? undefined : this.#pending.get(answer.id);
        if (!waiting) return;
        this.#pending.delete(waiting.request.id);
        this.#awaitAnswers();
        waiting.done(answer);
    }
}
