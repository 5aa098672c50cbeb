"""Positions as readable descriptions, for rule tests, puzzles and bug reports; docs/positions.md tells the format."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from boardwright.games.kingdom_builder.audit import audit
from boardwright.games.kingdom_builder.board import (
    BIT,
    CELL_NAMES,
    CELL_NUMBERS,
    MARSH,
    MOUNTAIN,
    NEIGHBOURS,
    PLACES,
    ROWS,
    SIDE,
    Board,
    part,
)
from boardwright.games.kingdom_builder.cards import CARDS
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep
from boardwright.games.kingdom_builder.extras.moving import MoveTo, Moving
from boardwright.games.kingdom_builder.locations.city_hall import CENTRES, COVERED
from boardwright.games.kingdom_builder.setup import NOMAD_POOL, blank, read_rulings, whole_deck
from boardwright.games.kingdom_builder.state import (
    CARD_KINDS,
    NO_CARD,
    PIECES,
    UNDECIDED,
    KingdomState,
)
from boardwright.games.kingdom_builder.steps.cards import QUOTA, exhausted, shown
from boardwright.games.kingdom_builder.steps.turn import BUILD_NEXT, CHOOSE, NEXT_CHOICE, TURN, BuildNext, Choose, Turn
from boardwright.games.kingdom_builder.steps.written import read_step, write_step
from boardwright.games.kingdom_builder.view import CARD_IDS, EXTRA_IDS, TERRAIN_IDS, by_card, terrain_id
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.hexgrid import mask_of
from boardwright.kernel.state import stack_data
from boardwright.kernel.steps import MaskStep, Step, bits

TABLE_KEYS: Final = ("players", "quadrants", "turned", "cards", "tasks", "island", "nomads", "capitols", "caves",
                     "two_terrain_cards", "scouted", "lords", "sword", "equal_cards", "pieces", "corners",
                     "only_way_back")  # fmt: skip
TURN_KEYS: Final = ("first", "turn", "open", "played", "placed", "due", "broken_off", "laid", "strayed", "reserve",
                    "visited", "more_cards", "last_round", "using", "lifted", "carried", "over", "stack", "walls",
                    "scouts", "seats", "discards", "removed", "shuffles")  # fmt: skip
KEYS: Final = TABLE_KEYS + TURN_KEYS
SEAT_KEYS: Final = ("settlements", "supply", "tiles", "lost", "spent", "hand", "drawn_in", "warriors", "ship",
                    "wagon", "hall", "aside", "colonies", "markers", "paid")  # fmt: skip
TILE_STATES: Final = ("fresh", "used", "new")
#: Options of the table that a position may name; the first choice is what it means not to.
RULINGS: Final = ("lords", "sword", "equal_cards", "pieces", "corners", "only_way_back")
MOST_ASIDE: Final = CATALOG.settlements
TEMPLE: Final = CATALOG.location("temple")


# -- writing ---------------------------------------------------------------------------------------------------


def write_position(state: KingdomState) -> dict[str, Any]:
    """Everything about a state that waits for a decision, or is over. What is not there is left out."""
    description = write_table(state) | {
        "first": state.first,
        "turn": state.turn,
        "placed": state.placed,
        "due": state.due,
        "last_round": state.ending,
        "seats": [write_seat(state, seat) for seat in range(state.players)],
        "discards": by_card(state, state.discards),
        "removed": by_card(state, state.removed),
        "shuffles": state.shuffles,
    }
    if state.open:
        description["open"] = [CARD_IDS[kind] for kind in state.open]
    if state.terrain >= 0:
        description["played"] = terrain_id(state.terrain)
    fields: dict[str, Any] = {
        "walls": cell_words(state.walls),
        "scouts": cell_words(state.scouts),
        "laid": cell_words(state.laid),
        "strayed": cell_words(state.strayed),
        "visited": bits(state.visited),
        "reserve": state.reserve,
        "more_cards": state.more_cards,
        "broken_off": state.broken_off,
        "carried": PIECES[state.carried - 1] if state.carried else "",
    }
    description |= {name: value for name, value in fields.items() if value}
    return description | write_stack(state)


def write_table(state: KingdomState) -> dict[str, Any]:
    """The board and the cards."""
    board = state.board
    rulings = state.rulings
    table: dict[str, Any] = {
        "players": state.players,
        "quadrants": [CATALOG.quadrants[quadrant].id for quadrant in board.quadrants],
        "turned": list(board.turned),
        "cards": [CATALOG.cards[number].id for number in state.cards],
        "lords": "at_least_one" if rulings.lords_need_one else "literal",
    }
    two = has_two_terrain_cards(state)
    fields: dict[str, Any] = {
        "tasks": [CATALOG.tasks[number].id for number in state.tasks],
        "island": CATALOG.islands[board.island].id if board.island >= 0 else None,
        "nomads": [EXTRA_IDS[board.kinds[number]] for number in bits(board.nomad_tiles)],
        "capitols": [CELL_NAMES[cell] for cell in board.capitols],
        "caves": [CELL_NAMES[cell] for cell in board.caves],
        "two_terrain_cards": True if two and not board.terrain[MARSH] else None,
        "scouted": terrain_id(state.scouted),
        "sword": "keeps_tile" if rulings.sword_keeps_tiles else None,
        "equal_cards": "any_terrain" if rulings.equal_cards_free else None,
        "pieces": "like_settlements" if rulings.pieces_move else None,
        "corners": "both_edges" if rulings.corners_twice else None,
        "only_way_back": "back" if rulings.only_way_back else None,
    }
    return table | {name: value for name, value in fields.items() if value}


def has_two_terrain_cards(state: KingdomState) -> bool:
    return len(by_card(state, state.deck)) == CARD_KINDS


def write_stack(state: KingdomState) -> dict[str, Any]:
    """What is due: in short where the rest is plain, else step by step."""
    if not state.main:
        return {"over": True}
    step = state.main[-1]
    if len(state.main) == 1 and isinstance(step, (Turn, Choose, BuildNext)):
        return {}
    if isinstance(step, ExtraStep) and spent_tiles(state, step.extra.kind):
        if isinstance(step, MoveTo) and state.main[:-1] == [NEXT_CHOICE]:
            return {"using": step.extra.id, "lifted": CELL_NAMES[step.origin]}
        if stack_data(state.main) == stack_data(begun(state, step.extra)):
            return {"using": step.extra.id}
    return {"stack": [write_step(step) for step in state.main]}


def begun(state: KingdomState, extra: Extra) -> list[Step[Any]]:
    """What is due right after the player on turn has begun an extra action."""
    copy = state.clone()
    copy.main.clear()
    copy.push(NEXT_CHOICE)
    if not extra.passive():
        extra.begin(copy, copy.turn)
    return copy.main


def spent_tiles(state: KingdomState, kind: int) -> list[int]:
    """The tiles of that kind the player on turn has used this turn."""
    spent = ~(state.usable | state.gained)
    return [number for number in state.tiles_of(state.turn, kind) if spent >> number & 1]


def write_seat(state: KingdomState, seat: int) -> dict[str, Any]:
    lost = state.taken[seat] & ~state.held[seat]
    kit = state.kits[seat]
    hidden = state.board.permanent_tiles if seat != state.turn else 0
    written: dict[str, Any] = {
        "settlements": cell_words(state.own[seat] & ~state.pieces),
        "supply": state.supply[seat],
        "tiles": [f"{tile_name(state, n)} {condition(state, seat, n)}" for n in bits(state.held[seat] & ~hidden)],
        "lost": [tile_name(state, number) for number in bits(lost)],
    }
    hand, drawn = state.hand[seat], state.drawn_in[seat]
    if hand:
        written["hand"] = CARD_IDS[hand[0]] if len(hand) == 1 else [CARD_IDS[kind] for kind in hand]
        written["drawn_in"] = drawn[0] if len(drawn) == 1 else list(drawn)
    fields: dict[str, Any] = {
        "warriors": cell_words(kit.warriors),
        "ship": cell_words(kit.ship),
        "wagon": cell_words(kit.wagon),
        "hall": next((CELL_NAMES[cell] for cell in bits(kit.hall) if COVERED[cell] == kit.hall), ""),
        "aside": kit.aside,
        "colonies": kit.colonies,
        "markers": [row + 1 for row in bits(kit.markers)],
        "spent": [tile_name(state, number) for number in bits(kit.spent)],
        "paid": {name: points for name, points in zip(paid_names(state), state.paid[seat], strict=True) if points},
    }
    return written | {name: value for name, value in fields.items() if value}


def cell_words(mask: int) -> str:
    return " ".join(CELL_NAMES[cell] for cell in bits(mask))


def paid_names(state: KingdomState) -> list[str]:
    """The lines of points scored in play, as the state keeps them."""
    return [CARDS[number].id for number in state.cards] + ["treasure"]


def condition(state: KingdomState, seat: int, number: int) -> str:
    """Whether a tile can be used in this turn of its owner; tiles of others are fresh."""
    if seat != state.turn or state.usable >> number & 1:
        return "fresh"
    return "new" if state.gained >> number & 1 else "used"


def tile_name(state: KingdomState, number: int) -> str:
    board = state.board
    places = board.locations + board.nomads
    name = EXTRA_IDS[board.kinds[number]]
    return f"{name}@{CELL_NAMES[places[number]]}" if number < len(places) else name


# -- reading: the table ----------------------------------------------------------------------------------------


def read_position(description: Mapping[str, Any], options: Mapping[str, Any]) -> KingdomState:
    """The state of a description whose board, cards and player count are accepted options already."""
    check_keys("position", description, KEYS)
    seats = description.get("seats", [])
    players = description["players"]
    if not isinstance(seats, list) or len(seats) > players or not all(isinstance(seat, Mapping) for seat in seats):
        raise BadPosition(f"'seats' must be a list of at most {players} tables, one a player")
    board = read_board(description, options)
    cards = tuple(CATALOG.card(name) for name in options["cards"])
    tasks = tuple(CATALOG.task(name) for name in options["tasks"] or ())
    state = blank(players, board, cards, tasks, read_rulings(options))
    marsh = board.terrain[MARSH] != 0
    state.deck = whole_deck(flag(description, "two_terrain_cards", marsh))
    if marsh and description.get("two_terrain_cards") is False:
        raise BadPosition("two_terrain_cards: a board with marsh has them in the deck; leave the key out")
    state.first = seat_number(description, "first", players)
    state.turn = seat_number(description, "turn", players)
    state.usable = board.permanent_tiles
    state.shuffles = whole(description, "shuffles", 0, 1000)
    state.walls = occupy(state, description.get("walls", ""), "walls")
    state.scouts = occupy(state, description.get("scouts", ""), "scouts")
    for cell in bits(state.scouts):
        state.reach[state.turn] |= NEIGHBOURS[cell]
    for seat in range(players):
        read_seat(state, seat, seats[seat] if seat < len(seats) else {}, description)
    state.guard()
    read_cards(state, description)
    read_turn(state, description)
    complaints = audit(state)
    if complaints:
        raise BadPosition(f"no game can be in this position: {'; '.join(complaints)}")
    return state


def read_board(description: Mapping[str, Any], options: Mapping[str, Any]) -> Board:
    """The quadrants with everything on and beside them."""
    quadrants = [CATALOG.quadrant(name) for name in options["quadrants"]]
    turned = list(options["turned"])
    parts = [part(quadrants[place], place, turned[place]) for place in range(PLACES)]
    cells = sum(len(piece.features["nomad"]) for piece in parts)
    pool = NOMAD_POOL[:]
    names = words(description.get("nomads", [EXTRA_IDS[kind] for kind in pool[:cells]]), "nomads")
    for name in names:
        if name not in EXTRA_IDS or EXTRA_IDS.index(name) not in pool:
            known = ", ".join(sorted({EXTRA_IDS[kind] for kind in pool}))
            raise BadPosition(f"nomads: {name!r} is no nomad tile that is left; expected one of {known}")
        pool.remove(EXTRA_IDS.index(name))
    if len(names) != cells:
        raise BadPosition(f"nomads: {len(names)} tiles are named, but the board has {cells} nomad cells")
    island = CATALOG.island(options["island"]) if options["island"] is not None else -1
    castles = [cell for piece in parts for cell in piece.features["castle"]]
    capitols = read_places(description, "capitols", castles, "castle")
    mountains = [cell for piece in parts for cell in bits(piece.terrain[MOUNTAIN])]
    caves = read_places(description, "caves", mountains, "mountain")
    return Board(quadrants, turned, island, [EXTRA_IDS.index(name) for name in names], capitols, caves)


def read_places(description: Mapping[str, Any], name: str, fitting: list[int], kind: str) -> list[int]:
    """Cells of a kind."""
    cells = [read_cell(word, name) for word in words(description.get(name, []), name)]
    for cell in cells:
        if cell not in fitting or cells.count(cell) > 1:
            raise BadPosition(f"{name}: {CELL_NAMES[cell]} is no {kind} of the board, or named twice")
    return cells


def occupy(state: KingdomState, value: Any, where: str) -> int:
    """Put pieces that are nobody's settlement on those cells."""
    found = 0
    for cell in read_cells(state.board, value, where):
        if not state.empty & BIT[cell]:
            raise BadPosition(f"{where}: nothing can stand on {CELL_NAMES[cell]}, it is taken or not a terrain")
        state.empty ^= BIT[cell]
        found |= BIT[cell]
    return found


