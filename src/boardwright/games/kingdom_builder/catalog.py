"""Kingdom Builder's components, loaded and validated from data/, as immutable tables addressed by small ints.

One file a set: the base game is `base.toml`, an expansion adds its own. Rules and scoring are found by these ids.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from boardwright.kernel.catalog import CatalogFile, Entry
from boardwright.kernel.errors import BadCatalog

DATA = Path(__file__).parent / "data"
SETS = ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
QUADRANT_SIDE = 10
ISLAND_SIDE = 5
#: In the rows of an island: no cell here.
NO_CELL = "."
#: The letters of a quadrant's first and second location.
LOCATION_LETTERS = "LJ"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of land; ``cards`` is how many terrain cards show it alone."""

    id: str
    letter: str
    buildable: bool
    cards: int
    provenance: str


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """A kind of terrain card, and how many there are of it."""

    id: str
    terrains: tuple[int, ...]
    count: int
    home: str


@dataclass(frozen=True, slots=True)
class Feature:
    """A special cell that is no location, such as a castle; ``links``: it counts for Merchants and Workers."""

    id: str
    rule: str
    letter: str
    points: int
    links: bool
    provenance: str


@dataclass(frozen=True, slots=True)
class ExtraEntry:
    """A kind of extra action. ``group`` says where it comes from, ``action`` names the class that knows how it works.

    ``tiles``: of a location the tiles on each of its cells, of a nomad or bonus tile how many there are.
    """

    id: str
    group: str
    rule: str
    action: str
    terrain: str
    tiles: int
    bonus: str
    home: str
    provenance: str


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A scoring card or task with the numbers printed on it; cards/ and tasks/ have a class of the same id."""

    id: str
    rule: str
    numbers: Mapping[str, int]
    home: str
    provenance: str

    def number(self, name: str) -> int:
        """A number printed on the card."""
        if name not in self.numbers:
            raise BadCatalog(f"card {self.id!r}: field {name!r} is missing")
        return self.numbers[name]


@dataclass(frozen=True, slots=True)
class Quadrant:
    """A quarter of the board: ten rows of ten letters. An island is written alike, in five rows of five."""

    id: str
    locations: tuple[str, ...]
    rows: tuple[str, ...]
    home: str
    provenance: str
    sources: int


@dataclass(frozen=True, slots=True)
class FirstGame:
    quadrants: tuple[str, ...]
    turned: tuple[bool, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Catalog:
    """All components of the sets in the box, in the order of the files."""

    settlements: int
    players: range
    cards_in_play: int
    mandatory: int
    line: int
    jump: int
    numbers: Mapping[str, int]
    first_game: FirstGame
    terrains: tuple[Terrain, ...]
    terrain_cards: tuple[TerrainCard, ...]
    features: tuple[Feature, ...]
    locations: tuple[ExtraEntry, ...]
    #: Every extra action: the locations come first, so that a location's number is its number here.
    extras: tuple[ExtraEntry, ...]
    cards: tuple[CardEntry, ...]
    tasks: tuple[CardEntry, ...]
    quadrants: tuple[Quadrant, ...]
    islands: tuple[Quadrant, ...]

    def terrain(self, name: str) -> int:
        return [terrain.id for terrain in self.terrains].index(name)

    def feature(self, name: str) -> Feature:
        return next(feature for feature in self.features if feature.id == name)

    def quadrant(self, name: str) -> int:
        return [quadrant.id for quadrant in self.quadrants].index(name)

    def island(self, name: str) -> int:
        return [island.id for island in self.islands].index(name)

    def card(self, name: str) -> int:
        return [card.id for card in self.cards].index(name)

    def task(self, name: str) -> int:
        return [task.id for task in self.tasks].index(name)

    def location(self, name: str) -> int:
        return [location.id for location in self.locations].index(name)

    def extra(self, name: str) -> int:
        return [extra.id for extra in self.extras].index(name)

    def group(self, name: str) -> list[int]:
        """The kinds of extra actions of that group."""
        return [kind for kind, extra in enumerate(self.extras) if extra.group == name]


class Shelf:
    """The files of a catalogue side by side; entries of one table must differ across all of them."""

    def __init__(self, files: Sequence[CatalogFile]) -> None:
        self.files = files

    def read(self, table: str, reader: Callable[[Entry, str], T]) -> tuple[T, ...]:
        """All ``[[table]]`` entries of all sets, each with the set it belongs to."""
        seen: set[str] = set()
        found: list[T] = []
        for file in self.files:
            home = file.text("set")
            for entry in file.entries(table):
                name = entry.get("id", str)
                if name in seen:
                    raise BadCatalog(f"{entry.where}: this id is used twice")
                seen.add(name)
                found.append(reader(entry, home))
        return tuple(found)

    def numbers(self) -> dict[str, int]:
        """The ``[numbers]`` of all sets that have some."""
        found: dict[str, int] = {}
        for file in self.files:
            if "numbers" in file.tables:
                entry = file.entry("numbers")
                entry.provenance()
                for name in entry.fields:
                    if name != "provenance":
                        found[name] = entry.number(name, least=1)
        return found


def load(*paths: Path) -> Catalog:
    """Read and check the files of the sets; the first one is the base game's."""
    shelf = Shelf([CatalogFile(path) for path in paths])
    base = shelf.files[0]
    game = base.entry("game")
    terrains = shelf.read("terrain", read_terrain)
    features = shelf.read("feature", read_feature)
    if "castle" not in [feature.id for feature in features]:
        raise BadCatalog(f"{base.name}: there must be one feature with the id 'castle'")
    extras = read_extras(shelf, terrains)
    locations = tuple(extra for extra in extras if extra.group == "location")
    cards = shelf.read("card", read_card)
    letters = {terrain.letter for terrain in terrains} | {feature.letter for feature in features}
    names = [location.id for location in locations]
    quadrants = shelf.read("quadrant", lambda entry, home: read_quadrant(entry, home, letters, names))
    return Catalog(
        settlements=game.number("settlements", least=1),
        players=read_players(game),
        cards_in_play=game.number("cards", least=1, most=len(cards)),
        mandatory=game.number("mandatory", least=1),
        line=game.number("line", least=2),
        jump=game.number("jump", least=1),
        numbers=shelf.numbers(),
        first_game=read_first_game(base.entry("first_game"), quadrants, cards),
        terrains=terrains,
        terrain_cards=read_terrain_cards(shelf, terrains),
        features=features,
        locations=locations,
        extras=extras,
        cards=cards,
        tasks=shelf.read("task", read_card),
        quadrants=quadrants,
        islands=shelf.read("island", lambda entry, home: read_island(entry, home, letters, names)),
    )


