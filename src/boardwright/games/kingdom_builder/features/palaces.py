"""Palaces: most settlements beside each."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.cards.card import Realm, Scorer
from boardwright.games.kingdom_builder.cards.majority import majorities
from boardwright.games.kingdom_builder.catalog import CATALOG


class Palaces(Scorer):
    """Five points for each palace beside which nobody has more settlements; at least one, ties get the full amount."""

    def groups(self, realm: Realm) -> list[int]:
        return majorities(realm, realm.board.palaces)


PALACE: Final = CATALOG.feature("palace")
PALACES: Final = Palaces("palaces", PALACE.rule, "score-palaces", PALACE.points)
