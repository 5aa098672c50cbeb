"""Knights: many settlements in one row."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import ROWS
from boardwright.games.kingdom_builder.cards.card import Card, Tally, cells
from boardwright.kernel.scoring import Earning
from boardwright.kernel.steps import bits


class Knights(Card):
    """Two points for each settlement in the row where the player has most."""

    def points(self, tally: Tally) -> int:
        return self.each * best_row(tally).bit_count()

    def earnings(self, tally: Tally) -> list[Earning]:
        return [Earning(self.each, cells(1 << cell)) for cell in bits(best_row(tally))]


def best_row(tally: Tally) -> int:
    """The settlements of the best row; of several, the topmost."""
    best = 0
    for row in ROWS:
        inside = tally.own & row
        if inside.bit_count() > best.bit_count():
            best = inside
    return best
