// Longer texts: paragraphs, lists (lines that begin with a dash), and words that stand out (*so*).

export interface Run {
    text: string;
    strong: boolean;
}

export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; items: Run[][] };

/** What a text is made of. A line is a paragraph; lines with a dash that follow each other are one list. */
export function blocksOf(text: string): Block[] {
    const blocks: Block[] = [];
    for (const line of text.split('\n').map((one) => one.trim())) {
        if (!line) continue;
        const item = /^[-–] (.*)$/.exec(line)?.[1];
        const last = blocks.at(-1);
        if (item === undefined) blocks.push({ kind: 'paragraph', runs: runsOf(line) });
        else if (last?.kind === 'list') last.items.push(runsOf(item));
        else blocks.push({ kind: 'list', items: [runsOf(item)] });
    }
    return blocks;
}

function runsOf(line: string): Run[] {
    return line
        .split('*')
        .map((text, i) => ({ text, strong: i % 2 === 1 }))
        .filter(({ text }) => text !== '');
}
