"""Points about to be paid in the turn under way: visits of the Rovers, a line of the Families."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.advice.prospect import Prospect
from boardwright.games.kingdom_builder.board import BIT, CELLS, GRID, NEIGHBOURS
from boardwright.games.kingdom_builder.cards.families import AXES
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.steps import bits

ROVERS: Final = CATALOG.card("rovers")
FAMILIES: Final = CATALOG.card("families")
#: The share of the Families' points for a line that can be completed, by how many settlements of it stand.
LINE_SHARES: Final = (0.0, 0.4, 0.8)
#: By cell: the cells at most two steps away. A line through the cell lies among them.
CLOSE: Final[list[int]] = [GRID.near(NEIGHBOURS[cell]) | NEIGHBOURS[cell] for cell in range(CELLS)]


def pending(prospect: Prospect) -> float:
    """What the player on turn has begun to earn."""
    state = prospect.state
    if prospect.player != state.turn:
        return 0.0
    outlook = prospect.outlook
    value = 0.0
    if state.visited and ROVERS in state.cards:
        value += outlook.each["rovers"] * state.visited.bit_count()
    if state.laid and state.due and state.terrain >= 0 and state.placed < CATALOG.mandatory and FAMILIES in state.cards:
        value += outlook.each["families"] * line_begun(prospect)
    return value


def line_begun(prospect: Prospect) -> float:
    """Whether the settlements of this mandatory action can still become an unbroken line."""
    laid = prospect.state.laid
    close = CLOSE[laid.bit_length() - 1]
    land = laid | close & prospect.free & prospect.board.terrain[prospect.state.terrain]
    for direction in AXES:
        back = GRID.next[direction + 3]
        for end in bits(GRID.runs(land, CATALOG.mandatory, direction)):
            line = BIT[end] | BIT[back[end]] | BIT[back[back[end]]]
            if not laid & ~line:
                return LINE_SHARES[laid.bit_count()]
    return 0.0
