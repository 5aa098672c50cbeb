"""Positions as readable descriptions, for rule tests, puzzles and bug reports; docs/positions.md tells the format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boardwright.games.kingdom_builder.actions import PLAYABLE, TILES
from boardwright.games.kingdom_builder.audit import audit
from boardwright.games.kingdom_builder.board import (
    BIT,
    CELL_NAMES,
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
from boardwright.games.kingdom_builder.locations.canoe import STRIDE
from boardwright.games.kingdom_builder.locations.city_hall import CENTRES, COVERED
from boardwright.games.kingdom_builder.setup import NOMAD_POOL, RULINGS, blank, whole_deck
from boardwright.games.kingdom_builder.state import CARD_KINDS, NO_CARD, PIECES, UNDECIDED, KingdomState, Rulings
from boardwright.games.kingdom_builder.steps.cards import QUOTA, exhausted, shown
from boardwright.games.kingdom_builder.steps.turn import BUILD_NEXT, CHOOSE, NEXT_CHOICE, TURN, TurnStep
from boardwright.games.kingdom_builder.view import CARD_IDS, TERRAIN_IDS, by_card
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.hexgrid import mask_of
from boardwright.kernel.state import State, stack_data
from boardwright.kernel.steps import Step, bits
from boardwright.toolkit.found import subclasses
from boardwright.toolkit.kinds import Flag, Kind, Listed, Name, NameSet, Number, NumberSet, Seat, Table, at, some, words
from boardwright.toolkit.positions import Item, Section, refuse_faults, seats_of
from boardwright.toolkit.rulings import chosen, written
from boardwright.toolkit.written import Written

TEMPLE: Final = CATALOG.location("temple")
TILE_STATES: Final = ("fresh", "used", "new")
#: The pieces that stand on a single cell, as keys of a seat, in the order of the kit.
PIECE_KEYS: Final = ("warriors", "ship", "wagon")


# -- kinds of values -------------------------------------------------------------------------------------------


class Cells(NameSet):
    """Cells as the bits of one int; naming one twice does no harm."""

    def of_words(self, given: Sequence[str], state: State) -> int:
        return mask_of([self.one.read(name, state) for name in given])


class Terrain(Name):
    """A terrain that a card can show, or none."""

    empty = NO_CARD

    def read(self, given: Any, state: State) -> int:
        if given not in PLAYABLE_IDS:
            raise BadPosition(f"{given!r} is no terrain of a card; expected {some(PLAYABLE_IDS)}")
        return self.places[given]


class ExtraKind(Name):
    """An extra action of a family, among those on the board."""

    def __init__(self, family: type[Extra]) -> None:
        super().__init__(TILES, "extra action")
        self.family = family

    def write(self, value: Extra) -> str:  # type: ignore[override]
        return value.id

    def read(self, given: Any, state: Any) -> Any:
        extra = EXTRAS[super().read(given, state)]
        if not isinstance(extra, self.family) or extra.kind not in state.board.kinds:
            raise BadPosition(f"the {extra.id} has no such step on this board")
        return extra


class TileSets(Kind):
    """Tiles of several players, written as one number."""

    def write(self, value: int) -> int:
        return value

    def of_word(self, word: str, state: State) -> int:
        most = 1 << STRIDE * state.seats
        if not word.isdecimal() or len(word) > len(str(most)) or int(word) >= most:
            raise BadPosition(f"{word!r} is no set of tiles, written as a number")
        return int(word)


def most_placed(state: KingdomState) -> int:
    """How many settlements a mandatory action can place."""
    return CATALOG.mandatory + (CATALOG.settlements if TEMPLE in state.board.kinds else state.reserve)


def most_due(state: KingdomState) -> int:
    return min(CATALOG.mandatory + state.reserve, most_placed(state) - state.placed)


PLAYABLE_IDS: Final = [TERRAIN_IDS[terrain] for terrain in PLAYABLE]
CELL: Final = Name(CELL_NAMES, "cell")
CELLS: Final = Cells(CELL)
CARD: Final = Name(CARD_IDS, "terrain card")
TERRAIN: Final = Terrain(TERRAIN_IDS, "terrain")
TILE: Final = Name(TILES, "tile")
CARD_COUNTS: Final = Table(CARD, Number(max(card.count for card in CATALOG.terrain_cards)))
SETTLEMENTS: Final = Number(CATALOG.settlements)
POINTS: Final = Number(1000)

STEPS: Final = Written(
    __package__,
    {"Cell": CELL, "CellSet": CELLS, "Card": CARD, "TileSets": TileSets()}
    | {family.__name__: ExtraKind(family) for family in subclasses(Extra, __package__)},
)
BEGINNING: Final = Section(
    (
        Item("first", Seat(), always=True),
        Item("turn", Seat(), always=True),
        Item("shuffles", Number(1000), always=True),
        Item("scouted", TERRAIN),
        Item("reserve", SETTLEMENTS),
        Item("placed", Number(most_placed), always=True),
        Item("laid", CELLS),
        Item("strayed", CELLS),
        Item("visited", NumberSet(Number(PLACES - 1))),
        Item("more_cards", Number(10)),
        Item("broken_off", Flag()),
        Item("carried", Name(("", *PIECES[:-1]), "piece that can be carried")),
    ),
    (
        *(
            "players",
            "quadrants",
            "turned",
            "cards",
            "tasks",
            "island",
            "nomads",
            "capitols",
            "caves",
            "walls",
            "scouts",
        ),
        *(ruling.option for ruling in RULINGS),
        *("two_terrain_cards", "discards", "removed", "open", "played", "due", "last_round", "seats"),
        *("using", "lifted", "stack", "over"),
    ),
)
#: What follows from everything else, unless it is said.
OUTCOME: Final = Section(
    (
        Item("last_round", Flag(), "ending", always=True, default="ending"),
        Item("due", Number(most_due), always=True, default="due"),
    )
)
SEAT: Final = Section(
    (Item("supply", SETTLEMENTS, always=True, default="supply"),),
    (
        "settlements",
        "tiles",
        "lost",
        "spent",
        "hand",
        "drawn_in",
        "hall",
        *PIECE_KEYS,
        "aside",
        "colonies",
        "markers",
        "paid",
    ),
)
KIT: Final = Section(
    (
        Item("aside", SETTLEMENTS),
        Item("colonies", Number(CATALOG.numbers["settlement_tiles"])),
        Item("markers", NumberSet(Number(SIDE, least=1))),
    )
)
KEYS: Final = BEGINNING.keys
SEAT_KEYS: Final = SEAT.keys


# -- writing ---------------------------------------------------------------------------------------------------


def write_position(state: KingdomState) -> dict[str, Any]:
    """Everything about a state that waits for a decision, or is over. What is not there is left out."""
    description = write_table(state) | BEGINNING.write(state) | OUTCOME.write(state)
    description["seats"] = [write_seat(state, seat) for seat in range(state.players)]
    fields: dict[str, Any] = {
        "open": [CARD.write(kind) for kind in state.open],
        "played": TERRAIN.write(state.terrain) if state.terrain >= 0 else "",
        "walls": CELLS.write(state.walls),
        "scouts": CELLS.write(state.scouts),
    }
    return description | {name: value for name, value in fields.items() if value} | write_due(state)


def write_table(state: KingdomState) -> dict[str, Any]:
    """The board and the cards."""
    board = state.board
    two = len(by_card(state, state.deck)) == CARD_KINDS
    table: dict[str, Any] = {
        "players": state.players,
        "quadrants": [CATALOG.quadrants[quadrant].id for quadrant in board.quadrants],
        "turned": list(board.turned),
        "cards": [CATALOG.cards[number].id for number in state.cards],
        "lords": RULINGS[0].usual,
        "discards": by_card(state, state.discards),
        "removed": by_card(state, state.removed),
    }
    fields: dict[str, Any] = {
        "tasks": [CATALOG.tasks[number].id for number in state.tasks],
        "island": CATALOG.islands[board.island].id if board.island >= 0 else None,
        "nomads": [TILES[board.kinds[number]] for number in bits(board.nomad_tiles)],
        "capitols": [CELL_NAMES[cell] for cell in board.capitols],
        "caves": [CELL_NAMES[cell] for cell in board.caves],
        "two_terrain_cards": two and not board.terrain[MARSH],
    }
    return table | written(RULINGS, state.rulings) | {name: value for name, value in fields.items() if value}


def write_due(state: KingdomState) -> dict[str, Any]:
    """What is due: in short where the rest is plain, else step by step."""
    step = state.main[-1] if state.main else None
    if len(state.main) == 1 and isinstance(step, TurnStep):
        return {}
    if isinstance(step, ExtraStep) and spent_tiles(state, step.extra.kind):
        if isinstance(step, MoveTo) and state.main[:-1] == [NEXT_CHOICE]:
            return {"using": step.extra.id, "lifted": CELL_NAMES[step.origin]}
        if stack_data(state.main) == stack_data(begun(state, step.extra)):
            return {"using": step.extra.id}
    return STEPS.due(state)


def begun(state: KingdomState, extra: Extra) -> list[Step[Any]]:
    """What is due right after the player on turn has begun an extra action."""
    copy = state.clone()
    copy.main.clear()
    copy.push(NEXT_CHOICE)
    if not extra.passive:
        extra.begin(copy, copy.turn)
    return copy.main


def spent_tiles(state: KingdomState, kind: int) -> list[int]:
    """The tiles of that kind the player on turn has used this turn."""
    spent = ~(state.usable | state.gained)
    return [number for number in state.tiles_of(state.turn, kind) if spent >> number & 1]


def write_seat(state: KingdomState, seat: int) -> dict[str, Any]:
    kit = state.kits[seat]
    held = state.held[seat]
    shown_tiles = held if seat == state.turn else held & ~state.board.permanent_tiles
    described = {
        **SEAT.write(state, seat),
        "settlements": CELLS.write(state.own[seat] & ~state.pieces),
        "tiles": [f"{tile_name(state, number)} {condition(state, seat, number)}" for number in bits(shown_tiles)],
        "lost": [tile_name(state, number) for number in bits(state.taken[seat] & ~held)],
    }
    fields: dict[str, Any] = {
        "hand": alone([CARD.write(kind) for kind in state.hand[seat]]),
        "drawn_in": alone(list(state.drawn_in[seat])) if state.hand[seat] else None,
        **{name: CELLS.write(cells) for name, cells in zip(PIECE_KEYS, kit)},
        "hall": next((CELL_NAMES[cell] for cell in bits(kit.hall) if COVERED[cell] == kit.hall), ""),
        "spent": [tile_name(state, number) for number in bits(kit.spent)],
        "paid": {name: points for name, points in zip(paid_names(state), state.paid[seat], strict=True) if points},
    }
    left_out: tuple[Any, ...] = ("", None, [], {})
    return described | {name: value for name, value in fields.items() if value not in left_out} | KIT.write(kit)


def alone(values: list[Any]) -> Any:
    """One value by itself, several as a list."""
    return values[0] if len(values) == 1 else values


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
    name = TILES[board.kinds[number]]
    return f"{name}@{CELL_NAMES[places[number]]}" if number < len(places) else name


# -- reading: the table ----------------------------------------------------------------------------------------


def read_position(description: Mapping[str, Any], options: Mapping[str, Any]) -> KingdomState:
    """The state of a description whose board, cards and player count are accepted options already."""
    BEGINNING.check(description, "position")
    given = {key: value for key, value in description.items() if value is not None}
    players = given["players"]
    seats = seats_of(given, players)
    board = read_board(given, options)
    cards = tuple(CATALOG.card(name) for name in options["cards"])
    tasks = tuple(CATALOG.task(name) for name in options["tasks"] or ())
    state = blank(players, board, cards, tasks, Rulings(**chosen(RULINGS, options)))
    marsh = board.terrain[MARSH] != 0
    two = flag(given, "two_terrain_cards", marsh)
    if marsh and not two:
        raise BadPosition("two_terrain_cards: a board with marsh has them in the deck; leave the key out")
    state.deck = whole_deck(two)
    BEGINNING.read(given, state)
    state.usable = board.permanent_tiles
    state.walls = occupy(state, given, "walls")
    state.scouts = occupy(state, given, "scouts")
    for cell in bits(state.scouts):
        state.reach[state.turn] |= NEIGHBOURS[cell]
    for seat, fields in enumerate(seats):
        read_seat(state, seat, fields, given)
    state.guard()
    read_cards(state, given)
    read_turn(state, given)
    refuse_faults(audit(state))
    return state


def read_board(description: Mapping[str, Any], options: Mapping[str, Any]) -> Board:
    """The quadrants with everything on and beside them."""
    quadrants = [CATALOG.quadrant(name) for name in options["quadrants"]]
    turned = list(options["turned"])
    parts = [part(quadrants[place], place, turned[place]) for place in range(PLACES)]
    cells = sum(len(piece.features["nomad"]) for piece in parts)
    pool = [TILES[kind] for kind in NOMAD_POOL]
    names = at("nomads", words, description.get("nomads", pool[:cells]))
    for name in names:
        if name not in pool:
            raise BadPosition(f"nomads: {name!r} is no nomad tile that is left; expected {some(sorted(set(pool)))}")
        pool.remove(name)
    if len(names) != cells:
        raise BadPosition(f"nomads: {len(names)} tiles are named, but the board has {cells} nomad cells")
    island = CATALOG.island(options["island"]) if options["island"] is not None else -1
    castles = [cell for piece in parts for cell in piece.features["castle"]]
    capitols = read_places(description, "capitols", castles, "castle")
    mountains = [cell for piece in parts for cell in bits(piece.terrain[MOUNTAIN])]
    caves = read_places(description, "caves", mountains, "mountain")
    return Board(quadrants, turned, island, [TILES.index(name) for name in names], capitols, caves)


def read_places(description: Mapping[str, Any], key: str, fitting: list[int], kind: str) -> list[int]:
    """Cells of a kind."""
    cells = named(CELL, description.get(key, []), key)
    for cell in cells:
        if cell not in fitting or cells.count(cell) > 1:
            raise BadPosition(f"{key}: {CELL_NAMES[cell]} is no {kind} of the board, or named twice")
    return cells


def named(kind: Name, given: Any, where: str) -> list[int]:
    """Several components by name, the same one perhaps more than once."""
    return [at(where, kind.read, name, None) for name in at(where, words, given)]


def flag(fields: Mapping[str, Any], key: str, default: bool) -> bool:
    return bool(at(key, Flag().read, fields.get(key, default), None))


def occupy(state: KingdomState, description: Mapping[str, Any], key: str) -> int:
    """Put pieces that are nobody's settlement on those cells."""
    found = 0
    for cell in read_cells(state, description.get(key, ""), key):
        if not state.empty & BIT[cell]:
            raise BadPosition(f"{key}: nothing can stand on {CELL_NAMES[cell]}, it is taken or not a terrain")
        state.empty ^= BIT[cell]
        found |= BIT[cell]
    return found


