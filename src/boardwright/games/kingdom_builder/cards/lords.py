"""Lords: most and second most settlements in each quadrant."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import QUARTERS
from boardwright.games.kingdom_builder.cards.card import Card, Realm, cells
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.scoring import Earning


class Lords(Card):
    """Twelve points for the highest number in a quadrant, six for the next lower one; ties get the full amount."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.first = CATALOG.cards[number].number("first")
        self.second = CATALOG.cards[number].number("second")

    def points(self, realm: Realm) -> int:
        total = 0
        for quarter in QUARTERS:
            total += self.in_quarter(realm, quarter)
        return total

    def in_quarter(self, realm: Realm, quarter: int) -> int:
        """What the player earns in one quadrant."""
        mine = (realm.own & quarter).bit_count()
        if realm.state.rulings.lords_need_one and not mine:
            return 0
        higher: set[int] = set()
        for own in realm.state.own:
            count = (own & quarter).bit_count()
            if count > mine:
                higher.add(count)
        if not higher:
            return self.first
        return self.second if len(higher) == 1 else 0

    def idle(self, realm: Realm) -> int:
        """No settlement is a number like any other: everybody begins with the highest one."""
        return sum([self.in_quarter(realm, quarter) for quarter in QUARTERS if not realm.own & quarter])

    def earnings(self, realm: Realm) -> list[Earning]:
        found = [(self.in_quarter(realm, quarter), realm.own & quarter) for quarter in QUARTERS]
        return [Earning(points, cells(inside)) for points, inside in found if points]
