"""The Village: place a settlement where it touches at least three own ones."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.placing import PlacingFreely
from boardwright.games.kingdom_builder.state import KingdomState

LEAST: Final = CATALOG.numbers["village"]


class Village(PlacingFreely):
    """Any buildable terrain will do."""

    def fitting(self, state: KingdomState, player: int) -> int:
        own = state.standing(player)
        beside = state.reach[player] & state.board.buildable
        found = 0
        while beside:
            low = beside & -beside
            beside ^= low
            if (NEIGHBOURS[low.bit_length() - 1] & own).bit_count() >= LEAST:
                found |= low
        return found
