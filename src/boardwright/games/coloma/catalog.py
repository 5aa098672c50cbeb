"""Coloma's components, loaded and validated from data/, as immutable tables addressed by small ints.

Sites are numbered 0 to 4, and the Barker is 5. Everything else is numbered by its place in its table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from boardwright.games.coloma.vocabulary import CARD, NAMES
from boardwright.toolkit.catalog import Shelf, finder
from boardwright.toolkit.effects.reading import read_effect
from boardwright.toolkit.effects.terms import Speech, Told
from boardwright.toolkit.effects.values import NOTHING, Effect
from boardwright.toolkit.entry import (
    FIXED,
    Along,
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
FILES: Final = ("base", "boards", "hotels", "specialities", "deluxe", "shade")

SITES: Final = 5
#: The Barker's place among the sites, which it takes wherever it stands.
BARKER: Final = 5
SITE_IDS: Final = ("1", "2", "3", "4", "5", "barker")
TOOLS: Final = ("hammer", "saw")
#: What is worked with at site 1.
WORK_TOOLS: Final = ("shovel", "wheelbarrow")
SLOTS: Final = ("primary", "secondary", "site")
#: When an ability works: it is used, it stands for good, something sets it off, or it takes the place of a drive.
TIMINGS: Final = ("use", "always", "trigger", "instead")
TRIGGERS: Final = ("event_gold", "barker_turn", "burial", "horseshoe")
SPACE_KINDS: Final = ("coloma", "town", "settlement", "horseshoe")
CANYONS: Final = 4
NO_TOOL: Final = ""

FEW: Final = Bounds(0, 20)
MANY: Final = Bounds(1, 100)


#: What a tent is pitched on, and what costs are for.
GROUNDS: Final = ("event", "region")
COST_KINDS: Final = ("river", "bridge", "building", "hotel")

NUMBER: Final = Told()
OF_COST: Final = {"kinds": Told(COST_KINDS, needed=True, several=True), "tool": Told(TOOLS), "once": Told(("turn",))}
OF_TENTS: Final = {"where": Told(GROUNDS, needed=True, several=True), "most": NUMBER}
#: What effects may say that players have, and what the steps of Shade may.
PLAYERS_SPEECH: Final = Speech(
    NAMES,
    gained=NAMES.goods[: CARD + 1],
    paid=("coin", "dude", "gold", "tent", "card", "used_barrel", "burial"),
    deeds={
        "work": {"tool": Told(WORK_TOOLS, needed=True)},
        "wagon": {"bonus": NUMBER},
        "gunmen": {"must": NUMBER},
        "tents": OF_TENTS,
        "barrel": {"outlaws": Told(("none",))},
        "build": {"tool": Told(TOOLS, needed=True), "discount.coin": NUMBER, "must": NUMBER},
        "secondary": {},
        "cart": {"most": Told(needed=True)},
        "bury": {"from": Told(("gunmen",))},
    },
    modifiers={
        **dict.fromkeys(("coin_cost", "dude_cost", "gold_cost"), OF_COST),
        "movement": {"lasts": Told(("turn",))},
        **{name: {} for name in ("stopover", "barker_price", "gold_value", "rank")},
    },
)
SHADES_SPEECH: Final = Speech(
    NAMES,
    gained=("gold", "horse", "point", "river", "hotel"),
    paid=(),
    deeds={"wagon_card": {}, "gunmen": {"must": NUMBER}, "tents": OF_TENTS, "barrel": {}},
    modifiers={},
)


def effect_of(entry: Entry, field: str) -> Effect:
    effect = read_effect(entry, field, NAMES)
    PLAYERS_SPEECH.check(effect, f"{entry.where}, {field}")
    return effect


def shades_effect_of(entry: Entry, field: str) -> Effect:
    effect = read_effect(entry, field, NAMES)
    SHADES_SPEECH.check(effect, f"{entry.where}, {field}")
    return effect


Read = Annotated[Effect, By(effect_of)]
ShadesRead = Annotated[Effect, By(shades_effect_of)]
Perhaps = Annotated[Effect, By(effect_of), Default(NOTHING)]
Points = Annotated[int, Bounds(0, 99)]
Amount = Annotated[int, FEW, Default(0)]


@dataclass(frozen=True, slots=True)
class Cost:
    """What something costs with one of the tools."""

    coin: Amount
    dude: Amount
    gold: Amount


@dataclass(frozen=True, slots=True)
class Costs:
    """What it costs with the hammer, and with the saw."""

    hammer: Cost
    saw: Cost

    def cost(self, tool: int) -> Cost:
        return self.saw if tool else self.hammer


@dataclass(frozen=True, slots=True)
class Start:
    """What everybody begins with: pieces, and so many cards of which some are put back."""

    coin: Annotated[int, FEW]
    dude: Annotated[int, Bounds(0, 12)]
    gold: Annotated[int, Bounds(0, 5)]
    tent: Annotated[int, Bounds(0, 8)]
    horse: Annotated[int, Bounds(1, 6)]
    cards: Annotated[int, Bounds(0, 16)]
    put_back: Annotated[int, Bounds(0, 16)]

    def checks(self) -> Checks:
        yield self.put_back <= self.cards, "there must be as many cards as are put back"


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a site that does one plain thing."""

    id: str
    effect: Read


