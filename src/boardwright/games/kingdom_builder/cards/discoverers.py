"""Discoverers: rows with a settlement."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import Card, Tally, cells
from boardwright.kernel.scoring import Earning


class Discoverers(Card):
    """One point for each row with at least one own settlement."""

    def points(self, tally: Tally) -> int:
        count = 0
        for row in tally.rows():
            if tally.own & row:
                count += 1
        return self.each * count

    def earnings(self, tally: Tally) -> list[Earning]:
        return [Earning(self.each, cells(tally.own & row)) for row in tally.rows() if tally.own & row]
