"""The Watchtower: place a settlement beside somebody else's."""

from __future__ import annotations

from boardwright.games.kingdom_builder.extras.placing import Placing
from boardwright.games.kingdom_builder.state import KingdomState


class Watchtower(Placing):
    """On any buildable terrain."""

    def fitting(self, state: KingdomState, player: int) -> int:
        beside = 0
        for seat in range(state.players):
            if seat != player:
                beside |= state.reach[seat]
        return beside & state.board.buildable
