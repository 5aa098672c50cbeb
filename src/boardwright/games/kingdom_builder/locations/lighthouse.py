"""The Lighthouse: put the ship on water, sail it, or take it back."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.piece import Piece
from boardwright.games.kingdom_builder.state import KingdomState


class Lighthouse(Piece):
    """The ship is at home on water only."""

    piece: ClassVar[str] = "ship"
    pace: ClassVar[int] = CATALOG.numbers["voyage"]

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.water
