"""Boonlake's components, loaded and validated from data/, as immutable tables addressed by small ints."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from boardwright.games.boonlake.vocabulary import NAMES, REGIONS, RESOURCES, TYPES
from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.catalog import Shelf, finder
from boardwright.toolkit.effects.reading import read_effect
from boardwright.toolkit.effects.terms import Speech, Told
from boardwright.toolkit.effects.values import NOTHING, Effect
from boardwright.toolkit.entry import (
    FIXED,
    Bounds,
    By,
    Checks,
    Default,
    Entry,
    InTable,
    Length,
    OneOf,
    Ref,
)
from boardwright.toolkit.transcription import open_catalog

DATA = Path(__file__).parent / "data"
FILES: Final = ("base", "map", "tiles", "river", "ranch", "goals", "cards", "sage")

PLAYERS: Final = 4
ROUNDS: Final = 2
SCORINGS: Final = 4
ROWS: Final = 7
SPACES: Final = 33
LEVERS: Final = 12
TIMINGS: Final = ("immediate", "end", "permanent")
PIECES: Final = ("house", "village", "cattle", "inhabitant")
#: What a deed `act` lets one do, one of them.
CHOICES: Final = ("develop", "upgrade", "house", "village", "play", "cattle", "modernise")
TRACKS: Final = ("coin", "card")
ORDERS: Final = ("together", "after", "clockwise")
#: When a lever works.
TRIGGERS: Final = ("right_part", "card_play", "region_income", "any_time", "village", "placing")
#: Whether a lever can spare a resource: not at all, instead of its effect, or besides.
JOKERS: Final = ("", "instead", "too")
#: Kinds of goals, and how many measures each has.
GOALS: Final = {"measure": 1, "pair": 2, "payment": 0}
ANY_WORKS: Final = "any"
CORNERS: Final = 4

FEW: Final = Bounds(0, 20)
NUMBER: Final = Told()
OF_ACT: Final = {
    "of": Told(CHOICES, needed=True, several=True),
    "type": Told(TYPES),
    **dict.fromkeys(("discard", "draw", "inhabitants", "cheaper", "fewer", "most"), NUMBER),
}
#: What effects may say that players have, and what those of the Sage may.
PLAYERS_SPEECH: Final = Speech(
    NAMES,
    gained=NAMES.goods[:-1],
    paid=NAMES.goods[:5],
    deeds={
        "act": OF_ACT,
        "explore": {"tiles": Told(needed=True)},
        "pasture": {},
        "region": {},
        "hire": {"coin": Told(needed=True), "card": Told(needed=True)},
        "build": {"works": Told((ANY_WORKS, *RESOURCES), needed=True)},
        "income": {"track": Told(TRACKS, needed=True)},
        "reset": {},
        "paddle": {},
    },
    modifiers={
        **{name: {} for name in NAMES.modifiers},
        "discard_coins": {"type": Told(TYPES, needed=True)},
    },
)
SAGES_SPEECH: Final = Speech(
    NAMES,
    gained=("cactus",),
    paid=(),
    deeds={
        **{name: {} for name in ("structure", "cattle", "tile", "house", "pasture")},
        "region": {"each": Told(needed=True)},
    },
    modifiers={},
)


def effect_of(entry: Entry, field: str) -> Effect:
    effect = read_effect(entry, field, NAMES)
    PLAYERS_SPEECH.check(effect, f"{entry.where}, {field}")
    return effect


def sages_effect_of(entry: Entry, field: str) -> Effect:
    effect = read_effect(entry, field, NAMES)
    SAGES_SPEECH.check(effect, f"{entry.where}, {field}")
    return effect


def pairs_of(entry: Entry, field: str) -> tuple[tuple[int, int], ...]:
    """Pairs of numbers."""
    rows = entry.get(field, list)
    for row in rows:
        if not isinstance(row, list) or len(row) != 2 or not all(type(value) is int for value in row):
            raise BadCatalog(f"{entry.where}: field {field!r} is {rows!r}, expected pairs of numbers")
    return tuple([(row[0], row[1]) for row in rows])


def ships_of(entry: Entry, field: str) -> tuple[tuple[str, ...], ...]:
    """By number of players the ids of the spaces where ships begin, one a round."""
    rows = entry.get(field, list)
    fits = len(rows) == PLAYERS and all(isinstance(row, list) and len(row) == ROUNDS for row in rows)
    if not fits or not all(isinstance(name, str) for row in rows for name in row):
        raise BadCatalog(f"{entry.where}: field {field!r} is {rows!r}, expected two spaces for each number of players")
    return tuple([tuple(row) for row in rows])


Read = Annotated[Effect, By(effect_of)]
SagesRead = Annotated[Effect, By(sages_effect_of)]
Perhaps = Annotated[Effect, By(effect_of), Default(NOTHING)]
Pairs = Annotated[tuple[tuple[int, int], ...], By(pairs_of)]
Amount = Annotated[int, FEW, Default(0)]
Points = Annotated[int, Bounds(0, 99)]


@dataclass(frozen=True, slots=True)
class Start:
    """What everybody begins with, coins by place in the order of turns."""

    cards: Annotated[int, FEW]
    coins: Annotated[tuple[int, ...], FEW, Length(PLAYERS, PLAYERS)]
    ranch: Annotated[int, FEW]
    goals: Annotated[int, Bounds(1, 4)]
    ships: Annotated[tuple[tuple[str, ...], ...], By(ships_of)]


@dataclass(frozen=True, slots=True)
class Costs:
    """What building costs in inhabitants, points and coins."""

    house: Annotated[int, FEW]
    village: Annotated[int, FEW]
    presences: Annotated[int, FEW]
    village_extra: Annotated[tuple[int, ...], FEW]
    cattle_extra: Annotated[tuple[int, ...], FEW]
    extra_vp: Annotated[int, FEW]
    same_region_vp: Annotated[int, FEW]
    herd: Annotated[tuple[int, ...], Bounds(0, 9), Length(1, 7)]
    upstream: Annotated[int, FEW]


@dataclass(frozen=True, slots=True)
class Gains:
    """What the rules give."""

    full_map: Annotated[int, FEW]
    herd_house: Annotated[int, FEW]
    lost_step: Annotated[int, FEW]
    idle_lever: Annotated[int, FEW]
    herd_village: Annotated[int, FEW]
    project_inhabitants: Annotated[int, Bounds(1, 9)]


@dataclass(frozen=True, slots=True)
class Finale:
    """Points at the end: each lever, from so many on; each emptied recess, by row."""

    levers: Pairs
    rows: Annotated[tuple[int, ...], FEW]


@dataclass(frozen=True, slots=True)
class Scoring:
    """What an interim scoring begins with, and what the markers are worth."""

    effect: Read
    markers: Annotated[tuple[int, ...], FEW, Length(SCORINGS, SCORINGS)]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the action board: how far the ship goes, and what a tile from there costs."""

    id: str
    movement: Annotated[int, Bounds(1, 9)]
    vp: Amount


