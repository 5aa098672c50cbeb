"""The Tavern: place a settlement at the end of a line of own settlements."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.kingdom_builder.board import GRID
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.placing import PlacingFreely
from boardwright.games.kingdom_builder.state import KingdomState

LINE: Final = CATALOG.line


class PlaceAtLineEnd(PlacingFreely):
    """The cell directly beyond a straight line without gaps, along any axis, on any buildable terrain."""

    rule_without_target: ClassVar[str] = "KB-6.14"

    def fitting(self, state: KingdomState, player: int) -> int:
        return GRID.beyond_lines(state.standing(player), LINE) & state.board.buildable

    def usable(self, state: KingdomState, player: int) -> bool:
        free = state.free(state.board.buildable)
        return state.supply[player] > 0 and GRID.beyond_lines(state.standing(player), LINE, free) & free != 0
