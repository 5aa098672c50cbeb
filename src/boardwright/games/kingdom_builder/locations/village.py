"""The Village: place a settlement where it touches at least three own ones."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import GRID
from boardwright.games.kingdom_builder.extras.placing import PlacingFreely
from boardwright.games.kingdom_builder.state import KingdomState


class Village(PlacingFreely):
    """Any buildable terrain will do."""

    def fitting(self, state: KingdomState, player: int) -> int:
        ones, twos, fours = GRID.counts(state.standing(player))
        return (fours | twos & ones) & state.board.buildable
