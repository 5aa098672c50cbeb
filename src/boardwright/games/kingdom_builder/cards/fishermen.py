"""Fishermen: settlements beside water."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import Board
from boardwright.games.kingdom_builder.cards.card import PerSettlement


class Fishermen(PerSettlement):
    """One point for each settlement touching water; those standing on water earn nothing."""

    def paying(self, board: Board) -> int:
        return board.beside_water()
