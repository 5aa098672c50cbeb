"""Citizens: one large settlement area."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import Card, Tally, cells
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.scoring import Earning


class Citizens(Card):
    """One point for every two settlements of the largest area, rounded down."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.per = CATALOG.cards[number].number("per")

    def points(self, tally: Tally) -> int:
        return self.each * (largest(tally).bit_count() // self.per)

    def earnings(self, tally: Tally) -> list[Earning]:
        points = self.points(tally)
        return [Earning(points, cells(largest(tally)))] if points else []


def largest(tally: Tally) -> int:
    """The largest area; of several, the first in reading order."""
    best = 0
    for area in tally.areas():
        if area.bit_count() > best.bit_count():
            best = area
    return best
