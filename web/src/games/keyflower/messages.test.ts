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

describe.each(Object.entries(LANGUAGES))('the words of the table in %s', (language, source) => {
    it('call every power of the summer boats and every kind of tile', () => {
        const words = bundle(language, source);
        expect(POWERS).toHaveLength(8);
        for (const power of POWERS) expect(words.hasMessage(`kf-power-${power}`), power).toBe(true);
        for (const { word } of tilesInBox()) expect(words.hasMessage(word), word).toBe(true);
    });
});