# -- reading: a seat -------------------------------------------------------------------------------------------


def read_seat(state: KingdomState, seat: int, fields: Mapping[str, Any], description: Mapping[str, Any]) -> None:
    where = f"seat {seat}"
    active = seat == state.turn
    check_keys(where, fields, SEAT_KEYS)
    put_all(state, seat, read_cells(state.board, fields.get("settlements", ""), where), where)
    read_kit(state, seat, fields, where)
    kit = state.kits[seat]
    gone = (state.own[seat] & ~state.pieces).bit_count() + kit.aside + kit.markers.bit_count()
    if active:
        gone += whole(description, "reserve", 0, MOST_ASIDE)
        gone += "lifted" in description and not description.get("carried")
    left = CATALOG.settlements - gone
    if left < 0:
        raise BadPosition(f"{where}: more than {CATALOG.settlements} settlements")
    state.supply[seat] = whole(fields, "supply", left, CATALOG.settlements)
    for text in words(fields.get("lost", []), f"{where}, lost"):
        take_tile(state, seat, text)
    for text in words(fields.get("tiles", []), f"{where}, tiles"):
        read_tile(state, seat, text)
    spent = mask_of([held_tile(state, seat, text) for text in words(fields.get("spent", []), f"{where}, spent")])
    state.kits[seat] = state.kits[seat]._replace(spent=spent)
    hand = fields.get("hand")
    cards = words([hand] if isinstance(hand, str) else hand or [], f"{where}, hand")
    state.hand[seat] = tuple(read_card(name, f"{where}, hand") for name in cards)
    if active and state.hand[seat] and not {"stack", "over"} & description.keys():
        raise BadPosition(f"{where}: the player on turn has laid the card open; name it as 'played', not in the hand")
    drawn = fields.get("drawn_in", state.shuffles)
    state.drawn_in[seat] = tuple(drawn) if isinstance(drawn, list) else (drawn,) * len(state.hand[seat])
    for shuffle in drawn if isinstance(drawn, list) else [drawn]:
        whole({"drawn_in": shuffle}, "drawn_in", 0, state.shuffles)