def read_cells(state: KingdomState, given: Any, where: str) -> list[int]:
    """Cells as ``b3 c4`` or ``a1-t1``: a range is every cell between the two that can hold a settlement."""
    found: list[int] = []
    for word in at(where, words, given):
        first, dash, last = word.partition("-")
        start, end = (at(where, CELL.read, name, state) for name in (first, last if dash else first))
        if not any(row >> start & row >> end & 1 for row in ROWS) or end < start:
            raise BadPosition(f"{where}: {word!r} is no range of cells; both ends must lie in one row, left to right")
        able = [cell for cell in range(start, end + 1) if state.board.terrain_of(cell) not in (-1, MOUNTAIN)]
        found.extend(able if dash else [start])
    return found


# -- reading: a seat -------------------------------------------------------------------------------------------


def read_seat(state: KingdomState, seat: int, given: Mapping[str, Any], description: Mapping[str, Any]) -> None:
    where = f"seat {seat}"
    SEAT.check(given, where)
    fields = {key: value for key, value in given.items() if value is not None}
    put_all(state, seat, read_cells(state, fields.get("settlements", ""), f"{where}, settlements"), where)
    read_kit(state, seat, fields)
    kit = state.kits[seat]
    gone = (state.own[seat] & ~state.pieces).bit_count() + kit.aside + kit.markers.bit_count()
    if seat == state.turn:
        gone += state.reserve + ("lifted" in description and not state.carried)
    if gone > CATALOG.settlements:
        raise BadPosition(f"{where}: more than {CATALOG.settlements} settlements")
    state.supply[seat] -= gone
    SEAT.read(fields, state, seat)
    for text in at(f"{where}, lost", words, fields.get("lost", [])):
        take_tile(state, seat, text)
    for text in at(f"{where}, tiles", words, fields.get("tiles", [])):
        read_tile(state, seat, text)
    spent = [held_tile(state, seat, text) for text in at(f"{where}, spent", words, fields.get("spent", []))]
    state.kits[seat] = state.kits[seat]._replace(spent=mask_of(spent))
    read_hand(state, seat, fields)
    if seat == state.turn and state.hand[seat] and not {"stack", "over"} & description.keys():
        raise BadPosition(f"{where}: the player on turn has laid the card open; name it as 'played', not in the hand")


