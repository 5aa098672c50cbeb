"""Citizens: one large settlement area."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import Card, Realm, cells, most_in
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.scoring import Earning


class Citizens(Card):
    """One point for every two settlements of the largest area, rounded down."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.per = CATALOG.cards[number].number("per")

    def points(self, realm: Realm) -> int:
        return self.each * (largest(realm).bit_count() // self.per)

    def earnings(self, realm: Realm) -> list[Earning]:
        points = self.points(realm)
        return [Earning(points, cells(largest(realm)))] if points else []


def largest(realm: Realm) -> int:
    """The largest area; of several, the first in reading order."""
    return most_in(realm.own, realm.areas())
