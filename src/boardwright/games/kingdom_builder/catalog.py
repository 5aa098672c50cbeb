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
    players = game.get("players", list)
    terrains = tuple(read_terrain(entry) for entry in file.entries("terrain"))
    castles = [read_feature(entry) for entry in file.entries("feature") if entry.get("id", str) == "castle"]
    if len(castles) != 1:
        raise BadCatalog(f"{file.name}: there must be one feature with the id 'castle'")
    locations = tuple(read_location(entry, terrains) for entry in file.entries("location"))
    cards = tuple(read_card(entry) for entry in file.entries("card"))
    letters = {terrain.letter for terrain in terrains} | {castles[0].letter, "L"}
    quadrants = tuple(read_quadrant(entry, letters, locations) for entry in file.entries("quadrant"))
    return Catalog(
        settlements=game.get("settlements", int),
        players=range(players[0], players[1] + 1),
        cards_in_play=game.get("cards", int),
        mandatory=game.get("mandatory", int),
        line=game.get("line", int),
        jump=game.get("jump", int),
        first_game=read_first_game(file.entry("first_game"), quadrants, cards),
        terrains=terrains,
        castle=castles[0],
        locations=locations,
        cards=cards,
        quadrants=quadrants,
    )


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
    numbers = {name: value for name, value in entry.fields.items() if type(value) is int}
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
    first = FirstGame(entry.words("quadrants"), tuple(entry.get("turned", list)), entry.words("cards"))
    for kind, names, known in (
        ("quadrant", first.quadrants, [item.id for item in quadrants]),
        ("card", first.cards, [item.id for item in cards]),
    ):
        for name in names:
            if name not in known:
                raise BadCatalog(f"{entry.where}: unknown {kind} {name!r}")
    return first


CATALOG: Final = load(DATA / "base.toml")
