"""The Paddock: move a settlement two cells in a straight line, over whatever lies between."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.kingdom_builder.board import BIT, CELLS, GRID
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.locations.moving import Moving
from boardwright.games.kingdom_builder.state import KingdomState

JUMPS: Final[list[int]] = [GRID.jumps(cell, CATALOG.jump) for cell in range(CELLS)]


class Jump(Moving):
    """The new cell must be empty and buildable; it need not touch an own settlement."""

    rule_without_target: ClassVar[str] = "KB-6.14"

    def ignores_touching(self) -> bool:
        return True

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.buildable

    def targets(self, state: KingdomState, player: int) -> int:
        """Only settlements that have somewhere to jump to."""
        free = state.empty & state.board.buildable
        found = 0
        own = state.own[player]
        while own:
            low = own & -own
            own ^= low
            if JUMPS[low.bit_length() - 1] & free:
                found |= low
        return found

    def usable(self, state: KingdomState, player: int) -> bool:
        free = state.empty & state.board.buildable
        own = state.own[player]
        while own:
            low = own & -own
            own ^= low
            if JUMPS[low.bit_length() - 1] & free:
                return True
        return False

    def destinations(self, state: KingdomState, player: int, origin: int) -> int:
        return JUMPS[origin] & state.empty & state.board.buildable & ~BIT[origin]
