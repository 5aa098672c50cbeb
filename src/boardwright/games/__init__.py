"""The games, found by their folders: all have the same floor plan, and each is loaded when it is first asked for.

A folder with a file `DRAFT` in it is a game that is being built: it can be loaded by its id, for its own tests, but is
not among the games. The module can be called, so that `boardwright.games()` is the list of games although
`boardwright.games.<game>` is the way to one.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from boardwright.kernel.errors import UnknownGame, shown
from boardwright.kernel.game import Game

#: The file that keeps a game out of the list; what is still missing can be noted in it.
DRAFT = "DRAFT"

_loaded: dict[str, Game[Any]] = {}
_added: set[str] = set()


def games() -> list[str]:
    """The ids of all games that can be played."""
    return sorted({name for name, folder in folders().items() if not (folder / DRAFT).exists()} | _added)


def folders() -> dict[str, Path]:
    """Where all games of the tree are, by id; those that are being built are among them."""
    return {file.parent.name: file.parent for home in __path__ for file in Path(home).glob("*/__init__.py")}


def get_game(game: str | Game[Any]) -> Game[Any]:
    """The game of that id; a game object is passed through, so that new games need no registration."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str) or game not in _loaded:
        if not isinstance(game, str) or game not in folders():
            raise UnknownGame(f"there is no game {shown(game)}; there are: {', '.join(games())}")
        _loaded[game] = import_module(f"{__name__}.{game}").GAME
    return _loaded[game]


def add_game(game: Game[Any]) -> None:
    """Put a game from elsewhere on the list of this process, so that it can be asked for by its id."""
    _loaded[game.id] = game
    _added.add(game.id)


class CallableModule(ModuleType):
    """This module: called, it lists the games."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = CallableModule
