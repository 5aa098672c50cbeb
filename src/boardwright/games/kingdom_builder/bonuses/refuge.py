"""The Refuge's bonus: move a settlement in a straight line to the nearest empty buildable cell."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import BIT, RAYS
from boardwright.games.kingdom_builder.extras.moving import MovingFreely
from boardwright.games.kingdom_builder.state import KingdomState


class RefugeBonus(MovingFreely):
    """Over whatever lies between; a nearest cell beside a warrior is no target, nor is one beyond it."""

    def ways(self, state: KingdomState, player: int, origin: int, free: int) -> int:
        land = state.empty & state.board.buildable
        found = 0
        for ray in RAYS[origin]:
            for cell in ray:
                if land & BIT[cell]:
                    found |= BIT[cell]
                    break
        return found & free