def put_all(state: KingdomState, seat: int, cells: list[int], where: str) -> None:
    for cell in cells:
        if not state.empty & BIT[cell]:
            raise BadPosition(f"{where}: no settlement can stand on {CELL_NAMES[cell]}, it is taken or not a terrain")
        state.put(seat, cell)


def read_kit(state: KingdomState, seat: int, fields: Mapping[str, Any]) -> None:
    """Pieces and possessions beside settlements, tiles and cards."""
    for slot, key in enumerate(PIECE_KEYS):
        cells = read_cells(state, fields.get(key, ""), f"seat {seat}, {key}")
        put_all(state, seat, cells, f"seat {seat}, {key}")
        for cell in cells:
            state.equip(seat, slot, BIT[cell])
    if fields.get("hall"):
        centre = at(f"seat {seat}, hall", CELL.read, fields["hall"], state)
        if not CENTRES >> centre & 1 or COVERED[centre] & ~state.board.buildable:
            raise BadPosition(f"seat {seat}: {CELL_NAMES[centre]} cannot be the centre of a City Hall")
        put_all(state, seat, bits(COVERED[centre]), f"seat {seat}, hall")
        state.equip(seat, PIECES.index("hall"), COVERED[centre])
    state.kits[seat] = state.kits[seat]._replace(**KIT.values(fields, state, seat))
    names = paid_names(state)
    paid = at(
        f"seat {seat}, paid", Table(Name(names, "line of the score sheet"), POINTS).read, fields.get("paid", {}), state
    )
    state.paid[seat] = tuple(paid.get(line, 0) for line in range(len(names)))


