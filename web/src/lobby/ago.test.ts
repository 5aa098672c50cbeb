import { expect, it } from 'vitest';
import { ago } from './ago';

it.each([
    [10, 'en', 'now'],
    [300, 'en', '5 minutes ago'],
    [2 * 3600, 'fr', 'il y a 2 heures'],
    [86_400, 'de', 'gestern'],
])('%i seconds in %s is "%s"', (passed, language, words) => {
    expect(ago(1_000_000 - passed, language, 1_000_000)).toBe(words);
});
