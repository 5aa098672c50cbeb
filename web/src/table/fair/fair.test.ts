import { beforeEach, describe, expect, it } from 'vitest';
import { check, commitmentOf, dice, isFair } from './check';
import { Blake2b, sha256 } from './hashes';
import { note, noted, place } from './noted';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (digest: Uint8Array) => [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');

// The numbers below were worked out by Python's hashlib, and by the dice of boardwright.kernel.
describe('hashes', () => {
    it('are SHA-256, whatever the length', () => {
        expect(hex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
        expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
        expect(hex(sha256(bytes('b'.repeat(55))))).toMatch(/^eb2c86e932179f4b/);
        expect(hex(sha256(bytes('b'.repeat(56))))).toMatch(/^a5fc6e203a4c2b65/);
        expect(hex(sha256(bytes('b'.repeat(64))))).toMatch(/^a0fab1377f49a759/);
        expect(hex(sha256(bytes('a'.repeat(200))))).toMatch(/^c2a908d98f5df987/);
    });

    it('are BLAKE2b, of any size, with a key and without', () => {
        expect(hex(new Blake2b(64).digest(bytes('')))).toMatch(/^786a02f742015903/);
        expect(hex(new Blake2b(32).digest(bytes('abc')))).toMatch(/^bddd813c63423972/);
        expect(hex(new Blake2b(16).digest(bytes('x'.repeat(128))))).toBe('874acca82a22239ec64a3e70c3ae494e');
        const keyed = new Blake2b(8, bytes('key'));
        expect(hex(keyed.digest(bytes('abc')))).toBe('616aa094ad54529b');
        expect(hex(keyed.digest(bytes('abc')))).toBe('616aa094ad54529b');
    });
});

const SEED = '170141183460469231744032982617118673618';
const SIDES = [2, 6, 52, 1000, 7, 52, 4294967296, 3];
const OUTCOMES = [0, 4, 2, 61, 6, 38, 4009481101, 2];
const COMMITMENT = 'be18784c007b2b25ad6c8e639bc50d532f46e5d6edd0b763dbdd7c418af6406f';
const TOLD = {
    scheme: 1,
    table: 'QWxhbiBUdXJpbmch',
    seed: SEED,
    known: 3,
    salt: '00112233445566778899aabbccddeeff',
    commitment: COMMITMENT,
    sides: SIDES,
    outcomes: OUTCOMES,
};

describe('checking a table', () => {
    it('rolls the same dice as the server', () => {
        const roll = dice(SEED);
        expect(SIDES.map((sides, k) => roll(k, sides))).toEqual(OUTCOMES);
        expect(commitmentOf(TOLD)).toBe(COMMITMENT);
    });

    it('finds everything in order', async () => {
        const found = await check(TOLD, COMMITMENT, COMMITMENT);
        expect(found).toEqual({ kept: true, draws: 5, wrong: 0, known: 3 });
        expect(isFair(found)).toBe(true);
        expect(isFair(await check(TOLD, COMMITMENT, null))).toBe(true);
    });

    it('finds draws that were changed, but not those that were made elsewhere', async () => {
        const changed = (at: number) => ({ ...TOLD, outcomes: OUTCOMES.map((one, k) => (k === at ? one ^ 1 : one)) });
        expect((await check(changed(4), COMMITMENT, null)).wrong).toBe(1);
        expect((await check(changed(2), COMMITMENT, null)).wrong).toBe(0);
        expect((await check({ ...TOLD, known: 0 }, COMMITMENT, null)).kept).toBe(false);
    });

    it('finds another secret, and another commitment than was shown', async () => {
        expect((await check({ ...TOLD, salt: '00' }, COMMITMENT, null)).kept).toBe(false);
        expect((await check(TOLD, 'ff', null)).kept).toBe(false);
        expect((await check(TOLD, COMMITMENT, 'ff')).kept).toBe(false);
    });
});

describe('what a table promised first', () => {
    beforeEach(() => localStorage.clear());

    it('stays noted', () => {
        expect(noted('one')).toBeNull();
        note('one', 'aa');
        note('one', 'bb');
        note(place('one', 7), 'cc');
        expect([noted('one'), noted(place('one', 0)), noted(place('one', 7))]).toEqual(['aa', 'aa', 'cc']);
    });

    it('forgets old tables first, and whatever is not its own', () => {
        for (let n = 0; n < 250; n++) note(`table ${n}`, `${n}`);
        expect([noted('table 10'), noted('table 249')]).toEqual([null, '249']);
        localStorage.setItem('boardwright.commitments', '{');
        expect(noted('table 249')).toBeNull();
    });
});
