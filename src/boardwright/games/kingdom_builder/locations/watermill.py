"""The Watermill: place a settlement beside water."""

from __future__ import annotations

from boardwright.games.kingdom_builder.extras.placing import Placing
from boardwright.games.kingdom_builder.state import KingdomState


class Watermill(Placing):
    """On any buildable terrain."""

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.beside_water() & state.board.buildable
