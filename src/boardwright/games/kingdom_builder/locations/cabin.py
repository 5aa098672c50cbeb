"""The Cabin: put both scouts beside own settlements; they count as own settlements until the turn ends."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import MOUNTAIN
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.putting import Putting
from boardwright.games.kingdom_builder.state import KingdomState


class Cabin(Putting):
    """On any buildable terrain, water or mountain; the second may stand beside the first alone."""

    def amount(self) -> int:
        return CATALOG.numbers["scouts"]

    def fitting(self, state: KingdomState, player: int) -> int:
        board = state.board
        return board.buildable | board.water | board.terrain[MOUNTAIN]

    def cells(self, state: KingdomState, player: int) -> int:
        if state.scouts.bit_count() >= self.amount():
            return 0
        return self.fitting(state, player) & state.empty & state.unguarded & state.reach[player]

    def put(self, state: KingdomState, player: int, cell: int) -> None:
        state.put_scout(player, cell)