def read_players(entry: Entry) -> range:
    """The player counts, written as the smallest and the largest."""
    counts = entry.get("players", list)
    if len(counts) != 2 or not all(type(count) is int for count in counts) or not 1 <= counts[0] <= counts[1]:
        raise BadCatalog(f"{entry.where}: field 'players' is {counts!r}, expected the smallest and the largest number")
    return range(counts[0], counts[1] + 1)


def read_terrain(entry: Entry, home: str) -> Terrain:
    return Terrain(
        entry.get("id", str),
        entry.get("letter", str),
        entry.get("buildable", bool),
        entry.get("cards", int),
        entry.provenance(),
    )


def read_terrain_cards(shelf: Shelf, terrains: tuple[Terrain, ...]) -> tuple[TerrainCard, ...]:
    """The cards that show one terrain, numbered like it, then those that show two."""
    names = [terrain.id for terrain in terrains]
    single = [TerrainCard(terrain.id, (number,), terrain.cards, "base") for number, terrain in enumerate(terrains)]

    def read(entry: Entry, home: str) -> TerrainCard:
        entry.provenance()
        shown = entry.words("terrains")
        for name in shown:
            if name not in names:
                raise BadCatalog(f"{entry.where}: unknown terrain {name!r}")
        count = entry.number("count", least=1)
        return TerrainCard(entry.get("id", str), tuple(names.index(name) for name in shown), count, home)

    return tuple(card for card in single if card.count) + shelf.read("terrain_card", read)


