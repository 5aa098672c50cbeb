"""What the next settlements could bring, and how free the player is to choose their cells."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.advice.gains import gains
from boardwright.games.kingdom_builder.advice.prospect import Prospect
from boardwright.games.kingdom_builder.advice.standing import Gain
from boardwright.games.kingdom_builder.board import FARMLAND
from boardwright.games.kingdom_builder.catalog import CATALOG

#: The share of what cells within reach would bring: in the mandatory action under way, in one about to begin (where
#: it only tells one terrain from another), in the next turn whatever its card, and by Cultivate.
UNDER_WAY: Final = 0.5
ABOUT_TO_BEGIN: Final = 0.25
NEXT_TURN: Final = 1.25
CULTIVATE: Final = 0.5
#: Having to build beside own settlements is a burden: for each terrain they touch, for each of so many turns to come.
BOUND_TERRAIN: Final = 0.45
BOUND_TURNS: Final = 4.0


def chances(prospect: Prospect) -> float:
    """What can be reached in this turn and the next, less the burden of having to stay where one is."""
    state = prospect.state
    turns = prospect.turns
    due = state.still_due() if prospect.player == state.turn and state.due and state.terrain >= 0 else 0
    if not due and not turns:
        return 0.0
    found = gains(prospect)
    value = 0.0
    if due:
        cells = state.beside_own(prospect.player, state.board.terrain[state.terrain])
        value = (UNDER_WAY if state.placed else ABOUT_TO_BEGIN) * harvest(found, cells, due)
    if turns:
        value += next_turn(prospect, [gain for gain in found if gain[0] & prospect.open])
    return value


def next_turn(prospect: Prospect, found: list[Gain]) -> float:
    """What the next turn could bring beside own settlements, and the burden of having to build there."""
    coming = min(1.0, prospect.turns)
    bound = 0
    value = 0.0
    for terrain, odds in prospect.outlook.odds:
        cells = prospect.open & terrain
        if cells:
            bound += 1
            value += NEXT_TURN * odds * harvest(found, cells, CATALOG.mandatory)
    farmland = prospect.open & prospect.board.terrain[FARMLAND]
    if farmland:
        value += CULTIVATE * harvest(found, farmland, 1)
    return coming * value - BOUND_TERRAIN * bound * min(prospect.turns, BOUND_TURNS)


def harvest(found: list[Gain], cells: int, settlements: int) -> float:
    """About what so many settlements on those cells bring."""
    value = 0.0
    for paying, points, times in found:
        inside = paying & cells
        if inside:
            value += points if times == 1 else points * min(settlements, inside.bit_count())
    return value
