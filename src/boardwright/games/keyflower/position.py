"""Positions as readable descriptions, for rule tests, puzzles and bug reports.

What is nowhere else is in the bag, the pile and the stock, so a description names what lies on the table and behind
the screens. Everything it leaves out has a plain default, down to a table in spring with nothing on auction.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.games.keyflower.audit import audit
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SEASONS, SKILLS, Four, Three
from boardwright.games.keyflower.knowledge import PAIRS, Known, pairs_of
from boardwright.games.keyflower.setup import HOMES, RULINGS, SUMMER_BOATS, WINTER_TILES, blank
from boardwright.games.keyflower.state import (
    GREEN,
    NO_SKILLS,
    NOTHING,
    WINTER,
    Bid,
    Cargo,
    KeyflowerState,
    Rulings,
    Use,
    one_of,
    standing_colour,
)
from boardwright.games.keyflower.steps.ending import AT_ONCE, power_of
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.games.keyflower.steps.transport import Pay, PayAnySkill
from boardwright.games.keyflower.steps.turn import TURN
from boardwright.games.keyflower.village import SIDES, Placed, build
from boardwright.games.keyflower.words import TILE_IDS
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.flow import deciding
from boardwright.toolkit.kinds import ByName, Counts, Kind, Listed, Name, Names, NameSet, Number, Seat, at, is_count
from boardwright.toolkit.positions import Item, Section, refuse_faults, seats_of
from boardwright.toolkit.rulings import chosen, written
from boardwright.toolkit.written import Written

SUMMER: Final = 1
LYING: Final = "lying"


# -- kinds of values -------------------------------------------------------------------------------------------


class BidKind(Kind):
    """A bid as ``0 blue 3`` or ``0 red 4 lying``."""

    def write(self, value: Bid) -> str:
        return f"{value.player} {COLOURS[value.colour]} {value.size}{f' {LYING}' if value.lying else ''}"

    def read(self, given: Any, state: Any) -> Bid:
        words = given.split() if isinstance(given, str) else []
        lying = words[3:] == [LYING]
        if len(words) != 3 + lying or words[1] not in COLOURS or not is_count(words[2]):
            raise BadPosition(f"{given!r} is no bid, such as '0 blue 3' or '0 red 4 lying'")
        return Bid(SEAT.of_word(words[0], state), COLOURS.index(words[1]), int(words[2]), lying)


class UseKind(Kind):
    """A use as ``blue 3`` or ``blue 1 red 2 lying``."""

    def write(self, value: Use) -> str:
        return WORKERS.write(value.workers) + (f" {LYING}" if value.lying else "")

    def read(self, given: Any, state: Any) -> Use:
        lying = isinstance(given, str) and given.split()[-1:] == [LYING]
        return Use(WORKERS.read(given.rpartition(LYING)[0] if lying else given, state), lying)


class CargoKind(Kind):
    """What a boat carries, as ``blue 1 saw 1``; None once it is unloaded."""

    empty: Any = None

    def write(self, value: Cargo) -> str:
        return LOAD.write(value.workers + value.skills)

    def read(self, given: Any, state: Any) -> Cargo:
        counts = LOAD.read(given, state)
        return Cargo(counts[: len(COLOURS)], counts[len(COLOURS) :])


class PlacedKind(Kind):
    """A tile of a village as ``farrier@1,-1 turn 2``; the home tile is in the middle."""

    def write(self, value: Placed) -> str:
        name = TILE_IDS[value.tile]
        if value == (value.tile, 0, 0, 0):
            return name
        return f"{name}@{value.q},{value.r}" + (f" turn {value.turns}" if value.turns else "")

    def read(self, given: Any, state: Any) -> Placed:
        name, at_cell, place = given.partition("@") if isinstance(given, str) else ("", "", "")
        cell, *rest = place.split() or [""]
        turns = rest[1] if len(rest) == 2 and rest[0] == "turn" else "" if rest else "0"
        try:
            q, r = (int(number) for number in (cell.split(",") if at_cell else ["0", "0"]))
            placed = Placed(TILE.read(name.strip(), state), q, r, int(turns))
        except ValueError as problem:
            raise BadPosition(f"{given!r} is no tile of a village, such as 'miner@0,-1 turn 2'") from problem
        if not 0 <= placed.turns < SIDES or max(abs(q), abs(r)) > len(TILE_IDS):
            raise BadPosition(f"{given!r}: a tile is turned 0 to {SIDES - 1} times and lies in the village")
        return placed


SEAT: Final = Seat()
TILE: Final = Name(TILE_IDS, "tile")
TILES: Final = Names(TILE)
TILES_SORTED: Final = Names(TILE, in_order=False)
TILE_SET: Final = NameSet(TILE)
WORKERS: Final = Counts(COLOURS)
GOODS: Final = Counts(RESOURCES)
TOOLS: Final = Counts(SKILLS)
LOAD: Final = Counts(COLOURS + SKILLS)
VILLAGE: Final = Listed(PlacedKind())
BIDS: Final = ByName(TILE, Listed(BidKind()))
USES: Final = ByName(TILE, Listed(UseKind()))
ON_TILES: Final = ByName(TILE, GOODS)
CARGO: Final = ByName(TILE, CargoKind())
PAIR_COUNTS: Final = Counts(PAIRS)
ALL_WORKERS: Final = Number(sum(CATALOG.workers))


def make_pay(who: int, tile: int, resources: Four, other: int, skills: Three, any_skill: int) -> Pay | PayAnySkill:
    """What is left to pay for an upgrade; only skills of any kind, if nothing else is."""
    if sum(resources) + other + sum(skills):
        return Pay(who, tile, resources, other, skills, any_skill)
    return PayAnySkill(who, tile, any_skill)


STEPS: Final = Written(
    __package__,
    {
        "Tile": TILE,
        "Colour": Name(COLOURS, "colour"),
        "TileSet": TILE_SET,
        "Tiles": TILES_SORTED,
        "Workers": WORKERS,
        "Resources": GOODS,
        "Skills": TOOLS,
    },
    makers={"Pay": make_pay},
    sealed=(OfferWinter,),
)
TABLE: Final = Section(
    (
        Item("season", Name(SEASONS, "season"), always=True),
        Item("start", SEAT, always=True),
        Item("turn", SEAT, always=True, default="start"),
        Item("passes", Number(lambda state: state.seats), always=True),
        Item("offer", TILES_SORTED, always=True),
        Item("side_b", TILE_SET, "reverse"),
    ),
    others=(
        *("players", *(ruling.option for ruling in RULINGS), "cargo", "green", "bids", "uses", "seats"),
        *("stack", "lanes", "over"),
    ),
)
SEATS: Final = Section(
    (
        Item("workers", WORKERS, "screen"),
        Item("known", WORKERS),
        Item("skills", TOOLS),
        Item("winter", TILES_SORTED),
        Item("won", TILES),
        Item("stranded", TILES),
    ),
    others=("known_skills", "known_pairs", "unseen_green", "offered", "village", "upgraded", "resources"),
)


# -- writing ---------------------------------------------------------------------------------------------------


def write_position(state: KeyflowerState) -> dict[str, Any]:
    """Everything about a state that waits for a decision, or is over. What is not there is left out."""
    optional = {
        "bids": BIDS.write(dict(enumerate(state.bids))),
        "uses": USES.write(dict(enumerate(state.uses))),
    }
    due = STEPS.due(state)
    return {
        "players": state.players,
        **written(RULINGS, state.rulings),
        **TABLE.write(state),
        "cargo": CARGO.write(dict(zip(state.boats, state.cargo))),
        "green": state.green,
        "seats": [write_seat(state, seat) for seat in range(state.players)],
        **{name: value for name, value in optional.items() if value},
        **({} if due == {"stack": [STEPS.step(TURN[state.turn])]} else due),
    }


def write_seat(state: KeyflowerState, seat: int) -> dict[str, Any]:
    placed = state.villages[seat].tiles
    known = state.known_skills[seat]
    unseen = state.unseen_green[seat]
    fields: dict[str, Any] = {
        **SEATS.write(state, seat),
        "known_skills": TOOLS.write(known.kinds),
        "known_pairs": PAIR_COUNTS.write(known.pairs) if known.pairs != pairs_of(known.kinds) else "",
        "offered": TILES.write(state.offered[seat]),
        "village": VILLAGE.write(placed),
        "upgraded": TILES.write([tile.tile for tile in placed if state.upgraded >> tile.tile & 1]),
        "resources": ON_TILES.write({tile.tile: state.on_tile[tile.tile] for tile in placed}),
        "unseen_green": unseen if unseen != most_unseen_green(state, seat) else "",
    }
    return {name: value for name, value in fields.items() if value or value == 0}


def most_unseen_green(state: KeyflowerState, seat: int) -> int:
    """How many of a player's workers that nobody has seen could be green, had all been drawn today."""
    return min(sum(state.screen[seat]) - sum(state.known[seat]), state.greens_out_of_sight())


