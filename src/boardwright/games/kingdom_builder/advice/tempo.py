"""Turns of a round that are still to come: whoever has not had one yet is better off than points and prospects say.

Advice leaves it out, since it is the same for all that a player can do now. Who compares positions before a turn with
positions after it must not forget it.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import KingdomState

#: What a turn brings, in points of advice: with it, the players of some 280 games were equally well off on average,
#: whichever of them had had more turns.
TURN: Final = 8.0


def to_come(state: KingdomState) -> list[float]:
    """By seat what its turn of this round will still bring; of the turn under way, the mandatory settlements due."""
    order = [(seat - state.first) % state.players for seat in range(state.players)]
    now = order[state.turn]
    left = TURN * min(state.due / CATALOG.mandatory, 1.0)
    return [TURN if place > now else left if place == now else 0.0 for place in order]
