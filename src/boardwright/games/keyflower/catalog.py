"""Keyflower's components, loaded and validated from data/, as immutable tables addressed by small ints.

Tiles are numbered 0 to 63 in the order of the file. Colours, resources, skills, seasons, edges and powers are numbered
by their places in the tuples of names here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from boardwright.toolkit.catalog import Shelf, finder
from boardwright.toolkit.entry import (
    FIXED,
    OUTER,
    Along,
    Bounds,
    Checks,
    Default,
    Each,
    InTable,
    Length,
    Letters,
    OneOf,
)
from boardwright.toolkit.transcription import open_catalog

DATA = Path(__file__).parent / "data"

COLOURS: Final = ("blue", "red", "yellow", "green")
RESOURCES: Final = ("wood", "stone", "iron", "gold")
SKILLS: Final = ("anvil", "pickaxe", "saw")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
#: The letters of edges: field, road, water.
EDGES: Final = "FRW"
KINDS: Final = ("home", "village", "winter", "boat", "summer_boat", "turn_order")
#: What using a tile does, and what it brings and asks.
BRINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "gain_resources": ("resources",),
    "choose_resource": ("resources", "choose"),
    "gain_workers": ("workers",),
    "gain_skills": ("skills",),
    "worker_for_green": ("green", "pay_worker"),
    "worker_for_workers": ("workers", "pay_worker"),
    "skill_for_workers": ("workers", "pay_skill"),
    "skill_for_skills": ("skills", "pay_skill"),
    "skill_for_resources": ("resources", "pay_skill"),
    "transport": ("transport", "upgrades"),
}
ACTIONS: Final = tuple(BRINGS)
#: What the summer boats do: sides a and b of 1, then of 2, 3 and 4.
POWERS: Final = (
    "extra_workers",
    "extra_green",
    "cross_country",
    "double_transport",
    "wild_upgrades",
    "wild_scoring",
    "counter_bid",
    "mixed_use",
)
POWERS_BRING: Final = {"extra_workers": ("workers",), "extra_green": ("green",)}
#: How a tile earns points at the end: three kinds by items, then those of boats and turn-order tiles.
BY_ITEMS: Final = ("set", "any", "chosen")
SCORINGS: Final = (*BY_ITEMS, "transport", "loop", "chain", "flip", "neighbours")
#: The items counted, and their kinds.
ITEMS: Final[Mapping[str, tuple[str, ...]]] = {"worker": COLOURS, "skill": SKILLS, "resource": RESOURCES}
#: In a price or on a storage tile: any kind.
ANY: Final = "any"
NO_SEASON: Final = -1

#: Roads and waters among the edges, by kind of tile; of the other kinds, roads by season.
EDGE_COUNTS: Final = {"home": (5, 1), "boat": (0, 2), "summer_boat": (0, 2)}
ROADS: Final = (4, 3, 2, 1)
#: All that a side may bring and ask.
PRINTED: Final = sorted({name for names in BRINGS.values() for name in names})

Four = tuple[int, int, int, int]
Three = tuple[int, int, int]
FEW: Final = Bounds(0, 20)
MANY: Final = Bounds(1, 100)
Points = Annotated[int, Bounds(0, 99), Default(0)]
Amount = Annotated[int, FEW, Default(0)]
Resources = Annotated[Four, Each(RESOURCES, FEW)]


@dataclass(frozen=True, slots=True)
class Cost:
    """The price of an upgrade: resources and skills of named kinds, and so many of any kind."""

    resources: Resources
    any: Amount
    skills: Annotated[Three, Each(SKILLS, FEW)]
    any_skill: Amount


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a tile: its points at the end, and what it does; ``action`` is empty if it takes no workers.

    ``choose``: so many of the resources shown are taken, 0 for all. ``pay_worker`` and ``pay_skill``: the price of an
    exchange, a colour or a skill, "any", or empty. ``power``: of a summer boat, else empty; ``times``: it multiplies.
    """

    points: Points
    action: Annotated[str, OneOf(ACTIONS), Default(""), FIXED]
    resources: Resources
    choose: Annotated[int, Bounds(0, 1), Default(0)]
    workers: Amount
    green: Amount
    skills: Amount
    pay_worker: Annotated[str, OneOf((*COLOURS, ANY)), Default("")]
    pay_skill: Annotated[str, OneOf((*SKILLS, ANY)), Default("")]
    transport: Amount
    upgrades: Amount
    power: Annotated[str, OneOf(POWERS), Default(""), FIXED]
    times: Annotated[int, Bounds(1, 9), Default(1)]
    rule: Annotated[str, FIXED, OUTER]

    def checks(self) -> Checks:
        wanted = BRINGS.get(self.action, ()) or POWERS_BRING.get(self.power, ())
        for name in PRINTED:
            there = getattr(self, name) not in (0, "", (0, 0, 0, 0))
            yield there == (name in wanted), f"{name!r} does not fit what the side does: {self.action or self.power!r}"


