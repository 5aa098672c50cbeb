"""Positions as readable descriptions, for rule tests, puzzles and bug reports.

What is nowhere else is in the bag, the pile and the stock, so a description names what lies on the table and behind
the screens. Everything it leaves out has a plain default, down to a table in spring with nothing on auction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from boardwright.games.keyflower.audit import audit
from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SEASONS, SKILLS, Four, Three, four, three
from boardwright.games.keyflower.knowledge import PAIRS, Known, pairs_of
from boardwright.games.keyflower.setup import HOMES, WINTER_TILES, blank, read_rulings
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
    standing_colour,
)
from boardwright.games.keyflower.steps.ending import AT_ONCE, power_of
from boardwright.games.keyflower.steps.season import OfferWinter
from boardwright.games.keyflower.steps.turn import TURN, Turn
from boardwright.games.keyflower.steps.written import TILE_NUMBERS, read_step, write_step
from boardwright.games.keyflower.village import SIDES, Placed, build
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.flow import deciding
from boardwright.kernel.steps import Step, bits

#: Options of the table that a position may name; the first choice is what it means not to.
RULINGS: Final = ("counter_bid", "counter_against", "wild_points", "storage")
KEYS: Final = (
    *("players", *RULINGS, "season", "start", "turn", "passes", "offer", "side_b", "cargo", "green"),
    *("bids", "uses", "seats", "stack", "lanes", "over"),
)
SEAT_KEYS: Final = (
    *("workers", "known", "unseen_green", "skills", "known_skills", "known_pairs", "winter", "offered", "village"),
    *("upgraded", "resources", "won", "stranded"),
)
SUMMER: Final = 1
LYING: Final = "lying"
IDS: Final = [tile.id for tile in CATALOG.tiles]
SUMMER_BOATS: Final = CATALOG.of_kind("summer_boat")


# -- writing ---------------------------------------------------------------------------------------------------


def write_position(state: KeyflowerState) -> dict[str, Any]:
    """Everything about a state that waits for a decision, or is over. What is not there is left out."""
    description: dict[str, Any] = {
        "players": state.players,
        **write_rulings(state.rulings),
        "season": SEASONS[state.season],
        "start": state.start,
        "turn": state.turn,
        "passes": state.passes,
        "offer": tile_words(state.offer),
        "cargo": {IDS[boat]: write_cargo(cargo) for boat, cargo in zip(state.boats, state.cargo) if cargo is not None},
        "green": state.green,
        "seats": [write_seat(state, seat) for seat in range(state.players)],
    }
    fields: dict[str, Any] = {
        "side_b": tile_words(bits(state.reverse)),
        "bids": {IDS[tile]: [write_bid(bid) for bid in bids] for tile, bids in enumerate(state.bids) if bids},
        "uses": {IDS[tile]: [write_use(use) for use in uses] for tile, uses in enumerate(state.uses) if uses},
    }
    return description | {name: value for name, value in fields.items() if value} | write_stacks(state)


def write_rulings(rulings: Rulings) -> dict[str, str]:
    fields = {
        "counter_bid": "everywhere" if rulings.counter_order_tiles else "",
        "counter_against": "workers" if rulings.counter_workers else "",
        "wild_points": "all_kinds" if rulings.wild_points else "",
        "storage": "free" if rulings.free_storage else "",
    }
    return {name: value for name, value in fields.items() if value}


def write_seat(state: KeyflowerState, seat: int) -> dict[str, Any]:
    placed = state.villages[seat].tiles
    known = state.known_skills[seat]
    on_tile = {IDS[tile.tile]: pieces(RESOURCES, state.on_tile[tile.tile]) for tile in placed}
    fields: dict[str, Any] = {
        "workers": pieces(COLOURS, state.screen[seat]),
        "known": pieces(COLOURS, state.known[seat]),
        "skills": pieces(SKILLS, state.skills[seat]),
        "known_skills": pieces(SKILLS, known.kinds),
        "known_pairs": pieces(PAIRS, known.pairs) if known.pairs != pairs_of(known.kinds) else "",
        "winter": tile_words(state.winter[seat]),
        "offered": tile_words(state.offered[seat]),
        "village": [write_placed(tile) for tile in placed],
        "upgraded": tile_words([tile.tile for tile in placed if state.upgraded >> tile.tile & 1]),
        "resources": {name: text for name, text in on_tile.items() if text},
        "won": tile_words(state.won[seat]),
        "stranded": tile_words(state.stranded[seat]),
    }
    description = {name: value for name, value in fields.items() if value}
    if state.unseen_green[seat] != most_unseen_green(state, seat):
        description["unseen_green"] = state.unseen_green[seat]
    return description


def most_unseen_green(state: KeyflowerState, seat: int) -> int:
    """How many of a player's workers that nobody has seen could be green, had all been drawn today."""
    return min(sum(state.screen[seat]) - sum(state.known[seat]), state.greens_out_of_sight())


