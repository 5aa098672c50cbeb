import { expect, it } from 'vitest';
import { SET_B } from '../../lib/seats';
import { looksOf } from '../seats';

it('leaves the colours of its workers to them', () => {
    expect(looksOf('keyflower')).toBe(SET_B);
});
