"""The Caravan: slide a settlement in a straight line until something is in the way."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import BIT, NEIGHBOURS, RAYS
from boardwright.games.kingdom_builder.extras.moving import MovingFreely
from boardwright.games.kingdom_builder.state import KingdomState


class Caravan(MovingFreely):
    """It stops on the last free buildable cell before an obstacle or the rim, at least one cell away."""

    def leads_on(self, state: KingdomState, player: int, origin: int, free: int) -> bool:
        return NEIGHBOURS[origin] & free != 0

    def ways(self, state: KingdomState, player: int, origin: int, free: int) -> int:
        found = 0
        for ray in RAYS[origin]:
            last = -1
            for cell in ray:
                if not free & BIT[cell]:
                    break
                last = cell
            if last >= 0:
                found |= BIT[last]
        return found
