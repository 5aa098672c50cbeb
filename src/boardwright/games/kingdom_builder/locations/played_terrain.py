"""Tiles that follow the played terrain card: the Oracle places on that terrain, the Barn moves to it."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.extras.moving import Moving
from boardwright.games.kingdom_builder.extras.placing import Placing
from boardwright.games.kingdom_builder.state import KingdomState


class PlaceOnPlayedTerrain(Placing):
    """Place a settlement on the played terrain."""

    rule_without_target: ClassVar[str] = "KB-6.13"
    follows_card: ClassVar[bool] = True

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.played_cells()


class MoveToPlayedTerrain(Moving):
    """Move a settlement to the played terrain."""

    rule_without_target: ClassVar[str] = "KB-6.13"
    follows_card: ClassVar[bool] = True

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.played_cells()