@dataclass(frozen=True, slots=True)
class Storage:
    """Points for each resource of that kind ("any": of all kinds) lying on the tile, front and back."""

    resource: Annotated[str, OneOf((*RESOURCES, ANY))]
    points: tuple[Points, Points]


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a winter tile, boat or turn-order tile earns points.

    kind "set": ``points`` for each set with so many of each kind of ``item`` as ``takes`` says; "any": for every
    ``count`` items of any kinds; "chosen": for each item of one kind chosen among those marked in ``takes``.
    "transport": for each step of transport; "loop": for each tile of the loop; "chain": ``table`` by number of boats;
    "flip": ``count`` tiles are turned over for nothing; "neighbours": for each neighbouring tile.
    """

    kind: Annotated[str, OneOf(SCORINGS), FIXED]
    item: Annotated[str, OneOf(tuple(ITEMS)), Default(""), FIXED]
    takes: Annotated[tuple[int, ...], Each(ITEMS, FEW, by="item")]
    count: Amount
    points: Points
    table: Annotated[tuple[int, ...], Bounds(0, 99), Default(())]

    def checks(self) -> Checks:
        kind = self.kind
        yield bool(self.item) == (kind in BY_ITEMS), f"field 'item' does not fit scoring by {kind!r}"
        yield any(self.takes) == (kind in ("set", "chosen")), f"the items named do not fit scoring by {kind!r}"
        yield bool(self.count) == (kind in ("any", "flip")), f"field 'count' does not fit scoring by {kind!r}"
        yield bool(self.table) == (kind == "chain"), f"field 'table' does not fit scoring by {kind!r}"

    @property
    def by_many(self) -> tuple[str, str] | None:
        """Kind and item, where it takes several items at once or chooses among them: the best use is found for one."""
        single = self.kind != "chosen" and sum(self.takes) + self.count == 1
        return None if single or not self.item else (self.kind, self.item)


@dataclass(frozen=True, slots=True)
class Boat:
    """A boat: in play from so many ``players`` on. ``cargo``: workers, skills by season; ``turned``: from when on."""

    players: Annotated[int, Bounds(1, 6), FIXED]
    cargo: Annotated[tuple[tuple[int, int], ...], Length(4, 4), FEW]
    turned: Annotated[int, OneOf(SEASONS)]


@dataclass(frozen=True, slots=True)
class OrderSide:
    """One side of a turn-order tile: the player counts it is for, and whether it shows the start player's symbol."""

    players: range
    start: bool


@dataclass(frozen=True, slots=True)
class Tile:
    """A hexagonal tile. ``number`` is the number printed on it, or 0; ``season`` -1 if it belongs to none.

    ``edges`` from the bottom clockwise: 0 field, 1 road, 2 water. A tile with a ``cost`` can be upgraded: it shows its
    front first and then its back. Summer boats have one power on each side, ``front`` being side a.
    """

    id: str
    number: Annotated[int, Bounds(0, 6), Default(0), FIXED]
    kind: Annotated[str, OneOf(KINDS), FIXED]
    season: Annotated[int, OneOf(SEASONS), Default(NO_SEASON), FIXED]
    edges: Annotated[tuple[int, ...], Letters(EDGES, 6)]
    rule: Annotated[str, FIXED]
    cost: Cost | None
    front: Side
    back: Side | None
    storage: Storage | None
    scoring: Scoring | None
    boat: Boat | None
    sides: Annotated[tuple[OrderSide, ...], Default(()), FIXED]
    provenance: str

    def checks(self) -> Checks:
        kind, back = self.kind, self.back
        two_sided = self.upgradable or kind == "summer_boat"
        seasonless = kind in ("home", "boat", "turn_order")
        roads, water = EDGE_COUNTS.get(kind) or (self.number if seasonless else ROADS[self.season], 0)
        yield self.cost != NO_COST, "field 'cost' is empty"
        yield two_sided == (back is not None), "a tile has a back if it can be upgraded or is a summer boat"
        yield (self.boat is not None) == (kind == "boat"), "boats, and no other tiles, have a 'boat' with its cargo"
        yield bool(self.sides) == (kind == "turn_order"), "turn-order tiles, and no others, have 'sides'"
        yield (self.season == NO_SEASON) == seasonless, f"field 'season' does not fit the kind {kind!r}"
        yield back is None or bool(back.action) == self.usable, "a tile takes workers on both sides or on none"
        edges = (self.edges.count(1), self.edges.count(2))
        yield edges == (roads, water), f"field 'edges' must have {roads} roads and {water} waters"
        yield water < 2 or self.edges[0] == self.edges[3] == 2, "field 'edges' must have water at bottom and top"

    @property
    def usable(self) -> bool:
        """Whether it takes workers on it."""
        return self.front.action != ""

    @property
    def upgradable(self) -> bool:
        return self.cost is not None

    def side(self, upgraded: bool) -> Side:
        """The side that shows."""
        return self.back if upgraded and self.back is not None else self.front

    def order_side(self, players: int) -> OrderSide | None:
        """The side of a turn-order tile that is used with so many players."""
        return next((side for side in self.sides if players in side.players), None)


