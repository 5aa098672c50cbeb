import { beforeEach, expect, it } from 'vitest';
import type { SeatInfo } from '../lib/protocol';
import { knowDevices, newDevices } from './devices';

const seat = (devices: number, mine = true): SeatInfo => ({ seat: 1, mine, devices }) as SeatInfo;

beforeEach(() => localStorage.clear());

it('tells of every further browser until it is known', () => {
    expect(newDevices('t', seat(1))).toBe(false);
    expect(newDevices('t', seat(2))).toBe(true);
    expect(newDevices('t', seat(2))).toBe(true);
    knowDevices('t', seat(2));
    expect(newDevices('t', seat(2))).toBe(false);
    expect(newDevices('t', seat(3))).toBe(true);
    expect(newDevices('other', seat(2))).toBe(true);
});

it('tells again after it was over', () => {
    knowDevices('t', seat(2));
    expect(newDevices('t', seat(1))).toBe(false);
    expect(newDevices('t', seat(2))).toBe(true);
});

it('says nothing about the seats of others', () => {
    expect(newDevices('t', seat(2, false))).toBe(false);
});
