"""Hermits: separate settlement areas."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import Card, Tally, cells
from boardwright.kernel.scoring import Earning


class Hermits(Card):
    """One point for each settlement area."""

    def points(self, tally: Tally) -> int:
        return self.each * len(tally.areas())

    def earnings(self, tally: Tally) -> list[Earning]:
        return [Earning(self.each, cells(area)) for area in tally.areas()]
