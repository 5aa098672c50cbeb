"""How bonus tiles are gained, together with the second equal location tile; and those that have nothing to begin."""

from __future__ import annotations

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Passive
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.watching import Watcher


class BonusGiver(Watcher):
    """Gives the bonus tile to whoever holds two tiles of its location, once a player."""

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus
        name = CATALOG.extras[bonus].id
        self.location = next(kind for kind, entry in enumerate(CATALOG.locations) if entry.bonus == name)

    def gained(self, state: KingdomState, player: int, number: int) -> None:
        kinds = state.board.kinds
        if kinds[number] != self.location or len(state.tiles_of(player, self.location)) < 2:
            return
        tile = kinds.index(self.bonus)
        if state.tiles_left[tile] and not state.taken[player] >> tile & 1:
            state.gain_tile(player, tile)


class TempleBonus(Passive):
    """The first settlement of each mandatory action need not go beside an own one."""


class FountainBonus(Passive):
    """The settlements of the Fountain may go on mountains, too."""
