"""The Quarry: put one or two stone walls on the played terrain, beside own settlements."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.putting import Putting
from boardwright.games.kingdom_builder.state import KingdomState

STOCK: Final = CATALOG.numbers["walls"]


class Quarry(Putting):
    """Walls belong to nobody, score nothing and stay; the second one is optional."""

    piece: ClassVar[str] = "wall"
    amount: ClassVar[int] = CATALOG.numbers["walls_a_use"]
    optional: ClassVar[bool] = True
    follows_card: ClassVar[bool] = True

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.played_cells()

    def cells(self, state: KingdomState, player: int) -> int:
        if state.walls.bit_count() >= STOCK:
            return 0
        return self.fitting(state, player) & state.empty & state.unguarded & state.reach[player]

    def put(self, state: KingdomState, player: int, cell: int) -> None:
        state.put_wall(player, cell)
