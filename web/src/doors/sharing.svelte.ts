// Where links lead: this computer alone, our network, or the address of a proxy. The server knows, and is asked once.
import { api } from '../lib/api';
import type { ShareInfo } from '../lib/protocol';

/** Whether only the computer itself can open such an address. */
export function isLoopback(host: string): boolean {
    return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** The addresses that links can begin with, the best first: the one this page came from, unless it is of no use elsewhere. */
export function basesOf(addresses: readonly string[], here: Pick<Location, 'hostname' | 'origin'>): string[] {
    const own = `${here.origin}/`;
    // An address that the server lets others in by is one for others, whatever it looks like.
    const useful = !isLoopback(here.hostname) || addresses.includes(own);
    return [...new Set(useful ? [own, ...addresses] : addresses)];
}

class Sharing {
    info = $state.raw<ShareInfo | null>(null);
    /** The address somebody has chosen for links. */
    chosen = $state<string | null>(null);
    #asked: Promise<void> | null = null;

    readonly bases: string[] = $derived(basesOf(this.info?.addresses ?? [], location));
    /** What links begin with. */
    readonly base: string = $derived(
        this.bases.find((one) => one === this.chosen) ?? this.bases[0] ?? `${location.origin}/`,
    );
    /** Links open on this computer only. */
    readonly alone: boolean = $derived(this.info !== null && this.bases.length === 0);

    /** Asks the server, once; a server that does not answer leaves things as they look from here. */
    ask(): Promise<void> {
        this.#asked ??= api.share().then(
            (info) => void (this.info = info),
            () => void (this.#asked = null),
        );
        return this.#asked;
    }

    /** Lets others in, or no longer. */
    async switch(on: boolean): Promise<void> {
        this.info = await api.setShare(on);
    }
}

export const sharing = new Sharing();
