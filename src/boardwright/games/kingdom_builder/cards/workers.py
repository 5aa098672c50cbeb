"""Workers: settlements beside a location or a castle."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS, Board
from boardwright.games.kingdom_builder.cards.card import PerSettlement


class Workers(PerSettlement):
    """One point for each settlement touching a special cell, with or without tiles left."""

    def paying(self, board: Board) -> int:
        paying = 0
        for cell in board.special:
            paying |= NEIGHBOURS[cell]
        return paying
