"""Hypothesis strategies made from a game's own declarations: random tables to play at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from boardwright.games import get_game
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.game import Game
from boardwright.kernel.options import Choice, Flag, FlagList, Option, Pick

SEEDS = st.integers(0, 2**32 - 1)


@dataclass(frozen=True, slots=True)
class Table:
    """A table to play at: who, with which options, by which chance, in which style."""

    players: int
    options: dict[str, Any]
    seed: int
    play_seed: int
    #: uniform: each option equally likely; by_verb: each kind of action equally likely, so that rare ones come up.
    style: str


def values(option: Option) -> st.SearchStrategy[Any]:
    """Every value an option accepts."""
    if isinstance(option, Flag):
        return st.booleans()
    if isinstance(option, Choice):
        return st.sampled_from(option.among)
    if isinstance(option, Pick):
        if not option.among:
            return st.just([])
        return st.lists(st.sampled_from(option.among), min_size=option.least, max_size=option.most, unique=True)
    if isinstance(option, FlagList):
        return st.lists(st.booleans(), min_size=option.length, max_size=option.length)
    raise TypeError(f"no strategy for options of type {type(option).__name__}")


def tables(game: str | Game[Any], players: int | None = None) -> st.SearchStrategy[Table]:
    """Tables with any player count (or the one given) and any mix of options the game accepts."""
    rules = get_game(game)
    counts = st.just(players) if players is not None else st.sampled_from(list(rules.players))
    optional = {option.name: values(option) for option in rules.options}
    options: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries({}, optional=optional)

    def accepted(given: dict[str, Any]) -> bool:
        try:
            rules.accept(rules.players[0], given)
        except BadOptions:
            return False
        return True

    styles = st.sampled_from(["uniform", "by_verb"])
    return st.builds(Table, counts, options.filter(accepted), SEEDS, SEEDS, styles)