@dataclass(frozen=True, slots=True)
class Action:
    """An action tile. ``type`` is that of the cards of its first step, which is there for all but the builder."""

    id: Annotated[str, FIXED]
    type: Annotated[str, OneOf((*TYPES, "")), FIXED]
    first: Read
    left: Read
    right: Read
    who: Annotated[str, OneOf(("all", "others"))]
    order: Annotated[str, OneOf(ORDERS)]
    provenance: str


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the map: what it gives to whoever covers its reward, and the points that the Sage takes instead."""

    id: Annotated[str, OneOf(REGIONS), FIXED]
    reward: Read
    sage: Points
    provenance: str


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the map. ``mark``: it gets a start tile from so many players on."""

    id: Annotated[str, FIXED]
    region: Annotated[int, Ref("region")]
    row: Annotated[int, Bounds(0, 20)]
    column: Annotated[int, Bounds(0, 20)]
    land: Annotated[tuple[int, ...], Ref("space")]
    canal: Annotated[tuple[int, ...], Ref("space"), Default(())]
    mark: Amount
    reward: Perhaps
    provenance: str


@dataclass(frozen=True, slots=True)
class Bridge:
    """Two spaces of different regions that are neighbours over a bridge."""

    id: str
    ends: Annotated[tuple[int, ...], Ref("space"), Length(2, 2)]


