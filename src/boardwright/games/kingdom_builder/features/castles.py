"""Castles: a settlement beside each."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards.card import Realm, Scorer, cells
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.scoring import Earning


class Castles(Scorer):
    """Three points for each castle that at least one own settlement touches."""

    def points(self, realm: Realm) -> int:
        count = 0
        for castle in realm.board.castles:
            if NEIGHBOURS[castle] & realm.own:
                count += 1
        return self.each * count

    def earnings(self, realm: Realm) -> list[Earning]:
        touched = [castle for castle in realm.board.castles if NEIGHBOURS[castle] & realm.own]
        return [Earning(self.each, cells(1 << castle | NEIGHBOURS[castle] & realm.own)) for castle in touched]


CASTLE: Final = CATALOG.feature("castle")
CASTLES: Final = Castles("castles", CASTLE.rule, "score-castles", CASTLE.points)
