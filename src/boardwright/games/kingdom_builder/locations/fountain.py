"""The Fountain: place a settlement where it touches exactly one own settlement and nobody else's."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import GRID, MOUNTAIN
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.placing import PlacingFreely
from boardwright.games.kingdom_builder.state import KingdomState

BONUS: Final = CATALOG.extra("fountain_bonus")


class Fountain(PlacingFreely):
    """On any buildable terrain; with the bonus tile, on mountains too."""

    def fitting(self, state: KingdomState, player: int) -> int:
        land = state.board.buildable
        if state.usable & state.board.numbers(BONUS):
            land |= state.board.terrain[MOUNTAIN]
        for seat in range(state.players):
            if seat != player:
                land &= ~state.reach[seat]
        ones, twos, fours = GRID.counts(state.standing(player))
        return ones & ~twos & ~fours & land
