"""Cards that look at the rows or the quadrants of the board."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import QUARTERS
from boardwright.games.kingdom_builder.cards.card import Card, PerCell, Realm, most_in


class Discoverers(Card):
    """One point for each row with at least one own settlement."""

    def groups(self, realm: Realm) -> list[int]:
        return [realm.own & row for row in realm.rows() if realm.own & row]


class Knights(PerCell):
    """Two points for each settlement in the row where the player has most; of several rows, the topmost."""

    def paid(self, realm: Realm) -> int:
        return most_in(realm.own, realm.rows())


class Homesteaders(PerCell):
    """One point for each settlement in the quadrant where the player has most."""

    def paid(self, realm: Realm) -> int:
        return most_in(realm.own, QUARTERS)


class Farmers(PerCell):
    """Three points for each settlement in the quadrant where the player has fewest; of several, the first."""

    def paid(self, realm: Realm) -> int:
        best = realm.own & QUARTERS[0]
        for quarter in QUARTERS[1:]:
            inside = realm.own & quarter
            if inside.bit_count() < best.bit_count():
                best = inside
        return best


class Rangers(PerCell):
    """Two points for each row with exactly one own settlement."""

    def paid(self, realm: Realm) -> int:
        found = 0
        for row in realm.rows():
            inside = realm.own & row
            if inside.bit_count() == 1:
                found |= inside
        return found
