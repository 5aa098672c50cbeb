"""The board of one game: four quadrants laid out, as bit sets of cells. It never changes, so clones share it.

Cells are numbered row by row from the top left, 0 to 399, and named by column letter and row: a1 ... t20.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.catalog import CATALOG, QUADRANT_SIDE
from boardwright.kernel.hexgrid import HexGrid, mask_of
from boardwright.kernel.steps import bits

SIDE: Final = 2 * QUADRANT_SIDE
CELLS: Final = SIDE * SIDE
GRID: Final = HexGrid(SIDE, SIDE)
CELL_NAMES: Final[list[str]] = [f"{'abcdefghijklmnopqrst'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS)]
CELL_NUMBERS: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_NAMES)}
NEIGHBOURS: Final[list[int]] = GRID.neighbours
NEIGHBOUR_CELLS: Final[list[list[int]]] = GRID.neighbour_cells
BIT: Final[list[int]] = [1 << cell for cell in range(CELLS)]
ALL_BUT: Final[list[int]] = [GRID.full ^ (1 << cell) for cell in range(CELLS)]
EDGE: Final = GRID.edge
ROWS: Final[list[int]] = GRID.rows
PLACES: Final = 4
TERRAINS: Final = len(CATALOG.terrains)
WATER: Final = CATALOG.terrain("water")
MOUNTAIN: Final = CATALOG.terrain("mountain")


def place_cell(place: int, row: int, column: int) -> int:
    """The cell at that row and column of the quadrant at a place: top left, top right, bottom left, bottom right."""
    return (place // 2 * QUADRANT_SIDE + row) * SIDE + place % 2 * QUADRANT_SIDE + column


QUARTERS: Final[list[int]] = [
    mask_of([place_cell(place, row, column) for row in range(QUADRANT_SIDE) for column in range(QUADRANT_SIDE)])
    for place in range(PLACES)
]


class Part:
    """One quadrant at one place, turned or not."""

    __slots__ = ("castles", "kind", "locations", "terrain")

    def __init__(self, quadrant: int, place: int, turned: bool) -> None:
        entry = CATALOG.quadrants[quadrant]
        letters = [terrain.letter for terrain in CATALOG.terrains]
        self.kind = CATALOG.location(entry.location)
        self.terrain: list[int] = [0] * TERRAINS
        self.castles: list[int] = []
        self.locations: list[int] = []
        last = QUADRANT_SIDE - 1
        for row in range(QUADRANT_SIDE):
            for column in range(QUADRANT_SIDE):
                letter = entry.rows[last - row][last - column] if turned else entry.rows[row][column]
                cell = place_cell(place, row, column)
                if letter == CATALOG.castle.letter:
                    self.castles.append(cell)
                elif letter == "L":
                    self.locations.append(cell)
                else:
                    self.terrain[letters.index(letter)] |= 1 << cell


_parts: dict[tuple[int, int, bool], Part] = {}


def part(quadrant: int, place: int, turned: bool) -> Part:
    key = (quadrant, place, turned)
    found = _parts.get(key)
    if found is None:
        found = _parts[key] = Part(quadrant, place, turned)
    return found


class Board:
    """Four quadrants laid out. Location cells are numbered in the order of the places: those numbers are tile ids."""

    __slots__ = (
        "_rows",
        "buildable",
        "castles",
        "hills",
        "kinds",
        "locations",
        "quadrants",
        "shore",
        "special",
        "terrain",
        "turned",
        "water",
        "zone",
        "zones",
    )

    def __init__(self, quadrants: list[int], turned: list[bool]) -> None:
        self.quadrants = quadrants
        self.turned = turned
        terrain = [0] * TERRAINS
        self.castles: list[int] = []
        self.locations: list[int] = []
        self.kinds: list[int] = []
        for place in range(PLACES):
            piece = part(quadrants[place], place, turned[place])
            for kind in range(TERRAINS):
                terrain[kind] |= piece.terrain[kind]
            self.castles.extend(piece.castles)
            self.locations.extend(piece.locations)
            self.kinds.extend([piece.kind] * len(piece.locations))
        self.terrain = terrain
        self.water = terrain[WATER]
        self.buildable = 0
        for kind in range(TERRAINS):
            if BUILDABLE[kind]:
                self.buildable |= terrain[kind]
        #: For each location cell the cells that touch it, and all of them together.
        self.zones: list[int] = [NEIGHBOURS[cell] for cell in self.locations]
        self.zone = 0
        for zone in self.zones:
            self.zone |= zone
        self.special = self.castles + self.locations
        #: Cells that touch water, or a mountain, without being one; worked out when first scored.
        self.shore = -1
        self.hills = -1
        self._rows: tuple[str, ...] = ()

    def terrain_of(self, cell: int) -> int:
        """The terrain of a cell, -1 for a castle or a location."""
        for kind in range(TERRAINS):
            if self.terrain[kind] >> cell & 1:
                return kind
        return -1

    def rows(self) -> tuple[str, ...]:
        """The board's letters, row by row: terrain letters, K for castles, L for locations."""
        if not self._rows:
            letters = [CATALOG.castle.letter if cell in self.castles else "L" for cell in range(CELLS)]
            for kind in range(TERRAINS):
                for cell in bits(self.terrain[kind]):
                    letters[cell] = CATALOG.terrains[kind].letter
            self._rows = tuple("".join(letters[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))
        return self._rows

    def beside(self, kind: int) -> int:
        """Cells that touch that terrain without being of it."""
        return GRID.near(self.terrain[kind]) & ~self.terrain[kind]


BUILDABLE: Final[list[bool]] = [terrain.buildable for terrain in CATALOG.terrains]
