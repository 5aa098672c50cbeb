"""Keyflower's components, loaded and validated from data/, as immutable tables addressed by small ints.

Tiles are numbered 0 to 63 in the order of the file. Colours, resources, skills, seasons, edges and powers are numbered
by their places in the tuples of names here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from boardwright.kernel.catalog import CatalogFile, Entry
from boardwright.kernel.errors import BadCatalog

DATA = Path(__file__).parent / "data"

COLOURS: Final = ("blue", "red", "yellow", "green")
RESOURCES: Final = ("wood", "stone", "iron", "gold")
SKILLS: Final = ("anvil", "pickaxe", "saw")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
#: The letters of edges: field, road, water.
EDGES: Final = "FRW"
KINDS: Final = ("home", "village", "winter", "boat", "summer_boat", "turn_order")
#: What using a tile does.
ACTIONS: Final = (
    "gain_resources",
    "choose_resource",
    "gain_workers",
    "gain_skills",
    "worker_for_green",
    "worker_for_workers",
    "skill_for_workers",
    "skill_for_skills",
    "skill_for_resources",
    "transport",
)
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
#: How a tile earns points at the end: three kinds by items, then those of boats and turn-order tiles.
BY_ITEMS: Final = ("set", "any", "chosen")
SCORINGS: Final = (*BY_ITEMS, "transport", "loop", "chain", "flip", "neighbours")
#: The items counted, and their kinds.
ITEMS: Final[Mapping[str, tuple[str, ...]]] = {"worker": COLOURS, "skill": SKILLS, "resource": RESOURCES}
#: In a price or on a storage tile: any kind.
ANY: Final = "any"
NO_SEASON: Final = -1

Four = tuple[int, int, int, int]
Three = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Cost:
    """The price of an upgrade: resources and skills of named kinds, and so many of any kind."""

    resources: Four
    any: int
    skills: Three
    any_skill: int


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a tile: its points at the end, and what it does; ``action`` is empty if it takes no workers.

    ``choose``: so many of the resources shown are taken, 0 for all. ``pay_worker`` and ``pay_skill``: the price of an
    exchange, a colour or a skill, "any", or empty. ``power``: of a summer boat, else empty; ``times``: it multiplies.
    """

    points: int
    action: str
    resources: Four
    choose: int
    workers: int
    green: int
    skills: int
    pay_worker: str
    pay_skill: str
    transport: int
    upgrades: int
    power: str
    times: int
    rule: str


@dataclass(frozen=True, slots=True)
class Storage:
    """Points for each resource of that kind ("any": of all kinds) lying on the tile, front and back."""

    resource: str
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a winter tile, boat or turn-order tile earns points.

    kind "set": ``points`` for each set with so many of each kind of ``item`` as ``takes`` says; "any": for every
    ``count`` items of any kinds; "chosen": for each item of one kind chosen among those marked in ``takes``.
    "transport": for each step of transport; "loop": for each tile of the loop; "chain": ``table`` by number of boats;
    "flip": ``count`` tiles are turned over for nothing; "neighbours": for each neighbouring tile.
    """

    kind: str
    item: str
    takes: tuple[int, ...]
    count: int
    points: int
    table: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Boat:
    """A boat: in play from ``min_players`` on; ``cargo`` is (workers, skills) by season.

    ``turned`` is the season from which on its second side shows.
    """

    min_players: int
    cargo: tuple[tuple[int, int], ...]
    turned: int


@dataclass(frozen=True, slots=True)
class OrderSide:
    """One side of a turn-order tile: the player counts it is for, and whether it shows the start player's symbol."""

    least: int
    most: int
    start: bool


@dataclass(frozen=True, slots=True)
class Tile:
    """A hexagonal tile. ``number`` is the number printed on it, or 0; ``season`` -1 if it belongs to none.

    ``edges`` from the bottom clockwise: 0 field, 1 road, 2 water. A tile with a ``cost`` can be upgraded: it shows its
    front first and then its back. Summer boats have one power on each side, ``front`` being side a.
    """

    id: str
    number: int
    kind: str
    season: int
    edges: tuple[int, ...]
    rule: str
    cost: Cost | None
    front: Side
    back: Side | None
    storage: Storage | None
    scoring: Scoring | None
    boat: Boat | None
    order: tuple[OrderSide, ...]
    provenance: str

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
        for side in self.order:
            if side.least <= players <= side.most:
                return side
        return None


