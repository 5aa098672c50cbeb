"""Positions as readable descriptions, for rule tests, puzzles and bug reports; docs/positions.md tells the format."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from boardwright.games.kingdom_builder.audit import audit
from boardwright.games.kingdom_builder.board import BIT, CELL_NAMES, CELL_NUMBERS, MOUNTAIN, NEIGHBOURS, SIDE, Board
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.locations import LOCATIONS, Lift, Location, MoveTo, Moving, Place
from boardwright.games.kingdom_builder.setup import blank
from boardwright.games.kingdom_builder.state import CARD_TERRAINS, NO_CARD, KingdomState
from boardwright.games.kingdom_builder.steps.turn import BUILD_NEXT, NEXT_CHOICE, TURN
from boardwright.games.kingdom_builder.view import LOCATION_IDS, TERRAIN_IDS, by_terrain, terrain_id, tile_state
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.steps import MaskStep, bits

KEYS = ("players", "quadrants", "turned", "cards", "lords", "first", "turn", "played", "placed", "due", "last_round",
        "using", "lifted", "over", "seats", "discards", "removed", "shuffles")  # fmt: skip
SEAT_KEYS = ("settlements", "supply", "tiles", "lost", "hand", "drawn_in")
TILE_STATES = ("fresh", "used", "new")


# -- writing ---------------------------------------------------------------------------------------------------


def write_position(state: KingdomState) -> dict[str, Any]:
    """Everything about a state that waits for a decision, or is over."""
    board = state.board
    description: dict[str, Any] = {
        "players": state.players,
        "quadrants": [CATALOG.quadrants[quadrant].id for quadrant in board.quadrants],
        "turned": list(board.turned),
        "cards": [CATALOG.cards[number].id for number in state.cards],
        "lords": "at_least_one" if state.lords_need_one else "literal",
        "first": state.first,
        "turn": state.turn,
        "placed": state.placed,
        "due": state.due,
        "last_round": state.ending,
        "seats": [write_seat(state, seat) for seat in range(state.players)],
        "discards": by_terrain(state.discards),
        "removed": by_terrain(state.removed),
        "shuffles": state.shuffles,
    }
    if state.terrain != NO_CARD:
        description["played"] = terrain_id(state.terrain)
    if not state.main:
        description["over"] = True
        return description
    step = state.main[-1]
    if isinstance(step, (Place, Lift, MoveTo)):
        description["using"] = step.location.id
    if isinstance(step, MoveTo):
        description["lifted"] = CELL_NAMES[step.origin]
    return description


def write_seat(state: KingdomState, seat: int) -> dict[str, Any]:
    lost = state.taken[seat] & ~state.held[seat]
    written: dict[str, Any] = {
        "settlements": " ".join(CELL_NAMES[cell] for cell in bits(state.own[seat])),
        "supply": state.supply[seat],
        "tiles": [f"{tile_name(state, number)} {tile_state(state, seat, number)}" for number in bits(state.held[seat])],
        "lost": [tile_name(state, number) for number in bits(lost)],
        "drawn_in": state.drawn_in[seat],
    }
    if state.hand[seat] != NO_CARD:
        written["hand"] = terrain_id(state.hand[seat])
    return written


def tile_name(state: KingdomState, number: int) -> str:
    board = state.board
    return f"{LOCATION_IDS[board.kinds[number]]}@{CELL_NAMES[board.locations[number]]}"


# -- reading ---------------------------------------------------------------------------------------------------


def read_position(description: Mapping[str, Any], options: Mapping[str, Any]) -> KingdomState:
    """The state of a description whose board, cards and player count are accepted options already."""
    check_keys("position", description, KEYS)
    seats = description.get("seats", [])
    players = description["players"]
    if not isinstance(seats, list) or len(seats) > players or not all(isinstance(seat, Mapping) for seat in seats):
        raise BadPosition(f"'seats' must be a list of at most {players} tables, one a player")
    board = Board([CATALOG.quadrant(name) for name in options["quadrants"]], list(options["turned"]))
    cards = tuple(CATALOG.card(name) for name in options["cards"])
    state = blank(players, board, cards, options["lords"] == "at_least_one")
    state.first = seat_number(description, "first", players)
    state.turn = seat_number(description, "turn", players)
    state.shuffles = whole(description, "shuffles", 0, 1000)
    for seat, fields in enumerate(seats):
        read_seat(state, seat, fields, "lifted" in description)
    read_cards(state, description)
    read_turn(state, description)
    complaints = audit(state)
    if complaints:
        raise BadPosition(f"no game can be in this position: {'; '.join(complaints)}")
    return state


def read_seat(state: KingdomState, seat: int, fields: Mapping[str, Any], lifted: bool) -> None:
    where = f"seat {seat}"
    check_keys(where, fields, SEAT_KEYS)
    for cell in read_cells(state.board, fields.get("settlements", ""), where):
        if not state.empty & BIT[cell]:
            raise BadPosition(f"{where}: no settlement can stand on {CELL_NAMES[cell]}, it is taken or not a terrain")
        state.put(seat, cell)
    left = CATALOG.settlements - state.own[seat].bit_count() - (lifted and seat == state.turn)
    if left < 0:
        raise BadPosition(f"{where}: more than {CATALOG.settlements} settlements")
    state.supply[seat] = whole(fields, "supply", left, CATALOG.settlements)
    for text in words(fields.get("lost", []), f"{where}, lost"):
        take_tile(state, seat, text)
    for text in words(fields.get("tiles", []), f"{where}, tiles"):
        read_tile(state, seat, text)
    state.hand[seat] = read_terrain(fields.get("hand"), f"{where}, hand")
    if seat == state.turn and state.hand[seat] != NO_CARD:
        raise BadPosition(f"{where}: the player on turn has laid the card open; name it as 'played', not in the hand")
    state.drawn_in[seat] = whole(fields, "drawn_in", state.shuffles, state.shuffles)


def read_cells(board: Board, text: Any, where: str) -> list[int]:
    """Cells as ``b3 c4`` or ``a1-t1``: a range is every cell between the two that can hold a settlement."""
    found: list[int] = []
    for word in words(text, f"{where}, settlements"):
        first, dash, last = word.partition("-")
        start, end = read_cell(first, where), read_cell(last if dash else first, where)
        if start // SIDE != end // SIDE or end < start:
            raise BadPosition(f"{where}: {word!r} is no range of cells; both ends must lie in one row, left to right")
        able = [cell for cell in range(start, end + 1) if board.terrain_of(cell) not in (-1, MOUNTAIN)]
        found.extend(able if dash else [start])
    return found


def read_cell(name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in CELL_NUMBERS:
        raise BadPosition(f"{where}: {name!r} is no cell; expected a1 to t20")
    return CELL_NUMBERS[name]


def read_tile(state: KingdomState, seat: int, text: str) -> None:
    """A tile as ``farm``, ``farm@c7`` or ``farm@c7 used``."""
    name, *rest = text.split()
    condition = rest[0] if rest else "fresh"
    if condition not in TILE_STATES or len(rest) > 1:
        raise BadPosition(f"seat {seat}: {text!r} is no tile; expected for example 'farm', 'farm@c7' or 'farm@c7 used'")
    bit = 1 << take_tile(state, seat, name)
    state.held[seat] |= bit
    if seat != state.turn:
        if condition != "fresh":
            raise BadPosition(f"seat {seat}: {text!r}: only tiles of the player on turn can be used or new")
    elif condition == "fresh":
        state.usable |= bit
    elif condition == "new":
        state.gained |= bit


def take_tile(state: KingdomState, seat: int, name: str) -> int:
    """Mark a tile as gained by that seat; without a cell, from a location of that kind that the seat touches."""
    kind, at, cell = name.partition("@")
    board = state.board
    numbers = [
        number
        for number, location in enumerate(board.locations)
        if LOCATION_IDS[board.kinds[number]] == kind
        and (CELL_NAMES[location] == cell if at else bool(NEIGHBOURS[location] & state.own[seat]))
        and not state.taken[seat] >> number & 1
    ]
    if not numbers:
        raise BadPosition(f"seat {seat}: there is no such tile to have: {name!r}")
    if not state.tiles_left[numbers[0]]:
        raise BadPosition(f"seat {seat}: {name!r} is taken by too many players")
    state.taken[seat] |= 1 << numbers[0]
    state.tiles_left[numbers[0]] -= 1
    return numbers[0]


def read_cards(state: KingdomState, description: Mapping[str, Any]) -> None:
    """Discards and removed cards as given; what is nowhere else is in the deck."""
    state.terrain = read_terrain(description.get("played"), "played")
    state.discards = read_counts(description, "discards")
    state.removed = read_counts(description, "removed")
    for terrain in range(CARD_TERRAINS):
        known = (
            state.discards[terrain] + state.removed[terrain] + state.hand.count(terrain) + (state.terrain == terrain)
        )
        state.deck[terrain] -= known
        if state.deck[terrain] < 0:
            total = CATALOG.terrains[terrain].cards
            raise BadPosition(f"{known} {TERRAIN_IDS[terrain]} cards are named, but there are only {total}")


def read_turn(state: KingdomState, description: Mapping[str, Any]) -> None:
    """What the turn has come to, and the decision that is due."""
    player = state.turn
    state.ending = flag(description, "last_round", 0 in state.supply)
    state.placed = whole(description, "placed", 0, CATALOG.mandatory)
    over = flag(description, "over", False)
    rest = CATALOG.mandatory - state.placed if state.terrain != NO_CARD and not over else 0
    state.due = whole(description, "due", rest, CATALOG.mandatory - state.placed)
    if over:
        return
    using, lifted = description.get("using"), description.get("lifted")
    if lifted is not None and using is None:
        raise BadPosition("lifted: a settlement can only be in the air while a tile is used; name it as 'using'")
    if using is not None:
        read_using(state, using, lifted)
        return
    if state.due and (not state.supply[player] or not state.board.terrain[state.terrain] & state.empty):
        raise BadPosition(
            "settlements are due, but the supply is empty or no cell of the played terrain is; set due = 0"
        )
    state.push(BUILD_NEXT[player] if state.due and state.placed else TURN[player])


def read_using(state: KingdomState, using: Any, lifted: Any) -> None:
    """A tile's action is under way."""
    if using not in LOCATION_IDS:
        raise BadPosition(f"using: {using!r} is no tile; expected one of {', '.join(LOCATION_IDS)}")
    location = LOCATIONS[LOCATION_IDS.index(using)]
    state.push(NEXT_CHOICE)
    if lifted is None:
        location.begin(state, state.turn)
    else:
        state.push(read_lifted(state, location, lifted))
    step = state.main[-1]
    if not isinstance(step, MaskStep) or not step.mask(state):
        raise BadPosition(f"{'using' if lifted is None else 'lifted'}: the {using} has no target here")
    spent = ~(state.usable | state.gained)
    if not any(spent >> number & 1 for number in state.tiles_of(state.turn, location.kind)):
        raise BadPosition(f"using: the player on turn has no {using} that is used; list it as '{using} used'")
    if state.due and state.placed:
        raise BadPosition("using: no tile is used in the middle of the mandatory action; set placed or due to 0")


