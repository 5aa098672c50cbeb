"""Homesteaders: many settlements in one quadrant."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import QUARTERS
from boardwright.games.kingdom_builder.cards.card import PerCell, Tally


class Homesteaders(PerCell):
    """One point for each settlement in the quadrant where the player has most."""

    def paid(self, tally: Tally) -> int:
        best = 0
        for quarter in QUARTERS:
            inside = tally.own & quarter
            if inside.bit_count() > best.bit_count():
                best = inside
        return best
