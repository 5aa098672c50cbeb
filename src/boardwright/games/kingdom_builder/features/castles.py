"""Castles: a settlement beside each."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import BIT, NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import Realm, Scorer
from boardwright.games.kingdom_builder.catalog import CATALOG


class Castles(Scorer):
    """Three points for each castle that at least one own settlement touches."""

    def groups(self, realm: Realm) -> list[int]:
        own = realm.own
        return [BIT[castle] | NEIGHBOURS[castle] & own for castle in realm.board.castles if NEIGHBOURS[castle] & own]

    def points(self, realm: Realm) -> int:
        own = realm.own
        count = 0
        for castle in realm.board.castles:
            if NEIGHBOURS[castle] & own:
                count += 1
        return self.each * count


CASTLE: Final = CATALOG.feature("castle")
CASTLES: Final = Castles("castles", CASTLE.rule, "score-castles", CASTLE.points)
