"""The map as tables: neighbours, regions and bridges, as bits. A site is twice its space, and one more if lower."""

from __future__ import annotations

from typing import Final

from boardwright.games.boonlake.catalog import CATALOG, SPACES
from boardwright.games.boonlake.vocabulary import REGIONS

ALL_SPACES: Final = (1 << SPACES) - 1
REGION_OF: Final[list[int]] = [space.region for space in CATALOG.spaces]
#: The sites that a tile has on a space, as bits of the two there.
TILE_SITES: Final[list[int]] = [(1 << len(tile.sites)) - 1 for tile in CATALOG.tiles]


def bits_of(spaces: tuple[int, ...]) -> int:
    return sum([1 << space for space in spaces])


def sites_on(spaces: int) -> int:
    """The sites of those spaces."""
    return sum([3 << 2 * space for space in range(SPACES) if spaces >> space & 1])


def neighbours(number: int) -> int:
    """Over land, over the canal and over bridges."""
    space = CATALOG.spaces[number]
    found = bits_of((*space.land, *space.canal))
    for bridge in CATALOG.bridges:
        if number in bridge.ends:
            found |= bits_of(bridge.ends) & ~(1 << number)
    return found


NEAR: Final[list[int]] = [neighbours(number) for number in range(SPACES)]
NEAR_SITES: Final[list[int]] = [sites_on(near) for near in NEAR]
#: By site: the other one of its tile, and those of the neighbours.
AROUND: Final[list[int]] = [NEAR_SITES[site // 2] | 1 << (site ^ 1) for site in range(2 * SPACES)]
IN_REGION: Final[list[int]] = [
    bits_of(tuple([number for number in range(SPACES) if REGION_OF[number] == region]))
    for region in range(len(REGIONS))
]
REGION_SITES: Final[list[int]] = [sites_on(spaces) for spaces in IN_REGION]
BRIDGE_SPACES: Final = bits_of(tuple({end for bridge in CATALOG.bridges for end in bridge.ends}))
BRIDGE_SITES: Final = sites_on(BRIDGE_SPACES)


def open_spaces(filled: int) -> int:
    """The empty spaces next to a tile."""
    found = 0
    empty = ALL_SPACES & ~filled
    while empty:
        low = empty & -empty
        if NEAR[low.bit_length() - 1] & filled:
            found |= low
        empty ^= low
    return found


def largest_group(spaces: int) -> int:
    """How many of the spaces hang together, at most."""
    largest = 0
    while spaces:
        group = spaces & -spaces
        grown = group
        while grown:
            low = grown & -grown
            more = NEAR[low.bit_length() - 1] & spaces & ~group
            group |= more
            grown = (grown ^ low) | more
        largest = max(largest, group.bit_count())
        spaces &= ~group
    return largest
