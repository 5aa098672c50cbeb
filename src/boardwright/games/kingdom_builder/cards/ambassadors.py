"""Ambassadors: settlements placed beside other players' ones."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.paid import PaidInPlay, Payer
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.watching import Watcher


class Ambassadors(PaidInPlay):
    """One point for each settlement placed beside a settlement of another player."""

    def watcher(self, place: int) -> Watcher | None:
        return AmbassadorsPayer(self, place)


class AmbassadorsPayer(Payer):
    def built(self, state: KingdomState, player: int, cell: int) -> None:
        for other in range(state.players):
            if other != player and NEIGHBOURS[cell] & state.own[other]:
                self.pay(state, player)
                break
