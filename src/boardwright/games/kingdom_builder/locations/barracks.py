"""The Barracks: put a warrior on the board, or take one back. Nobody may come to the cells beside a warrior."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.piece import Piece


class Barracks(Piece):
    """On any buildable terrain, beside an own settlement if possible."""

    piece: ClassVar[str] = "warrior"
    stock: ClassVar[int] = CATALOG.numbers["warriors"]
