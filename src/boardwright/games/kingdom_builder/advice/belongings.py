"""What tiles and other belongings will bring."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.advice.prospect import Prospect
from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.kernel.steps import bits

#: A settlement that waits for the next turn: set aside by the Temple, or to be had for a settlement tile.
ASIDE: Final = 1.0
COLONY: Final = 0.8
#: A silo that the player touches lets three settlements be placed or moved before the points are counted.
SILO: Final = 2.5


def belongings(prospect: Prospect) -> float:
    """What the player has beside settlements on the board, used in the turns to come or at the end."""
    state = prospect.state
    value = 0.0
    for silo in state.board.silos:
        if NEIGHBOURS[silo] & prospect.own:
            value += SILO
    if prospect.turns:
        kit = state.kits[prospect.player]
        value += tiles(prospect) + ASIDE * kit.aside + COLONY * kit.colonies
    return value


def tiles(prospect: Prospect) -> float:
    """A tile serves every turn; a nomad once, in this turn or the next; the City Hall until it stands."""
    state = prospect.state
    board = state.board
    outlook = prospect.outlook
    held = state.held[prospect.player]
    if prospect.player == state.turn:
        held &= ~board.nomad_tiles | state.usable | state.gained
    if state.kits[prospect.player].hall:
        held &= ~outlook.halls
    value = 0.0
    for number in bits(held):
        value += prospect.turns * outlook.use[number] + outlook.once[number]
    return value
