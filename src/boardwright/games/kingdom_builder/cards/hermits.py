"""Hermits: separate settlement areas."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import Card, Realm


class Hermits(Card):
    """One point for each settlement area."""

    def groups(self, realm: Realm) -> list[int]:
        return realm.areas()