@dataclass(frozen=True, slots=True)
class Catalog:
    """All components of the box."""

    players: range
    workers_each: int
    most_on_tile: int
    gold_points: int
    #: By colour; green ones are not in the bag at the start.
    workers: Four
    purple: int
    resources: Four
    skills: Three
    season_tiles: Mapping[int, int]
    winter_tiles: Mapping[int, int]
    tiles: tuple[Tile, ...]

    def tile(self, name: str) -> int:
        return [tile.id for tile in self.tiles].index(name)

    def power(self, name: str) -> int:
        """The number of a summer boat's power, for bit sets."""
        return POWERS.index(name)

    def of_kind(self, kind: str) -> tuple[int, ...]:
        return tuple(number for number, tile in enumerate(self.tiles) if tile.kind == kind)

    def of_season(self, season: int) -> tuple[int, ...]:
        """The tiles of a season, its summer boats among them."""
        return tuple(number for number, tile in enumerate(self.tiles) if tile.season == season)

    def boats(self, players: int) -> tuple[int, ...]:
        """The boats in play with so many players, in their row."""
        return tuple(
            number
            for number, tile in enumerate(self.tiles)
            if tile.boat is not None and tile.boat.min_players <= players
        )

    def order_tiles(self, players: int) -> tuple[int, ...]:
        """The turn-order tiles in play with so many players, by rising number."""
        return tuple(number for number, tile in enumerate(self.tiles) if tile.order_side(players) is not None)

    def start_tile(self, players: int) -> int:
        """The turn-order tile that shows the start player's symbol with so many players."""
        for number, tile in enumerate(self.tiles):
            side = tile.order_side(players)
            if side is not None and side.start:
                return number
        raise BadCatalog(f"no turn-order tile has the start player's symbol with {players} players")


def load(path: Path) -> Catalog:
    """Read and check the file of components."""
    file = CatalogFile(path)
    game = file.entry("game")
    game.provenance()
    players = read_players(game)
    workers = file.entry("workers")
    resources = file.entry("resources")
    skills = file.entry("skills")
    for entry in (workers, resources, skills):
        entry.provenance()
    catalog = Catalog(
        players=players,
        workers_each=game.number("workers_each", least=1),
        most_on_tile=game.number("most_on_tile", least=1),
        gold_points=game.number("gold_points", least=0),
        workers=four([workers.number(name, least=1) for name in COLOURS]),
        purple=workers.number("purple", least=1),
        resources=four([resources.number(name, least=1) for name in RESOURCES]),
        skills=three([skills.number(name, least=1) for name in SKILLS]),
        season_tiles=read_by_players(game, "season_tiles", players),
        winter_tiles=read_by_players(game, "winter_tiles", players),
        tiles=tuple(read_tile(entry) for entry in file.entries("tile")),
    )
    for count in players:
        catalog.start_tile(count)
    return catalog


def four(values: list[int]) -> Four:
    return (values[0], values[1], values[2], values[3])


def three(values: list[int]) -> Three:
    return (values[0], values[1], values[2])


def whole_numbers(entry: Entry, name: str, length: int) -> tuple[int, ...]:
    """A list of so many whole numbers, none below 0."""
    values = entry.get(name, list)
    if len(values) != length or not all(type(value) is int and value >= 0 for value in values):
        raise BadCatalog(f"{entry.where}: field {name!r} is {values!r}, expected {length} whole numbers")
    return tuple(values)


def read_players(entry: Entry) -> range:
    """The player counts, written as the smallest and the largest."""
    least, most = whole_numbers(entry, "players", 2)
    if not 1 <= least <= most:
        raise BadCatalog(f"{entry.where}: field 'players' must be the smallest and the largest number")
    return range(least, most + 1)


def read_by_players(entry: Entry, name: str, players: range) -> dict[int, int]:
    return dict(zip(players, whole_numbers(entry, name, len(players)), strict=True))


def known(entry: Entry, name: str, names: tuple[str, ...]) -> str:
    """A field with one of those names."""
    value = entry.get(name, str)
    if value not in names:
        raise BadCatalog(f"{entry.where}: field {name!r} is {value!r}, expected one of {', '.join(names)}")
    return value


def optional_name(entry: Entry, name: str, names: tuple[str, ...]) -> str:
    return known(entry, name, names) if name in entry.fields else ""


def amount(entry: Entry, name: str) -> int:
    """A whole number, 0 if it is not there."""
    return entry.number(name, least=0) if name in entry.fields else 0


def inner(entry: Entry, name: str, fields: tuple[str, ...]) -> Entry:
    """The small table in a field, which may have those fields only; an empty one if it is not there."""
    found = entry.optional(name, dict, {})
    where = f"{entry.where}, {name}"
    for field in found:
        if field not in fields:
            raise BadCatalog(f"{where}: unknown field {field!r}")
    return Entry(where, found)


COST_FIELDS: Final = (*RESOURCES, ANY, *SKILLS, "any_skill")
SIDE_FIELDS: Final = (
    *("points", "action", *RESOURCES, "choose", "workers", "green", "skills", "pay_worker", "pay_skill"),
    *("transport", "upgrades", "power", "times", "rule"),
)
SCORING_FIELDS: Final = ("kind", "item", *COLOURS, *SKILLS, *RESOURCES, "count", "points", "table")
TILE_FIELDS: Final = (
    *("id", "kind", "season", "number", "edges", "rule", "cost", "front", "back", "storage", "scoring"),
    *("players", "turned", "cargo", "sides", "provenance"),
)


