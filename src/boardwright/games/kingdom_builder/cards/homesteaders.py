"""Homesteaders: many settlements in one quadrant."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import QUARTERS
from boardwright.games.kingdom_builder.cards.card import PerCell, Realm, most_in


class Homesteaders(PerCell):
    """One point for each settlement in the quadrant where the player has most."""

    def paid(self, realm: Realm) -> int:
        return most_in(realm.own, QUARTERS)
