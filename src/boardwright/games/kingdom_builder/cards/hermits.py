"""Hermits: separate settlement areas."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import Card, Realm, cells
from boardwright.kernel.scoring import Earning


class Hermits(Card):
    """One point for each settlement area."""

    def points(self, realm: Realm) -> int:
        return self.each * len(realm.areas())

    def earnings(self, realm: Realm) -> list[Earning]:
        return [Earning(self.each, cells(area)) for area in realm.areas()]
