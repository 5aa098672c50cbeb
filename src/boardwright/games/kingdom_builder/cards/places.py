"""Cards that pay for settlements in certain places, the same for all players."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import BOARD_ROWS, EDGE, GRID, NEIGHBOURS, Board
from boardwright.games.kingdom_builder.cards.card import PerSettlement
from boardwright.games.kingdom_builder.catalog import QUADRANT_SIDE

#: The two rows and the two columns along the seams between the quadrants.
SEAMS: Final = (
    BOARD_ROWS[QUADRANT_SIDE - 1]
    | BOARD_ROWS[QUADRANT_SIDE]
    | GRID.columns[QUADRANT_SIDE - 1]
    | GRID.columns[QUADRANT_SIDE]
)


class Fishermen(PerSettlement):
    """One point for each settlement touching water; those standing on water earn nothing."""

    def paying(self, board: Board) -> int:
        return board.beside_water()


class Miners(PerSettlement):
    """One point for each settlement touching a mountain; those standing on a mountain earn nothing."""

    def paying(self, board: Board) -> int:
        return board.beside_mountains()


class Workers(PerSettlement):
    """One point for each settlement touching a special cell, with or without tiles left."""

    def paying(self, board: Board) -> int:
        paying = 0
        for cell in board.special:
            paying |= NEIGHBOURS[cell]
        return paying


class Travellers(PerSettlement):
    """One point for each settlement at the edge of the whole board, also in a corner."""

    def paying(self, board: Board) -> int:
        return EDGE


class Vassals(PerSettlement):
    """One point for each settlement beside a seam between quadrants, also where the seams cross."""

    def paying(self, board: Board) -> int:
        return SEAMS
