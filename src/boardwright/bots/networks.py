"""The house's own networks: which there are, and for which tables each was made.

They lie in a game's home, in `network`: one file for each number of players that somebody has trained one for, and
beside it its data sheet.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from boardwright.bots.model import BadModel, Network
from boardwright.games import games, get_game
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.game import Game

FOLDER: Final = "network"


class Sheet(NamedTuple):
    """What bots must know of a network before they ask it."""

    players: int
    #: The options of the tables that it was made for.
    options: Mapping[str, Any]


def network_folder(game: Game[Any]) -> Path:
    """Where a game's networks lie, if it has some: beside its words."""
    return game.messages.parent / FOLDER


def network_file(game: Game[Any], players: int) -> Path:
    return network_folder(game) / f"{players}.onnx"


@cache
def sheets(game: Game[Any]) -> dict[int, Sheet]:
    """By number of players the networks that were made for the game's rules and layout as they are."""
    found = {}
    for file in sorted(network_folder(game).glob("*.json")):
        sheet = json.loads(file.read_text(encoding="utf-8"))
        players = sheet.get("players")
        if is_of_today(sheet, game) and network_file(game, players).is_file():
            found[players] = Sheet(players, options_of(sheet, game))
    return found


def is_of_today(sheet: Mapping[str, Any], game: Game[Any]) -> bool:
    """Whether a data sheet tells of the game's rules and layout as they are."""
    if game.layout is None:
        return False
    wanted = {"game": game.id, "rules": game.rules_version, "layout": game.layout.digest}
    return all(sheet.get(name) == value for name, value in wanted.items())


def options_of(sheet: Mapping[str, Any], game: Game[Any]) -> Mapping[str, Any]:
    """The options that a network was made for, as tables of today have them; none if no table can have them."""
    try:
        return game.accept(sheet["players"], sheet["options"])
    except (BadOptions, KeyError):
        return {}


def has_network(game: Game[Any], players: int | None = None) -> bool:
    """Whether the house has one for the game as it is, for that number of players or for any."""
    return bool(sheets(game)) if players is None else players in sheets(game)


def nearest(game: Game[Any], players: int) -> int:
    """The number of players that a network was made for which comes closest; none at all: the number itself."""
    there = trained_for(game)
    return min(there, key=lambda number: (abs(number - players), number)) if there else players


def house_network(game: Game[Any], players: int) -> Network:
    """The house's own network for a game; who asks for one that there is not is told which there are."""
    file = network_file(game, players)
    if not file.is_file():
        there = [f"{name} ({told})" for name in games() if (told := ", ".join(map(str, trained_for(get_game(name)))))]
        raise BadModel(
            f"nobody has trained a network for {game.id} with {players} players; "
            f"there are networks for: {', '.join(there) or 'none yet'}"
        )
    return Network(str(file))


def trained_for(game: Game[Any]) -> list[int]:
    """The numbers of players with a file, whatever it was made for: it says so itself when it is asked."""
    return sorted(int(file.stem) for file in network_folder(game).glob("*.onnx") if file.stem.isdigit())
