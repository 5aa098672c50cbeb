"""Farmers: settlements in every quadrant."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import QUARTERS
from boardwright.games.kingdom_builder.cards.card import PerCell, Realm


class Farmers(PerCell):
    """Three points for each settlement in the quadrant where the player has fewest; of several, the first."""

    def paid(self, realm: Realm) -> int:
        best = realm.own & QUARTERS[0]
        for quarter in QUARTERS[1:]:
            inside = realm.own & quarter
            if inside.bit_count() < best.bit_count():
                best = inside
        return best
