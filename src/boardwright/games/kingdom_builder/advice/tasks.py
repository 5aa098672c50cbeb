"""How much of a task is done, as a share; nothing when it is fulfilled, or cannot be where it is begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.games.kingdom_builder.advice.prospect import Prospect
from boardwright.games.kingdom_builder.board import EDGES, GRID, MAINLAND, NEIGHBOURS
from boardwright.games.kingdom_builder.tasks.advance import LEAST
from boardwright.games.kingdom_builder.tasks.ring import SIX
from boardwright.games.kingdom_builder.tasks.road import LENGTH
from boardwright.kernel.hexgrid import SOUTH_EAST, SOUTH_WEST
from boardwright.kernel.steps import bits


def advance(prospect: Prospect) -> float:
    best = 0
    for edge in EDGES:
        count = (prospect.own & edge).bit_count()
        if count > best and count + (prospect.land & edge).bit_count() >= LEAST:
            best = count
    return part(best, LEAST)


def compass_points(prospect: Prospect) -> float:
    count = 0
    for edge in EDGES:
        if prospect.own & edge:
            count += 1
    return part(count, len(EDGES))


def road(prospect: Prospect) -> float:
    """The longest diagonal line, whether or not it can go on."""
    best = 0
    for direction in (SOUTH_EAST, SOUTH_WEST):
        ends = prospect.own & MAINLAND
        length = 0
        while ends:
            length += 1
            ends &= GRID.slide(ends, direction)
        best = max(best, length)
    return part(best, LENGTH)


def fortress(prospect: Prospect) -> float:
    """The fullest ring around an own settlement; only those that are half full are looked at."""
    ones, twos, fours = GRID.counts(prospect.own)
    centres = prospect.own & (fours | twos & ones)
    return ring(prospect, [NEIGHBOURS[cell] for cell in bits(centres) if NEIGHBOURS[cell].bit_count() == SIX])


def place_of_refuge(prospect: Prospect) -> float:
    return ring(prospect, prospect.outlook.refuges)


def ring(prospect: Prospect, rings: list[int]) -> float:
    """The fullest of those rings that can be closed."""
    best = 0
    closed_to_us = ~(prospect.own | prospect.land)
    for around in rings:
        count = (around & prospect.own).bit_count()
        if count > best and not around & closed_to_us:
            best = count
    return part(best, SIX)


def home_country(prospect: Prospect) -> float:
    """The fullest stretch that can be filled."""
    best = 0.0
    closed_to_us = ~(prospect.own | prospect.land)
    for stretch in prospect.outlook.homes:
        inside = stretch & prospect.own
        if inside == stretch:
            return 0.0
        if inside and not stretch & closed_to_us:
            best = max(best, inside.bit_count() / stretch.bit_count())
    return best


def part(count: int, wanted: int) -> float:
    return count / wanted if count < wanted else 0.0


PROGRESS: Final[dict[str, Callable[[Prospect], float]]] = {
    "advance": advance,
    "compass_points": compass_points,
    "road": road,
    "fortress": fortress,
    "place_of_refuge": place_of_refuge,
    "home_country": home_country,
}
