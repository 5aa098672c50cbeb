"""The University: place a settlement beside a special cell, silos included."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.extras.placing import Placing
from boardwright.games.kingdom_builder.state import KingdomState


class University(Placing):
    """On any buildable terrain."""

    def fitting(self, state: KingdomState, player: int) -> int:
        board = state.board
        beside = 0
        for cell in board.special + board.silos:
            beside |= NEIGHBOURS[cell]
        return beside & board.buildable
