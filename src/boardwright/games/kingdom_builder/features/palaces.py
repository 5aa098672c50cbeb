"""Palaces: most settlements beside each."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.cards.card import Realm, Scorer
from boardwright.games.kingdom_builder.cards.majority import majorities, majority_earnings
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.scoring import Earning


class Palaces(Scorer):
    """Five points for each palace beside which nobody has more settlements; at least one, ties get the full amount."""

    def points(self, realm: Realm) -> int:
        return self.each * len(majorities(realm, realm.board.palaces))

    def earnings(self, realm: Realm) -> list[Earning]:
        return majority_earnings(realm, realm.board.palaces, self.each)


PALACE: Final = CATALOG.feature("palace")
PALACES: Final = Palaces("palaces", PALACE.rule, "score-palaces", PALACE.points)