@dataclass(frozen=True, slots=True)
class SiteCost:
    """What it takes to put an inhabitant on a site."""

    coin: Amount
    card: Amount
    vp: Amount


@dataclass(frozen=True, slots=True)
class Site:
    """A building site: ``village`` are points for whoever makes a village there."""

    cost: Annotated[SiteCost, Default(SiteCost(0, 0, 0))]
    reward: Read
    village: Annotated[int, Bounds(-20, 20), Default(0)]


@dataclass(frozen=True, slots=True)
class Tile:
    """A building tile with one or two sites, the upper one first. A start tile has a mark, a grey one none."""

    id: Annotated[str, FIXED]
    mark: Amount
    sites: Annotated[tuple[Site, ...], Length(1, 2)]
    provenance: str


@dataclass(frozen=True, slots=True)
class Stretch:
    """A space of the river; with a round it lies on the arm that is used in that round."""

    id: Annotated[str, FIXED]
    harbour: Annotated[bool, Default(False)]
    round: Annotated[int, Bounds(1, ROUNDS), Default(0)]
    reward: Read
    provenance: str


@dataclass(frozen=True, slots=True)
class Lock:
    """A lock before a space of the river."""

    id: str
    before: Annotated[int, Ref("stretch")]


@dataclass(frozen=True, slots=True)
class TrackStep:
    """A step of an income track: what it pays in each interim scoring, and what it gives when it is reached."""

    id: str
    income: Annotated[int, FEW]
    vp: Points
    reward: Perhaps
    provenance: str


@dataclass(frozen=True, slots=True)
class Recess:
    """A place of the player board for a piece, and what it pays once the piece is gone."""

    id: str
    piece: Annotated[str, OneOf(PIECES), FIXED]
    row: Annotated[int, Bounds(1, 5), FIXED]
    coin: Amount
    vp: Amount
    provenance: str


@dataclass(frozen=True, slots=True)
class Lever:
    """A slot for a lever: its price, when it works and what it does."""

    id: Annotated[str, FIXED]
    row: Annotated[int, Bounds(1, 4)]
    column: Annotated[int, Bounds(1, 3)]
    price: Annotated[int, FEW]
    trigger: Annotated[str, OneOf(TRIGGERS), FIXED]
    joker: Annotated[str, OneOf(JOKERS), Default(""), FIXED]
    effect: Read
    provenance: str


@dataclass(frozen=True, slots=True)
class Project:
    """The special project of a scoring tile."""

    coin: Amount
    wood: Amount
    clay: Amount
    stone: Amount
    iron: Amount
    points: Points
    track: Annotated[str, OneOf(TRACKS)]

    @property
    def resources(self) -> tuple[int, ...]:
        return (self.wood, self.clay, self.stone, self.iron)