def read_feature(entry: Entry, home: str) -> Feature:
    return Feature(
        entry.get("id", str),
        entry.get("rule", str),
        entry.get("letter", str),
        entry.get("points", int),
        entry.get("links", bool),
        entry.provenance(),
    )


#: Where extra actions come from: the table of the catalogue, and the field that says how many tiles there are.
EXTRA_TABLES: Final = {"location": "tiles", "nomad": "count", "bonus": "tiles", "permanent": ""}


def read_extras(shelf: Shelf, terrains: tuple[Terrain, ...]) -> tuple[ExtraEntry, ...]:
    """All extra actions, group by group."""
    names = [terrain.id for terrain in terrains]
    found: list[ExtraEntry] = []
    for group, amount in EXTRA_TABLES.items():

        def read(entry: Entry, home: str, group: str = group, amount: str = amount) -> ExtraEntry:
            terrain = entry.optional("terrain", str, "")
            if terrain and terrain not in names:
                raise BadCatalog(f"{entry.where}: unknown terrain {terrain!r}")
            return ExtraEntry(
                entry.get("id", str),
                group,
                entry.get("rule", str),
                entry.get("action", str),
                terrain,
                entry.get(amount, int) if amount else 0,
                entry.optional("bonus", str, ""),
                home,
                entry.provenance(),
            )

        found.extend(shelf.read(group, read))
    return tuple(found)


def read_card(entry: Entry, home: str) -> CardEntry:
    numbers = {name: entry.get(name, int) for name in entry.fields if name not in ("id", "rule", "provenance")}
    if not numbers:
        raise BadCatalog(f"{entry.where}: field 'points' is missing")
    return CardEntry(entry.get("id", str), entry.get("rule", str), numbers, home, entry.provenance())


def read_quadrant(entry: Entry, home: str, letters: set[str], locations: list[str]) -> Quadrant:
    names = entry.words("locations")
    if not 1 <= len(names) <= len(LOCATION_LETTERS):
        raise BadCatalog(f"{entry.where}: 'locations' must name one or two kinds of locations")
    return read_land(entry, home, QUADRANT_SIDE, letters, locations, names)


def read_island(entry: Entry, home: str, letters: set[str], locations: list[str]) -> Quadrant:
    return read_land(entry, home, ISLAND_SIDE, letters | {NO_CELL}, locations, (entry.get("location", str),))


def read_land(
    entry: Entry, home: str, side: int, letters: set[str], locations: list[str], names: tuple[str, ...]
) -> Quadrant:
    """Rows of letters: terrains, features, and the locations named."""
    rows = entry.words("rows")
    if len(rows) != side or any(len(row) != side for row in rows):
        raise BadCatalog(f"{entry.where}: 'rows' must be {side} strings of {side} letters")
    for name in names:
        if name not in locations:
            raise BadCatalog(f"{entry.where}: unknown location {name!r}")
    known = letters | set(LOCATION_LETTERS[: len(names)])
    unknown = set("".join(rows)) - known
    if unknown:
        raise BadCatalog(
            f"{entry.where}: unknown letter {min(unknown)!r} in 'rows'; known are {''.join(sorted(known))}"
        )
    return Quadrant(entry.get("id", str), names, rows, home, entry.provenance(), entry.optional("sources", int, 0))


def read_first_game(entry: Entry, quadrants: tuple[Quadrant, ...], cards: tuple[CardEntry, ...]) -> FirstGame:
    turned = entry.get("turned", list)
    if not all(isinstance(value, bool) for value in turned):
        raise BadCatalog(f"{entry.where}: field 'turned' is {turned!r}, expected true or false for each quadrant")
    first = FirstGame(entry.words("quadrants"), tuple(turned), entry.words("cards"))
    for kind, names, known in (
        ("quadrant", first.quadrants, [item.id for item in quadrants]),
        ("card", first.cards, [item.id for item in cards]),
    ):
        for name in names:
            if name not in known:
                raise BadCatalog(f"{entry.where}: unknown {kind} {name!r}")
    return first


CATALOG: Final = load(*(DATA / f"{name}.toml" for name in SETS))
