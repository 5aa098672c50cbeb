"""The fastest path: a random game to the end, nobody listening."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boardwright.games import get_game
from boardwright.kernel import flow
from boardwright.kernel.dice import FastDice, check_seed
from boardwright.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Playout:
    """How a random game ended."""

    decisions: int
    scores: list[int]
    winners: list[int]


def playout(
    game: str | Game[Any], players: int | None = None, seed: int = 0, options: Mapping[str, Any] | None = None
) -> Playout:
    """Play a random game to its end, set-up and scoring included."""
    rules = get_game(game)
    count = rules.players[0] if players is None else players
    dice = FastDice(check_seed(seed))
    state = rules.setup(count, rules.accept(count, options), dice)
    decisions = flow.playout(state, dice)
    outcome = rules.outcome(state)
    return Playout(decisions, list(outcome.points), outcome.winners)
