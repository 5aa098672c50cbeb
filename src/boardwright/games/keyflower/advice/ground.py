"""What of a village does not depend on the pieces in it: ways, points and uses of its tiles, what it makes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.keyflower.advice.worth import POINTS, USE_WORTH, USES, VISITORS
from boardwright.games.keyflower.catalog import ANY, CATALOG, RESOURCES, Side
from boardwright.games.keyflower.state import KINDS, WINTER, Four
from boardwright.games.keyflower.steps.transport import COSTS
from boardwright.games.keyflower.village import Village

#: How much of a season is still to come for tiles that lie in the village, by season.
THIS_SEASON: Final = (0.5, 0.5, 0.5, 0.0, 0.0)
#: By tile: the kind of resource it stores (-1 for all kinds, -2 for none), and the points on both sides.
STORES: Final = [
    (-2 if tile.storage is None else -1 if tile.storage.resource == ANY else RESOURCES.index(tile.storage.resource))
    for tile in CATALOG.tiles
]
STORE_POINTS: Final = [(0, 0) if tile.storage is None else tile.storage.points for tile in CATALOG.tiles]
NO_RESOURCES: Final[Four] = (0, 0, 0, 0)


def made_by(side: Side) -> Four:
    """What a use of a side brings of each kind, for no price."""
    return side.resources if side.action and not side.pay_skill else NO_RESOURCES


#: By tile and side: the resources of a use, and the steps of transport.
MAKES: Final[list[tuple[Four, Four]]] = [(made_by(tile.front), made_by(tile.side(True))) for tile in CATALOG.tiles]
CARRIES: Final[list[tuple[int, int]]] = [(tile.front.transport, tile.side(True).transport) for tile in CATALOG.tiles]


@lru_cache(1 << 10)
def tiles_of(village: Village) -> int:
    """The tiles of a village as a bit set."""
    found = 0
    for placed in village.tiles:
        found |= 1 << placed.tile
    return found


@lru_cache(1 << 12)
def ways_to(village: Village, target: int, across: bool) -> dict[int, int]:
    """How many steps it is from every tile to one of them; tiles without a way are left out."""
    ways = village.across() if across else village.roads()
    found = {target: 0}
    edge = [target]
    steps = 0
    while edge:
        steps += 1
        further: list[int] = []
        for tile in edge:
            for other in ways[tile]:
                if other >= 0 and other not in found:
                    found[other] = steps
                    further.append(other)
        edge = further
    return found


class Ground:
    """``value``: points, and uses to come. ``projects``: what upgrades bring, the greatest first. ``stores``: tiles.

    ``total``: what one use of every tile brings together, by kind; ``steps``: the most steps of one use.
    """

    __slots__ = ("projects", "steps", "stores", "total", "value")

    def __init__(self, tiles: list[int], laid: int, upgraded: int, season: int) -> None:
        value = 0.0
        self.projects: list[tuple[float, int]] = []
        self.stores: list[int] = []
        self.total: list[int] = [0, 0, 0, 0]
        self.steps = 1
        for number in range(len(tiles)):
            tile = tiles[number]
            back = upgraded >> tile & 1
            front_points, back_points = POINTS[tile]
            value += back_points if back else front_points
            use = USE_WORTH[tile]
            left = WINTER - season if season < WINTER else 0.0
            if number < laid:
                left += THIS_SEASON[season]
            if use[0]:
                value += left * (USES * use[back] + VISITORS)
                self.add_use(tile, back)
            if not back and COSTS[tile] is not None:
                self.projects.append((back_points - front_points + left * USES * (use[1] - use[0]), tile))
            if STORES[tile] != -2:
                self.stores.append(tile)
        self.projects.sort(reverse=True)
        self.value = value

    def add_use(self, tile: int, back: int) -> None:
        """What a use of that tile makes or carries."""
        row = MAKES[tile][back]
        for kind in range(KINDS):
            if row[kind]:
                self.total[kind] += row[kind]
        if CARRIES[tile][back] > self.steps:
            self.steps = CARRIES[tile][back]

    def made(self, stores: int) -> int:
        """What one round of uses makes for a tile that stores that kind, or any."""
        total = self.total
        return total[0] + total[1] + total[2] + total[3] if stores < 0 else total[stores]


@lru_cache(1 << 11)
def ground(village: Village, upgraded: int, extra: tuple[int, ...], season: int) -> Ground:
    """The ground of a village with tiles ``extra`` that will be laid."""
    tiles = [placed.tile for placed in village.tiles]
    return Ground([*tiles, *extra], len(tiles), upgraded, season)
