"""Ambassadors: settlements placed beside other players' ones."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.paid import PaidInPlay
from boardwright.games.kingdom_builder.state import KingdomState


class Ambassadors(PaidInPlay):
    """One point for each settlement placed beside a settlement of another player."""

    def built(self, state: KingdomState, player: int, cell: int) -> None:
        for other in range(state.players):
            if other != player and NEIGHBOURS[cell] & state.own[other]:
                self.pay(state, player)
                break
