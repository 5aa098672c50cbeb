"""The Treasure: points at once for whoever takes it; the tile leaves the game."""

from __future__ import annotations

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Passive
from boardwright.games.kingdom_builder.state import TREASURE, KingdomState
from boardwright.kernel.steps import bits


class Treasure(Passive):
    """Nothing is left to use."""

    def gained(self, state: KingdomState, player: int, number: int) -> None:
        """It opens as soon as it is taken."""
        if state.board.kinds[number] == self.kind:
            state.held[player] &= ~(1 << number)
            state.gained &= ~(1 << number)
            pay(state, player)


def pay(state: KingdomState, player: int) -> None:
    state.pay(player, TREASURE, CATALOG.numbers["treasure"], "nomad-treasure")


def find_treasures(state: KingdomState, player: int, cell: int) -> None:
    """A settlement has come to a cell after the last turn: of all tiles only a Treasure is still worth taking."""
    board = state.board
    for number in bits(board.nomad_tiles):
        treasure = CATALOG.extras[board.kinds[number]].action == "treasure"
        if treasure and state.tiles_left[number] and board.zones[number] >> cell & 1:
            state.tiles_left[number] -= 1
            state.taken[player] |= 1 << number
            state.tell(events.tile_gained(player, board, number, state.tiles_left[number]))
            pay(state, player)
