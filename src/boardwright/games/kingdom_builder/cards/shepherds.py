"""Shepherds: terrain used up around a settlement."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.paid import PaidInPlay, Payer
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.watching import Watcher


class Shepherds(PaidInPlay):
    """Two points for each settlement placed where no empty cell of the same terrain touches it."""

    def watcher(self, place: int) -> Watcher | None:
        return ShepherdsPayer(self, place)


class ShepherdsPayer(Payer):
    def built(self, state: KingdomState, player: int, cell: int) -> None:
        same = state.board.terrain[state.board.terrain_of(cell)]
        if not NEIGHBOURS[cell] & same & state.empty:
            self.pay(state, player)
