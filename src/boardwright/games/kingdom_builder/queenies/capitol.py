"""The capitols: one on a castle of each quadrant that has two of them, the Harbor's and the Oracle's."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import Part
from boardwright.kernel.dice import Dice

CASTLES: Final = 2


def place_capitols(parts: list[Part], dice: Dice) -> list[int]:
    """The castles that chance puts a capitol on."""
    pairs = [part.features["castle"] for part in parts if len(part.features["castle"]) == CASTLES]
    return [castles[dice.below(CASTLES)] for castles in pairs]
