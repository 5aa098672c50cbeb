"""The Temple: set an own settlement aside; the next mandatory action places it on top of the usual number."""

from __future__ import annotations

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.board import BIT
from boardwright.games.kingdom_builder.extras.removing import Removing
from boardwright.games.kingdom_builder.state import KingdomState


class Temple(Removing):
    """Any own settlement on the board; a tile it leaves behind is lost as after a move."""

    def removable(self, state: KingdomState, player: int) -> int:
        return state.own[player] & ~state.pieces

    def remove(self, state: KingdomState, player: int, cell: int) -> None:
        state.take_off(player, cell)
        kit = state.kits[player]
        state.kits[player] = kit._replace(aside=kit.aside + 1)
        state.tell(events.set_aside(player, cell))
        state.lose_tiles(player, BIT[cell])
