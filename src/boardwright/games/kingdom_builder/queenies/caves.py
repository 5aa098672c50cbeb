"""The caves: one on a mountain of each quadrant, away from locations, castles and nomads."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import GRID, MOUNTAIN, Part
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.dice import Dice
from boardwright.kernel.steps import bits

DISTANCE: Final = CATALOG.numbers["cave_distance"]


def too_near(parts: list[Part]) -> int:
    """The cells that are too near a location, castle or nomad cell."""
    near = 0
    for part in parts:
        for cell in part.locations + part.features["castle"] + part.features["nomad"]:
            near |= 1 << cell
    for _ in range(DISTANCE - 1):
        near |= GRID.near(near)
    return near


def place_caves(parts: list[Part], dice: Dice) -> list[int]:
    """The mountains that chance puts a cave on; a quadrant without a suitable one gets none."""
    shunned = too_near(parts)
    found: list[int] = []
    for part in parts:
        mountains = bits(part.terrain[MOUNTAIN] & ~shunned)
        if mountains:
            found.append(mountains[dice.below(len(mountains))])
    return found