@dataclass(frozen=True, slots=True)
class Catalog:
    """All components of the box."""

    players: Annotated[range, InTable("game"), FIXED]
    workers_each: Annotated[int, InTable("game"), Bounds(1, 20)]
    most_on_tile: Annotated[int, InTable("game"), Bounds(1, 20)]
    gold_points: Annotated[int, InTable("game"), FEW]
    season_tiles: Annotated[Mapping[int, int], InTable("game"), Along("players"), Bounds(1, 12)]
    winter_tiles: Annotated[Mapping[int, int], InTable("game"), Along("players"), Bounds(1, 12)]
    #: By colour; green ones are not in the bag at the start.
    workers: Annotated[Four, InTable("workers"), Each(COLOURS, MANY, needed=True)]
    purple: Annotated[int, InTable("workers"), Bounds(1, 1)]
    resources: Annotated[Four, InTable("resources"), Each(RESOURCES, MANY, needed=True)]
    skills: Annotated[Three, InTable("skills"), Each(SKILLS, MANY, needed=True)]
    tiles: Annotated[tuple[Tile, ...], InTable("tile")]

    def checks(self) -> Checks:
        seasons = min(len(self.of_season(season)) for season in range(3))
        winter = len(self.of_kind("winter"))
        each, most = self.workers_each, self.players[-1]
        dealt = all(players * tiles <= winter for players, tiles in self.winter_tiles.items())
        ways: dict[tuple[str, str], str] = {}
        for tile in self.tiles:
            if tile.scoring and tile.scoring.by_many:
                other = ways.setdefault(tile.scoring.by_many, tile.id)
                yield other == tile.id, f"tiles {other} and {tile.id}: one at most can score {tile.scoring.by_many}"
        for players in self.players:
            yield self.start_tile(players) >= 0, f"no turn-order tile has the start symbol with {players} players"
        yield max(self.season_tiles.values()) <= seasons, f"field 'season_tiles': a season has {seasons} tiles"
        yield dealt, f"field 'winter_tiles': there are {winter} tiles for all players together"
        yield sum(self.workers[:3]) >= each * most, f"field 'workers_each': {most} times {each} are not in the bag"

    tile = finder("tiles")

    def power(self, name: str) -> int:
        """The number of a summer boat's power, for bit sets."""
        return POWERS.index(name)

    def which(self, fits: Callable[[Tile], bool]) -> tuple[int, ...]:
        return tuple(number for number, tile in enumerate(self.tiles) if fits(tile))

    def of_kind(self, kind: str) -> tuple[int, ...]:
        return self.which(lambda tile: tile.kind == kind)

    def of_season(self, season: int) -> tuple[int, ...]:
        """The tiles of a season, its summer boats among them."""
        return self.which(lambda tile: tile.season == season)

    def boats(self, players: int) -> tuple[int, ...]:
        """The boats in play with so many players, in their row."""
        return self.which(lambda tile: tile.boat is not None and tile.boat.players <= players)

    def order_tiles(self, players: int) -> tuple[int, ...]:
        """The turn-order tiles in play with so many players, by rising number."""
        return self.which(lambda tile: tile.order_side(players) is not None)

    def start_tile(self, players: int) -> int:
        """The turn-order tile that shows the start player's symbol with so many players; -1: none does."""
        shows = self.which(lambda tile: any(side.start and players in side.players for side in tile.sides))
        return shows[0] if shows else -1


NO_COST: Final = Cost((0, 0, 0, 0), 0, (0, 0, 0), 0)


def load(*paths: Path, own: Path | None = None) -> Catalog:
    """Read and check the file of components."""
    return Shelf(paths, own).read(Catalog)


CATALOG, TRANSCRIPTION = open_catalog("keyflower", load, DATA / "base.toml")
