"""The list of games. Each is a folder with the same floor plan; a game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from boardwright.kernel.errors import UnknownGame
from boardwright.kernel.game import Game

NAMES = ("keyflower", "kingdom_builder")

_loaded: dict[str, Game[Any]] = {}


def games() -> list[str]:
    """The ids of all games."""
    return sorted(NAMES)


def get_game(game: str | Game[Any]) -> Game[Any]:
    """The game of that id; a game object is passed through, so that new games need no registration."""
    if isinstance(game, Game):
        return game
    if game not in NAMES:
        raise UnknownGame(f"there is no game {game!r}; there are: {', '.join(games())}")
    if game not in _loaded:
        _loaded[game] = import_module(f"boardwright.games.{game}").GAME
    return _loaded[game]
