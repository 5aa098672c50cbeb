/* What the player has pointed out before the table knows of it: a colour of workers in a turn, winter tiles to offer. The tray and the
   board both set it; the board then lights the tiles that those workers can bid for or work on. */
class Intent {
    colour = $state<string | null>(null);
    offered = $state.raw<readonly string[]>([]);
    /** Chooses a winter tile, or puts it back; the board's, while it is there. */
    offer = $state.raw<((tile: string) => void) | null>(null);
}

export const intent = new Intent();
