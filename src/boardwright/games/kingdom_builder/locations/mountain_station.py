"""The Mountain Station: place a settlement beside a mountain."""

from __future__ import annotations

from boardwright.games.kingdom_builder.extras.placing import Placing
from boardwright.games.kingdom_builder.state import KingdomState


class MountainStation(Placing):
    """On any buildable terrain."""

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.beside_mountains() & state.board.buildable
