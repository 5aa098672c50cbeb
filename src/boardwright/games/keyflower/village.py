"""A village: tiles laid edge to edge. It never changes; laying a tile makes a new one, so clones share it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from boardwright.games.keyflower.catalog import CATALOG

#: Directions from the bottom edge clockwise; opposite ones differ by 3.
DIRECTIONS: Final = ("s", "sw", "nw", "n", "ne", "se")
STEPS: Final = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
SIDES: Final = 6
#: Kinds of edges.
FIELD: Final = 0
ROAD: Final = 1
WATER: Final = 2


class Placed(NamedTuple):
    """A tile of a village: where it lies, and how often it was turned clockwise by a sixth."""

    tile: int
    q: int
    r: int
    turns: int


def pack(beside: int, direction: int, turns: int) -> int:
    """A way to lay a tile as one number: beside a tile of the village, in a direction from it, turned so often."""
    return (beside * SIDES + direction) * SIDES + turns


def unpack(spot: int) -> tuple[int, int, int]:
    """The tile, the direction and the turns."""
    return spot // (SIDES * SIDES), spot // SIDES % SIDES, spot % SIDES


def turned(tile: int, turns: int) -> tuple[int, ...]:
    """The edges of a tile by direction once it is turned."""
    edges = CATALOG.tiles[tile].edges
    return tuple(edges[(direction - turns) % SIDES] for direction in range(SIDES))


#: By tile and turns, the edges by direction.
EDGES: Final[list[list[tuple[int, ...]]]] = [
    [turned(tile, turns) for turns in range(SIDES)] for tile in range(len(CATALOG.tiles))
]
USABLE: Final[list[bool]] = [tile.usable for tile in CATALOG.tiles]


def code(edges: tuple[int, ...]) -> int:
    """Edges packed into one number, two bits a direction."""
    packed = 0
    for direction, edge in enumerate(edges):
        packed |= edge << 2 * direction
    return packed


Six = tuple[int, int, int, int, int, int]


def six(tile: int) -> Six:
    """The packed edges of a tile by turns."""
    codes = [code(edges) for edges in EDGES[tile]]
    return (codes[0], codes[1], codes[2], codes[3], codes[4], codes[5])


CODES: Final[list[Six]] = [six(tile) for tile in range(len(CATALOG.tiles))]


class Gap:
    """A free place beside a village: named by its lowest neighbour; ``mask`` and ``edges`` say what must fit there."""

    __slots__ = ("beside", "direction", "edges", "mask")

    def __init__(self, beside: int, direction: int, mask: int, edges: int) -> None:
        self.beside = beside
        self.direction = direction
        self.mask = mask
        self.edges = edges


class Village:
    """The tiles of one player. ``tiles`` are in the order they were laid; the first is the home tile."""

    __slots__ = ("_across", "_roads", "at", "edges", "gaps", "tiles", "usable")

    def __init__(
        self,
        tiles: tuple[Placed, ...],
        at: dict[tuple[int, int], int],
        edges: dict[int, tuple[int, ...]],
        gaps: dict[tuple[int, int], Gap],
    ) -> None:
        self.tiles = tiles
        self.at = at
        self.edges = edges
        self.gaps = gaps
        #: The tiles that take workers.
        self.usable: list[int] = [placed.tile for placed in tiles if USABLE[placed.tile]]
        self._roads: dict[int, tuple[int, ...]] | None = None
        self._across: dict[int, tuple[int, ...]] | None = None

    def neighbours(self, q: int, r: int) -> tuple[int, ...]:
        """By direction the tile next to a place, or -1."""
        return tuple(self.at.get((q + dq, r + dr), -1) for dq, dr in STEPS)

    def roads(self) -> dict[int, tuple[int, ...]]:
        """For every tile by direction the tile a road leads to, or -1."""
        if self._roads is None:
            self._roads = self.joined(ROAD, ROAD)
        return self._roads

    def across(self) -> dict[int, tuple[int, ...]]:
        """The same for whoever may cross fields, too: only water is in the way."""
        if self._across is None:
            self._across = self.joined(FIELD, ROAD)
        return self._across

    def joined(self, least: int, most: int) -> dict[int, tuple[int, ...]]:
        """The neighbours behind edges whose kinds are both within those bounds."""
        found: dict[int, tuple[int, ...]] = {}
        for placed in self.tiles:
            edges = self.edges[placed.tile]
            row = [-1] * SIDES
            for direction, other in enumerate(self.neighbours(placed.q, placed.r)):
                if other < 0 or not least <= edges[direction] <= most:
                    continue
                if least <= self.edges[other][(direction + 3) % SIDES] <= most:
                    row[direction] = other
            found[placed.tile] = tuple(row)
        return found

    def place_of(self, tile: int) -> Placed:
        return next(placed for placed in self.tiles if placed.tile == tile)

    def spots(self, tile: int, any_edges: bool) -> list[int]:
        """Every way to lay that tile, packed; ``any_edges``: edges need not match."""
        found: list[int] = []
        none, one, two, three, four, five = CODES[tile]
        for gap in self.gaps.values():
            place = pack(gap.beside, gap.direction, 0)
            if any_edges:
                found.extend(range(place, place + SIDES))
                continue
            mask, edges = gap.mask, gap.edges
            if none & mask == edges:
                found.append(place)
            if one & mask == edges:
                found.append(place + 1)
            if two & mask == edges:
                found.append(place + 2)
            if three & mask == edges:
                found.append(place + 3)
            if four & mask == edges:
                found.append(place + 4)
            if five & mask == edges:
                found.append(place + 5)
        return found

    def fits(self, tile: int, any_edges: bool) -> bool:
        """Whether there is any way to lay that tile."""
        if any_edges:
            return True
        none, one, two, three, four, five = CODES[tile]
        for gap in self.gaps.values():
            mask, edges = gap.mask, gap.edges
            if none & mask == edges or one & mask == edges or two & mask == edges:
                return True
            if three & mask == edges or four & mask == edges or five & mask == edges:
                return True
        return False

    def laid(self, tile: int, spot: int) -> Village:
        """The village with one more tile."""
        neighbour, direction, turns = unpack(spot)
        beside = self.place_of(neighbour)
        dq, dr = STEPS[direction]
        return self.with_tile(Placed(tile, beside.q + dq, beside.r + dr, turns))

    def with_tile(self, placed: Placed) -> Village:
        """The village with a tile at a place, whether it fits or not."""
        tile, q, r, turns = placed
        edges = EDGES[tile][turns]
        at = self.at.copy()
        at[q, r] = tile
        gaps = self.gaps.copy()
        gaps.pop((q, r), None)
        for direction, (dq, dr) in enumerate(STEPS):
            place = (q + dq, r + dr)
            if place not in at:
                gaps[place] = widened(gaps.get(place), tile, direction, edges[direction])
        return Village((*self.tiles, placed), at, {**self.edges, tile: edges}, gaps)

    def data(self) -> tuple[Placed, ...]:
        return self.tiles


def widened(gap: Gap | None, tile: int, direction: int, edge: int) -> Gap:
    """A gap that a new tile now borders, too; the direction is seen from that tile."""
    shift = 2 * ((direction + 3) % SIDES)
    mask, edges = 3 << shift, edge << shift
    if gap is None:
        return Gap(tile, direction, mask, edges)
    if tile < gap.beside:
        return Gap(tile, direction, gap.mask | mask, gap.edges | edges)
    return Gap(gap.beside, gap.direction, gap.mask | mask, gap.edges | edges)


def paths(ways: dict[int, tuple[int, ...]], start: int, most: int) -> dict[int, tuple[int, ...]]:
    """By tile that can be reached in so many steps: the directions of a shortest way there."""
    found: dict[int, tuple[int, ...]] = {start: ()}
    edge = [start]
    for _ in range(most):
        further: list[int] = []
        for tile in edge:
            for direction, other in enumerate(ways[tile]):
                if other >= 0 and other not in found:
                    found[other] = (*found[tile], direction)
                    further.append(other)
        edge = further
    del found[start]
    return found


EMPTY: Final = Village((), {}, {}, {})


def build(tiles: Iterable[Placed]) -> Village:
    """The village of those tiles."""
    village = EMPTY
    for placed in tiles:
        village = village.with_tile(placed)
    return village
