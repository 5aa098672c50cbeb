"""Tiles that move a settlement by a fixed distance; the new cell need not touch another own one."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.kingdom_builder.board import CELLS, GRID, NEIGHBOURS
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.moving import MovingFreely
from boardwright.games.kingdom_builder.state import KingdomState

JUMPS: Final[list[int]] = [GRID.jumps(cell, CATALOG.jump) for cell in range(CELLS)]


class Jump(MovingFreely):
    """The Paddock: two cells in a straight line, over whatever lies between."""

    rule_without_target: ClassVar[str] = "KB-6.14"

    def leads_on(self, state: KingdomState, player: int, origin: int, free: int) -> bool:
        return JUMPS[origin] & free != 0

    def ways(self, state: KingdomState, player: int, origin: int, free: int) -> int:
        return JUMPS[origin] & free


class Refuge(MovingFreely):
    """To a cell next to it."""

    def ways(self, state: KingdomState, player: int, origin: int, free: int) -> int:
        return NEIGHBOURS[origin] & free
