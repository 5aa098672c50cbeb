// The two hashes that bind a table's dice, written out: browsers have SHA-256 only on pages that came over a secure line, and a
// table in the living room does not; BLAKE2b they do not have at all.

// -- SHA-256 ----------------------------------------------------------------------------------------------------------------

const rotate32 = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits behind the point of a root of the first 64 primes: square roots begin the state, cube roots the rounds. */
function roots(root: (prime: number) => number): number[] {
    const primes: number[] = [];
    for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
    return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}
const ROUNDS = roots(Math.cbrt);
const BEGIN = roots(Math.sqrt).slice(0, 8);

/** The message with a one behind it, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): Uint8Array {
    const blocks = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
    blocks.set(message);
    blocks[message.length] = 0x80;
    new DataView(blocks.buffer).setUint32(blocks.length - 4, message.length * 8);
    return blocks;
}

export function sha256(message: Uint8Array): Uint8Array {
    const blocks = new DataView(padded(message).buffer);
    const state = [...BEGIN];
    for (let at = 0; at < blocks.byteLength; at += 64) {
        const words = Array.from({ length: 16 }, (_, i) => blocks.getInt32(at + 4 * i));
        for (let i = 16; i < 64; i++) {
            const [early, late] = [words[i - 15]!, words[i - 2]!];
            const one = rotate32(early, 7) ^ rotate32(early, 18) ^ (early >>> 3);
            const two = rotate32(late, 17) ^ rotate32(late, 19) ^ (late >>> 10);
            words.push((words[i - 16]! + one + words[i - 7]! + two) | 0);
        }
        mix(state, words);
    }
    const digest = new DataView(new ArrayBuffer(32));
    state.forEach((word, i) => digest.setInt32(4 * i, word));
    return new Uint8Array(digest.buffer);
}

function mix(state: number[], words: readonly number[]): void {
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
        const chosen = (e & f) ^ (~e & g);
        const most = (a & b) ^ (a & c) ^ (b & c);
        const one = (h + (rotate32(e, 6) ^ rotate32(e, 11) ^ rotate32(e, 25)) + chosen + ROUNDS[i]! + words[i]!) | 0;
        const two = ((rotate32(a, 2) ^ rotate32(a, 13) ^ rotate32(a, 22)) + most) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
}

// -- BLAKE2b ----------------------------------------------------------------------------------------------------------------

const START = [
    0x6a09e667f3bcc908n,
    0xbb67ae8584caa73bn,
    0x3c6ef372fe94f82bn,
    0xa54ff53a5f1d36f1n,
    0x510e527fade682d1n,
    0x9b05688c2b3e6c1fn,
    0x1f83d9abfb41bd6bn,
    0x5be0cd19137e2179n,
] as const;
/** In which order each of the first ten rounds takes the words of the block; then they begin again. */
const ORDER = [
    '0123456789abcdef',
    'ea489fd61c02b753',
    'b8c052fdae367194',
    '7931dcbe265a40f8',
    '905724afe1bc683d',
    '2c6a0b834d75fe19',
    'c51fed4a0763928b',
    'db7ec13950f4862a',
    '6fe9b308c2d714a5',
    'a2847615fb9e3cd0',
].map((row) => [...row].map((sign) => parseInt(sign, 16)));
const BLOCK = 128;
const word64 = (value: bigint): bigint => BigInt.asUintN(64, value);
const rotate64 = (value: bigint, by: bigint): bigint => word64((value >> by) | (value << (64n - by)));

/** A hash under way: blocks are mixed in one by one, the last one says that it is. */
export class Blake2b {
    #state: bigint[];
    #bytes = 0;

    /** With a key it is a hash that only who knows the key can work out. */
    constructor(
        readonly size: number,
        key: Uint8Array = new Uint8Array(),
    ) {
        this.#state = [...START];
        this.#state[0]! ^= 0x01010000n ^ BigInt(key.length << 8) ^ BigInt(size);
        if (key.length > 0) this.#mix(key, BLOCK, false);
    }

    /** The hash of what comes next and ends here: at most one block. The hash itself stays where it was. */
    digest(message: Uint8Array): Uint8Array {
        const last = new Blake2b(this.size);
        last.#state = [...this.#state];
        last.#bytes = this.#bytes;
        last.#mix(message, message.length, true);
        const bytes = new DataView(new ArrayBuffer(64));
        last.#state.forEach((word, i) => bytes.setBigUint64(8 * i, word, true));
        return new Uint8Array(bytes.buffer, 0, this.size);
    }

    #mix(message: Uint8Array, length: number, isLast: boolean): void {
        if (message.length > BLOCK) throw new RangeError('more than a block');
        this.#bytes += length;
        const block = new Uint8Array(BLOCK);
        block.set(message);
        const view = new DataView(block.buffer);
        const words = Array.from({ length: 16 }, (_, i) => view.getBigUint64(8 * i, true));
        const v = [...this.#state, ...START];
        v[12]! ^= BigInt(this.#bytes);
        if (isLast) v[14] = word64(~v[14]!);
        for (let round = 0; round < 12; round++) {
            const order = ORDER[round % 10]!;
            for (let i = 0; i < 8; i++) {
                const diagonal = i < 4 ? 0 : 1;
                const at = (row: number): number => 4 * row + ((i + diagonal * row) % 4);
                quarter(v, [at(0), at(1), at(2), at(3)], words[order[2 * i]!]!, words[order[2 * i + 1]!]!);
            }
        }
        this.#state = this.#state.map((word, i) => word ^ v[i]! ^ v[i + 8]!);
    }
}

function quarter(v: bigint[], [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
    v[a] = word64(v[a]! + v[b]! + x);
    v[d] = rotate64(v[d]! ^ v[a]!, 32n);
    v[c] = word64(v[c]! + v[d]!);
    v[b] = rotate64(v[b]! ^ v[c]!, 24n);
    v[a] = word64(v[a]! + v[b]! + y);
    v[d] = rotate64(v[d]! ^ v[a]!, 16n);
    v[c] = word64(v[c]! + v[d]!);
    v[b] = rotate64(v[b]! ^ v[c]!, 63n);
}
