"""The Wagon: put the wagon on land or a mountain, drive it, or take it back."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.board import MOUNTAIN
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.piece import Piece
from boardwright.games.kingdom_builder.state import KingdomState


class Wagon(Piece):
    """The wagon goes on any buildable terrain and on mountains."""

    piece: ClassVar[str] = "wagon"
    pace: ClassVar[int] = CATALOG.numbers["drive"]

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.buildable | state.board.terrain[MOUNTAIN]
