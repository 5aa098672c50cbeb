"""Treasures: paid when they were found, and only added up at the end."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.cards.card import Scorer, Tally
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import TREASURE
from boardwright.kernel.scoring import Earning


class Treasures(Scorer):
    """The points of the treasures the player has taken."""

    def points(self, tally: Tally) -> int:
        return tally.state.paid[tally.player][TREASURE]

    def earnings(self, tally: Tally) -> list[Earning]:
        points = self.points(tally)
        return [Earning(points, ())] if points else []


RULE: Final = CATALOG.extras[CATALOG.extra("treasure")].rule
TREASURES: Final = Treasures("treasure", RULE, "score-treasure", CATALOG.numbers["treasure"])