def read_hand(state: KingdomState, seat: int, fields: Mapping[str, Any]) -> None:
    """The cards in hand, and after how many shuffles each was drawn."""
    hand = fields.get("hand") or []
    state.hand[seat] = tuple(named(CARD, [hand] if isinstance(hand, str) else hand, f"seat {seat}, hand"))
    drawn = fields.get("drawn_in", state.shuffles)
    several = drawn if isinstance(drawn, list) else [drawn]
    at(f"seat {seat}, drawn_in", Listed(Number(state.shuffles)).read, several, state)
    state.drawn_in[seat] = tuple(drawn) if isinstance(drawn, list) else (drawn,) * len(state.hand[seat])


def read_tile(state: KingdomState, seat: int, text: str) -> None:
    """A tile as ``farm``, ``farm@c7`` or ``farm@c7 used``."""
    name, *rest = text.split()
    given = rest[0] if rest else "fresh"
    if given not in TILE_STATES or len(rest) > 1:
        raise BadPosition(f"seat {seat}: {text!r} is no tile; expected for example 'farm', 'farm@c7' or 'farm@c7 used'")
    permanent = [number for number in bits(state.board.permanent_tiles) if tile_name(state, number) == name]
    bit = 1 << (permanent[0] if permanent else take_tile(state, seat, name))
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
    board = state.board
    kind, exact, _ = name.partition("@")
    numbers = [number for number, extra in enumerate(board.kinds) if TILES[extra] == kind]
    if exact:
        return [number for number in numbers if tile_name(state, number) == name]
    own = state.own[seat]
    return [n for n in numbers if n >= len(board.locations) or NEIGHBOURS[board.locations[n]] & own]


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
    played = at("played", TERRAIN.read, description["played"], state) if "played" in description else NO_CARD
    default = [] if played == NO_CARD else [TERRAIN_IDS[played]]
    state.open = tuple(named(CARD, description.get("open", default), "open"))
    terrains = shown(state) if state.open else []
    if played == NO_CARD:
        state.terrain = terrains[0] if len(terrains) == 1 else UNDECIDED if terrains else NO_CARD
    elif played not in terrains:
        raise BadPosition(f"played: no card laid open shows {TERRAIN_IDS[played]}; name the cards as 'open'")
    else:
        state.terrain = played
    for key, pile in (("discards", state.discards), ("removed", state.removed)):
        for kind, count in at(key, CARD_COUNTS.read, description.get(key, {}), state).items():
            pile[kind] = count
    held = [kind for hand in (*state.hand, state.open) for kind in hand]
    for kind in range(CARD_KINDS):
        known = state.discards[kind] + state.removed[kind] + held.count(kind)
        if known > state.deck[kind]:
            raise BadPosition(f"{known} {CARD_IDS[kind]} cards are named, but there are only {state.deck[kind]}")
        state.deck[kind] -= known


