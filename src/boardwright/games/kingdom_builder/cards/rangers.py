"""Rangers: rows with a lone settlement."""

from __future__ import annotations

from boardwright.games.kingdom_builder.cards.card import PerCell, Realm


class Rangers(PerCell):
    """Two points for each row with exactly one own settlement."""

    def paid(self, realm: Realm) -> int:
        found = 0
        for row in realm.rows():
            inside = realm.own & row
            if inside.bit_count() == 1:
                found |= inside
        return found
