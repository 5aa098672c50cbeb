"""Shepherds: terrain used up around a settlement."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.paid import PaidInPlay
from boardwright.games.kingdom_builder.state import KingdomState


class Shepherds(PaidInPlay):
    """Two points for each settlement placed where no empty cell of the same terrain touches it."""

    def built(self, state: KingdomState, player: int, cell: int) -> None:
        same = state.board.terrain[state.board.terrain_of(cell)]
        if not NEIGHBOURS[cell] & same & state.empty:
            self.pay(state, player)
