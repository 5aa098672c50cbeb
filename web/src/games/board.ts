/* The contract between the table shell and a game's board. The shell knows decisions, clicks and turns; a board draws
   components that carry targets ("cell:f7", "tile:farm") and says which one was pointed at or picked. */
import type { Component, Snippet } from 'svelte';
import type { OptionInfo, SeatInfo, Snapshot, Text } from '../lib/protocol';

/** By what a component was picked. A finger is coarse: the shell asks for a second tap before it plays. */
export type PickedBy = 'mouse' | 'touch' | 'key';

export interface BoardProps {
    view: any;
    seats: SeatInfo[];
    /** The seat whose table this is; null for a spectator. */
    viewer: number | null;
    /** The legal targets of my current decision. */
    options: ReadonlyMap<string, OptionInfo[]>;
    /** Lit by the log or the score sheet. */
    marked: ReadonlySet<string>;
    /** New since I was here. */
    fresh: ReadonlySet<string>;
    /** The last move. */
    last: ReadonlySet<string>;
    /** The legal target hovered, focused or tapped once. */
    preview: string | null;
    /** A component was clicked, tapped or activated by key, legal or not. */
    pick(target: string, by?: PickedBy): void;
    hover(target: string | null): void;
    /** The prompt of my decision: its arguments name what has been chosen so far (a lifted piece). */
    asked?: Text | null;
    /** Called once with the board's own buttons (fit, zoom, hide pieces), for the shell to render in its bar with
      `{@render tools()}`, and with null when the board goes. Without it the board shows them itself. */
    offerTools?(tools: Snippet | null): void;
}

/** Beside the board on a desk, a tab of its own on a phone: cards, own pieces, points. */
export type LeftProps = BoardProps & { snapshot: Snapshot };

/** The strip under the board on a phone; with `pick` its tiles can be used where they lie. */
export interface StatusProps {
    snapshot: Snapshot;
    seat: number;
    options?: ReadonlyMap<string, OptionInfo[]>;
    preview?: string | null;
    pick?(target: string, by?: PickedBy): void;
}

export interface GameUi {
    Board: Component<BoardProps>;
    Left: Component<LeftProps>;
    Status: Component<StatusProps>;
    /** One line of public facts for a seat's row, drawn with the game's symbols. */
    Facts: Component<{ view: any; seat: number }>;
    /** The same line in words. */
    facts(view: any, seat: number): string;
}