def put_all(state: KingdomState, seat: int, cells: list[int], where: str) -> None:
    for cell in cells:
        if not state.empty & BIT[cell]:
            raise BadPosition(f"{where}: no settlement can stand on {CELL_NAMES[cell]}, it is taken or not a terrain")
        state.put(seat, cell)


def read_kit(state: KingdomState, seat: int, fields: Mapping[str, Any], where: str) -> None:
    """Pieces and possessions beside settlements, tiles and cards."""
    for slot, name in enumerate(("warriors", "ship", "wagon")):
        cells = read_cells(state.board, fields.get(name, ""), f"{where}, {name}")
        put_all(state, seat, cells, f"{where}, {name}")
        for cell in cells:
            state.equip(seat, slot, BIT[cell])
    if fields.get("hall"):
        centre = read_cell(fields["hall"], f"{where}, hall")
        if not CENTRES >> centre & 1 or COVERED[centre] & ~state.board.buildable:
            raise BadPosition(f"{where}: {CELL_NAMES[centre]} cannot be the centre of a City Hall")
        put_all(state, seat, bits(COVERED[centre]), f"{where}, hall")
        state.equip(seat, PIECES.index("hall"), COVERED[centre])
    rows = fields.get("markers", [])
    if not isinstance(rows, list) or not all(type(row) is int and 1 <= row <= SIDE for row in rows):
        raise BadPosition(f"{where}, markers: expected rows from 1 to {SIDE}, not {rows!r}")
    state.kits[seat] = state.kits[seat]._replace(
        aside=whole(fields, "aside", 0, MOST_ASIDE),
        colonies=whole(fields, "colonies", 0, CATALOG.numbers["settlement_tiles"]),
        markers=sum(1 << row - 1 for row in set(rows)),
    )
    paid = fields.get("paid", {})
    known = paid_names(state)
    if not isinstance(paid, Mapping) or not set(paid) <= set(known):
        raise BadPosition(f"{where}, paid: expected points for some of {', '.join(known)}, not {paid!r}")
    state.paid[seat] = tuple(whole(paid, name, 0, 1000) for name in known)


