import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { tile } from '../../../../src/boardwright/games/keyflower/data/base.toml';
import { tilesInBox } from './about';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import fr from './messages/fr.ftl?raw';

const LANGUAGES = { de, en, fr };
const POWERS = tile.flatMap(({ front, back }) => [front?.power, back?.power]).filter((power) => power !== undefined);

function bundle(language: string, source: string): FluentBundle {
    const made = new FluentBundle(language, { useIsolating: false });
    expect(made.addResource(new FluentResource(source))).toEqual([]);
    return made;
}

const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

describe.each(Object.entries(LANGUAGES))('the words of the table in %s', (language, source) => {
    it('can be written out, with none, one and several of everything', () => {
        const words = bundle(language, source);
        const names = [...source.matchAll(/\$(\w+)/g)].map((found) => found[1]!);
        for (const number of [0, 1, 2, 5]) {
            const args = Object.fromEntries(names.map((name) => [name, number]));
            for (const key of keys(source)) {
                const errors: Error[] = [];
                expect(words.formatPattern(words.getMessage(key)!.value!, args, errors), key).not.toBe('');
                expect(errors).toEqual([]);
            }
        }
    });

    it('call every power of the summer boats and every kind of tile', () => {
        const words = bundle(language, source);
        expect(POWERS).toHaveLength(8);
        for (const power of POWERS) expect(words.hasMessage(`kf-power-${power}`), power).toBe(true);
        for (const { word } of tilesInBox()) expect(words.hasMessage(word), word).toBe(true);
    });
});
