"""What the rest of a player's things is worth: barrels that are still closed, hotels and their beds."""

from __future__ import annotations

from typing import Final

from boardwright.games.coloma.advice.prices import GOODS, ROUNDS, TIE_BREAK, by_left
from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.state import ColomaState
from boardwright.kernel.steps import bits

#: The share of its worth that a barrel has while it is closed.
CLOSED: Final = 0.8
#: How often a bed will be taken, for each round in which it may be.
TAKEN: Final = 0.12
BARREL_WORTH: Final[list[list[float]]] = [by_left(barrel.effect) for barrel in CATALOG.barrels]


def barrels(state: ColomaState, player: int, left: int) -> float:
    if not left:
        return 0.0
    value = 0.0
    for kind, count in enumerate(state.barrels[player]):
        if count:
            value += count * BARREL_WORTH[kind][left]
    return CLOSED * value + TIE_BREAK * sum(state.used[player])


def hotels(state: ColomaState, player: int, left: int) -> float:
    """Their points, and guests to come: beds are free again every year."""
    value = 0.0
    guests = state.guests[player]
    rest = min(left, left % ROUNDS or ROUNDS)
    for hotel in bits(state.lodges[player]):
        entry = CATALOG.hotels[hotel]
        gain = max(0.0, entry.guest_points - GOODS[1])
        free = max(0, entry.guests - guests)
        guests = max(0, guests - entry.guests)
        value += entry.points + gain * TAKEN * (free * rest + entry.guests * (left - rest))
    return value
