import { beforeEach, expect, it } from 'vitest';
import type { SeatInfo } from '../lib/protocol';
import { newDevices } from './devices';

const seat = (devices: number, mine = true): SeatInfo => ({ seat: 1, mine, devices }) as SeatInfo;

beforeEach(() => localStorage.clear());

it('tells once of every further browser', () => {
    expect(newDevices('t', seat(1))).toBe(false);
    expect(newDevices('t', seat(2))).toBe(true);
    expect(newDevices('t', seat(2))).toBe(false);
    expect(newDevices('t', seat(3))).toBe(true);
    expect(newDevices('other', seat(2))).toBe(true);
});

it('is told again after it was over', () => {
    newDevices('t', seat(2));
    expect(newDevices('t', seat(1))).toBe(false);
    expect(newDevices('t', seat(2))).toBe(true);
});

it('says nothing about the seats of others', () => {
    expect(newDevices('t', seat(2, false))).toBe(false);
});