def write_stacks(state: KeyflowerState) -> dict[str, Any]:
    """What is due: nothing to say where it is simply a turn."""
    if not state.main and not state.lanes:
        return {"over": True}
    lanes = {str(lane.owner): write_steps(lane.stack) for lane in state.lanes}
    if not lanes and len(state.main) == 1 and isinstance(state.main[0], Turn) and state.main[0].who == state.turn:
        return {}
    return {"stack": write_steps(state.main)} | ({"lanes": lanes} if lanes else {})


def write_steps(stack: list[Step[Any]]) -> list[str]:
    return [write_step(step) for step in stack]


def pieces(names: tuple[str, ...], counts: Iterable[int]) -> str:
    """Pieces as ``blue 3 red 1``."""
    return " ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True) if count)


def tile_words(tiles: Iterable[int]) -> str:
    return " ".join(IDS[tile] for tile in tiles)


def write_cargo(cargo: Cargo) -> str:
    return pieces(COLOURS + SKILLS, cargo.workers + cargo.skills)


def write_bid(bid: Bid) -> str:
    """A bid as ``0 blue 3`` or ``0 red 4 lying``."""
    return f"{bid.player} {COLOURS[bid.colour]} {bid.size}{f' {LYING}' if bid.lying else ''}"


def write_use(use: Use) -> str:
    """A use as ``blue 3`` or ``blue 1 red 2 lying``."""
    return pieces(COLOURS, use.workers) + (f" {LYING}" if use.lying else "")


def write_placed(placed: Placed) -> str:
    """A tile of a village as ``farrier@1,-1 turn 2``; the home tile is in the middle."""
    name = IDS[placed.tile]
    if placed == (placed.tile, 0, 0, 0):
        return name
    return f"{name}@{placed.q},{placed.r}" + (f" turn {placed.turns}" if placed.turns else "")


# -- reading: the table ----------------------------------------------------------------------------------------


def read_position(description: Mapping[str, Any], options: Mapping[str, Any]) -> KeyflowerState:
    """The state of a description whose player count and rulings are accepted already."""
    check_keys("position", description, KEYS)
    players = description["players"]
    seats = description.get("seats", [])
    if not isinstance(seats, list) or len(seats) > players or not all(isinstance(seat, Mapping) for seat in seats):
        raise BadPosition(f"'seats' must be a list of at most {players} tables, one a player")
    seats = [*seats, *({} for _ in range(players - len(seats)))]
    villages = read_villages(seats)
    state = blank(players, [village[0].tile for village in villages], read_rulings(options))
    state.season = read_season(description.get("season", SEASONS[0]))
    state.start = whole(description, "start", 0, players - 1)
    state.turn = whole(description, "turn", state.start, players - 1)
    state.passes = whole(description, "passes", 0, players)
    state.offer = tuple(sorted(read_tiles(description.get("offer", ""), "offer")))
    state.reverse = sum(1 << tile for tile in read_tiles(description.get("side_b", ""), "side_b"))
    read_cargo(state, description)
    for seat, fields in enumerate(seats):
        read_seat(state, seat, fields, villages[seat])
    read_groups(state, description)
    read_stacks(state, description)
    deal_winter(state, seats)
    read_rest(state, description)
    read_unseen(state, seats)
    complaints = audit(state)
    if complaints:
        raise BadPosition(f"no game can be in this position: {'; '.join(complaints)}")
    check_decisions(state)
    return state


