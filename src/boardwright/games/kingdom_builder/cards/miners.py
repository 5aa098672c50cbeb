"""Miners: settlements beside a mountain."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import Board
from boardwright.games.kingdom_builder.cards.card import PerSettlement


class Miners(PerSettlement):
    """One point for each settlement touching a mountain; those standing on a mountain earn nothing."""

    def paying(self, board: Board) -> int:
        return board.beside_mountains()
