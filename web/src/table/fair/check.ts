// Checking in this browser that a table's dice were bound before the game began, and rolled nothing else: see docs/fairness.md.
import type { FairnessInfo } from '../../lib/protocol';
import { Blake2b, sha256 } from './hashes';

export interface Checked {
    /** The secret fits the commitment, and that is the one the table showed. */
    kept: boolean;
    /** Draws that the dice were bound to, how many of them they would not have rolled, and those made elsewhere before. */
    draws: number;
    wrong: number;
    known: number;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (digest: Uint8Array): string => [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function commitmentOf({ scheme, table, seed, known, salt }: FairnessInfo): string {
    return hex(sha256(bytes(`boardwright fairness ${scheme}\n${table}\n${seed}\n${known}\n${salt}\n`)));
}

/** Dice of a seed: the k-th roll is a hash of seed and k. */
export function dice(seed: string): (k: number, sides: number) => number {
    const hash = new Blake2b(8, new Blake2b(32).digest(bytes(seed)));
    return (k, sides) => {
        const counted = new DataView(new ArrayBuffer(8));
        counted.setBigUint64(0, BigInt(k), true);
        const rolled = hash.digest(new Uint8Array(counted.buffer));
        const value = new DataView(rolled.buffer, rolled.byteOffset, 8).getBigUint64(0, true);
        return Number((value * BigInt(sides)) >> 64n);
    };
}

/** So many rolls, then the page may do something else. */
const AT_ONCE = 40;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** `noted` is the commitment that this browser saw first, `shown` the one that the table shows now. */
export async function check(told: FairnessInfo, shown: string | null, noted: string | null): Promise<Checked> {
    const own = commitmentOf(told);
    const roll = dice(told.seed);
    let wrong = 0;
    for (let k = told.known; k < told.outcomes.length; k++) {
        if (roll(k, told.sides[k]!) !== told.outcomes[k]) wrong += 1;
        if (k % AT_ONCE === 0) await pause();
    }
    return {
        kept: [told.commitment, shown, noted ?? shown].every((one) => one === own),
        draws: told.outcomes.length - told.known,
        wrong,
        known: told.known,
    };
}

export const isFair = ({ kept, wrong }: Checked): boolean => kept && wrong === 0;