@dataclass(frozen=True, slots=True)
class Happening:
    """The event of a site, for everybody."""

    id: str
    effect: Read


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of the hideout, and the outlaws that come for a barrel taken there; the first one is the stack."""

    id: str
    outlaws: Annotated[int, Bounds(0, 15)]


@dataclass(frozen=True, slots=True)
class Year:
    """A year, and the outlaws with whom it begins."""

    id: str
    outlaws: Annotated[int, Bounds(0, 15)]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of gunmen; the first one is closest to the outlaws."""

    id: str
    size: Annotated[int, Bounds(1, 12)]


@dataclass(frozen=True, slots=True)
class Shootout:
    """What a shoot-out brings, won and lost: to the first, the second, all others who took part, and who did not."""

    id: str
    win_first: Read
    win_second: Read
    win_third: Read
    win_none: Read
    lose_first: Read
    lose_second: Read
    lose_third: Read
    lose_none: Read
    provenance: str

    @property
    def lines(self) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
        """Lost, then won; each from first to none."""
        return (
            (self.lose_first, self.lose_second, self.lose_third, self.lose_none),
            (self.win_first, self.win_second, self.win_third, self.win_none),
        )


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the frontier in which tents are pitched."""

    id: str


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the frontier map. A town has a benefit on its left, and another for those who end there."""

    id: str
    kind: Annotated[str, OneOf(SPACE_KINDS), FIXED]
    benefit: Perhaps
    left: Perhaps
    right: Perhaps
    regions: Annotated[tuple[int, ...], Ref("region"), Default(())]
    provenance: str

    @property
    def roomy(self) -> bool:
        """Any number of wagons can stand here."""
        return self.kind in ("coloma", "town")


@dataclass(frozen=True, slots=True)
class Road:
    """Spaces in a row."""

    id: str
    spaces: Annotated[tuple[int, ...], Ref("space"), Length(2, 10)]


@dataclass(frozen=True, slots=True)
class MillLine:
    """What the mill gives to whoever works with that tool."""

    id: Annotated[str, OneOf(WORK_TOOLS)]
    effect: Read


@dataclass(frozen=True, slots=True)
class Canyon:
    """A place for a river: its points at the end, and what it gives at once."""

    points: Points
    reward: Read


@dataclass(frozen=True, slots=True)
class Board:
    """A side of a player board."""

    id: str
    canyons: Annotated[tuple[Canyon, ...], Length(CANYONS, CANYONS)]
    provenance: str


@dataclass(frozen=True, slots=True)
class Barrel:
    """A kind of barrel."""

    id: str
    count: Annotated[int, MANY]
    effect: Read
    provenance: str


