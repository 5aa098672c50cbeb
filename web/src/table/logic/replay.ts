// Past positions: kept once fetched, and those next to the shown one fetched ahead, so that stepping never waits.

export class ReplayCache<T> {
    private readonly kept = new Map<number, T>();
    private readonly coming = new Map<number, Promise<T>>();
    private generation = 0;

    constructor(
        private readonly fetchOne: (n: number) => Promise<T>,
        private readonly limit = 600,
    ) {}

    get(n: number): T | undefined {
        return this.kept.get(n);
    }

    /** The position, from the cache or from the server; asked for at most once at a time. */
    load(n: number): Promise<T> {
        const kept = this.kept.get(n);
        if (kept !== undefined) return Promise.resolve(kept);
        const coming = this.coming.get(n);
        if (coming) return coming;
        const generation = this.generation;
        const promise = this.fetchOne(n).then(
            (value) => {
                if (this.coming.get(n) === promise) this.coming.delete(n);
                if (generation === this.generation) this.keep(n, value);
                return value;
            },
            (error: unknown) => {
                if (this.coming.get(n) === promise) this.coming.delete(n);
                throw error;
            },
        );
        this.coming.set(n, promise);
        return promise;
    }

    /** Fetch neighbours of `n` one after another until `stop` says that somebody has moved on. */
    async prefetch(order: readonly number[], stop: () => boolean): Promise<void> {
        for (const n of order) {
            if (stop()) return;
            try {
                await this.load(n);
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
