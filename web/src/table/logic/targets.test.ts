import { describe, expect, it } from 'vitest';
import { exampleDecision, exampleOption } from '../../lib/example';
import type { DecisionInfo, OptionInfo } from '../../lib/protocol';
import {
    clickMeans,
    groupByVerb,
    offersByTarget,
    onlyEnd,
    optionsByTarget,
    passing,
    seatFor,
    wayOn,
    type Situation,
} from './targets';

const option = (notation: string, ...targets: string[]): OptionInfo => exampleOption(notation, { targets });
const build = option('build f7', 'cell:f7');
const lift = option('lift f7', 'cell:f7');
const jump = option('jump a1 b2', 'cell:a1', 'cell:b2');
const end: OptionInfo = { ...option('end-turn', 'turn:end'), role: 'ends-turn' };
const stop: OptionInfo = { ...option('stop', 'turn:stop'), role: 'declines' };
const done: OptionInfo = { ...option('done', 'turn:done'), role: 'confirms' };
const pass: OptionInfo = { ...option('pass', 'turn:pass'), role: 'passes' };
const decision = (...options: OptionInfo[]): DecisionInfo => exampleDecision(options);

describe('lit targets', () => {
    it('are every component an option points at', () => {
        const map = optionsByTarget(decision(build, lift, jump));
        expect([...map.keys()]).toEqual(['cell:f7', 'cell:a1', 'cell:b2']);
        expect(map.get('cell:f7')).toEqual([build, lift]);
        expect(optionsByTarget(null).size).toBe(0);
    });

    it('are listed once each, by verb', () => {
        const other = option('build g7', 'cell:g7');
        expect(groupByVerb([build, end, other])).toEqual([
            { verb: 'build', options: [build, other] },
            { verb: 'end-turn', options: [end] },
        ]);
        expect(groupByVerb([stop, lift]).map(({ verb }) => verb)).toEqual(['lift', 'stop']);
        expect(groupByVerb([pass, lift]).map(({ verb }) => verb)).toEqual(['lift', 'pass']);
    });

    it('know the end of the turn', () => {
        expect(onlyEnd(decision(end))).toBe(true);
        expect(onlyEnd(decision(build, end))).toBe(false);
        expect(onlyEnd(decision(build))).toBe(false);
    });
});

describe('offers', () => {
    const lantern = option('lantern', 'lantern:mine');
    const shout = option('shout f7', 'cell:f7');
    const offers = [{ seat: 2, options: [lantern, shout] }];

    it('light what no option points at', () => {
        const lit = offersByTarget(offers, optionsByTarget(decision(build)));
        expect([...lit]).toEqual([['lantern:mine', [lantern]]]);
        expect([...offersByTarget(offers, new Map()).keys()]).toEqual(['lantern:mine', 'cell:f7']);
        expect(offersByTarget([], new Map()).size).toBe(0);
    });

    it('are taken in the seat they are made to, with or without a decision', () => {
        expect(seatFor(lantern, decision(build), offers)).toBe(2);
        expect(seatFor(lantern, null, offers)).toBe(2);
        expect(seatFor(build, decision(build), offers)).toBe(0);
        expect(seatFor(build, null, offers)).toBeNull();
    });
});

describe('the way on', () => {
    it('is the end of the turn, or else to stop', () => {
        expect(wayOn(decision(build, stop))).toBe(stop);
        expect(wayOn(decision(stop, end))).toBe(end);
        expect(wayOn(decision(build))).toBeNull();
        expect(wayOn(null)).toBeNull();
        expect(onlyEnd(decision(stop))).toBe(false);
    });

    it('is to be done with what is under way', () => {
        expect(wayOn(decision(build, done))).toBe(done);
    });

    it('is to pass only where nothing else can be done; otherwise that is a button of its own', () => {
        expect(wayOn(decision(build, pass))).toBeNull();
        expect(passing(decision(build, pass))).toBe(pass);
        expect(wayOn(decision(pass))).toBe(pass);
        expect(passing(decision(pass))).toBeNull();
        expect(onlyEnd(decision(pass))).toBe(true);
        expect(passing(null)).toBeNull();
    });
});

describe('a click', () => {
    const situation = (changes: Partial<Situation> = {}): Situation => ({
        options: optionsByTarget(decision(build)),
        offers: new Map(),
        armed: null,
        touch: false,
        replaying: false,
        mine: true,
        ...changes,
    });

    it('plays with the mouse', () => {
        expect(clickMeans('cell:f7', situation())).toEqual({ kind: 'play', option: build });
    });

    it('previews on touch first, then plays', () => {
        expect(clickMeans('cell:f7', situation({ touch: true }))).toEqual({ kind: 'arm', target: 'cell:f7' });
        expect(clickMeans('cell:f7', situation({ touch: true, armed: 'cell:g7' })).kind).toBe('arm');
        expect(clickMeans('cell:f7', situation({ touch: true, armed: 'cell:f7' })).kind).toBe('play');
    });

    it('asks which one where several actions point at the same thing', () => {
        const options = optionsByTarget(decision(build, lift));
        expect(clickMeans('cell:f7', situation({ options }))).toMatchObject({ kind: 'choose', options: [build, lift] });
    });

    it('asks why not elsewhere, but only when it is my decision', () => {
        expect(clickMeans('cell:a9', situation())).toEqual({ kind: 'ask', target: 'cell:a9' });
        expect(clickMeans('cell:a9', situation({ mine: false })).kind).toBe('none');
    });

    it('takes an offer where no option is meant, also when I am not asked', () => {
        const lantern = option('lantern', 'lantern:mine');
        const shout = option('shout f7', 'cell:f7');
        const offers = optionsByTarget({ options: [lantern, shout] });
        expect(clickMeans('lantern:mine', situation({ offers }))).toEqual({ kind: 'play', option: lantern });
        expect(clickMeans('lantern:mine', situation({ offers, touch: true })).kind).toBe('arm');
        expect(clickMeans('cell:f7', situation({ offers }))).toEqual({ kind: 'play', option: build });
        const unasked = situation({ offers, options: new Map(), mine: false });
        expect(clickMeans('lantern:mine', unasked).kind).toBe('play');
        expect(clickMeans('lantern:mine', { ...unasked, replaying: true }).kind).toBe('past');
    });

    it('never plays in the past', () => {
        expect(clickMeans('cell:f7', situation({ replaying: true })).kind).toBe('past');
    });
});
