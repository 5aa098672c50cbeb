"""The list of games: players, options, and where the values of their components come from."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from boardwright.cli.options import describe
from boardwright.games import games, get_game
from boardwright.kernel.game import Game
from boardwright.toolkit.transcription import data_files
from boardwright.words import Words


def games_table(language: str) -> Table:
    """All games, a row each."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for title in ("game", "title", "players", "components"):
        table.add_column(title, overflow="fold")
    for name in games():
        game = get_game(name)
        title = Words(language, game).name("game-title")
        counts = ", ".join(f"{count} {source}" for source, count in provenances(game).most_common())
        table.add_row(name, title, f"{game.players[0]} to {game.players[-1]}", counts)
    return table


def options_table(game: Game[Any], language: str) -> Table:
    """What the table can choose in one game, and what may be written for it."""
    words = Words(language, game)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, title=f"options of {game.id}", title_justify="left")
    table.add_column("--option", no_wrap=True)
    table.add_column("values", ratio=2)
    table.add_column("meaning", ratio=3)
    for spec in game.options:
        default = "" if spec.default is None or spec.default == () else f" (default: {shown(spec.default)})"
        table.add_row(f"{spec.name}=", describe(spec) + default, words.help(f"option-{spec.name}") or "")
    return table


def shown(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def provenances(game: Game[Any]) -> Counter[str]:
    """How many components have values of each origin, counted in the game's component files."""
    found: Counter[str] = Counter()
    for path, own in data_files(game).values():
        named = list(provenances_in(tomllib.loads(path.read_text(encoding="utf-8"))))
        found.update(["own transcription"] * len(named) if own else named)
    return found


def provenances_in(value: Any) -> Iterator[str]:
    """Every provenance named in a tree of tables."""
    if isinstance(value, dict):
        if isinstance(value.get("provenance"), str):
            yield value["provenance"]
        for item in value.values():
            yield from provenances_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from provenances_in(item)
