"""Treasures: paid when they were found, and only added up at the end."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.cards.card import Realm, Scorer
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import TREASURE
from boardwright.kernel.scoring import Earning


class Treasures(Scorer):
    """The points of the treasures the player has taken."""

    def points(self, realm: Realm) -> int:
        return realm.state.paid[realm.player][TREASURE]

    def earnings(self, realm: Realm) -> list[Earning]:
        points = self.points(realm)
        return [Earning(points, ())] if points else []


RULE: Final = CATALOG.extras[CATALOG.extra("treasure")].rule
TREASURES: Final = Treasures("treasure", RULE, "score-treasure", CATALOG.numbers["treasure"])
