import { expect, test } from 'vitest';
import { blocksOf } from './prose';

const plain = (text: string) => [{ text, strong: false }];

test('every line is a paragraph', () => {
    expect(blocksOf('One.\n\nTwo.')).toEqual([
        { kind: 'paragraph', runs: plain('One.') },
        { kind: 'paragraph', runs: plain('Two.') },
    ]);
});

test('lines with a dash make one list', () => {
    expect(blocksOf('Then:\n- this\n- that\nDone.')).toEqual([
        { kind: 'paragraph', runs: plain('Then:') },
        { kind: 'list', items: [plain('this'), plain('that')] },
        { kind: 'paragraph', runs: plain('Done.') },
    ]);
});

test('words between stars stand out', () => {
    expect(blocksOf('You *must* build.')).toEqual([
        {
            kind: 'paragraph',
            runs: [
                { text: 'You ', strong: false },
                { text: 'must', strong: true },
                { text: ' build.', strong: false },
            ],
        },
    ]);
});