# -- reading ---------------------------------------------------------------------------------------------------


def read_position(description: Mapping[str, Any], options: Mapping[str, Any]) -> KeyflowerState:
    """The state of a description whose player count and rulings are accepted already."""
    TABLE.check(description, "position")
    players = description["players"]
    seats = seats_of(description, players)
    villages = read_villages(seats)
    state = blank(players, [village[0].tile for village in villages], Rulings(**chosen(RULINGS, options)))
    TABLE.read(description, state)
    read_cargo(state, description)
    for seat, fields in enumerate(seats):
        read_seat(state, seat, fields, villages[seat])
    read_groups(state, description)
    STEPS.read_all(description, state, TURN[state.turn])
    deal_winter(state, seats)
    read_rest(state, description)
    for seat, fields in enumerate(seats):
        most = max(most_unseen_green(state, seat), 0)
        state.unseen_green[seat] = at(f"seat {seat}", ALL_WORKERS.read, fields.get("unseen_green", most), state)
    refuse_faults(audit(state))
    STEPS.check_due(state)
    return state


def read_villages(seats: list[Mapping[str, Any]]) -> list[tuple[Placed, ...]]:
    """Every seat's tiles, the home tile first; whoever names none gets the lowest that is left."""
    found = [
        at(f"seat {seat}, village", VILLAGE.read, fields.get("village", []), None) for seat, fields in enumerate(seats)
    ]
    homes = [home for home in HOMES if all(not village or village[0].tile != home for village in found)]
    found = [village or (Placed(homes.pop(0), 0, 0, 0),) for village in found]
    for seat, village in enumerate(found):
        tiles = {placed.tile for placed in village}
        places = {(placed.q, placed.r) for placed in village}
        if village[0].tile not in HOMES or village[0] != (village[0].tile, 0, 0, 0):
            raise BadPosition(f"seat {seat}: a village begins with a home tile, as in 'home_1'")
        if len(tiles) < len(village) or len(places) < len(village):
            raise BadPosition(f"seat {seat}: a tile is named twice, or two tiles lie in one place")
    return found


