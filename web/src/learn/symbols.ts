// Which symbol of a game's sheet stands for a thing of its words.

/** By what a key begins with, what its symbol begins with; null where the sheet has no such drawing. */
export const symbolIn =
    (beginnings: Record<string, string>) =>
    (key: string): string | null => {
        const found = Object.keys(beginnings).find((one) => key.startsWith(one));
        if (found === undefined) return null;
        const id = beginnings[found]! + key.slice(found.length);
        return document.getElementById(id) ? id : null;
    };
