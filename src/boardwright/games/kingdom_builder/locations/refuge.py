"""The Refuge: move a settlement to a cell next to it."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.extras.moving import MovingFreely
from boardwright.games.kingdom_builder.state import KingdomState


class Refuge(MovingFreely):
    """The new cell must be free and buildable; it need not touch another own settlement."""

    def ways(self, state: KingdomState, player: int, origin: int, free: int) -> int:
        return NEIGHBOURS[origin] & free
