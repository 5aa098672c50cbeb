"""Kingdom Builder's components, loaded and validated from data/, as immutable tables addressed by small ints.

One file a set: the base game is `base.toml`, an expansion adds its own. Rules and scoring are found by these ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.catalog import Shelf, finder
from boardwright.toolkit.entry import FIXED, Bounds, Checks, Default, InTable, Length, Ref, Rest
from boardwright.toolkit.transcription import open_catalog

DATA = Path(__file__).parent / "data"
SETS = ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
QUADRANT_SIDE = 10
ISLAND_SIDE = 5
#: In the rows of an island: no cell here. Both sides have the same outline: where a row has cells.
NO_CELL = "."
OUTLINE = [".###.", "####.", "#####", "####.", ".###."]
#: The letters of a quadrant's first and second location.
LOCATION_LETTERS = "LJ"
#: The letter of the cells that nomad tiles lie on.
NOMAD = "N"
#: The tables of extra actions, and what each calls the number of tiles; "": it has none.
EXTRA_TABLES: Final = {"location": "tiles", "nomad": "count", "bonus": "tiles", "permanent": ""}

Name = Annotated[str, FIXED]
Mark = Annotated[bool, FIXED]
Some = Annotated[int, Bounds(1, 20)]
Points = Annotated[int, Bounds(0, 99)]


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of land; ``cards`` is how many terrain cards show it alone."""

    id: str
    letter: Name
    buildable: Mark
    cards: Annotated[int, Bounds(0, 20)]
    provenance: str

    def checks(self) -> Checks:
        yield self.buildable or not self.cards, "field 'cards': nobody can build there"


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """A kind of terrain card, and how many there are of it."""

    id: str
    terrains: Annotated[tuple[int, ...], Ref("terrain"), FIXED]
    count: Some
    home: str


@dataclass(frozen=True, slots=True)
class Feature:
    """A special cell that is no location, such as a castle; ``links``: it counts for Merchants and Workers."""

    id: str
    rule: Name
    letter: Name
    points: Points
    links: Mark
    provenance: str


