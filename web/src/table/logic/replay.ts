// Past positions: kept once fetched, and those next to the shown one fetched ahead, so that stepping never waits.

export class ReplayCache<T> {
    private readonly kept = new Map<number, T>();
    private readonly coming = new Map<number, Promise<T>>();
    private generation = 0;

    /** `fetchSome` brings several positions at once, at most `together`. */
    constructor(
        private readonly fetchSome: (wanted: readonly number[]) => Promise<T[]>,
        private readonly together = 1,
        private readonly limit = 600,
    ) {}

    get(n: number): T | undefined {
        return this.kept.get(n);
    }

    /** The position, from the cache or from the server; asked for at most once at a time. */
    async load(n: number): Promise<T> {
        return this.kept.get(n) ?? this.coming.get(n) ?? this.ask([n])[0]!;
    }

    /** All these positions, in as few requests as possible. */
    async loadAll(wanted: readonly number[]): Promise<T[]> {
        const missing = wanted.filter((n) => !this.kept.has(n) && !this.coming.has(n));
        for (let i = 0; i < missing.length; i += this.together) this.ask(missing.slice(i, i + this.together));
        return Promise.all(wanted.map((n) => this.load(n)));
    }

    private ask(wanted: readonly number[]): Promise<T>[] {
        const generation = this.generation;
        const answer = this.fetchSome(wanted);
        return wanted.map((n, i) => {
            const promise = answer
                .then((values) => {
                    if (generation === this.generation) this.keep(n, values[i]!);
                    return values[i]!;
                })
                .finally(() => {
                    if (this.coming.get(n) === promise) this.coming.delete(n);
                });
            this.coming.set(n, promise);
            return promise;
        });
    }

    /** Fetch neighbours of `n` one request after another until `stop` says that somebody has moved on. */
    async prefetch(order: readonly number[], stop: () => boolean): Promise<void> {
        const missing = order.filter((n) => !this.kept.has(n));
        for (let i = 0; i < missing.length && !stop(); i += this.together) {
            try {
                await this.loadAll(missing.slice(i, i + this.together));
            } catch {
                return; // the connection is gone; whoever needs the position asks again
            }
        }
    }

    /** Decisions were taken back: later positions may come out differently. */
    dropAfter(length: number): void {
        this.generation++;
        this.coming.clear();
        for (const n of [...this.kept.keys()]) if (n > length) this.kept.delete(n);
    }

    clear(): void {
        this.dropAfter(-1);
    }

    private keep(n: number, value: T): void {
        this.kept.delete(n);
        this.kept.set(n, value);
        if (this.kept.size <= this.limit) return;
        const oldest = this.kept.keys().next();
        if (!oldest.done) this.kept.delete(oldest.value);
    }
}

/** The order in which to fetch ahead: neighbours and stops first, then outwards from `n` until all are there. */
export function ahead(n: number, length: number, stops: readonly number[], reach = length): number[] {
    const order = [n + 1, n - 1, nextStop(stops, n), previousStop(stops, n)];
    for (let d = 2; d <= reach; d++) order.push(n + d, n - d);
    return [...new Set(order)].filter((one) => one >= 0 && one <= length && one !== n);
}

export function previousStop(stops: readonly number[], n: number): number {
    return stops.findLast((stop) => stop < n) ?? 0;
}

export function nextStop(stops: readonly number[], n: number): number {
    return stops.find((stop) => stop > n) ?? stops.at(-1) ?? n;
}
