"""The caves: one on a mountain of each quadrant, away from locations, castles and nomads."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import GRID, MOUNTAIN, Part
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.dice import Dice
from boardwright.kernel.steps import bits

DISTANCE: Final = CATALOG.numbers["cave_distance"]


def suitable(parts: list[Part], part: Part) -> list[int]:
    """The mountains of a quadrant that are far enough from every location, castle and nomad cell of the board."""
    shunned = [
        cell
        for other in parts
        for cell in other.locations + other.features["castle"] + other.features["nomad"]
    ]
    return [
        mountain
        for mountain in bits(part.terrain[MOUNTAIN])
        if all(GRID.distance(mountain, cell) >= DISTANCE for cell in shunned)
    ]


def place_caves(parts: list[Part], dice: Dice) -> list[int]:
    """The mountains that chance puts a cave on; a quadrant without a suitable one gets none."""
    found: list[int] = []
    for part in parts:
        mountains = suitable(parts, part)
        if mountains:
            found.append(mountains[dice.below(len(mountains))])
    return found
