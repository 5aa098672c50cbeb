"""Families: the mandatory action in a straight line."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import GRID
from boardwright.games.kingdom_builder.cards.paid import PaidInPlay
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.hexgrid import EAST, SOUTH_EAST, SOUTH_WEST

AXES: Final = (EAST, SOUTH_EAST, SOUTH_WEST)


class Families(PaidInPlay):
    """Two points when the three settlements of the mandatory action stand side by side in a straight line."""

    def mandatory_done(self, state: KingdomState, player: int) -> None:
        if any(GRID.runs(state.laid, CATALOG.mandatory, axis) for axis in AXES):
            self.pay(state, player)
