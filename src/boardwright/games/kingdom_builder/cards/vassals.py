"""Vassals: settlements along the inner seams."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import BOARD_ROWS, GRID, Board
from boardwright.games.kingdom_builder.cards.card import PerSettlement
from boardwright.games.kingdom_builder.catalog import QUADRANT_SIDE

#: The two rows and the two columns along the seams between the quadrants.
SEAMS: Final = (
    BOARD_ROWS[QUADRANT_SIDE - 1]
    | BOARD_ROWS[QUADRANT_SIDE]
    | GRID.columns[QUADRANT_SIDE - 1]
    | GRID.columns[QUADRANT_SIDE]
)


class Vassals(PerSettlement):
    """One point for each settlement beside a seam between quadrants, also where the seams cross."""

    def paying(self, board: Board) -> int:
        return SEAMS
