"""How well the tiles of a village lie: short ways from where resources come to where they are wanted, room to grow."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.keyflower.advice.ground import STORES, ways_to
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.state import KINDS
from boardwright.games.keyflower.steps.transport import COSTS
from boardwright.games.keyflower.village import CODES, ROAD, SIDES, STEPS, WATER, Village

#: A step more to a tile that wants resources, from the home tile and from the nearest producer; at most so many count.
FROM_HOME: Final = 0.12
FROM_PRODUCER: Final = 0.15
FARTHEST: Final = 5
#: A road that leads out of the village, and how many of them count.
OPEN_ROAD: Final = 0.06
OPEN_ROADS: Final = 6
#: A boat still fits beside the water of the home tile.
MOORING: Final = 0.6
#: A tile beside others leaves room for a turn-order tile between many neighbours.
CLOSE: Final = 0.02

BOAT: Final = CATALOG.of_kind("boat")[0]
#: By tile: whether resources are wanted there, the kinds, and the kinds that either side produces.
WANTS: Final = [
    (1 << STORES[number] if STORES[number] >= 0 else 0b1111 if STORES[number] == -1 else 0)
    if cost is None or STORES[number] != -2
    else (0b1111 if cost.any else sum(1 << kind for kind in range(KINDS) if cost.resources[kind]))
    for number, cost in enumerate(COSTS)
]
MAKES: Final = [
    sum(1 << kind for kind in range(KINDS) if tile.front.resources[kind] or tile.side(True).resources[kind])
    for tile in CATALOG.tiles
]


@lru_cache(1 << 12)
def layout(village: Village, upgraded: int, across: bool) -> float:
    """A small value beside points: it tells one place for a tile from another."""
    value = 0.0
    home = village.tiles[0].tile
    makers = [placed.tile for placed in village.tiles if MAKES[placed.tile]]
    for placed in village.tiles:
        tile = placed.tile
        if not WANTS[tile] or (upgraded >> tile & 1 and STORES[tile] == -2):
            continue
        ways = ways_to(village, tile, across)
        value -= FROM_HOME * ways.get(home, FARTHEST)
        nearest = FARTHEST
        for maker in makers:
            if MAKES[maker] & WANTS[tile]:
                nearest = min(nearest, ways.get(maker, FARTHEST))
        value -= FROM_PRODUCER * nearest
    roads = 0
    for gap in village.gaps.values():
        touching = 0
        road = False
        for direction in range(SIDES):
            if gap.mask >> 2 * direction & 3:
                touching += 1
                road = road or gap.edges >> 2 * direction & 3 == ROAD
        roads += road
        if touching > 2:
            value += CLOSE * touching
    value += OPEN_ROAD * min(roads, OPEN_ROADS)
    return value + (MOORING if mooring(village) else 0.0)


def mooring(village: Village) -> bool:
    """Whether a boat lies or fits beside the water of the home tile."""
    first = village.tiles[0]
    direction = village.edges[first.tile].index(WATER)
    place = (first.q + STEPS[direction][0], first.r + STEPS[direction][1])
    gap = village.gaps.get(place)
    if gap is None:
        return True
    return any(packed & gap.mask == gap.edges for packed in CODES[BOAT])