@dataclass(frozen=True, slots=True)
class Bridge:
    """A kind of bridge, and what it scores."""

    id: str
    count: Annotated[int, Bounds(1, 6)]
    effect: Read
    provenance: str


@dataclass(frozen=True, slots=True)
class Building:
    """A card of everybody's deck. ``site``, ``slot`` and ``barricade`` say where its ability works."""

    id: str
    points: Points
    hammer: Cost
    saw: Cost
    site: Annotated[int, OneOf(SITE_IDS), FIXED]
    slot: Annotated[str, OneOf(SLOTS), FIXED]
    tool: Annotated[str, OneOf(WORK_TOOLS), Default(NO_TOOL), FIXED]
    timing: Annotated[str, OneOf(TIMINGS[:2]), FIXED]
    barricade: Annotated[bool, Default(False), FIXED]
    effect: Read
    provenance: str

    def cost(self, tool: int) -> Cost:
        return self.saw if tool else self.hammer


@dataclass(frozen=True, slots=True)
class Hotel:
    """A hotel: a building for everybody, with beds for guests."""

    id: str
    hammer: Cost
    saw: Cost
    points: Points
    guests: Annotated[int, Bounds(0, 12)]
    guest_points: Points
    provenance: str

    def cost(self, tool: int) -> Cost:
        return self.saw if tool else self.hammer


@dataclass(frozen=True, slots=True)
class Speciality:
    """What a pioneer can do that others cannot."""

    id: str
    home: str
    timing: Annotated[str, OneOf(TIMINGS), FIXED]
    trigger: Annotated[str, OneOf(TRIGGERS), Default(""), FIXED]
    effect: Read
    provenance: str

    def checks(self) -> Checks:
        yield (self.timing == "trigger") == bool(self.trigger), "what is set off, and nothing else, has a trigger"


@dataclass(frozen=True, slots=True)
class Shade:
    """The rival of a player who plays alone: its pieces, and its points for each thing it collects."""

    id: str
    dudes: Annotated[int, Bounds(0, 12)]
    tents: Annotated[int, Bounds(0, 8)]
    event_tent: Annotated[int, Ref("event")]
    horses: Annotated[int, Bounds(0, 6)]
    horse_limit: Annotated[int, Bounds(0, 6)]
    river: Points
    hotel: Points
    barrel: Points
    horse: Points
    gold: Points
    easy: Annotated[int, Bounds(-99, 99)]
    normal: Annotated[int, Bounds(-99, 99)]
    hard: Annotated[int, Bounds(-99, 99)]
    provenance: str


@dataclass(frozen=True, slots=True)
class ShadeSite:
    """What Shade does at a site."""

    id: Annotated[str, OneOf(SITE_IDS)]
    primary: ShadesRead
    secondary: ShadesRead


