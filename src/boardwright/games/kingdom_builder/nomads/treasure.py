"""The Treasure: points at once for whoever takes it; the tile leaves the game."""

from __future__ import annotations

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Passive
from boardwright.games.kingdom_builder.state import TREASURE, KingdomState
from boardwright.games.kingdom_builder.watching import Watcher


class Treasure(Passive):
    """Nothing is left to use."""

    def watcher(self) -> Watcher | None:
        return Chest(self.kind)


class Chest(Watcher):
    """Opens as soon as it is taken."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def gained(self, state: KingdomState, player: int, number: int) -> None:
        if state.board.kinds[number] == self.kind:
            state.held[player] &= ~(1 << number)
            state.gained &= ~(1 << number)
            state.pay(player, TREASURE, CATALOG.numbers["treasure"], "nomad-treasure")
