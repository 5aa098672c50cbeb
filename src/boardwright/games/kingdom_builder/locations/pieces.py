"""Tiles with pieces of one's own, put on the board beside an own settlement if possible, and taken back.

Nobody may come to the cells beside a warrior; ships sail and wagons drive.
"""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.board import MOUNTAIN
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.piece import Piece
from boardwright.games.kingdom_builder.state import KingdomState


class Barracks(Piece):
    """Warriors stand on any buildable terrain."""

    piece: ClassVar[str] = "warrior"
    stock: ClassVar[int] = CATALOG.numbers["warriors"]


class Lighthouse(Piece):
    """The ship is at home on water only."""

    piece: ClassVar[str] = "ship"
    pace: ClassVar[int] = CATALOG.numbers["voyage"]

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.water


class Wagon(Piece):
    """The wagon goes on any buildable terrain and on mountains."""

    piece: ClassVar[str] = "wagon"
    pace: ClassVar[int] = CATALOG.numbers["drive"]

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.buildable | state.board.terrain[MOUNTAIN]