def read_cargo(state: KeyflowerState, description: Mapping[str, Any]) -> None:
    """What the boats carry; a boat that is not named has been unloaded. Named none, they carry nothing."""
    if "cargo" not in description:
        if state.season < WINTER:
            state.cargo = [Cargo(NOTHING, NO_SKILLS) for _ in state.boats]
        return
    given = at("cargo", CARGO.read, description["cargo"], state)
    for boat in given:
        if boat not in state.boats:
            raise BadPosition(f"cargo: {TILE_IDS[boat]} is no boat of this table; they are {TILES.write(state.boats)}")
    state.cargo = [given.get(boat) for boat in state.boats]


def read_seat(state: KeyflowerState, seat: int, fields: Mapping[str, Any], village: tuple[Placed, ...]) -> None:
    where = f"seat {seat}"
    SEATS.check(fields, where)
    SEATS.read(fields, state, seat)
    kinds = at(f"{where}, known_skills", TOOLS.read, fields.get("known_skills", ""), state)
    pairs = at(f"{where}, known_pairs", PAIR_COUNTS.read, fields.get("known_pairs", ""), state)
    state.known_skills[seat] = Known(kinds, pairs if "known_pairs" in fields else pairs_of(kinds))
    offered = at(f"{where}, offered", TILES_SORTED.read, fields.get("offered", ""), state)
    state.offered = (*state.offered[:seat], offered, *state.offered[seat + 1 :])
    upgraded = at(f"{where}, upgraded", TILES.read, fields.get("upgraded", ""), state)
    resources = at(f"{where}, resources", ON_TILES.read, fields.get("resources", {}), state)
    state.villages[seat] = build(list(village))
    for tile, _, _, _ in village:
        state.owner[tile] = seat
        if tile in SUMMER_BOATS:
            state.powers[seat] |= power_of(state, tile)
    for tile in (*upgraded, *resources):
        if state.owner[tile] != seat:
            raise BadPosition(f"{where}: {TILE_IDS[tile]} is upgraded or has resources, but is not in the village")
    for tile in upgraded:
        state.upgraded |= 1 << tile
    for tile, goods in resources.items():
        state.on_tile[tile] = goods
    for tile in state.won[seat]:
        if tile in SUMMER_BOATS and state.season == SUMMER:
            state.powers[seat] |= power_of(state, tile) & AT_ONCE


