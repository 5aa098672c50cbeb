"""Greedy against random, game after game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.arena import play_game


def share_of_wins(game: str, first: str, seeds: Sequence[int], options: dict[str, Any] | None = None) -> float:
    """How many of its games greedy wins alone; the one named sits in the first seat."""
    order = ("greedy", "random") if first == "greedy" else ("random", "greedy")
    matches = [play_game(game, 2, seed, order, options) for seed in seeds]
    return sum(match.winners == [order.index("greedy")] for match in matches) / len(matches)
