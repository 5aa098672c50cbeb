"""The Canoe's bonus: place a settlement on marsh or water in the own turn."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import MARSH
from boardwright.games.kingdom_builder.extras.placing import Placing
from boardwright.games.kingdom_builder.locations.canoe import landings
from boardwright.games.kingdom_builder.state import KingdomState


class CanoeBonus(Placing):
    """Beside an own settlement if possible, judged for marsh and water separately."""

    def targets(self, state: KingdomState, player: int) -> int:
        return landings(state, player)

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.terrain[MARSH] | state.board.water
