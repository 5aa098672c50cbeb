"""The game last played is kept, so that leaving never loses it.

``boardwright play --resume`` goes on with it, ``boardwright replay`` looks at it again.
"""

from __future__ import annotations

import os
from pathlib import Path

import typer

from boardwright.cli.table import BadFile, TerminalTable


def last_game() -> Path:
    """Where the last game is kept. BOARDWRIGHT_HOME names another folder."""
    folder = os.environ.get("BOARDWRIGHT_HOME") or typer.get_app_dir("boardwright")
    return Path(folder) / "last-game.json"


def kept_game() -> Path:
    """The file of the last game; an error where none was kept."""
    path = last_game()
    if not path.exists():
        raise BadFile("no game has been kept yet; begin one with: boardwright play")
    return path


def keep(table: TerminalTable) -> bool:
    """Keep the game; False where nothing can be written, which is no reason to disturb anybody."""
    path = last_game()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        table.save(path)
    except (OSError, BadFile):
        return False
    return True