@dataclass(frozen=True, slots=True)
class Goal:
    """A scoring tile: a condition with its values in the four scorings, and a special project.

    A measure must be reached; of a pair one must reach ``needs`` and the other ``others``; a payment is made so many
    times, of one ``good`` or of ``coin`` coins, for ``each`` points.
    """

    id: Annotated[str, FIXED]
    kind: Annotated[str, OneOf(tuple(GOALS)), FIXED]
    measures: Annotated[tuple[int, ...], OneOf(NAMES.measures), Default(()), FIXED]
    needs: Annotated[tuple[int, ...], FEW, Length(SCORINGS, SCORINGS)]
    others: Annotated[tuple[int, ...], FEW, Length(SCORINGS, SCORINGS), Default(())]
    good: Annotated[str, OneOf(("", "inhabitant", "vase")), Default(""), FIXED]
    coin: Amount
    each: Amount
    project: Project
    provenance: str

    def checks(self) -> Checks:
        yield len(self.measures) == GOALS[self.kind], "a goal counts one thing, a pair two, a payment none"
        yield (self.kind == "pair") == bool(self.others), "a pair, and nothing else, has two rows of values"
        yield (self.kind == "payment") == bool(self.coin), "a payment, and nothing else, costs coins"


@dataclass(frozen=True, slots=True)
class Card:
    """A project card."""

    id: Annotated[str, FIXED]
    type: Annotated[str, OneOf(TYPES)]
    timing: Annotated[str, OneOf(TIMINGS)]
    coin: Amount
    vase: Amount
    wood: Amount
    clay: Amount
    stone: Amount
    iron: Amount
    points: Points
    effect: Read
    provenance: str

    @property
    def resources(self) -> tuple[int, ...]:
        return (self.wood, self.clay, self.stone, self.iron)


@dataclass(frozen=True, slots=True)
class Sage:
    """The rival of a player who plays alone: her points by pieces that have left her board, and on the cactus track."""

    id: str
    houses: Annotated[tuple[int, ...], Bounds(0, 99)]
    villages: Annotated[tuple[int, ...], Bounds(0, 99)]
    cattle: Annotated[tuple[int, ...], Bounds(0, 99)]
    cactus: Annotated[tuple[int, ...], Bounds(0, 99)]
    overflow: Points
    missing: Points
    hidden: Points
    provenance: str


@dataclass(frozen=True, slots=True)
class Level:
    """How strong the Sage is: so many of her tiles of each kind are taken out."""

    id: Annotated[str, FIXED]
    a: Annotated[int, Bounds(0, 9)]
    b: Annotated[int, Bounds(0, 9)]


@dataclass(frozen=True, slots=True)
class SageAction:
    """What the Sage does where a tile is the lowest, and where she has chosen it; with her tiles of both kinds."""

    id: Annotated[str, FIXED]
    lowest_a: SagesRead
    lowest_b: SagesRead
    chosen_a: SagesRead
    chosen_b: SagesRead


@dataclass(frozen=True, slots=True)
class SoloTile:
    """A tile of the Sage: three actions, and the number of a space in each corner."""

    id: Annotated[str, FIXED]
    kind: Annotated[str, OneOf(("a", "b")), FIXED]
    actions: Annotated[tuple[int, ...], Ref("action"), Length(3, 3)]
    corners: Annotated[tuple[int, ...], Ref("space"), Length(CORNERS, CORNERS)]
    provenance: str


