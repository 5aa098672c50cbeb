import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import de from './messages/de.ftl?raw';
import en from './messages/en.ftl?raw';
import fr from './messages/fr.ftl?raw';
import symbols from './symbols.svg?raw';

const LANGUAGES = { de, en, fr };
/** What rows of symbols are made of and the game itself has no words for. */
const SAID = ['bridge', 'building', 'gunman', 'event', 'wagon', 'barrel', 'barricade', 'cart', 'saw', 'hammer', 'town'];

function bundle(language: string, source: string): FluentBundle {
    const made = new FluentBundle(language, { useIsolating: false });
    expect(made.addResource(new FluentResource(source))).toEqual([]);
    return made;
}

describe.each(Object.entries(LANGUAGES))('the words of the table in %s', (language, source) => {
    it('say every symbol that stands in a row', () => {
        const words = bundle(language, source);
        for (const symbol of SAID) {
            expect(symbols).toContain(`id="co-${symbol}"`);
            expect(words.hasMessage(`co-n-${symbol}`), symbol).toBe(true);
        }
    });
});
