"""One player's situation in one state: what every estimate asks for, found once."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.advice.outlook import Outlook
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import KingdomState

#: How many settlements leave a player's supply in a turn: the mandatory ones, a few more, and some for each tile that
#: places one every turn, for not every use is welcome.
PACE: Final = CATALOG.mandatory + 0.3
TILE_PACE: Final = 0.6


class Prospect:
    """What the player has, and what is free."""

    def __init__(self, state: KingdomState, player: int, outlook: Outlook) -> None:
        self.state = state
        self.player = player
        self.outlook = outlook
        self.board = state.board
        self.own = state.own[player]
        self.others = [state.own[seat] for seat in range(state.players) if seat != player]
        #: Where a settlement may come to stand, where on land, and where on land beside an own one.
        self.free = state.empty & state.unguarded
        self.land = self.free & state.board.buildable
        self.open = self.land & state.reach[player]
        #: The last turn of all is over: only silos are left.
        self.over = state.ending and not state.open
        #: How many turns the player can expect after this one.
        self.turns = turns_left(state, player, outlook)


def turns_left(state: KingdomState, player: int, outlook: Outlook) -> float:
    """How many more turns a player can expect after this one: until the first supply is empty, or this round."""
    if state.ending:
        seated = (player - state.first) % state.players
        return 1.0 if seated > (state.turn - state.first) % state.players and state.open else 0.0
    turns = float(CATALOG.settlements)
    for seat in range(state.players):
        pace = PACE + TILE_PACE * (state.held[seat] & outlook.placing).bit_count()
        turns = min(turns, state.supply[seat] / pace)
    return turns
