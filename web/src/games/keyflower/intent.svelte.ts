/* What the player has pointed out before the table knows of it: a colour of workers. The tray sets it; the board then lights the tiles
   that those workers can bid for or work on, and leaves the other colours out. */
class Intent {
    colour = $state<string | null>(null);
}

export const intent = new Intent();
