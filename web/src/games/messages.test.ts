// The texts of every game's page can be written out in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const TEXTS = import.meta.glob<string>('./*/messages/*.ftl', { query: '?raw', import: 'default', eager: true });

const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

it.each(Object.entries(TEXTS))('%s: with none, one and several of everything', (path, source) => {
    const words = new FluentBundle(path.slice(-6, -4), { useIsolating: false });
    expect(words.addResource(new FluentResource(source))).toEqual([]);
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
