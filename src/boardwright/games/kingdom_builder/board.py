"""The board of one game: four quadrants laid out, as bit sets of cells. It never changes, so clones share it.

Cells are numbered row by row from the top left, 0 to 399, and named by column letter and row: a1 ... t20. An island may
lie beside the board; its cells follow, named u to y by column and 1 to 5 by row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from boardwright.games.kingdom_builder.catalog import CATALOG, ISLAND_SIDE, LOCATION_LETTERS, NO_CELL, QUADRANT_SIDE
from boardwright.kernel.hexgrid import HexGrid, mask_of
from boardwright.kernel.steps import bits

#: The number of a cell; several cells as the bits of one int.
Cell: TypeAlias = int
CellSet: TypeAlias = int

SIDE: Final = 2 * QUADRANT_SIDE
#: Both sides of the island have the same outline.
ISLAND_PLACES: Final = [
    (row, column)
    for row in range(ISLAND_SIDE)
    for column in range(ISLAND_SIDE)
    if CATALOG.islands[0].rows[row][column] != NO_CELL
]
GRID: Final = HexGrid(SIDE, SIDE, ISLAND_PLACES)
CELLS: Final = GRID.size
MAINLAND: Final = GRID.mainland
ISLAND: Final = GRID.full ^ GRID.mainland
CELL_NAMES: Final[list[str]] = [
    f"{('abcdefghijklmnopqrst' if cell < SIDE * SIDE else 'uvwxy')[column]}{row + 1}"
    for cell, (row, column) in enumerate(GRID.places)
]
CELL_NUMBERS: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_NAMES)}
NEIGHBOURS: Final[list[int]] = GRID.neighbours
NEIGHBOUR_CELLS: Final[list[list[int]]] = GRID.neighbour_cells
RAYS: Final[list[list[list[int]]]] = [GRID.rays(cell) for cell in range(CELLS)]
BIT: Final[list[int]] = [1 << cell for cell in range(CELLS)]
ALL_BUT: Final[list[int]] = [GRID.full ^ (1 << cell) for cell in range(CELLS)]
#: Top, right, bottom, left: a corner belongs to two of them.
EDGES: Final[list[int]] = [GRID.rows[0], GRID.columns[SIDE - 1], GRID.rows[SIDE - 1], GRID.columns[0]]
EDGE: Final = GRID.edge
BOARD_ROWS: Final[list[int]] = GRID.rows
ROWS: Final[list[int]] = BOARD_ROWS + [
    mask_of([cell for cell in range(SIDE * SIDE, CELLS) if GRID.places[cell][0] == row]) for row in range(ISLAND_SIDE)
]
PLACES: Final = 4
TERRAINS: Final = len(CATALOG.terrains)
WATER: Final = CATALOG.terrain("water")
MOUNTAIN: Final = CATALOG.terrain("mountain")
MARSH: Final = CATALOG.terrain("marsh")
FARMLAND: Final = CATALOG.terrain("farmland")
BUILDABLE: Final[list[bool]] = [terrain.buildable for terrain in CATALOG.terrains]
TERRAIN_LETTERS: Final = [terrain.letter for terrain in CATALOG.terrains]
#: Features beside castles that count for Merchants and Workers.
LINKING: Final = [feature.id for feature in CATALOG.features if feature.links and feature.id != "castle"]
FEATURE_LETTERS: Final = {feature.letter: feature.id for feature in CATALOG.features}
OUTPOST: Final = CATALOG.extra("outpost")
TEMPLE_BONUS: Final = CATALOG.extra("temple_bonus")
CULTIVATE: Final = CATALOG.extra("cultivate")
CAVE: Final = CATALOG.extra("cave")
CROSSROADS: Final = CATALOG.location("crossroads")


def place_cell(place: int, row: int, column: int) -> int:
    """The cell at that row and column of the quadrant at a place: top left, top right, bottom left, bottom right."""
    return (place // 2 * QUADRANT_SIDE + row) * SIDE + place % 2 * QUADRANT_SIDE + column


QUARTERS: Final[list[int]] = [
    mask_of([place_cell(place, row, column) for row in range(QUADRANT_SIDE) for column in range(QUADRANT_SIDE)])
    for place in range(PLACES)
]


class Part:
    """One quadrant at one place, turned or not; or one side of the island."""

    def __init__(self, letters: list[tuple[int, str]], locations: tuple[str, ...]) -> None:
        """From the letter of every cell, and the location that each location letter means."""
        self.terrain: list[int] = [0] * TERRAINS
        self.features: dict[str, list[int]] = {feature.id: [] for feature in CATALOG.features}
        self.locations: list[int] = []
        self.kinds: list[int] = []
        kinds = [CATALOG.location(name) for name in locations]
        for cell, letter in letters:
            if letter in LOCATION_LETTERS:
                self.locations.append(cell)
                self.kinds.append(kinds[LOCATION_LETTERS.index(letter)])
            elif letter in FEATURE_LETTERS:
                self.features[FEATURE_LETTERS[letter]].append(cell)
            else:
                self.terrain[TERRAIN_LETTERS.index(letter)] |= 1 << cell
        self.buildable = 0
        for kind in range(TERRAINS):
            if BUILDABLE[kind]:
                self.buildable |= self.terrain[kind]


def quadrant_letters(quadrant: int, place: int, turned: bool) -> list[tuple[int, str]]:
    """The cells of a quadrant at a place, with their letters."""
    rows = CATALOG.quadrants[quadrant].rows
    last = QUADRANT_SIDE - 1
    return [
        (place_cell(place, row, column), rows[last - row][last - column] if turned else rows[row][column])
        for row in range(QUADRANT_SIDE)
        for column in range(QUADRANT_SIDE)
    ]


def island_letters(island: int) -> list[tuple[int, str]]:
    """The cells of a side of the island, with their letters."""
    rows = CATALOG.islands[island].rows
    return [(cell, rows[GRID.places[cell][0]][GRID.places[cell][1]]) for cell in range(SIDE * SIDE, CELLS)]


_parts: dict[tuple[int, int, bool], Part] = {}
_islands: dict[int, Part] = {}


def part(quadrant: int, place: int, turned: bool) -> Part:
    key = (quadrant, place, turned)
    found = _parts.get(key)
    if found is None:
        letters = quadrant_letters(quadrant, place, turned)
        found = _parts[key] = Part(letters, CATALOG.quadrants[quadrant].locations)
    return found


def island_part(island: int) -> Part:
    found = _islands.get(island)
    if found is None:
        found = _islands[island] = Part(island_letters(island), CATALOG.islands[island].locations)
    return found


class Board:
    """Four quadrants laid out, with everything that stays where the set-up put it.

    Tile numbers: first the location cells in the order of the places, then the nomad tiles in the order of their
    cells, then the bonus tiles of the locations in play, then the actions everybody has.
    """

    def __init__(
        self,
        quadrants: list[int],
        turned: list[bool],
        island: int = -1,
        nomads: Sequence[int] = (),
        capitols: Sequence[int] = (),
        caves: Sequence[int] = (),
    ) -> None:
        """``island`` is a side or -1, ``nomads`` the kinds of the tiles on the nomad cells, the others are cells."""
        self.quadrants = quadrants
        self.turned = turned
        self.island = island
        self.capitols: list[int] = list(capitols)
        self.caves: list[int] = list(caves)
        #: The cells that touch a cave.
        self.cave_mouths = 0
        for cell in caves:
            self.cave_mouths |= NEIGHBOURS[cell]
        parts = [part(quadrants[place], place, turned[place]) for place in range(PLACES)]
        if island >= 0:
            parts.append(island_part(island))
        self.castles: list[int] = []
        self.nomads: list[int] = []
        self.palaces: list[int] = []
        self.silos: list[int] = []
        self.locations: list[int] = []
        self.kinds: list[int] = []
        terrain = [0] * TERRAINS
        self.buildable = 0
        for piece in parts:
            terrain = [one | other for one, other in zip(terrain, piece.terrain)]
            self.buildable |= piece.buildable
            self.castles.extend(piece.features["castle"])
            self.nomads.extend(piece.features["nomad"])
            self.palaces.extend(piece.features["palace"])
            self.silos.extend(piece.features["silo"])
            self.locations.extend(piece.locations)
            self.kinds.extend(piece.kinds)
        self.terrain = terrain
        self.water = terrain[WATER]
        self.special = self.castles + self.locations
        for name in LINKING:
            self.special = self.special + [cell for piece in parts for cell in piece.features[name]]
        self.number_tiles(nomads)
        #: Worked out when first asked for.
        self.shore = -1
        self.hills = -1
        self._rows: tuple[str, ...] = ()

    def number_tiles(self, nomads: Sequence[int]) -> None:
        """Give every tile and every action that everybody has its number."""
        #: For each tile number the cells where it is gained, and all of them together.
        self.zones: list[int] = [NEIGHBOURS[cell] for cell in self.locations]
        self.location_tiles = (1 << len(self.kinds)) - 1
        bonuses = sorted({BONUS_OF[kind] for kind in self.kinds} - {-1})
        self.zones.extend(NEIGHBOURS[cell] for cell in self.nomads)
        self.kinds.extend(nomads)
        self.nomad_tiles = (1 << len(self.kinds)) - 1 ^ self.location_tiles
        self.kinds.extend(bonuses)
        known = (1 << len(self.kinds)) - 1
        if self.terrain[FARMLAND]:
            self.kinds.append(CULTIVATE)
        if self.caves:
            self.kinds.append(CAVE)
        self.permanent_tiles = (1 << len(self.kinds)) - 1 ^ known
        self.zones.extend([0] * (len(self.kinds) - len(self.zones)))
        self.zone = 0
        for zone in self.zones:
            self.zone |= zone
        self.numbers_of: dict[int, int] = {}
        for number, kind in enumerate(self.kinds):
            self.numbers_of[kind] = self.numbers(kind) | 1 << number
        self.second_cards = self.numbers(CROSSROADS)
        #: Tiles that let a settlement of the mandatory action go anywhere: one of them, the first.
        self.outposts = self.numbers(OUTPOST)
        self.free_starts = self.numbers(TEMPLE_BONUS)

    def numbers(self, kind: int) -> int:
        """The set of tile numbers of that kind."""
        return self.numbers_of.get(kind, 0)

    def tile_cell(self, number: int) -> int:
        """The cell that a location or nomad tile comes from; -1 for other tiles."""
        places = self.locations + self.nomads
        return places[number] if number < len(places) else -1

    def terrain_of(self, cell: int) -> int:
        """The terrain of a cell, -1 for a special cell, or a cell of an island that is not there."""
        for kind in range(TERRAINS):
            if self.terrain[kind] >> cell & 1:
                return kind
        return -1

    def rows(self) -> tuple[str, ...]:
        """The board's letters, row by row, as the catalogue writes them."""
        if not self._rows:
            letters = [""] * (SIDE * SIDE)
            for place in range(PLACES):
                for cell, letter in quadrant_letters(self.quadrants[place], place, self.turned[place]):
                    letters[cell] = letter
            self._rows = tuple("".join(letters[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))
        return self._rows

    def beside_water(self) -> int:
        """Cells that touch water without being some."""
        if self.shore < 0:
            self.shore = self.beside(WATER)
        return self.shore

    def beside_mountains(self) -> int:
        """Cells that touch a mountain without being one."""
        if self.hills < 0:
            self.hills = self.beside(MOUNTAIN)
        return self.hills

    def beside(self, kind: int) -> int:
        """Cells that touch that terrain without being of it."""
        return GRID.near(self.terrain[kind]) & ~self.terrain[kind]

    def data(self) -> tuple[object, ...]:
        """Everything that tells this board from others."""
        nomads = tuple(self.kinds[number] for number in bits(self.nomad_tiles))
        laid = (tuple(self.quadrants), tuple(self.turned), self.island)
        return (*laid, nomads, tuple(self.capitols), tuple(self.caves))


#: By location: the kind of its bonus tile, or -1.
BONUS_OF: Final[list[int]] = [CATALOG.extra(entry.bonus) if entry.bonus else -1 for entry in CATALOG.locations]
