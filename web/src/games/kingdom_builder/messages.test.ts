import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import * as base from '../../../../src/boardwright/games/kingdom_builder/data/base.toml';
import { task } from '../../../../src/boardwright/games/kingdom_builder/data/crossroads.toml';
import * as harvest from '../../../../src/boardwright/games/kingdom_builder/data/harvest.toml';
import * as marshlands from '../../../../src/boardwright/games/kingdom_builder/data/marshlands.toml';
import * as nomads from '../../../../src/boardwright/games/kingdom_builder/data/nomads.toml';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import fr from './messages/fr.ftl?raw';
import sheet from './symbols.svg?raw';

const LANGUAGES = { de, en, fr };
const CARDS = [base, nomads, marshlands, harvest].flatMap(({ card }) => card.map(({ id }) => id));
const TASKS = task.map(({ id }) => id);

function bundle(language: string, source: string): FluentBundle {
    const made = new FluentBundle(language, { useIsolating: false });
    expect(made.addResource(new FluentResource(source))).toEqual([]);
    return made;
}

describe.each(Object.entries(LANGUAGES))('the words of the board in %s', (language, source) => {
    it('give the rule of everything that brings points in about six words', () => {
        const words = bundle(language, source);
        expect(CARDS).toHaveLength(25);
        for (const id of [...CARDS, ...TASKS, 'castles', 'palaces', 'capitols', 'treasure']) {
            const rule = words.formatPattern(words.getMessage(`kb-rule-${id}`)!.value!);
            expect(rule.split(/\s+/).length, rule).toBeLessThanOrEqual(8);
        }
    });
});

describe('the sheet of symbols', () => {
    it('has a drawing for every card and every task of the catalogue', () => {
        for (const id of CARDS) expect(sheet).toContain(`id="kb-card-${id}"`);
        for (const id of TASKS) expect(sheet).toContain(`id="kb-task-${id}"`);
    });
});
