"""Discoverers: rows with a settlement."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import Card, Realm, cells
from boardwright.kernel.scoring import Earning


class Discoverers(Card):
    """One point for each row with at least one own settlement."""

    def points(self, realm: Realm) -> int:
        count = 0
        for row in realm.rows():
            if realm.own & row:
                count += 1
        return self.each * count

    def earnings(self, realm: Realm) -> list[Earning]:
        return [Earning(self.each, cells(realm.own & row)) for row in realm.rows() if realm.own & row]
