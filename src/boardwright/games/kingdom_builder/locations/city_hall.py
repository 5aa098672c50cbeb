"""The City Hall: once in a game, put the own tile on seven free cells; it counts as seven settlements."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.kingdom_builder.board import BIT, CELLS, GRID, NEIGHBOUR_CELLS, NEIGHBOURS
from boardwright.games.kingdom_builder.extras.putting import Putting
from boardwright.games.kingdom_builder.state import PIECES, KingdomState
from boardwright.kernel.hexgrid import DIRECTIONS

HALL: Final = PIECES.index("hall")
SIX: Final = 6
#: Cells with all six neighbours, and for each the seven cells the tile would cover.
CENTRES: Final = sum(1 << cell for cell in range(CELLS) if len(NEIGHBOUR_CELLS[cell]) == SIX)
COVERED: Final[list[int]] = [NEIGHBOURS[cell] | BIT[cell] for cell in range(CELLS)]


class CityHall(Putting):
    """All seven cells are free and buildable, and at least one of them touches an own settlement outside."""

    piece: ClassVar[str] = "hall"

    def cells(self, state: KingdomState, player: int) -> int:
        """The centres where the tile fits."""
        if state.kits[player].hall:
            return 0
        free = centres = state.free(state.board.buildable)
        for direction in DIRECTIONS:
            centres &= GRID.shift(free, direction)
        reach = state.reach[player]
        return centres & (reach | GRID.near(reach))

    def put(self, state: KingdomState, player: int, cell: int) -> None:
        state.deploy(player, HALL, COVERED[cell])