def read_turn(state: KingdomState, description: Mapping[str, Any]) -> None:
    """What the turn has come to, and the decision that is due."""
    over = flag(description, "over", False)
    waiting = [state.supply[seat] + state.kits[seat].aside for seat in range(state.players)]
    waiting[state.turn] += state.reserve
    state.ending = 0 in waiting
    usual = QUOTA[state.terrain] if state.terrain >= 0 else CATALOG.mandatory
    state.due = max(usual + state.reserve - state.placed, 0) if state.terrain != NO_CARD and not over else 0
    OUTCOME.read(description, state)
    if not over:
        read_due(state, description)


def read_due(state: KingdomState, description: Mapping[str, Any]) -> None:
    """The steps that wait."""
    if "lifted" in description and "using" not in description:
        raise BadPosition("lifted: a settlement can only be in the air while a tile is used; name it as 'using'")
    if "stack" in description:
        read_stack(state, description)
    elif "using" in description:
        read_using(state, description)
    elif state.due and state.terrain == NO_CARD:
        raise BadPosition("settlements are due without a card; name it as 'played', or set due = 0")
    elif state.due and (not state.supply[state.turn] + state.reserve or exhausted(state)):
        raise BadPosition(
            "settlements are due, but the supply is empty or no cell of the played terrain is; set due = 0"
        )
    elif state.terrain == UNDECIDED:
        state.push(CHOOSE[state.turn])
    else:
        state.push(BUILD_NEXT[state.turn] if state.due and state.placed else TURN[state.turn])