def read_lifted(state: KingdomState, location: Location, lifted: Any) -> MoveTo:
    """The step of a settlement in the air."""
    origin = read_cell(lifted, "lifted")
    if not isinstance(location, Moving) or not state.empty & BIT[origin]:
        raise BadPosition(f"lifted: the {location.id} cannot have lifted a settlement from {lifted}")
    return MoveTo(state.turn, location, origin)


# -- fields ----------------------------------------------------------------------------------------------------


def check_keys(where: str, fields: Mapping[str, Any], known: Iterable[str]) -> None:
    for key in fields:
        if key not in known:
            raise BadPosition(f"{where}: unknown key {key!r}; known are {', '.join(known)}")


def words(value: Any, where: str) -> list[str]:
    """A list of strings, or one string of words."""
    items = value.split() if isinstance(value, str) else value
    if not isinstance(items, list) or not all(isinstance(item, str) and item.strip() for item in items):
        raise BadPosition(f"{where}: expected words or a list of strings, not {value!r}")
    return items


def whole(fields: Mapping[str, Any], name: str, default: int, most: int) -> int:
    value = fields.get(name, default)
    if type(value) is not int or not 0 <= value <= most:
        raise BadPosition(f"{name} is {value!r}, expected a whole number from 0 to {most}")
    return value


def seat_number(description: Mapping[str, Any], name: str, players: int) -> int:
    return whole(description, name, 0, players - 1)


def flag(fields: Mapping[str, Any], name: str, default: bool) -> bool:
    value = fields.get(name, default)
    if not isinstance(value, bool):
        raise BadPosition(f"{name} is {value!r}, expected true or false")
    return value


def read_terrain(value: Any, where: str) -> int:
    if value is None:
        return NO_CARD
    names = TERRAIN_IDS[:CARD_TERRAINS]
    if value not in names:
        raise BadPosition(f"{where}: {value!r} is no terrain card; expected one of {', '.join(names)}")
    return names.index(value)


def read_counts(description: Mapping[str, Any], name: str) -> list[int]:
    """Cards by terrain, as in ``{grass = 2}``."""
    counts = [0] * CARD_TERRAINS
    given = description.get(name, {})
    if not isinstance(given, Mapping):
        raise BadPosition(f"{name}: expected a table such as {{grass = 2}}, not {given!r}")
    for key in given:
        terrain = read_terrain(key, name)
        counts[terrain] = whole(given, key, 0, CATALOG.terrains[terrain].cards)
    return counts