def read_season(value: Any) -> int:
    if value not in SEASONS:
        raise BadPosition(f"season: {value!r} is no season; expected one of {', '.join(SEASONS)}")
    return SEASONS.index(value)


def read_villages(seats: list[Mapping[str, Any]]) -> list[list[Placed]]:
    """Every seat's tiles, the home tile first; whoever names none gets the lowest that is left."""
    found = [[read_placed(text, f"seat {seat}") for text in texts(fields)] for seat, fields in enumerate(seats)]
    named = [village[0].tile for village in found if village]
    for village in found:
        if not village:
            village.append(Placed(next(home for home in HOMES if home not in named), 0, 0, 0))
            named.append(village[0].tile)
    for seat, village in enumerate(found):
        if village[0].tile not in HOMES or village[0] != (village[0].tile, 0, 0, 0):
            raise BadPosition(f"seat {seat}: a village begins with a home tile, as in 'home_1'")
    return found


def texts(fields: Mapping[str, Any]) -> list[str]:
    """The tiles of a village as they are written."""
    village = fields.get("village", [])
    if not isinstance(village, list) or not all(isinstance(text, str) for text in village):
        raise BadPosition(f"village: expected a list such as ['home_1', 'miner@0,-1 turn 2'], not {village!r}")
    return village


def read_placed(text: str, where: str) -> Placed:
    name, at, place = text.partition("@")
    cell, *rest = place.split() or [""]
    numbers = cell.split(",") if at else ["0", "0"]
    turns = rest[1] if len(rest) == 2 and rest[0] == "turn" else "" if rest else "0"
    try:
        q, r = (int(number) for number in numbers)
        placed = Placed(read_tile(name.strip(), f"{where}, village"), q, r, int(turns))
    except ValueError as problem:
        raise BadPosition(f"{where}: {text!r} is no tile of a village, such as 'miner@0,-1 turn 2'") from problem
    if not 0 <= placed.turns < SIDES or max(abs(q), abs(r)) > len(IDS):
        raise BadPosition(f"{where}: {text!r}: a tile is turned 0 to {SIDES - 1} times and lies in the village")
    return placed


def read_cargo(state: KeyflowerState, description: Mapping[str, Any]) -> None:
    """What the boats carry; a boat that is not named has been unloaded. Named none, they carry nothing."""
    given = description.get("cargo")
    if given is None:
        if state.season < WINTER:
            state.cargo = [Cargo(NOTHING, NO_SKILLS) for _ in state.boats]
        return
    for name, text in table(given, "cargo").items():
        boat = read_tile(name, "cargo")
        if boat not in state.boats:
            raise BadPosition(f"cargo: {name} is no boat of this table; expected {tile_words(state.boats)}")
        counts = read_counts(text, COLOURS + SKILLS, f"cargo, {name}")
        state.cargo[state.boats.index(boat)] = Cargo(four(counts[: len(COLOURS)]), three(counts[len(COLOURS) :]))


# -- reading: seats and groups ---------------------------------------------------------------------------------


def read_seat(state: KeyflowerState, seat: int, fields: Mapping[str, Any], village: list[Placed]) -> None:
    where = f"seat {seat}"
    check_keys(where, fields, SEAT_KEYS)
    state.screen[seat] = read_workers(fields, "workers", where)
    state.known[seat] = read_workers(fields, "known", where)
    state.skills[seat] = read_skills(fields, "skills", where)
    state.known_skills[seat] = read_known_skills(fields, where)
    state.winter[seat] = tuple(sorted(read_tiles(fields.get("winter", ""), f"{where}, winter")))
    offered = tuple(sorted(read_tiles(fields.get("offered", ""), f"{where}, offered")))
    state.offered = (*state.offered[:seat], offered, *state.offered[seat + 1 :])
    state.won[seat] = tuple(read_tiles(fields.get("won", ""), f"{where}, won"))
    state.stranded[seat] = tuple(read_tiles(fields.get("stranded", ""), f"{where}, stranded"))
    tiles = [placed.tile for placed in village]
    places = [(placed.q, placed.r) for placed in village]
    if len(set(tiles)) < len(tiles) or len(set(places)) < len(places):
        raise BadPosition(f"{where}: a tile is named twice, or two tiles lie in one place")
    state.villages[seat] = build(village)
    for tile in tiles:
        state.owner[tile] = seat
    for tile in read_tiles(fields.get("upgraded", ""), f"{where}, upgraded"):
        if tile not in tiles:
            raise BadPosition(f"{where}: {IDS[tile]} is upgraded, but not in the village")
        state.upgraded |= 1 << tile
    for name, text in table(fields.get("resources", {}), f"{where}, resources").items():
        tile = read_tile(name, f"{where}, resources")
        if tile not in tiles:
            raise BadPosition(f"{where}: resources lie on {name}, which is not in the village")
        state.on_tile[tile] = four(read_counts(text, RESOURCES, f"{where}, {name}"))
    for tile in tiles:
        if tile in SUMMER_BOATS:
            state.powers[seat] |= power_of(state, tile)
    for tile in state.won[seat]:
        if tile in SUMMER_BOATS and state.season == SUMMER:
            state.powers[seat] |= power_of(state, tile) & AT_ONCE


