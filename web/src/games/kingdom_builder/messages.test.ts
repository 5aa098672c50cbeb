import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { card, location } from '../../../../src/boardwright/games/kingdom_builder/data/base.toml';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import fr from './messages/fr.ftl?raw';
import sheet from './symbols.svg?raw';

const LANGUAGES = { de, en, fr };

function bundle(language: string, source: string): FluentBundle {
    const made = new FluentBundle(language, { useIsolating: false });
    expect(made.addResource(new FluentResource(source))).toEqual([]);
    return made;
}

const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

describe.each(Object.entries(LANGUAGES))('the words of the board in %s', (language, source) => {
    it('give the rule of every card in about six words', () => {
        const words = bundle(language, source);
        for (const id of [...card.map((entry) => entry.id), 'castles']) {
            const rule = words.formatPattern(words.getMessage(`kb-rule-${id}`)!.value!);
            expect(rule.split(/\s+/).length, rule).toBeLessThanOrEqual(8);
        }
    });

    it('can be written out', () => {
        const words = bundle(language, source);
        const args = {
            cell: 'f7',
            place: 'x',
            player: 'Ann',
            tiles: 1,
            here: 'x',
            change: '+4',
            built: 1,
            due: 2,
            terrain: 'x',
            letter: 'G',
            name: 'x',
            left: 3,
            turned: 'yes',
            deck: 1,
        };
        for (const key of keys(source)) {
            const errors: Error[] = [];
            expect(words.formatPattern(words.getMessage(key)!.value!, args, errors)).not.toBe('');
            expect(errors).toEqual([]);
        }
    });
});

describe('the sheet of symbols', () => {
    it('has a drawing for every location and every card of the catalogue', () => {
        for (const { id } of location) expect(sheet).toContain(`id="kb-loc-${id}"`);
        for (const { id } of card) expect(sheet).toContain(`id="kb-card-${id}"`);
    });
});
