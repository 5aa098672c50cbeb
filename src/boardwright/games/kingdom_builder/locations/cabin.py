"""The Cabin: put both scouts beside own settlements; they count as own settlements until the turn ends.

The Bazaar gives no further scouts: repeated by it, the Cabin moves those that are out.
"""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.board import GRID, MOUNTAIN
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.putting import Putting
from boardwright.games.kingdom_builder.state import KingdomState


class Cabin(Putting):
    """On any buildable terrain, water or mountain; the second may stand beside the first alone."""

    piece: ClassVar[str] = "scout"
    amount: ClassVar[int] = CATALOG.numbers["scouts"]

    def fitting(self, state: KingdomState, player: int) -> int:
        board = state.board
        return board.buildable | board.water | board.terrain[MOUNTAIN]

    def cells(self, state: KingdomState, player: int) -> int:
        if state.scouts.bit_count() >= self.amount:
            return 0
        return self.fitting(state, player) & state.empty & state.unguarded & state.reach[player]

    def put(self, state: KingdomState, player: int, cell: int) -> None:
        state.put_scout(player, cell)

    def repeatable(self, state: KingdomState, player: int) -> bool:
        """Scouts that are out will be taken up first: they count for nothing and stand in nobody's way."""
        empty = state.empty | state.scouts
        return self.fitting(state, player) & empty & state.unguarded & GRID.near(state.own[player]) != 0

    def begin_again(self, state: KingdomState, player: int) -> None:
        state.call_scouts_back(player)
        self.begin(state, player)
