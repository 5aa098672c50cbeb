"""The Tower: place a settlement on the edge of the board."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.board import EDGE
from boardwright.games.kingdom_builder.extras.placing import Placing
from boardwright.games.kingdom_builder.state import KingdomState


class PlaceOnEdge(Placing):
    """Any buildable terrain will do; only cells of the edge count when looking for one beside an own settlement."""

    rule_without_target: ClassVar[str] = "KB-6.14"

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.buildable & EDGE