def read_tile(entry: Entry) -> Tile:
    for field in entry.fields:
        if field not in TILE_FIELDS:
            raise BadCatalog(f"{entry.where}: unknown field {field!r}")
    kind = known(entry, "kind", KINDS)
    season = optional_name(entry, "season", SEASONS)
    rule = entry.get("rule", str)
    cost = read_cost(entry)
    back = read_side(entry, "back", rule) if "back" in entry.fields else None
    if (cost is not None or kind == "summer_boat") != (back is not None):
        raise BadCatalog(f"{entry.where}: a tile has a back if it can be upgraded or is a summer boat, and only then")
    tile = Tile(
        id=entry.get("id", str),
        number=amount(entry, "number"),
        kind=kind,
        season=SEASONS.index(season) if season else NO_SEASON,
        edges=read_edges(entry),
        rule=rule,
        cost=cost,
        front=read_side(entry, "front", rule),
        back=back,
        storage=read_storage(entry),
        scoring=read_scoring(entry),
        boat=read_boat(entry),
        order=read_order(entry),
        provenance=entry.provenance(),
    )
    if (tile.boat is not None) != (kind == "boat"):
        raise BadCatalog(f"{entry.where}: boats have a cargo, other tiles have none")
    if bool(tile.order) != (kind == "turn_order"):
        raise BadCatalog(f"{entry.where}: turn-order tiles have 'sides', other tiles have none")
    return tile


def read_edges(entry: Entry) -> tuple[int, ...]:
    letters = entry.get("edges", str)
    if len(letters) != 6 or set(letters) - set(EDGES):
        raise BadCatalog(f"{entry.where}: field 'edges' is {letters!r}, expected six letters out of {EDGES}")
    return tuple(EDGES.index(letter) for letter in letters)


def read_cost(entry: Entry) -> Cost | None:
    if "cost" not in entry.fields:
        return None
    cost = inner(entry, "cost", COST_FIELDS)
    if not cost.fields:
        raise BadCatalog(f"{entry.where}: field 'cost' is empty")
    return Cost(
        four([amount(cost, name) for name in RESOURCES]),
        amount(cost, ANY),
        three([amount(cost, name) for name in SKILLS]),
        amount(cost, "any_skill"),
    )


def read_side(entry: Entry, name: str, rule: str) -> Side:
    side = inner(entry, name, SIDE_FIELDS)
    return Side(
        points=amount(side, "points"),
        action=optional_name(side, "action", ACTIONS),
        resources=four([amount(side, resource) for resource in RESOURCES]),
        choose=amount(side, "choose"),
        workers=amount(side, "workers"),
        green=amount(side, "green"),
        skills=amount(side, "skills"),
        pay_worker=optional_name(side, "pay_worker", (*COLOURS, ANY)),
        pay_skill=optional_name(side, "pay_skill", (*SKILLS, ANY)),
        transport=amount(side, "transport"),
        upgrades=amount(side, "upgrades"),
        power=optional_name(side, "power", POWERS),
        times=side.optional("times", int, 1),
        rule=side.optional("rule", str, rule),
    )


def read_storage(entry: Entry) -> Storage | None:
    if "storage" not in entry.fields:
        return None
    storage = inner(entry, "storage", ("resource", "points"))
    front, back = whole_numbers(storage, "points", 2)
    return Storage(known(storage, "resource", (*RESOURCES, ANY)), (front, back))


def read_scoring(entry: Entry) -> Scoring | None:
    if "scoring" not in entry.fields:
        return None
    scoring = inner(entry, "scoring", SCORING_FIELDS)
    kind = known(scoring, "kind", SCORINGS)
    item = known(scoring, "item", tuple(ITEMS)) if kind in BY_ITEMS else ""
    kinds = ITEMS[item] if item else ()
    table = scoring.optional("table", list, [])
    return Scoring(
        kind,
        item,
        tuple(amount(scoring, name) for name in kinds),
        amount(scoring, "count"),
        amount(scoring, "points"),
        whole_numbers(scoring, "table", len(table)) if table else (),
    )


def read_boat(entry: Entry) -> Boat | None:
    if "cargo" not in entry.fields:
        return None
    rows = entry.get("cargo", list)
    if len(rows) != len(SEASONS) or not all(
        isinstance(row, list) and len(row) == 2 and all(type(value) is int and value >= 0 for value in row)
        for row in rows
    ):
        raise BadCatalog(f"{entry.where}: field 'cargo' must be workers and skills for each of the four seasons")
    return Boat(
        entry.number("players", least=1),
        tuple((row[0], row[1]) for row in rows),
        SEASONS.index(known(entry, "turned", SEASONS)),
    )


def read_order(entry: Entry) -> tuple[OrderSide, ...]:
    found: list[OrderSide] = []
    for number, row in enumerate(entry.optional("sides", list, []), 1):
        where = f"{entry.where}, side {number}"
        if not isinstance(row, dict):
            raise BadCatalog(f"{where}: expected a table")
        side = Entry(where, row)
        players = read_players(side)
        found.append(OrderSide(players.start, players.stop - 1, side.get("start", bool)))
    return tuple(found)


CATALOG: Final = load(DATA / "base.toml")
