"""Positions as readable descriptions, for rule tests, puzzles and bug reports; docs/positions.md tells the format.

Here is what each key means, and how a state is written; `reading` makes a state of a description.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardwright.games.kingdom_builder.actions import PLAYABLE, TILES
from boardwright.games.kingdom_builder.board import CELL_NAMES, MARSH, MOUNTAIN, PLACES, ROWS, SIDE
from boardwright.games.kingdom_builder.cards import CARDS
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, ExtraStep
from boardwright.games.kingdom_builder.extras.moving import MoveTo
from boardwright.games.kingdom_builder.locations.canoe import STRIDE
from boardwright.games.kingdom_builder.locations.city_hall import CENTRES, COVERED
from boardwright.games.kingdom_builder.setup import RULINGS
from boardwright.games.kingdom_builder.state import CARD_KINDS, NO_CARD, PIECES, KingdomState
from boardwright.games.kingdom_builder.steps.turn import NEXT_CHOICE, NextChoice, TurnStep
from boardwright.games.kingdom_builder.view import CARD_IDS, TERRAIN_IDS, by_card, condition, kinds_in_play
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.hexgrid import mask_of
from boardwright.kernel.state import State, stack_data
from boardwright.kernel.steps import Step, bits
from boardwright.toolkit.found import subclasses
from boardwright.toolkit.kinds import ByName, Flag, Kind, Name, NameSet, Number, NumberSet, Seat, some, words
from boardwright.toolkit.positions import Item, Section
from boardwright.toolkit.rulings import written
from boardwright.toolkit.written import Written

TEMPLE: Final = CATALOG.location("temple")
PLAYABLE_IDS: Final = [TERRAIN_IDS[terrain] for terrain in PLAYABLE]


# -- kinds of values -------------------------------------------------------------------------------------------


class Cells(NameSet):
    """Cells as the bits of one int; naming one twice does no harm."""

    def of_words(self, given: Sequence[str], state: State) -> int:
        return mask_of([self.one.read(name, state) for name in given])


class Occupied(NameSet):
    """Cells with a piece each, as ``b3 c4`` or ``a1-t1``: a range is every cell there that can hold a settlement."""

    def of_words(self, given: Sequence[str], state: State) -> int:
        names: list[str] = []
        for word in given:
            first, dash, last = word.partition("-")
            names += self.between(first, last, state) if dash else [word]
        return super().of_words(names, state)

    def between(self, first: str, last: str, state: Any) -> list[str]:
        start, end = self.one.read(first, state), self.one.read(last, state)
        if not any(row >> start & row >> end & 1 for row in ROWS) or end < start:
            raise BadPosition(f"'{first}-{last}' is no range of cells; both ends must lie in one row, left to right")
        land = [cell for cell in range(start, end + 1) if state.board.terrain_of(cell) not in (-1, MOUNTAIN)]
        return [CELL_NAMES[cell] for cell in land]


class CityHall(Kind):
    """The seven cells of a City Hall, written as the one in the middle."""

    def write(self, value: int) -> str:
        return next(CELL_NAMES[cell] for cell in bits(value) if COVERED[cell] == value)

    def read(self, given: Any, state: Any) -> int:
        if given == "":
            return 0
        centre = CELL.read(given, state)
        if not CENTRES >> centre & 1 or COVERED[centre] & ~state.board.buildable:
            raise BadPosition(f"{given} cannot be the centre of a City Hall")
        return COVERED[centre]


class Terrain(Name):
    """A terrain that a card can show, or none."""

    empty = NO_CARD

    def read(self, given: Any, state: State) -> int:
        if given not in PLAYABLE_IDS:
            raise BadPosition(f"{given!r} is no terrain of a card; expected {some(PLAYABLE_IDS)}")
        return self.places[given]


class Cards(Kind):
    """Terrain cards, the same one perhaps more than once."""

    empty: Any = ()

    def write(self, value: Sequence[int]) -> Any:
        return [CARD.write(kind) for kind in value]

    def read(self, given: Any, state: State) -> tuple[int, ...]:
        return tuple(CARD.read(name, state) for name in words(given))


class Hand(Cards):
    """The same, but one card stands by itself."""

    def write(self, value: Sequence[int]) -> Any:
        return alone(super().write(value))

    def read(self, given: Any, state: State) -> tuple[int, ...]:
        return super().read([given] if isinstance(given, str) and given else given or [], state)


class ExtraKind(Name):
    """An extra action of a family, among those on the board."""

    def __init__(self, family: type[Extra]) -> None:
        super().__init__(TILES, "extra action")
        self.family = family

    def write(self, value: Any) -> str:
        return super().write(value.kind)

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


def alone(values: list[Any]) -> Any:
    """One value by itself, several as a list."""
    return values[0] if len(values) == 1 else values


# -- keys ------------------------------------------------------------------------------------------------------

CELL: Final = Name(CELL_NAMES, "cell")
CELLS: Final = Cells(CELL)
OCCUPIED: Final = Occupied(CELL)
CARD: Final = Name(CARD_IDS, "terrain card")
CARD_COUNTS: Final = ByName(CARD, Number(max(card.count for card in CATALOG.terrain_cards)))
TERRAIN: Final = Terrain(TERRAIN_IDS, "terrain")
SETTLEMENTS: Final = Number(CATALOG.settlements)

STEPS: Final = Written(
    __package__,
    {"Cell": CELL, "CellSet": CELLS, "Card": CARD, "TileSets": TileSets()}
    | {family.__name__: ExtraKind(family) for family in subclasses(Extra, __package__)},
)
#: What follows from everything else, unless it is said.
OUTCOME: Final = Section(
    (
        Item("last_round", Flag(), "ending", always=True, default="ending"),
        Item("due", Number(most_due), always=True, default="due"),
    )
)
TABLE: Final = Section(
    (
        Item("first", Seat(), always=True),
        Item("turn", Seat(), always=True),
        Item("shuffles", Number(1000), always=True),
        Item("scouted", TERRAIN),
        Item("walls", OCCUPIED),
        Item("scouts", OCCUPIED),
        Item("open", Cards()),
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
        *("players", "quadrants", "turned", "cards", "tasks", "island", "nomads", "capitols", "caves"),
        *("two_terrain_cards", "discards", "removed", "played", "seats", "using", "lifted", "stack", "over"),
        *(ruling.option for ruling in RULINGS),
        *OUTCOME.keys,
    ),
)
KIT: Final = Section(
    (
        Item("warriors", OCCUPIED),
        Item("ship", OCCUPIED),
        Item("wagon", OCCUPIED),
        Item("hall", CityHall()),
        Item("aside", SETTLEMENTS),
        Item("colonies", Number(CATALOG.numbers["settlement_tiles"])),
        Item("markers", NumberSet(Number(SIDE, least=1))),
    )
)
SEAT: Final = Section(
    (Item("supply", SETTLEMENTS, always=True, default="supply"), Item("hand", Hand())),
    ("settlements", "tiles", "lost", "spent", "drawn_in", "paid", *KIT.keys),
)


# -- writing ---------------------------------------------------------------------------------------------------


def write_position(state: KingdomState) -> dict[str, Any]:
    """Everything about a state that waits for a decision, or is over. What is not there is left out."""
    description = write_table(state) | TABLE.write(state) | OUTCOME.write(state)
    description["seats"] = [write_seat(state, seat) for seat in range(state.players)]
    if state.terrain >= 0:
        description["played"] = TERRAIN.write(state.terrain)
    return description | write_due(state)


def write_table(state: KingdomState) -> dict[str, Any]:
    """The board and the cards."""
    board = state.board
    kinds = kinds_in_play(state)
    table: dict[str, Any] = {
        "players": state.players,
        "quadrants": [CATALOG.quadrants[quadrant].id for quadrant in board.quadrants],
        "turned": list(board.turned),
        "cards": [CATALOG.cards[number].id for number in state.cards],
        "lords": RULINGS[0].usual,
        "discards": by_card(kinds, state.discards),
        "removed": by_card(kinds, state.removed),
    }
    fields: dict[str, Any] = {
        "tasks": [CATALOG.tasks[number].id for number in state.tasks],
        "island": CATALOG.islands[board.island].id if board.island >= 0 else None,
        "nomads": [TILES[board.kinds[number]] for number in bits(board.nomad_tiles)],
        "capitols": [CELL_NAMES[cell] for cell in board.capitols],
        "caves": [CELL_NAMES[cell] for cell in board.caves],
        "two_terrain_cards": len(kinds) == CARD_KINDS and not board.terrain[MARSH],
    }
    return table | written(RULINGS, state.rulings) | {name: value for name, value in fields.items() if value}


def write_due(state: KingdomState) -> dict[str, Any]:
    """What is due: in short where the rest is plain, else step by step."""
    step = state.main[-1] if state.main else None
    if len(state.main) == 1 and isinstance(step, TurnStep):
        return {}
    if isinstance(step, ExtraStep) and spent_tiles(state, step.extra.kind):
        if isinstance(step, MoveTo) and len(state.main) == 2 and isinstance(state.main[0], NextChoice):
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
    shown = held if seat == state.turn else held & ~state.board.permanent_tiles
    described = {
        **SEAT.write(state, seat),
        **KIT.write(kit),
        "settlements": CELLS.write(state.own[seat] & ~state.pieces),
        "tiles": [f"{tile_name(state, number)} {condition(state, seat, number)}" for number in bits(shown)],
        "lost": [tile_name(state, number) for number in bits(state.taken[seat] & ~held)],
    }
    if state.hand[seat]:
        described["drawn_in"] = alone(list(state.drawn_in[seat]))
    fields: dict[str, Any] = {
        "spent": [tile_name(state, number) for number in bits(kit.spent)],
        "paid": {name: points for name, points in zip(paid_names(state), state.paid[seat], strict=True) if points},
    }
    return described | {name: value for name, value in fields.items() if value}


def paid_names(state: KingdomState) -> list[str]:
    """The lines of points scored in play, as the state keeps them."""
    return [CARDS[number].id for number in state.cards] + ["treasure"]


def tile_name(state: KingdomState, number: int) -> str:
    name, cell = TILES[state.board.kinds[number]], state.board.tile_cell(number)
    return f"{name}@{CELL_NAMES[cell]}" if cell >= 0 else name
