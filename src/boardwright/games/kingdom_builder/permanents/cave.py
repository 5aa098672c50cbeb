"""The caves: move a settlement beside a cave to a cell beside any cave."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.kingdom_builder.board import ALL_BUT
from boardwright.games.kingdom_builder.extras.moving import Moving
from boardwright.games.kingdom_builder.state import KingdomState


class Cave(Moving):
    """The new cell must be free and buildable, whatever else it touches; the same cave will do."""

    touches: ClassVar[bool] = False

    def fitting(self, state: KingdomState, player: int) -> int:
        return state.board.cave_mouths & state.board.buildable

    def targets(self, state: KingdomState, player: int) -> int:
        return super().targets(state, player) & state.board.cave_mouths

    def usable(self, state: KingdomState, player: int) -> bool:
        return state.own[player] & state.board.cave_mouths != 0 and self.targets(state, player) != 0

    def destinations(self, state: KingdomState, player: int, origin: int) -> int:
        return state.free(self.fitting(state, player) & ALL_BUT[origin])
