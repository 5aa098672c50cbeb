// A QR code of a text, as the standard (ISO/IEC 18004) describes it: bytes, error correction M, versions 1 to 10. That is
// enough for any link of ours, and small enough to be our own.

/** Of a version: how many codewords there are in all, how many of them correct errors in each block, how many blocks. */
const SIZES: readonly (readonly [all: number, correcting: number, blocks: number])[] = [
    [26, 10, 1],
    [44, 16, 1],
    [70, 26, 1],
    [100, 18, 2],
    [134, 24, 2],
    [172, 16, 4],
    [196, 18, 4],
    [242, 22, 4],
    [292, 22, 5],
    [346, 26, 5],
];
/** Error correction M, in the form it has among the format bits. */
const LEVEL = 0;

type Matrix = boolean[][];

/** The modules of the code, row by row, true where dark; null for a text that is too long. */
export function qrCode(text: string): Matrix | null {
    const bytes = new TextEncoder().encode(text);
    const version = SIZES.findIndex((_, at) => bytes.length <= room(at + 1)) + 1;
    if (version === 0) return null;
    const words = codewords(version, bytes);
    const masked = MASKS.map((_, mask) => drawn(version, words, mask));
    return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The dark modules as one path, with the quiet zone of four modules around them. */
export function qrPath(modules: Matrix): { path: string; size: number } {
    const dark = modules.flatMap((row, y) => row.map((on, x) => (on ? `M${x + 4} ${y + 4}h1v1h-1z` : '')));
    return { path: dark.join(''), size: modules.length + 8 };
}

// -- from text to codewords -------------------------------------------------------------------------------------------

function sizes(version: number): { data: number; correcting: number; blocks: number } {
    const [all, correcting, blocks] = SIZES[version - 1]!;
    return { data: all - correcting * blocks, correcting, blocks };
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
/** Bytes of text that a version has room for. */
const room = (version: number): number => sizes(version).data - Math.ceil((4 + lengthBits(version)) / 8);

function codewords(version: number, bytes: Uint8Array): number[] {
    const { data, correcting, blocks } = sizes(version);
    const bits: number[] = [];
    const put = (value: number, length: number): void => {
        for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
    };
    put(0b0100, 4);
    put(bytes.length, lengthBits(version));
    for (const byte of bytes) put(byte, 8);
    put(0, 4);
    const words: number[] = [];
    for (let i = 0; i + 8 <= bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(''), 2));
    for (let fill = 0xec; words.length < data; fill ^= 0xec ^ 0x11) words.push(fill);
    // The first blocks are one shorter where the words cannot be shared out evenly.
    const short = blocks - (data % blocks);
    const starts = Array.from({ length: blocks + 1 }, (_, b) => b * Math.floor(data / blocks) + Math.max(0, b - short));
    const parts = Array.from({ length: blocks }, (_, b) => words.slice(starts[b], starts[b + 1]));
    return [...interleave(parts), ...interleave(parts.map((part) => correction(part, correcting)))];
}

function interleave(blocks: number[][]): number[] {
    const longest = Math.max(...blocks.map((block) => block.length));
    return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

/** Multiplication in the field of 256 elements. */
function times(a: number, b: number): number {
    let product = 0;
    for (let bit = 7; bit >= 0; bit--) {
        product = (product << 1) ^ ((product >> 7) * 0x11d);
        product ^= ((b >> bit) & 1) * a;
    }
    return product;
}

/** The remainder of the block divided by the generator polynomial: Reed and Solomon's code. */
function correction(block: readonly number[], length: number): number[] {
    let generator = [1];
    for (let i = 0, root = 1; i < length; i++, root = times(root, 2)) {
        const shifted = [...generator, 0];
        generator = shifted.map((value, at) => value ^ times(generator[at - 1] ?? 0, root));
    }
    const rest = [...block, ...new Array<number>(length).fill(0)];
    for (let i = 0; i < block.length; i++) {
        const factor = rest[i]!;
        generator.forEach((value, at) => (rest[i + at]! ^= times(value, factor)));
    }
    return rest.slice(block.length);
}

// -- from codewords to modules ----------------------------------------------------------------------------------------

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
    (x, y) => (x + y) % 2 === 0,
    (_, y) => y % 2 === 0,
    (x) => x % 3 === 0,
    (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, words: readonly number[], mask: number): Matrix {
    const size = 17 + 4 * version;
    const modules: (boolean | undefined)[][] = Array.from({ length: size }, () => new Array<undefined>(size));
    const set = (x: number, y: number, dark: boolean): void => {
        if (x >= 0 && y >= 0 && x < size && y < size) modules[y]![x] = dark;
    };
    drawPatterns(version, size, set);
    drawFormat(mask, size, set);
    let at = 0;
    for (const [x, y] of dataOrder(size)) {
        if (modules[y]![x] !== undefined) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        at += 1;
        set(x, y, (bit === 1) !== MASKS[mask]!(x, y));
    }
    return modules as Matrix;
}

type Set = (x: number, y: number, dark: boolean) => void;

/** What every code of a version has in common: timing, corners with their white edge, alignment, the version itself. */
function drawPatterns(version: number, size: number, set: Set): void {
    for (let i = 0; i < size; i++) {
        set(6, i, i % 2 === 0);
        set(i, 6, i % 2 === 0);
    }
    const rings = (x: number, y: number, radius: number, light: readonly number[]): void => {
        for (let dy = -radius; dy <= radius; dy++)
            for (let dx = -radius; dx <= radius; dx++)
                set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    };
    const last = version === 1 ? 0 : size - 7;
    const middles = version < 2 ? [] : version < 7 ? [6, last] : [6, Math.ceil((6 + last) / 4) * 2, last];
    const corner = (x: number, y: number): boolean =>
        (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
    for (const y of middles) for (const x of middles) if (!corner(x, y)) rings(x, y, 2, [1]);
    for (const [x, y] of [[3, 3] as const, [size - 4, 3] as const, [3, size - 4] as const]) rings(x, y, 4, [2, 4]);
    if (version < 7) return;
    const bits = (version << 12) | remainder(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
        const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
        set(a, b, ((bits >> i) & 1) === 1);
        set(b, a, ((bits >> i) & 1) === 1);
    }
}

function drawFormat(mask: number, size: number, set: Set): void {
    const data = (LEVEL << 3) | mask;
    const bits = ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
        const dark = ((bits >> i) & 1) === 1;
        if (i < 6) set(8, i, dark);
        else if (i < 8) set(8, i + 1, dark);
        else set(i === 8 ? 7 : 14 - i, 8, dark);
        if (i < 8) set(size - 1 - i, 8, dark);
        else set(8, size - 15 + i, dark);
    }
    set(8, size - 8, true);
}

function remainder(value: number, length: number, generator: number): number {
    let rest = value;
    for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator);
    return rest;
}

/** Up and down in columns of two, from the right to the left, around the timing in column 6. */
function* dataOrder(size: number): Generator<[number, number]> {
    let up = true;
    for (let right = size - 1; right > 0; right -= 2, up = !up) {
        if (right === 6) right = 5;
        for (let i = 0; i < size; i++) {
            const y = up ? size - 1 - i : i;
            yield [right, y];
            yield [right - 1, y];
        }
    }
}

/** How hard a code is to read: long runs, squares, what looks like a corner, too much of one colour. */
function penalty(modules: Matrix): number {
    const lines = [...modules, ...modules[0]!.map((_, x) => modules.map((row) => row[x]!))];
    let sum = 0;
    for (const line of lines) {
        const text = line.map((dark) => (dark ? '1' : '0')).join('');
        for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
        sum += 40 * (text.match(/(?=00001011101|10111010000)/g) ?? []).length;
    }
    for (let y = 1; y < modules.length; y++)
        for (let x = 1; x < modules.length; x++)
            if (new Set([modules[y]![x], modules[y]![x - 1], modules[y - 1]![x], modules[y - 1]![x - 1]]).size === 1)
                sum += 3;
    const dark = modules.flat().filter(Boolean).length / modules.length ** 2;
    return sum + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