def read_stack(state: KingdomState, description: Mapping[str, Any]) -> None:
    """Steps in words, the one that is due last."""
    STEPS.read_due(description, state)
    if not state.main:
        raise BadPosition("stack: expected a list of steps, the one that is due last")
    if isinstance(state.main[-1], TurnStep):
        raise BadPosition(f"stack: {description['stack'][-1]!r} is the usual course of a turn; leave 'stack' out")
    STEPS.check_due(state)


def read_using(state: KingdomState, description: Mapping[str, Any]) -> None:
    """An extra action is under way."""
    using, lifted = description["using"], description.get("lifted")
    extra = EXTRAS[at("using", TILE.read, using, state)]
    state.push(NEXT_CHOICE)
    if lifted is None:
        if extra.passive:
            raise BadPosition(f"using: the {using} works by itself and is never begun")
        extra.begin(state, state.turn)
    else:
        origin = at("lifted", CELL.read, lifted, state)
        if not isinstance(extra, Moving) or not state.empty & BIT[origin]:
            raise BadPosition(f"lifted: the {extra.id} cannot have lifted a settlement from {lifted}")
        state.push(MoveTo(state.turn, extra, origin))
    step = state.main[-1]
    if step.who < 0 or not step.options(state):
        raise BadPosition(f"{'using' if lifted is None else 'lifted'}: the {using} has no target here")
    if not spent_tiles(state, extra.kind):
        raise BadPosition(f"using: the player on turn has no {using} that is used; list it as '{using} used'")
    if state.due and state.placed:
        raise BadPosition("using: no tile is used in the middle of the mandatory action; set placed or due to 0")
