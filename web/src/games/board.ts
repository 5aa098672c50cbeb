/* The contract between the table shell and a game's board. The shell knows decisions, clicks and turns; a board draws
   components that carry targets ("cell:f7", "tile:farm") and says which one was pointed at or picked. */
import type { Component, Snippet } from 'svelte';
import type { DecisionInfo, Kind, LogEntry, OptionInfo, ScoreLineInfo, SeatInfo, Snapshot } from '../lib/protocol';

/** By what a component was picked. A finger is coarse: the shell asks for a second tap before it plays. */
export type PickedBy = 'mouse' | 'touch' | 'key';

/** Carries out one exact action of mine, and others (by notation) that follow at once: all of them or none. */
export type Play = (option: OptionInfo, then?: readonly string[]) => void;

/** Something one might want at a component that cannot be done now: a verb, and the action in notation that is asked about. */
export interface Impossible {
    verb: string;
    action: string;
}

/** What the button at the right end of the bar does next, made ready at the board: nothing is decided before it is pressed. */
export interface Prepared {
    /** What it begins with. */
    option: OptionInfo;
    /** The numbers it can be done with, from the least on, which is preset; none where there is nothing to count. */
    numbers: readonly number[];
    label(number: number): string;
    play(number: number): void;
}

export interface BoardProps {
    view: any;
    seats: SeatInfo[];
    /** The seat whose table this is; null for a spectator. */
    viewer: number | null;
    /** The legal targets of my current decision. */
    options: ReadonlyMap<string, OptionInfo[]>;
    /** What I may do although nobody asks, by target; lit more quietly (`.offered`). No target of an option is here. */
    offers?: ReadonlyMap<string, OptionInfo[]>;
    /** By actor the name, automas after the seats. */
    names?: readonly string[];
    /** Lit by the log or the score sheet. */
    marked: ReadonlySet<string>;
    /** What the introduction or a hint speaks of, marked as well: a board with pages shows the page where it is. */
    spoken?: ReadonlySet<string>;
    /** Whose points are being explained: a board that shows one player's things at a time shows theirs. */
    counted?: number | null;
    /** New since I was here. */
    fresh: ReadonlySet<string>;
    /** The last move. */
    last: ReadonlySet<string>;
    /** The legal target hovered, focused or tapped once. */
    preview: string | null;
    /** What could be chosen next, if the action pointed at only begins something. */
    leads?: ReadonlySet<string>;
    /** A component was clicked, tapped or activated by key, legal or not. */
    pick(target: string, by?: PickedBy): void;
    hover(target: string | null): void;
    /** Carries out one exact action, where a picked component would leave open which one is meant. */
    play: Play;
    /** What I must decide: its kind, what it is about, how far a walk leads; the arguments of its prompt name what has been
      chosen so far (a lifted piece). */
    decision?: DecisionInfo | null;
    /** What has happened up to the position shown. */
    log?: readonly LogEntry[];
    /** The component that the table's window asks about. */
    asking?: string | null;
    /** Asks which of several things is meant at a component; `then` takes the answer, if it is not simply played. What cannot be
      done stands there with its reason. */
    choose?(options: OptionInfo[], target: string, then?: Play, cannot?: readonly Impossible[]): void;
    /** Puts something ready on the bar, or (null) takes it away; what is ready. */
    prepare?(what: Prepared | null): void;
    prepared?: OptionInfo | null;
    /** What the game tells me to help me decide, in its own terms; null where it has nothing to tell, players have agreed on no help, or
      I do not like it. */
    help?: any;
    /** Takes back my last step. */
    undo?(): Promise<void>;
    /** Called once with the board's own buttons (fit, zoom, hide pieces), for the shell to render in its bar with
      `{@render tools()}`, and with null when the board goes. Without it the board shows them itself. */
    offerTools?(tools: Snippet | null): void;
}

/** Beside the board on a desk, a tab of its own on a phone: cards, own pieces, points. */
export type LeftProps = BoardProps & {
    snapshot: Snapshot;
    /** It stands beside the board all the time. */
    beside?: boolean;
};

/** The strip under the board on a phone; with `pick` and `play` its things can be used where they lie. */
export interface StatusProps {
    snapshot: Snapshot;
    seat: number;
    options?: ReadonlyMap<string, OptionInfo[]>;
    offers?: ReadonlyMap<string, OptionInfo[]>;
    preview?: string | null;
    pick?(target: string, by?: PickedBy): void;
    play?: Play;
}

/** How the table's window words an option where the game can say more than its label: in full, and beside its drawing. */
export interface Note {
    label?: string;
    short?: string;
}

export interface GameUi {
    Board: Component<BoardProps>;
    /** Whether the board has a place for a component; what it has none for is asked in the table's window. Default: all. */
    draws?(target: string): boolean;
    /** The kinds of decisions that the board leads through by drawings of its own: placing, walking; amounts on the bar. */
    leads?: readonly Kind[];
    /** The key of a component's name, as it lies on the table. */
    word?(target: string, view?: any): string | null;
    /** A component as a small drawing on a button of the table's window. */
    Token?: Component<{ target: string; option: OptionInfo; view: any; seat: number }>;
    /** What the table's window shows below the name of the component it is about. */
    Head?: Component<{ target: string; view: any }>;
    note?(view: any, seat: number, option: OptionInfo): Note | null;
    /** The board needs all the room: seats and log are as narrow as they get. */
    broad?: boolean;
    /** What a plain table does without. */
    Left?: Component<LeftProps>;
    Status?: Component<StatusProps>;
    /** One line of public facts for a seat's row, drawn with the game's symbols. */
    Facts?: Component<{ view: any; seat: number }>;
    /** The column beside the board as a tab of narrow screens: its icon, and the key of its name. */
    tab?: { icon: string; word: string };
    /** The points of one actor's sheet that a running game counts for nothing done: left out of the points beside the name. */
    unearned?(sheet: readonly ScoreLineInfo[]): number;
    /** What a line of points was counted from, if that is more than the board can light. */
    Counted?: Component<{ line: ScoreLineInfo }>;
    /** What is surprising about an action of mine, to be said beside its button before it is pressed; `instead` is what else I
      could do. */
    warning?(view: any, option: OptionInfo, instead: readonly OptionInfo[]): string | null;
}
