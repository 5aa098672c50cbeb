"""Farmers: settlements in every quadrant."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import QUARTERS
from boardwright.games.kingdom_builder.cards.card import Card, Tally, cells
from boardwright.kernel.scoring import Earning
from boardwright.kernel.steps import bits


class Farmers(Card):
    """Three points for each settlement in the quadrant where the player has fewest."""

    def points(self, tally: Tally) -> int:
        return self.each * weakest(tally).bit_count()

    def earnings(self, tally: Tally) -> list[Earning]:
        return [Earning(self.each, cells(1 << cell)) for cell in bits(weakest(tally))]


def weakest(tally: Tally) -> int:
    """The settlements in the quadrant with fewest; of several, the first in reading order."""
    best = tally.own & QUARTERS[0]
    for quarter in QUARTERS[1:]:
        inside = tally.own & quarter
        if inside.bit_count() < best.bit_count():
            best = inside
    return best
