// Which key does what at the table. The board moves its own focus with arrows; here is what holds everywhere else.

export type Command =
    | { do: 'primary' | 'skip' | 'pass' | 'undo' | 'restart' | 'back' | 'keys' | 'hint' | 'next-lit' | 'previous-lit' }
    | { do: 'option'; index: number }
    | { do: 'first' | 'previous-turn' | 'previous-step' | 'next-step' | 'next-turn' | 'live' };

export interface Press {
    key: string;
    ctrlKey: boolean;
    metaKey: boolean;
    shiftKey: boolean;
    altKey: boolean;
}

export interface Place {
    /** In a text field. */
    typing: boolean;
    /** On a button, link, slider or board cell: Enter and Space are theirs. */
    onControl: boolean;
    /** On something that moves with the arrow keys itself: the board, tabs, the slider. */
    movesItself: boolean;
    /** A dialog is open; it keeps everything but Escape. */
    dialog: boolean;
}

const STEPS: Record<string, Command['do']> = {
    ArrowLeft: 'previous-step',
    ArrowRight: 'next-step',
    PageUp: 'previous-turn',
    PageDown: 'next-turn',
    Home: 'first',
    End: 'live',
};

export function commandOf(press: Press, place: Place): Command | null {
    if (press.key === 'Escape') return { do: 'back' };
    if (place.typing || place.dialog || press.altKey) return null;
    if (press.ctrlKey || press.metaKey) {
        if (press.key === 'Enter') return { do: 'primary' };
        if (press.key.toLowerCase() !== 'z') return null;
        return { do: press.shiftKey ? 'restart' : 'undo' };
    }
    if (press.key === '?') return { do: 'keys' };
    if (press.key === 'Enter') return place.onControl ? null : { do: 'primary' };
    if (press.key === ' ') return place.onControl ? null : { do: 'skip' };
    if (press.key.toLowerCase() === 'p') return { do: 'pass' };
    if (press.key.toLowerCase() === 'h') return { do: 'hint' };
    if (press.key.toLowerCase() === 'n') return { do: press.shiftKey ? 'previous-lit' : 'next-lit' };
    if (/^[1-9]$/.test(press.key)) return { do: 'option', index: Number(press.key) - 1 };
    if (place.movesItself) return null;
    const step = press.shiftKey ? shifted(press.key) : STEPS[press.key];
    return step ? ({ do: step } as Command) : null;
}

function shifted(key: string): Command['do'] | undefined {
    if (key === 'ArrowLeft') return 'previous-turn';
    return key === 'ArrowRight' ? 'next-turn' : undefined;
}

/** Where an element puts the keyboard. */
export function placeOf(element: Element | null, dialog: boolean): Place {
    const inside = (selector: string): boolean => element?.closest(selector) != null;
    return {
        typing: inside('textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])'),
        onControl: inside(
            'button, a[href], summary, input, [role=button], [role=gridcell], [role=menuitem], [role=tab]',
        ),
        movesItself: inside('[role=grid], [role=tablist], [role=menu], [role=slider], input, table, [data-arrows]'),
        dialog,
    };
}
