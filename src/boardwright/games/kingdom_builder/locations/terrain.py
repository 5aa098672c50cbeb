"""Tiles about a terrain: the one that the tile names, or the one that is played.

Farm (grass) and Oasis (desert) place on theirs, the Harbor moves to it (water). The Oracle places on the played one,
the Barn moves to it.
"""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.extras.moving import Moving
from boardwright.games.kingdom_builder.extras.placing import Placing
from boardwright.games.kingdom_builder.state import KingdomState


class PlaceOnTerrain(Placing):
    """Place a settlement on the tile's terrain."""

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.terrain[self.terrain]


class MoveToTerrain(Moving):
    """Move a settlement to the tile's terrain."""

    rule_without_target: ClassVar[str] = "KB-6.13"

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.terrain[self.terrain]


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
