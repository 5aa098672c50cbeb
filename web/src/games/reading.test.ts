import { expect, it } from 'vitest';
import { readOut } from './reading';

it('ends each sentence once', () => {
    expect(readOut(['Forge'])).toBe('Forge');
    expect(readOut(['Forge', 'Costs 2 coins.', 'It is free', 'can be chosen'])).toBe(
        'Forge. Costs 2 coins. It is free. can be chosen',
    );
});
