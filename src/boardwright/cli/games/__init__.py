"""Games on a terminal, found by their folders: one a game, called by its id, with a drawer `BOARD` in `board.py`."""
