"""The caves: move a settlement beside a cave to a cell beside any cave."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.extras.moving import MovingFreely
from boardwright.games.kingdom_builder.state import KingdomState


def beside_caves(state: KingdomState) -> int:
    """The cells that touch a cave."""
    found = 0
    for cell in state.board.caves:
        found |= NEIGHBOURS[cell]
    return found


class Cave(MovingFreely):
    """The new cell must be free and buildable; the same cave will do."""

    def ways(self, state: KingdomState, player: int, origin: int) -> int:
        beside = beside_caves(state)
        if not beside >> origin & 1:
            return 0
        return beside & state.empty & state.unguarded & state.board.buildable