def read_groups(state: KeyflowerState, description: Mapping[str, Any]) -> None:
    """Workers beside and on tiles, in the order they came."""
    for tile, bids in at("bids", BIDS.read, description.get("bids", {}), state).items():
        state.bids[tile] = bids
    for tile, uses in at("uses", USES.read, description.get("uses", {}), state).items():
        state.uses[tile] = uses
        sizes = [sum(use.workers) for use in uses]
        state.crowd[tile] = sum(sizes)
        state.last_use[tile] = sizes[-1] if sizes else 0
    for tile in range(len(TILE_IDS)):
        state.colour[tile] = standing_colour(state.bids[tile], state.uses[tile])


def deal_winter(state: KeyflowerState, seats: list[Mapping[str, Any]]) -> None:
    """Whoever must have winter tiles in hand, but is not said to, has the first ones of the catalogue that are left."""
    if state.season == WINTER and not any(isinstance(step, OfferWinter) for step in deciding(state)):
        return
    used = {tile for hand in (*state.winter, *state.won, *state.stranded, state.offer) for tile in hand}
    pool = [tile for tile in WINTER_TILES if tile not in used and state.owner[tile] < 0]
    for seat, fields in enumerate(seats):
        if "winter" not in fields:
            size = CATALOG.winter_tiles[state.players]
            state.winter[seat] = tuple(pool[:size])
            del pool[:size]


def read_rest(state: KeyflowerState, description: Mapping[str, Any]) -> None:
    """What is nowhere else is in the bag, the pile or the stock; green workers in their supply, unless told."""
    loads = [cargo for cargo in state.cargo if cargo is not None]
    uses = [use.workers for uses in state.uses for use in uses]
    bids = [one_of(bid.colour, bid.size) for bids in state.bids for bid in bids]
    workers = less(CATALOG.workers, *state.screen, *uses, *bids, *(cargo.workers for cargo in loads))
    most = Number(CATALOG.workers[GREEN])
    state.green = at("green", most.read, description.get("green", max(workers[GREEN], 0)), state)
    workers[GREEN] -= state.green
    state.bag = workers
    state.pile = less(CATALOG.skills, *state.skills, *(cargo.skills for cargo in loads))
    state.stock = less(CATALOG.resources, *state.on_tile)


def less(whole: tuple[int, ...], *parts: tuple[int, ...]) -> list[int]:
    """What is left of pieces by kind when those are elsewhere."""
    return [count - sum(part[kind] for part in parts) for kind, count in enumerate(whole)]
