"""Cards that pay during play: the points are written down at once, and only added up at the end."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.cards.card import Card, Realm
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.scoring import Earning


@mypyc_attr(allow_interpreted_subclasses=True)
class PaidInPlay(Card):
    """Nothing is counted at the end of the game but what was paid at the moments the card watches for."""

    def points(self, realm: Realm) -> int:
        return realm.state.paid[realm.player][realm.state.cards.index(self.number)]

    def earnings(self, realm: Realm) -> list[Earning]:
        points = self.points(realm)
        return [Earning(points, ())] if points else []

    def pay(self, state: KingdomState, player: int, times: int = 1) -> None:
        state.pay(player, state.cards.index(self.number), self.each * times, self.key)
