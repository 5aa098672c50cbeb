"""Cards that pay during play: the points are written down at once, and only added up at the end."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from boardwright.games.kingdom_builder.cards.card import Card, Tally
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.watching import Watcher
from boardwright.kernel.scoring import Earning


@mypyc_attr(allow_interpreted_subclasses=True)
class PaidInPlay(Card):
    """Nothing is counted at the end of the game but what was paid before."""

    def points(self, tally: Tally) -> int:
        return tally.state.paid[tally.player][tally.state.cards.index(self.number)]

    def earnings(self, tally: Tally) -> list[Earning]:
        points = self.points(tally)
        return [Earning(points, ())] if points else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Payer(Watcher):
    """Pays for a card at the moment its condition is met."""

    def __init__(self, card: Card, place: int) -> None:
        self.each = card.each
        self.key = card.key
        self.place = place

    def pay(self, state: KingdomState, player: int, times: int = 1) -> None:
        state.pay(player, self.place, self.each * times, self.key)