def read_workers(fields: Mapping[str, Any], name: str, where: str) -> Four:
    return four(read_counts(fields.get(name, ""), COLOURS, f"{where}, {name}"))


def read_skills(fields: Mapping[str, Any], name: str, where: str) -> Three:
    return three(read_counts(fields.get(name, ""), SKILLS, f"{where}, {name}"))


def read_known_skills(fields: Mapping[str, Any], where: str) -> Known:
    """What everybody knows of the skills; of two kinds together, unless told, what is known of each."""
    kinds = read_skills(fields, "known_skills", where)
    if "known_pairs" not in fields:
        return Known(kinds, pairs_of(kinds))
    return Known(kinds, three(read_counts(fields["known_pairs"], PAIRS, f"{where}, known_pairs")))


def read_groups(state: KeyflowerState, description: Mapping[str, Any]) -> None:
    """Workers beside and on tiles, in the order they came."""
    for name, rows in table(description.get("bids", {}), "bids").items():
        state.bids[read_tile(name, "bids")] = tuple(
            read_bid(state, row, f"bids, {name}") for row in strings(rows, f"bids, {name}")
        )
    for name, rows in table(description.get("uses", {}), "uses").items():
        tile = read_tile(name, "uses")
        state.uses[tile] = tuple(read_use(row, f"uses, {name}") for row in strings(rows, f"uses, {name}"))
        sizes = [sum(use.workers) for use in state.uses[tile]]
        state.crowd[tile] = sum(sizes)
        state.last_use[tile] = sizes[-1] if sizes else 0
    for tile in range(len(IDS)):
        state.colour[tile] = standing_colour(state.bids[tile], state.uses[tile])


def read_bid(state: KeyflowerState, text: str, where: str) -> Bid:
    words = text.split()
    lying = words[3:] == [LYING]
    seats = [str(seat) for seat in range(state.players)]
    if len(words) != 3 + lying or words[0] not in seats or words[1] not in COLOURS or not is_count(words[2]):
        raise BadPosition(f"{where}: {text!r} is no bid, such as '0 blue 3' or '0 red 4 lying'")
    return Bid(int(words[0]), COLOURS.index(words[1]), int(words[2]), lying)


def read_use(text: str, where: str) -> Use:
    lying = text.split()[-1:] == [LYING]
    workers = text.rpartition(LYING)[0] if lying else text
    return Use(four(read_counts(workers, COLOURS, where)), lying)


# -- reading: what is left, and what is due --------------------------------------------------------------------


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
    workers = list(CATALOG.workers)
    skills = list(CATALOG.skills)
    rows = [*state.screen, *(use.workers for uses in state.uses for use in uses)]
    loads = [cargo for cargo in state.cargo if cargo is not None]
    for row in (*rows, *(cargo.workers for cargo in loads)):
        workers = [have - gone for have, gone in zip(workers, row)]
    for bids in state.bids:
        for bid in bids:
            workers[bid.colour] -= bid.size
    for tools in (*state.skills, *(cargo.skills for cargo in loads)):
        skills = [have - gone for have, gone in zip(skills, tools)]
    state.green = whole(description, "green", max(workers[GREEN], 0), CATALOG.workers[GREEN])
    workers[GREEN] -= state.green
    state.bag, state.pile = workers, skills
    for tile in range(len(IDS)):
        state.stock = [have - gone for have, gone in zip(state.stock, state.on_tile[tile])]


