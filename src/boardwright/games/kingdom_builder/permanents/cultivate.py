"""Cultivate: place a settlement on farmland beside an own one."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import FARMLAND
from boardwright.games.kingdom_builder.extras.placing import PlacingFreely
from boardwright.games.kingdom_builder.state import KingdomState


class Cultivate(PlacingFreely):
    """Only beside an own settlement: there is no other place to fall back on."""

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.terrain[FARMLAND] & state.reach[player]

    def usable(self, state: KingdomState, player: int) -> bool:
        land = state.board.terrain[FARMLAND] & state.reach[player]
        return land != 0 and state.supply[player] > 0 and land & state.empty & state.unguarded != 0
