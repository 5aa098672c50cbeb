"""Kingdom Builder's components, loaded and validated from data/, as immutable tables addressed by small ints.

One file a set: the base game is `base.toml`, an expansion adds its own. Rules and scoring are found by these ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from boardwright.kernel.catalog import CatalogFile, Entry
from boardwright.kernel.errors import BadCatalog

DATA = Path(__file__).parent / "data"
SETS = ("base",)
QUADRANT_SIDE = 10


@dataclass(frozen=True, slots=True)
class Terrain:
    id: str
    letter: str
    buildable: bool
    cards: int
    provenance: str


@dataclass(frozen=True, slots=True)
class Feature:
    """A special cell that is no location, such as a castle."""

    id: str
    rule: str
    letter: str
    points: int
    provenance: str


@dataclass(frozen=True, slots=True)
class LocationEntry:
    """A kind of location tile; ``action`` names the class in locations/ that knows how it works."""

    id: str
    rule: str
    action: str
    terrain: str
    tiles: int
    provenance: str


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A scoring card with the numbers printed on it; cards/ has a class of the same id."""

    id: str
    rule: str
    numbers: Mapping[str, int]
    provenance: str

    def number(self, name: str) -> int:
        """A number printed on the card."""
        if name not in self.numbers:
            raise BadCatalog(f"card {self.id!r}: field {name!r} is missing")
        return self.numbers[name]


@dataclass(frozen=True, slots=True)
class Quadrant:
    """A quarter of the board: ten rows of ten letters."""

    id: str
    location: str
    rows: tuple[str, ...]
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
    first_game: FirstGame
    terrains: tuple[Terrain, ...]
    castle: Feature
    locations: tuple[LocationEntry, ...]
    cards: tuple[CardEntry, ...]
    quadrants: tuple[Quadrant, ...]

    def terrain(self, name: str) -> int:
        return [terrain.id for terrain in self.terrains].index(name)

    def quadrant(self, name: str) -> int:
        return [quadrant.id for quadrant in self.quadrants].index(name)

    def card(self, name: str) -> int:
        return [card.id for card in self.cards].index(name)

    def location(self, name: str) -> int:
        return [location.id for location in self.locations].index(name)


def load(path: Path) -> Catalog:
    """Read and check one catalogue file."""
    file = CatalogFile(path)
    game = file.entry("game")
    terrains = tuple(read_terrain(entry) for entry in file.entries("terrain"))
    castles = [read_feature(entry) for entry in file.entries("feature") if entry.get("id", str) == "castle"]
    if len(castles) != 1:
        raise BadCatalog(f"{file.name}: there must be one feature with the id 'castle'")
    locations = tuple(read_location(entry, terrains) for entry in file.entries("location"))
    cards = tuple(read_card(entry) for entry in file.entries("card"))
    letters = {terrain.letter for terrain in terrains} | {castles[0].letter, "L"}
    quadrants = tuple(read_quadrant(entry, letters, locations) for entry in file.entries("quadrant"))
    return Catalog(
        settlements=game.number("settlements", least=1),
        players=read_players(game),
        cards_in_play=game.number("cards", least=1, most=len(cards)),
        mandatory=game.number("mandatory", least=1),
        line=game.number("line", least=2),
        jump=game.number("jump", least=1),
        first_game=read_first_game(file.entry("first_game"), quadrants, cards),
        terrains=terrains,
        castle=castles[0],
        locations=locations,
        cards=cards,
        quadrants=quadrants,
    )


def read_players(entry: Entry) -> range:
    """The player counts, written as the smallest and the largest."""
    counts = entry.get("players", list)
    if len(counts) != 2 or not all(type(count) is int for count in counts) or not 1 <= counts[0] <= counts[1]:
        raise BadCatalog(f"{entry.where}: field 'players' is {counts!r}, expected the smallest and the largest number")
    return range(counts[0], counts[1] + 1)


def read_terrain(entry: Entry) -> Terrain:
    return Terrain(
        entry.get("id", str),
        entry.get("letter", str),
        entry.get("buildable", bool),
        entry.get("cards", int),
        entry.provenance(),
    )


def read_feature(entry: Entry) -> Feature:
    return Feature(
        entry.get("id", str),
        entry.get("rule", str),
        entry.get("letter", str),
        entry.get("points", int),
        entry.provenance(),
    )


def read_location(entry: Entry, terrains: tuple[Terrain, ...]) -> LocationEntry:
    terrain = entry.optional("terrain", str, "")
    if terrain and terrain not in [item.id for item in terrains]:
        raise BadCatalog(f"{entry.where}: unknown terrain {terrain!r}")
    return LocationEntry(
        entry.get("id", str),
        entry.get("rule", str),
        entry.get("action", str),
        terrain,
        entry.get("tiles", int),
        entry.provenance(),
    )


def read_card(entry: Entry) -> CardEntry:
    numbers = {name: entry.get(name, int) for name in entry.fields if name not in ("id", "rule", "provenance")}
    if not numbers:
        raise BadCatalog(f"{entry.where}: field 'points' is missing")
    return CardEntry(entry.get("id", str), entry.get("rule", str), numbers, entry.provenance())


def read_quadrant(entry: Entry, letters: set[str], locations: tuple[LocationEntry, ...]) -> Quadrant:
    rows = entry.words("rows")
    if len(rows) != QUADRANT_SIDE or any(len(row) != QUADRANT_SIDE for row in rows):
        raise BadCatalog(f"{entry.where}: 'rows' must be {QUADRANT_SIDE} strings of {QUADRANT_SIDE} letters")
    unknown = set("".join(rows)) - letters
    if unknown:
        raise BadCatalog(
            f"{entry.where}: unknown letter {min(unknown)!r} in 'rows'; known are {''.join(sorted(letters))}"
        )
    location = entry.get("location", str)
    if location not in [item.id for item in locations]:
        raise BadCatalog(f"{entry.where}: unknown location {location!r}")
    return Quadrant(entry.get("id", str), location, rows, entry.provenance(), entry.optional("sources", int, 0))


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


CATALOG: Final = load(DATA / "base.toml")
