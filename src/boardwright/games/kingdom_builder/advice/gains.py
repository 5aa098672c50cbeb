"""What a settlement on a cell would bring, as far as it depends on more than the player's own settlements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.kingdom_builder.advice.majorities import share
from boardwright.games.kingdom_builder.advice.prospect import Prospect
from boardwright.games.kingdom_builder.advice.standing import MANY, Gain
from boardwright.games.kingdom_builder.board import BOARD_ROWS, GRID, QUARTERS
from boardwright.games.kingdom_builder.catalog import CATALOG

#: How many settlements in a row the Mayors want, and what the last but one is worth on the way there.
FULL_ROW: Final = CATALOG.cards[CATALOG.card("mayors")].number("row")
LAST_BUT_ONE: Final = 1 / 3


def gains(prospect: Prospect) -> list[Gain]:
    """All cells that would bring something."""
    state = prospect.state
    outlook = prospect.outlook
    found = outlook.standing(prospect.state, prospect.player).gains[:]
    zones = state.board.zones
    taken = state.taken[prospect.player]
    for number in range(len(zones)):
        if state.tiles_left[number] and zones[number] & prospect.free and not taken >> number & 1:
            found.append((zones[number], prospect.turns * outlook.use[number] + outlook.once[number], 1))
    for around, points in outlook.courts:
        if around & prospect.free:
            here = (prospect.own & around).bit_count()
            lead = here - max([(other & around).bit_count() for other in prospect.others])
            more = share(lead + 1, 1.0) - (share(lead, 1.0) if here else 0.0)
            if more > 0:
                found.append((around, points * more, 1))
    for name in outlook.cards:
        look = LOOKS.get(name)
        if look is not None:
            found += look(prospect, outlook.each[name])
    return found


def ambassadors(prospect: Prospect, each: int) -> list[Gain]:
    state = prospect.state
    beside = 0
    for seat in range(state.players):
        if seat != prospect.player:
            beside |= state.reach[seat]
    return [(beside, each, MANY)]


def shepherds(prospect: Prospect, each: int) -> list[Gain]:
    """The last empty cells of a terrain: no other touches them."""
    last = 0
    for terrain in prospect.board.terrain:
        empty = terrain & prospect.state.empty
        if empty & prospect.open:
            last |= empty & ~GRID.near(empty)
    return [(last, each, MANY)]


def rovers(prospect: Prospect, each: int) -> list[Gain]:
    visited = prospect.state.visited if prospect.player == prospect.state.turn else 0
    return [(quarter, each, 1) for place, quarter in enumerate(QUARTERS) if not visited >> place & 1]


def mayors(prospect: Prospect, each: int) -> list[Gain]:
    found: list[Gain] = []
    for row in unmarked_rows(prospect):
        count = (prospect.own & row).bit_count()
        if count == FULL_ROW - 1:
            found.append((row, each, 1))
        elif count == FULL_ROW - 2:
            found.append((row, LAST_BUT_ONE * each, MANY))
    return found


def unmarked_rows(prospect: Prospect) -> list[int]:
    """The rows without a Mayors' marker."""
    marked = 0
    for kit in prospect.state.kits:
        marked |= kit.markers
    return [cells for row, cells in enumerate(BOARD_ROWS) if not marked >> row & 1]


#: By card: the cells that would bring something.
LOOKS: Final[dict[str, Callable[[Prospect, int], list[Gain]]]] = {
    "ambassadors": ambassadors,
    "shepherds": shepherds,
    "rovers": rovers,
    "mayors": mayors,
}
