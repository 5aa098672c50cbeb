"""The Palisade: move a settlement to another cell beside the settlement area it comes from."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import ALL_BUT, BIT, GRID, NEIGHBOURS
from boardwright.games.kingdom_builder.extras.moving import MovingFreely
from boardwright.games.kingdom_builder.state import KingdomState


class Palisade(MovingFreely):
    """Any part of the old area that remains may be touched; a settlement that stands alone cannot move."""

    def leads_on(self, state: KingdomState, player: int, origin: int, free: int) -> bool:
        beside = NEIGHBOURS[origin] & state.own[player]
        while beside:
            low = beside & -beside
            beside ^= low
            if NEIGHBOURS[low.bit_length() - 1] & free:
                return True
        return self.ways(state, player, origin, free) != 0

    def ways(self, state: KingdomState, player: int, origin: int, free: int) -> int:
        if not NEIGHBOURS[origin] & state.own[player]:
            return 0
        rest = GRID.area(state.own[player] | BIT[origin], origin) & ALL_BUT[origin]
        return GRID.near(rest) & free
