"""From a description to a state: positions are read with suspicion, and errors say what is wrong and what fits.

Not compiled: reading and writing positions is no hurry.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.games.kingdom_builder.actions import TILES
from boardwright.games.kingdom_builder.audit import audit
from boardwright.games.kingdom_builder.board import (
    BIT,
    CELL_NAMES,
    GRID,
    MARSH,
    MOUNTAIN,
    NEIGHBOURS,
    PLACES,
    Board,
    part,
)
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.moving import MoveTo, Moving
from boardwright.games.kingdom_builder.position import (
    CARD,
    CARD_COUNTS,
    CELL,
    KIT,
    OCCUPIED,
    OUTCOME,
    SEAT,
    STEPS,
    TABLE,
    TERRAIN,
    paid_names,
    spent_tiles,
    tile_name,
)
from boardwright.games.kingdom_builder.setup import NOMAD_POOL, RULINGS, blank, whole_deck
from boardwright.games.kingdom_builder.state import CARD_KINDS, NO_CARD, UNDECIDED, KingdomState, Kit, Rulings
from boardwright.games.kingdom_builder.steps.cards import QUOTA, exhausted, shown
from boardwright.games.kingdom_builder.steps.turn import BUILD_NEXT, CHOOSE, NEXT_CHOICE, TURN, TurnStep
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.hexgrid import mask_of
from boardwright.kernel.steps import bits
from boardwright.toolkit.kinds import ByName, Flag, Listed, Name, Number, at, some, words
from boardwright.toolkit.positions import refuse_faults, seats_of
from boardwright.toolkit.rulings import chosen

TILE_STATES: Final = ("fresh", "used", "new")
TILE: Final = Name(TILES, "tile")
POINTS: Final = Number(1000)


# -- the table -------------------------------------------------------------------------------------------------


def read_position(description: Mapping[str, Any], options: Mapping[str, Any]) -> KingdomState:
    """The state of a description whose board, cards and player count are accepted options already."""
    given = {key: value for key, value in description.items() if value is not None}
    played = at("played", TERRAIN.read, given["played"], None) if "played" in given else NO_CARD
    if played != NO_CARD:
        given.setdefault("open", [TERRAIN.write(played)])
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
    TABLE.read(given, state)
    state.usable = board.permanent_tiles
    for key, cells in (("walls", state.walls), ("scouts", state.scouts)):
        if cells & ~state.empty:
            taken = CELL_NAMES[bits(cells & ~state.empty)[0]]
            raise BadPosition(f"{key}: nothing can stand on {taken}, it is taken or not a terrain")
        state.empty ^= cells
    state.reach[state.turn] = GRID.near(state.scouts)
    for seat, fields in enumerate(seats):
        read_seat(state, seat, fields, given)
    state.guard()
    read_cards(state, given, played)
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
    cells = [at(key, CELL.read, name, None) for name in at(key, words, description.get(key, []))]
    for cell in cells:
        if cell not in fitting or cells.count(cell) > 1:
            raise BadPosition(f"{key}: {CELL_NAMES[cell]} is no {kind} of the board, or named twice")
    return cells


def flag(fields: Mapping[str, Any], key: str, default: bool) -> bool:
    return bool(at(key, Flag().read, fields.get(key, default), None))


# -- a seat ----------------------------------------------------------------------------------------------------


def read_seat(state: KingdomState, seat: int, given: Mapping[str, Any], description: Mapping[str, Any]) -> None:
    where = f"seat {seat}"
    SEAT.check(given, where)
    fields = {key: value for key, value in given.items() if value is not None}
    put_all(state, seat, at(f"{where}, settlements", OCCUPIED.read, fields.get("settlements", ""), state), where)
    kit = state.kits[seat] = Kit(**KIT.values(fields, state, seat))
    for key in ("warriors", "ship", "wagon", "hall"):
        put_all(state, seat, getattr(kit, key), f"{where}, {key}")
        state.pieces |= getattr(kit, key)
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
    drawn = fields.get("drawn_in", state.shuffles)
    several = drawn if isinstance(drawn, list) else [drawn] * max(len(state.hand[seat]), 1)
    shuffles = at(f"{where}, drawn_in", Listed(Number(state.shuffles)).read, several, state)
    state.drawn_in[seat] = shuffles if state.hand[seat] or isinstance(drawn, list) else ()
    names = paid_names(state)
    paid = at(
        f"{where}, paid", ByName(Name(names, "line of the score sheet"), POINTS).read, fields.get("paid", {}), state
    )
    state.paid[seat] = tuple(paid.get(line, 0) for line in range(len(names)))
    if seat == state.turn and state.hand[seat] and not {"stack", "over"} & description.keys():
        raise BadPosition(f"{where}: the player on turn has laid the card open; name it as 'played', not in the hand")


def put_all(state: KingdomState, seat: int, cells: int, where: str) -> None:
    for cell in bits(cells):
        if not state.empty & BIT[cell]:
            raise BadPosition(f"{where}: no settlement can stand on {CELL_NAMES[cell]}, it is taken or not a terrain")
        state.put(seat, cell)


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


# -- cards and the turn ----------------------------------------------------------------------------------------


def read_cards(state: KingdomState, description: Mapping[str, Any], played: int) -> None:
    """The terrain of the turn; discards and removed cards as given; what is nowhere else is in the deck."""
    terrains = shown(state) if state.open else []
    if played == NO_CARD:
        state.terrain = terrains[0] if len(terrains) == 1 else UNDECIDED if terrains else NO_CARD
    elif played not in terrains:
        raise BadPosition(f"played: no card laid open shows {TERRAIN.write(played)}; name the cards as 'open'")
    else:
        state.terrain = played
    for key, pile in (("discards", state.discards), ("removed", state.removed)):
        for kind, count in at(key, CARD_COUNTS.read, description.get(key, {}), state).items():
            pile[kind] = count
    held = [kind for hand in (*state.hand, state.open) for kind in hand]
    for kind in range(CARD_KINDS):
        known = state.discards[kind] + state.removed[kind] + held.count(kind)
        if known > state.deck[kind]:
            raise BadPosition(f"{known} {CARD.write(kind)} cards are named, but there are only {state.deck[kind]}")
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