@dataclass(frozen=True, slots=True)
class Catalog:
    """Everything in the box."""

    players: Annotated[range, InTable("game"), FIXED]
    inhabitants: Annotated[int, InTable("game"), Bounds(1, 40)]
    houses: Annotated[int, InTable("game"), Bounds(1, 20)]
    villages: Annotated[int, InTable("game"), Bounds(1, 20)]
    cattle: Annotated[int, InTable("game"), Bounds(1, 20)]
    pastures: Annotated[int, InTable("game"), Bounds(1, 20)]
    start: Annotated[Start, InTable("start")]
    costs: Annotated[Costs, InTable("costs")]
    gains: Annotated[Gains, InTable("gains")]
    finale: Annotated[Finale, InTable("finale")]
    scoring: Annotated[Scoring, InTable("scoring")]
    rows: Annotated[tuple[Row, ...], InTable("row"), Length(ROWS, ROWS)]
    actions: Annotated[tuple[Action, ...], InTable("action"), Length(ROWS, ROWS)]
    regions: Annotated[tuple[Region, ...], InTable("region"), Length(4, 4)]
    spaces: Annotated[tuple[Space, ...], InTable("space"), Length(SPACES, SPACES)]
    bridges: Annotated[tuple[Bridge, ...], InTable("bridge")]
    tiles: Annotated[tuple[Tile, ...], InTable("tile")]
    river: Annotated[tuple[Stretch, ...], InTable("stretch")]
    locks: Annotated[tuple[Lock, ...], InTable("lock")]
    coin_track: Annotated[tuple[TrackStep, ...], InTable("coin_step")]
    card_track: Annotated[tuple[TrackStep, ...], InTable("card_step")]
    recesses: Annotated[tuple[Recess, ...], InTable("recess")]
    levers: Annotated[tuple[Lever, ...], InTable("lever"), Length(LEVERS, LEVERS)]
    goals: Annotated[tuple[Goal, ...], InTable("goal")]
    cards: Annotated[tuple[Card, ...], InTable("card")]
    sages: Annotated[tuple[Sage, ...], InTable("sage"), Length(1, 1)]
    levels: Annotated[tuple[Level, ...], InTable("level")]
    sage_actions: Annotated[tuple[SageAction, ...], InTable("sage_action"), Length(ROWS, ROWS)]
    solo_tiles: Annotated[tuple[SoloTile, ...], InTable("solo_tile")]

    def checks(self) -> Checks:
        yield [region.id for region in self.regions] == list(REGIONS), f"the regions are {', '.join(REGIONS)}"
        mutual = all(
            number in self.spaces[other].land + self.spaces[other].canal
            for number, space in enumerate(self.spaces)
            for other in space.land + space.canal
        )
        yield mutual, "neighbours on the map must name each other"
        counts = {"house": self.houses, "village": self.villages, "cattle": self.cattle}
        fits = all(sum(recess.piece == piece for recess in self.recesses) == count for piece, count in counts.items())
        yield fits, "there is one recess for each house, village and head of cattle"
        extras = (self.costs.village_extra, self.costs.cattle_extra)
        yield [len(row) for row in extras] == [self.villages, self.cattle], "[costs] needs the extra cost of each piece"
        for mark in (2, 3, 4):
            tiles = sum(0 < tile.mark <= mark for tile in self.tiles)
            spaces = sum(0 < space.mark <= mark for space in self.spaces)
            yield tiles == spaces, f"there must be as many start tiles as spaces for them with {mark} players"
        yield len({action.id for action in self.actions}) == ROWS, "the action tiles differ"
        same = [action.id for action in self.actions] == [action.id for action in self.sage_actions]
        yield same, "the Sage's actions stand in the order of the action tiles"
        for paths in self.start.ships:
            known = {stretch.id for stretch in self.river}
            yield set(paths) <= known, f"[start] ships: {', '.join(paths)} are no spaces of the river"
        sizes = (len(self.sage.houses), len(self.sage.villages), len(self.sage.cattle))
        yield sizes == (self.houses + 1, self.villages + 1, self.cattle + 1), "the Sage has values for all her pieces"

    @property
    def sage(self) -> Sage:
        return self.sages[0]

    def inhabitant_recesses(self) -> int:
        return sum(recess.piece == "inhabitant" for recess in self.recesses)

    def path(self, round: int) -> tuple[int, ...]:
        """The spaces of the river that are used in a round, in order; rounds count from 0."""
        return tuple([number for number, each in enumerate(self.river) if each.round in (0, round + 1)])

    space = finder("spaces")
    card = finder("cards")
    goal = finder("goals")


def load(*paths: Path, own: Path | None = None) -> Catalog:
    """Read and check the catalogue; files in the folder ``own`` take the place of ours."""
    return Shelf(paths, own).read(Catalog)


CATALOG, TRANSCRIPTION = open_catalog("boonlake", load, *(DATA / f"{name}.toml" for name in FILES))
