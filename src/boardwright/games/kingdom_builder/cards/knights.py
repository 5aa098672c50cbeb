"""Knights: many settlements in one row."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import PerCell, Realm, most_in


class Knights(PerCell):
    """Two points for each settlement in the row where the player has most; of several rows, the topmost."""

    def paid(self, realm: Realm) -> int:
        return most_in(realm.own, realm.rows())
