// The table's own texts: the same in three languages, with the same variables, and none missing that the page asks for.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const mine = import.meta.glob<string>(['./messages/*.ftl', './{finish,seat}/words/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
});
const shared = import.meta.glob<string>('../lib/messages/*.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>(
    ['./*.svelte', './*.ts', './{finish,follow,logic,seat,widgets}/*', '!./**/*.test.ts'],
    {
        query: '?raw',
        import: 'default',
        eager: true,
    },
);

function keys(source: string): Map<string, string> {
    const found = new Map<string, string>();
    for (const { id, value } of new FluentResource(source).body) {
        const variables = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]!);
        found.set(id, [...new Set(variables)].sort().join());
    }
    return found;
}

/** What is there from the start, and what comes with the score sheet and the window of a seat. */
const textsIn = (language: string): Map<string, string> =>
    new Map(['messages', 'finish/words', 'seat/words'].flatMap((at) => [...keys(mine[`./${at}/${language}.ftl`]!)]));
const english = textsIn('en');
const known = (key: string): boolean => english.has(key) || keys(shared['../lib/messages/en.ftl']!).has(key);

describe('texts of the table', () => {
    it.each(['fr', 'de'])('are complete in %s', (language) => {
        expect(textsIn(language)).toEqual(english);
    });

    it('are there for everything the page says', () => {
        const asked = Object.values(code).flatMap((source) =>
            [...source.matchAll(/words\.t\(\s*'([\w-]+)'/g)].map((match) => match[1]!),
        );
        expect(asked.length).toBeGreaterThan(50);
        expect(asked.filter((key) => !known(key))).toEqual([]);
    });

    it('are all said somewhere', () => {
        const all = Object.values(code).join('\n');
        const composed = /^(table-(closed|key|pane|refused)-|verb-|table-(first|previous|next|missing|board|live))/;
        const refusals = /^(table-crowded|table-chat-(wait|watching)|stand-in-early)$/;
        const said = (key: string) => all.includes(`'${key}'`) || composed.test(key) || refusals.test(key);
        expect([...english.keys()].filter((key) => !said(key))).toEqual([]);
    });
});
