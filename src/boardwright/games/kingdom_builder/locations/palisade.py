"""The Palisade: move a settlement to another cell beside the settlement area it comes from."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import ALL_BUT, BIT, GRID
from boardwright.games.kingdom_builder.extras.moving import MovingFreely
from boardwright.games.kingdom_builder.state import KingdomState


class Palisade(MovingFreely):
    """Any part of the old area that remains may be touched; a settlement that stands alone cannot move."""

    def ways(self, state: KingdomState, player: int, origin: int, free: int) -> int:
        rest = GRID.area(state.own[player] | BIT[origin], origin) & ALL_BUT[origin]
        return GRID.near(rest) & free