ByPlayers = Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Catalog:
    """Everything in the box."""

    players: Annotated[range, InTable("game"), FIXED]
    rounds: Annotated[int, InTable("game"), Bounds(SITES, SITES)]
    dudes: Annotated[int, InTable("game"), Bounds(1, 20)]
    tents: Annotated[int, InTable("game"), Bounds(1, 20)]
    horses: Annotated[int, InTable("game"), Bounds(1, 9)]
    outlaws: Annotated[int, InTable("game"), Bounds(1, 30)]
    bridge_types: Annotated[int, InTable("game"), Bounds(1, 10)]
    bridge_copies: Annotated[ByPlayers, InTable("game"), Along("players"), Bounds(1, 6)]
    shootout_tiles: Annotated[int, InTable("game"), Bounds(2, 2)]
    neutral_gunmen: Annotated[int, InTable("game"), Bounds(1, 12)]
    neutral_row: Annotated[int, InTable("game"), Ref("row")]
    start: Annotated[Start, InTable("start")]
    signpost: Annotated[int, InTable("wheel"), Bounds(1, 4)]
    gold_rows: Annotated[tuple[int, ...], InTable("gold", "rows"), Bounds(1, 9)]
    gold_columns: Annotated[tuple[int, ...], InTable("gold", "columns"), Bounds(1, 9)]
    nuggets: Annotated[int, InTable("gold"), Bounds(1, 99)]
    stones: Annotated[tuple[int, ...], InTable("graveyard"), Bounds(0, 9)]
    stone_beyond: Annotated[int, InTable("graveyard", "beyond"), Bounds(0, 9)]
    tent_points: Annotated[tuple[int, ...], InTable("frontier"), Bounds(0, 99)]
    tent_price: Annotated[int, InTable("barker", "tent"), Bounds(1, 9)]
    horse_price: Annotated[int, InTable("barker", "horse"), Bounds(1, 9)]
    river: Annotated[Costs, InTable("river")]
    bridge_cost: Annotated[Costs, InTable("bridge_cost")]
    sections: Annotated[tuple[Section, ...], InTable("section")]
    events: Annotated[tuple[Happening, ...], InTable("event")]
    slots: Annotated[tuple[Slot, ...], InTable("slot")]
    years: Annotated[tuple[Year, ...], InTable("year")]
    rows: Annotated[tuple[Row, ...], InTable("row")]
    shootouts: Annotated[tuple[Shootout, ...], InTable("shootout")]
    regions: Annotated[tuple[Region, ...], InTable("region")]
    spaces: Annotated[tuple[Space, ...], InTable("space")]
    roads: Annotated[tuple[Road, ...], InTable("road")]
    mill: Annotated[tuple[MillLine, ...], InTable("mill")]
    boards: Annotated[tuple[Board, ...], InTable("board")]
    barrels: Annotated[tuple[Barrel, ...], InTable("barrel")]
    bridges: Annotated[tuple[Bridge, ...], InTable("bridge")]
    buildings: Annotated[tuple[Building, ...], InTable("building")]
    hotels: Annotated[tuple[Hotel, ...], InTable("hotel")]
    specialities: Annotated[tuple[Speciality, ...], InTable("speciality")]
    shades: Annotated[tuple[Shade, ...], InTable("shade")]
    shade_sites: Annotated[tuple[ShadeSite, ...], InTable("shade_site")]

    def checks(self) -> Checks:
        most = self.players[-1]
        yield self.start.dude <= self.dudes and self.start.tent <= self.tents, "nobody can begin with more than all"
        yield self.start.horse <= self.horses, "nobody can begin with more horses than one may have"
        yield len(self.gold_columns) == most, f"[gold] needs the number of columns for 1 to {most} players"
        yield list(self.gold_rows) == sorted(self.gold_rows, reverse=True), "gold is worth less from row to row"
        fits = all(len(self.gold_rows) * columns <= self.nuggets for columns in self.gold_columns)
        yield fits, "there are more slots for gold than nuggets"
        yield len(self.tent_points) == len(self.regions) + 1, "[frontier] needs the points for each number of regions"
        yield len(self.bridges) >= self.bridge_types, f"there must be {self.bridge_types} kinds of bridges"
        enough = all(bridge.count >= max(self.bridge_copies.values()) for bridge in self.bridges)
        yield enough, "there are fewer bridges of a kind than are laid out"
        yield self.rows[self.neutral_row].size == self.neutral_gunmen, "the neutral gunmen fill a row of their own"
        yield self.spaces[0].kind == "coloma", "the first space is Coloma, where the wagons begin"
        yield len(self.hotels) >= 2 * most, f"there must be {2 * most} hotels"
        yield self.buildings[0].points >= 0 and self.start.cards <= len(self.buildings), "the decks are too small"

    section = finder("sections")
    space = finder("spaces")
    building = finder("buildings")
    speciality = finder("specialities")

    @property
    def shade(self) -> Shade:
        return self.shades[0]


def load(*paths: Path, own: Path | None = None) -> Catalog:
    """Read and check the catalogue; files in the folder ``own`` take the place of ours."""
    return Shelf(paths, own).read(Catalog)


CATALOG, TRANSCRIPTION = open_catalog("coloma", load, *(DATA / f"{name}.toml" for name in FILES))