@dataclass(frozen=True, slots=True)
class ExtraEntry:
    """A kind of extra action. ``group`` says where it comes from, ``action`` names the class that knows how it works.

    ``tiles``: of a location the tiles on each of its cells, of a nomad or bonus tile how many there are.
    """

    id: str
    group: str
    rule: Name
    action: Name
    terrain: Annotated[str, Ref("terrain"), Default(""), FIXED]
    tiles: Some
    bonus: Annotated[str, Ref("bonus"), Default(""), FIXED]
    home: str
    provenance: str


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A scoring card or task with the numbers printed on it; cards/ and tasks/ have a class of the same id."""

    id: str
    rule: Name
    numbers: Annotated[Mapping[str, int], Rest(Bounds(1, 99))]
    home: str
    provenance: str

    def checks(self) -> Checks:
        yield bool(self.numbers), "field 'points' is missing"

    def number(self, name: str) -> int:
        """A number printed on the card."""
        if name not in self.numbers:
            raise BadCatalog(f"card {self.id!r}: field {name!r} is missing")
        return self.numbers[name]


@dataclass(frozen=True, slots=True)
class Land:
    """Rows of letters: terrains, features and locations."""

    id: str
    rows: tuple[str, ...]
    home: str
    provenance: str
    sources: Annotated[int, Bounds(0, 99), Default(0)]


@dataclass(frozen=True, slots=True)
class Quadrant(Land):
    """A quarter of the board: ten rows of ten letters."""

    locations: Annotated[tuple[str, ...], Ref("location"), Length(1, 2), FIXED]


@dataclass(frozen=True, slots=True)
class Island(Land):
    """A side of the island: five rows of five letters, some of which are no cell."""

    location: Annotated[str, Ref("location"), FIXED]

    @property
    def locations(self) -> tuple[str, ...]:
        return (self.location,)


@dataclass(frozen=True, slots=True)
class FirstGame:
    quadrants: Annotated[tuple[str, ...], Ref("quadrant"), Length(4, 4)]
    turned: Annotated[tuple[bool, ...], Length(4, 4)]
    cards: Annotated[tuple[str, ...], Ref("card")]


@dataclass(frozen=True, slots=True)
class Catalog:
    """All components of the sets in the box, in the order of the files."""

    settlements: Annotated[int, InTable("game"), Bounds(1, 99)]
    players: Annotated[range, InTable("game"), FIXED]
    quadrants_in_play: Annotated[int, InTable("game", "quadrants"), Bounds(4, 4)]
    cards_in_play: Annotated[int, InTable("game", "cards"), Bounds(1, 20)]
    mandatory: Annotated[int, InTable("game"), Bounds(1, 20)]
    line: Annotated[int, InTable("game"), Bounds(2, 10)]
    jump: Annotated[int, InTable("game"), Bounds(1, 10)]
    numbers: Annotated[Mapping[str, int], InTable("numbers"), Rest(Bounds(1, 99))]
    first_game: Annotated[FirstGame, InTable("first_game")]
    terrains: Annotated[tuple[Terrain, ...], InTable("terrain")]
    features: Annotated[tuple[Feature, ...], InTable("feature")]
    cards: Annotated[tuple[CardEntry, ...], InTable("card")]
    tasks: Annotated[tuple[CardEntry, ...], InTable("task")]
    quadrants: Annotated[tuple[Quadrant, ...], InTable("quadrant")]
    islands: Annotated[tuple[Island, ...], InTable("island")]
    #: Those that show one terrain, numbered like it, then those that show two.
    terrain_cards: tuple[TerrainCard, ...]
    #: Every extra action, group by group: the locations come first, so that a location's number is its number here.
    extras: tuple[ExtraEntry, ...]
    locations: tuple[ExtraEntry, ...]

    terrain = finder("terrains")
    quadrant = finder("quadrants")
    island = finder("islands")
    card = finder("cards")
    task = finder("tasks")
    location = finder("locations")
    extra = finder("extras")

    def feature(self, name: str) -> Feature:
        return next(feature for feature in self.features if feature.id == name)

    def group(self, name: str) -> list[int]:
        """The kinds of extra actions of that group."""
        return [kind for kind, extra in enumerate(self.extras) if extra.group == name]

    def checks(self) -> Checks:
        drawn = [terrain.cards > 0 for terrain in self.terrains]
        in_box = sum(card.home == "base" for card in self.cards)
        nomads = sorted("".join(quadrant.rows).count(NOMAD) for quadrant in self.quadrants)[-self.quadrants_in_play :]
        tiles = sum(extra.tiles for extra in self.extras if extra.group == "nomad")
        yield any(feature.id == "castle" for feature in self.features), "there must be a feature with the id 'castle'"
        yield sum(drawn) > 1 and drawn == sorted(drawn, reverse=True), "the first terrains, two at least, have 'cards'"
        yield self.cards_in_play < in_box, f"field 'cards': there are {in_box}, and one may be left out"
        yield len(self.first_game.cards) == self.cards_in_play, "[first_game] must name as many 'cards' as are in play"
        yield sum(nomads) <= tiles, f"the quadrants have nomad cells for more than the {tiles} nomad tiles"


def load(*paths: Path, own: Path | None = None) -> Catalog:
    """Read and check the files of the sets; the first one is the base game's."""
    shelf = Shelf(paths, own)
    extras: list[ExtraEntry] = []
    for group, tiles in EXTRA_TABLES.items():
        told = {"group": group} if tiles else {"group": group, "tiles": 0}
        extras += shelf.all(group, ExtraEntry, {"tiles": tiles}, **told)
    terrains = enumerate(shelf.all("terrain", Terrain))
    single = [
        TerrainCard(terrain.id, (number,), terrain.cards, "base") for number, terrain in terrains if terrain.cards
    ]
    catalog = shelf.read(
        Catalog,
        terrain_cards=(*single, *shelf.all("terrain_card", TerrainCard)),
        extras=tuple(extras),
        locations=tuple(extra for extra in extras if extra.group == "location"),
    )
    for quadrant in catalog.quadrants:
        shelf.check("quadrant", quadrant.id, land_checks(catalog, quadrant, QUADRANT_SIDE))
    for island in catalog.islands:
        shelf.check("island", island.id, land_checks(catalog, island, ISLAND_SIDE))
    return catalog


def land_checks(catalog: Catalog, land: Quadrant | Island, side: int) -> Checks:
    """Rows of letters: terrains, features, and the locations named; in a quadrant, room for all settlements."""
    printed = "".join(land.rows)
    marks = LOCATION_LETTERS[: len(land.locations)]
    known = {*(terrain.letter for terrain in catalog.terrains), *(feature.letter for feature in catalog.features)}
    known |= {*marks, *(NO_CELL if isinstance(land, Island) else "")}
    unknown = min(set(printed) - known, default="")
    yield [len(row) for row in land.rows] == [side] * side, f"'rows' must be {side} strings of {side} letters"
    yield not unknown, f"unknown letter {unknown!r} in 'rows'; known are {''.join(sorted(known))}"
    yield all(mark in printed for mark in marks), f"'rows' must have a cell for each location: {', '.join(marks)}"
    if isinstance(land, Island):
        cells = ["".join(NO_CELL if letter == NO_CELL else "#" for letter in row) for row in land.rows]
        yield cells == OUTLINE, f"'rows' have cells {cells}; the island has {OUTLINE}"
    else:
        shown = {catalog.terrains[number].letter for card in catalog.terrain_cards for number in card.terrains}
        room = sum(letter in shown for letter in printed)
        least = -(-catalog.settlements * catalog.players[-1] // catalog.quadrants_in_play)
        yield room >= least, f"'rows' have {room} cells to build on; all settlements together need {least}"


CATALOG, TRANSCRIPTION = open_catalog("kingdom_builder", load, *(DATA / f"{name}.toml" for name in SETS))