def read_cells(board: Board, text: Any, where: str) -> list[int]:
    """Cells as ``b3 c4`` or ``a1-t1``: a range is every cell between the two that can hold a settlement."""
    found: list[int] = []
    for word in words(text, f"{where}, settlements"):
        first, dash, last = word.partition("-")
        start, end = read_cell(first, where), read_cell(last if dash else first, where)
        if not any(row >> start & row >> end & 1 for row in ROWS) or end < start:
            raise BadPosition(f"{where}: {word!r} is no range of cells; both ends must lie in one row, left to right")
        able = [cell for cell in range(start, end + 1) if board.terrain_of(cell) not in (-1, MOUNTAIN)]
        found.extend(able if dash else [start])
    return found


def read_cell(name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in CELL_NUMBERS:
        raise BadPosition(f"{where}: {name!r} is no cell; expected a1 to t20, or a cell of the island")
    return CELL_NUMBERS[name]


def read_tile(state: KingdomState, seat: int, text: str) -> None:
    """A tile as ``farm``, ``farm@c7`` or ``farm@c7 used``."""
    name, *rest = text.split()
    given = rest[0] if rest else "fresh"
    if given not in TILE_STATES or len(rest) > 1:
        raise BadPosition(f"seat {seat}: {text!r} is no tile; expected for example 'farm', 'farm@c7' or 'farm@c7 used'")
    permanent = [number for number in bits(state.board.permanent_tiles) if tile_name(state, number) == name]
    number = permanent[0] if permanent else take_tile(state, seat, name)
    bit = 1 << number
    state.held[seat] |= bit
    if seat != state.turn:
        if given != "fresh":
            raise BadPosition(f"seat {seat}: {text!r}: only tiles of the player on turn can be used or new")
        return
    state.usable &= ~bit
    if given == "fresh":
        state.usable |= bit
    elif given == "new":
        state.gained |= bit


def tile_numbers(state: KingdomState, seat: int, name: str) -> list[int]:
    """The tile numbers that name can mean; without a cell, locations that the seat touches."""
    kind, at, cell = name.partition("@")
    board = state.board
    places = board.locations + board.nomads
    return [
        number
        for number, extra in enumerate(board.kinds)
        if EXTRA_IDS[extra] == kind
        and (number < len(places) and CELL_NAMES[places[number]] == cell if at else True)
        and (at or number >= len(board.locations) or NEIGHBOURS[places[number]] & state.own[seat])
    ]


def take_tile(state: KingdomState, seat: int, name: str) -> int:
    """Mark a tile as gained by that seat."""
    numbers = [number for number in tile_numbers(state, seat, name) if not state.taken[seat] >> number & 1]
    if not numbers:
        raise BadPosition(f"seat {seat}: there is no such tile to have: {name!r}")
    if not state.tiles_left[numbers[0]]:
        raise BadPosition(f"seat {seat}: {name!r} is taken by too many players")
    state.taken[seat] |= 1 << numbers[0]
    state.tiles_left[numbers[0]] -= 1
    return numbers[0]


def held_tile(state: KingdomState, seat: int, name: str) -> int:
    """The number of a tile the seat has."""
    numbers = [number for number in tile_numbers(state, seat, name) if state.held[seat] >> number & 1]
    if not numbers:
        raise BadPosition(f"seat {seat}: {name!r} is not among its tiles")
    return numbers[0]


# -- reading: cards and the turn -------------------------------------------------------------------------------


def read_cards(state: KingdomState, description: Mapping[str, Any]) -> None:
    """Discards and removed cards as given; what is nowhere else is in the deck."""
    state.scouted = read_terrain(description.get("scouted"), "scouted")
    played = read_terrain(description.get("played"), "played")
    default = [] if played == NO_CARD else [TERRAIN_IDS[played]]
    state.open = tuple(read_card(name, "open") for name in words(description.get("open", default), "open"))
    terrains = shown(state) if state.open else []
    if played == NO_CARD:
        state.terrain = terrains[0] if len(terrains) == 1 else UNDECIDED if terrains else NO_CARD
    elif played not in terrains:
        raise BadPosition(f"played: no card laid open shows {TERRAIN_IDS[played]}; name the cards as 'open'")
    else:
        state.terrain = played
    state.discards = read_counts(state, description, "discards")
    state.removed = read_counts(state, description, "removed")
    held = [kind for hand in (*state.hand, state.open) for kind in hand]
    for kind in range(CARD_KINDS):
        known = state.discards[kind] + state.removed[kind] + held.count(kind)
        if known > state.deck[kind]:
            raise BadPosition(f"{known} {CARD_IDS[kind]} cards are named, but there are only {state.deck[kind]}")
        state.deck[kind] -= known


def read_turn(state: KingdomState, description: Mapping[str, Any]) -> None:
    """What the turn has come to, and the decision that is due."""
    state.reserve = whole(description, "reserve", 0, MOST_ASIDE)
    waiting = [state.supply[seat] + state.kits[seat].aside for seat in range(state.players)]
    waiting[state.turn] += state.reserve
    state.ending = flag(description, "last_round", 0 in waiting)
    spare = MOST_ASIDE if TEMPLE in state.board.kinds else state.reserve
    most = CATALOG.mandatory + spare
    state.placed = whole(description, "placed", 0, most)
    state.laid = mask_of([read_cell(name, "laid") for name in words(description.get("laid", ""), "laid")])
    state.strayed = mask_of([read_cell(name, "strayed") for name in words(description.get("strayed", ""), "strayed")])
    places = description.get("visited", [])
    if not isinstance(places, list) or not all(type(place) is int and 0 <= place < PLACES for place in places):
        raise BadPosition(f"visited: expected places from 0 to {PLACES - 1}, not {places!r}")
    state.visited = sum(1 << place for place in set(places))
    state.more_cards = whole(description, "more_cards", 0, 10)
    over = flag(description, "over", False)
    usual = QUOTA[state.terrain] if state.terrain >= 0 else CATALOG.mandatory
    rest = max(usual + state.reserve - state.placed, 0) if state.terrain != NO_CARD and not over else 0
    state.due = whole(description, "due", rest, min(CATALOG.mandatory + state.reserve, most - state.placed))
    state.broken_off = flag(description, "broken_off", False)
    carried = description.get("carried", "")
    if carried and carried not in PIECES[:-1]:
        raise BadPosition(f"carried: {carried!r} is no piece that can be carried; expected {', '.join(PIECES[:-1])}")
    state.carried = PIECES.index(carried) + 1 if carried else 0
    if not over:
        read_due(state, description)


def read_due(state: KingdomState, description: Mapping[str, Any]) -> None:
    """The steps that wait."""
    using, lifted, stack = description.get("using"), description.get("lifted"), description.get("stack")
    if lifted is not None and using is None:
        raise BadPosition("lifted: a settlement can only be in the air while a tile is used; name it as 'using'")
    if stack is not None:
        read_stack(state, stack)
        return
    if using is not None:
        read_using(state, using, lifted)
        return
    player = state.turn
    if state.due and state.terrain == NO_CARD:
        raise BadPosition("settlements are due without a card; name it as 'played', or set due = 0")
    if state.due and (not state.supply[player] + state.reserve or exhausted(state)):
        raise BadPosition(
            "settlements are due, but the supply is empty or no cell of the played terrain is; set due = 0"
        )
    if state.terrain == UNDECIDED:
        state.push(CHOOSE[player])
    else:
        state.push(BUILD_NEXT[player] if state.due and state.placed else TURN[player])


def read_stack(state: KingdomState, stack: Any) -> None:
    """Steps in words, the one that is due last."""
    if not isinstance(stack, list) or not stack or not all(isinstance(text, str) for text in stack):
        raise BadPosition("stack: expected a list of steps, the one that is due last")
    for text in stack:
        state.push(read_step(state, text))
    step = state.main[-1]
    if isinstance(step, (Turn, Choose, BuildNext)):
        raise BadPosition(f"stack: {stack[-1]!r} is the usual course of a turn; leave 'stack' out")
    if not isinstance(step, MaskStep) or not step.mask(state):
        raise BadPosition(f"stack: {stack[-1]!r} is no decision that is possible here")


def read_using(state: KingdomState, using: Any, lifted: Any) -> None:
    """An extra action is under way."""
    if using not in EXTRA_IDS:
        raise BadPosition(f"using: {using!r} is no tile; expected one of {', '.join(EXTRA_IDS)}")
    extra = EXTRAS[EXTRA_IDS.index(using)]
    state.push(NEXT_CHOICE)
    if lifted is None:
        if extra.passive():
            raise BadPosition(f"using: the {using} works by itself and is never begun")
        extra.begin(state, state.turn)
    else:
        origin = read_cell(lifted, "lifted")
        if not isinstance(extra, Moving) or not state.empty & BIT[origin]:
            raise BadPosition(f"lifted: the {extra.id} cannot have lifted a settlement from {lifted}")
        state.push(MoveTo(state.turn, extra, origin))
    step = state.main[-1]
    if not isinstance(step, MaskStep) or not step.mask(state):
        raise BadPosition(f"{'using' if lifted is None else 'lifted'}: the {using} has no target here")
    if not spent_tiles(state, extra.kind):
        raise BadPosition(f"using: the player on turn has no {using} that is used; list it as '{using} used'")
    if state.due and state.placed:
        raise BadPosition("using: no tile is used in the middle of the mandatory action; set placed or due to 0")


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
    names = sorted({TERRAIN_IDS[terrain] for card in CATALOG.terrain_cards for terrain in card.terrains})
    if value not in names:
        raise BadPosition(f"{where}: {value!r} is no terrain of a card; expected one of {', '.join(names)}")
    return TERRAIN_IDS.index(value)


def read_card(value: Any, where: str) -> int:
    if value not in CARD_IDS:
        raise BadPosition(f"{where}: {value!r} is no terrain card; expected one of {', '.join(CARD_IDS)}")
    return CARD_IDS.index(value)


def read_counts(state: KingdomState, description: Mapping[str, Any], name: str) -> list[int]:
    """Cards by kind, as in ``{grass = 2}``."""
    counts = [0] * CARD_KINDS
    given = description.get(name, {})
    if not isinstance(given, Mapping):
        raise BadPosition(f"{name}: expected a table such as {{grass = 2}}, not {given!r}")
    for key in given:
        kind = read_card(key, name)
        counts[kind] = whole(given, key, 0, CATALOG.terrain_cards[kind].count)
    return counts
