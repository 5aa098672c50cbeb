"""Travellers: settlements at the edge of the board."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import EDGE, Board
from boardwright.games.kingdom_builder.cards.card import PerSettlement


class Travellers(PerSettlement):
    """One point for each settlement at the edge of the whole board, also in a corner."""

    def paying(self, board: Board) -> int:
        return EDGE