def read_unseen(state: KeyflowerState, seats: list[Mapping[str, Any]]) -> None:
    """How many workers may be green that nobody has seen; unless told, as if drawn today."""
    for seat, fields in enumerate(seats):
        most = max(most_unseen_green(state, seat), 0)
        state.unseen_green[seat] = whole(fields, "unseen_green", most, sum(CATALOG.workers))


def read_stacks(state: KeyflowerState, description: Mapping[str, Any]) -> None:
    """The steps that wait; a turn if nothing is said."""
    over = description.get("over", False)
    if not isinstance(over, bool) or (over and {"stack", "lanes"} & description.keys()):
        raise BadPosition("over: expected true or false, and nothing is due when the game is over")
    lanes = table(description.get("lanes", {}), "lanes")
    if over:
        return
    if not lanes and "stack" not in description:
        state.push(TURN[state.turn])
        return
    for text in strings(description.get("stack", []), "stack"):
        state.push(read_step(state, text))
    for seat, steps in lanes.items():
        if seat not in [str(number) for number in range(state.players)]:
            raise BadPosition(f"lanes: there is no player {seat!r}")
        waiting = [read_step(state, text) for text in strings(steps, f"lanes, {seat}")]
        if waiting:
            state.reopen_lane(int(seat), sealed=isinstance(waiting[-1], OfferWinter)).stack.extend(waiting)
    for step in deciding(state):
        if step.who < 0:
            raise BadPosition(f"stack: {write_step(step)!r} is no decision")


def check_decisions(state: KeyflowerState) -> None:
    """Whoever is asked has something to choose from."""
    for lane in state.lanes:
        if lane.stack[-1].who != lane.owner:
            raise BadPosition(f"lanes: {write_step(lane.stack[-1])!r} is not asked of player {lane.owner}")
    for step in deciding(state):
        if not step.options(state):
            raise BadPosition(f"stack: {write_step(step)!r} is no decision that is possible here")


# -- fields ----------------------------------------------------------------------------------------------------


def check_keys(where: str, fields: Mapping[str, Any], known: Iterable[str]) -> None:
    for key in fields:
        if key not in known:
            raise BadPosition(f"{where}: unknown key {key!r}; known are {', '.join(known)}")


def table(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where}: expected a table by name, not {value!r}")
    return value


def strings(value: Any, where: str) -> list[str]:
    if not isinstance(value, list) or not value or not all(isinstance(text, str) for text in value):
        raise BadPosition(f"{where}: expected a list of strings, not {value!r}")
    return value


def read_tile(name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in TILE_NUMBERS:
        raise BadPosition(f"{where}: {name!r} is no tile; expected for example {IDS[0]} or {IDS[-1]}")
    return TILE_NUMBERS[name]


def read_tiles(value: Any, where: str) -> list[int]:
    """Tiles as one string of words or as a list."""
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, list):
        raise BadPosition(f"{where}: expected names of tiles, not {value!r}")
    tiles = [read_tile(name, where) for name in words]
    if len(set(tiles)) < len(tiles):
        raise BadPosition(f"{where}: a tile is named twice")
    return tiles


def is_count(word: str) -> bool:
    return word.isdecimal() and len(word) <= 3


def read_counts(value: Any, names: tuple[str, ...], where: str) -> list[int]:
    """Pieces by kind from ``blue 3 red 1``."""
    words = value.split() if isinstance(value, str) else None
    if words is None or len(words) % 2:
        raise BadPosition(f"{where}: expected names and numbers such as '{names[0]} 2', not {value!r}")
    counts = dict.fromkeys(names, 0)
    for name, count in zip(words[::2], words[1::2]):
        if name not in counts or not is_count(count):
            raise BadPosition(f"{where}: '{name} {count}' is no number of {', '.join(names)}")
        counts[name] += int(count)
    return list(counts.values())


def whole(fields: Mapping[str, Any], name: str, default: int, most: int) -> int:
    value = fields.get(name, default)
    if type(value) is not int or not 0 <= value <= most:
        raise BadPosition(f"{name} is {value!r}, expected a whole number from 0 to {most}")
    return value
