"""What a seat knows of a game of Kingdom Builder as numbers: the layout, and observations packed by it.

Boards are planes of one bit a cell. What the set-up has laid out never changes and is packed once a board.

Not compiled: what takes time is packing, and the standard library does that.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

from boardwright.games.kingdom_builder.board import BONUS_OF, CELL_NAMES, CELLS, GRID, PLACES, SIDE, TERRAINS, Board
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.position import STEPS
from boardwright.games.kingdom_builder.setup import RULINGS
from boardwright.games.kingdom_builder.state import CARD_KINDS, PIECES, UNDECIDED, KingdomState, Rulings
from boardwright.games.kingdom_builder.view import CARD_IDS, TERRAIN_IDS, unseen
from boardwright.kernel.layout import NUMBER, Layout, Question, around, one_of, set_of

SEATS: Final = CATALOG.players[-1]
KINDS: Final = [extra.id for extra in CATALOG.extras]
NOMAD: Final = next(feature.letter for feature in CATALOG.features if feature.id == "nomad")
#: The most cells that give tiles: by quadrant the locations and the nomads, and the island's location.
ZONES: Final = 1 + PLACES * max(
    len(quadrant.locations) + sum(row.count(NOMAD) for row in quadrant.rows) for quadrant in CATALOG.quadrants
)
#: The most tile numbers: those, bonus tiles, and the two actions that everybody may have.
TILES: Final = ZONES + sum(1 for bonus in BONUS_OF if bonus >= 0) + 2
CARDS: Final = CATALOG.cards_in_play
READINGS: Final = tuple(ruling.field for ruling in RULINGS)
PAID: Final = CARDS + 1
ROWS: Final = 2 * len(CATALOG.quadrants[0].rows) + len(CATALOG.islands[0].rows)
FEATURES: Final = ("castle", "palace", "silo", "capitol", "cave")
BYTES: Final = (CELLS + 7) // 8

LAYOUT: Final = Layout()
QUESTION: Final = Question(LAYOUT, SEATS, STEPS.classes)
LAYOUT.bits("on turn", SEATS, meaning="whose turn it is")
LAYOUT.bits("first", SEATS, meaning="who began")
LAYOUT.bits(
    "played", TERRAINS + 1, meaning="the terrain played; the last: still to be chosen", names=(*TERRAIN_IDS, "open")
)
LAYOUT.bits("quadrants built in", PLACES, meaning="quadrants built in this turn")
LAYOUT.bits("tiles held", SEATS, TILES, meaning="tiles by their number on this board")
LAYOUT.bits("tiles spent", SEATS, TILES, meaning="tiles used in answer to others")
LAYOUT.bits("tiles taken", SEATS, TILES, meaning="tiles ever got, lost ones included")
LAYOUT.bits("tiles usable", TILES, meaning="tiles the player on turn may still use")
LAYOUT.bits("tiles gained", TILES, meaning="tiles the player on turn got in this turn")
LAYOUT.bits("markers", SEATS, ROWS, meaning="rows with a marker")
LAYOUT.bits("free", CELLS, meaning="empty cells that no warrior guards", names=CELL_NAMES)
LAYOUT.bits("played cells", CELLS, meaning="cells of the terrain played", names=CELL_NAMES)
LAYOUT.bits("walls", CELLS, meaning="walls", names=CELL_NAMES)
LAYOUT.bits("scouts", CELLS, meaning="scouts of the player on turn", names=CELL_NAMES)
LAYOUT.bits("settlements", SEATS, CELLS, meaning="settlements", names=CELL_NAMES)
for _piece in ("warriors", "ship", "wagon", "city hall"):
    LAYOUT.bits(_piece, SEATS, CELLS, meaning=f"cells of the {_piece}", names=CELL_NAMES)
LAYOUT.bits("terrain", TERRAINS, CELLS, meaning="cells of each terrain", names=CELL_NAMES)
LAYOUT.bits("features", len(FEATURES), CELLS, meaning=f"cells with each of {', '.join(FEATURES)}", names=CELL_NAMES)
LAYOUT.bits("zones", ZONES, CELLS, meaning="by tile number the cells where it is gained", names=CELL_NAMES)
LAYOUT.bits("kinds", TILES, len(KINDS), meaning="by tile number the kind of tile", names=KINDS)
LAYOUT.bits("cards", CARDS, len(CATALOG.cards), meaning="kingdom cards", names=[card.id for card in CATALOG.cards])
LAYOUT.bits("tasks", len(CATALOG.tasks), meaning="tasks in play", names=[task.id for task in CATALOG.tasks])
LAYOUT.bits("rulings", len(READINGS), meaning="how the table reads the rules", names=READINGS)

LAYOUT.numbers("supply", SEATS, meaning="settlements left", scale=40)
LAYOUT.numbers("aside", SEATS, meaning="settlements that wait for the next mandatory action", scale=4)
LAYOUT.numbers("colonies", SEATS, meaning="value of the settlement tiles", scale=16)
LAYOUT.numbers("cards in hand", SEATS, meaning="terrain cards in hand", scale=4)
LAYOUT.numbers("paid", SEATS, PAID, meaning="points scored in play: by card, the last for treasures", scale=16)
LAYOUT.numbers("tiles left", TILES, meaning="by tile number how many are left", scale=4)
for _cards, _meaning in (
    ("hand", "own terrain cards"),
    ("open", "cards laid open"),
    ("discards", "cards discarded"),
    ("removed", "cards that are out of the game"),
    ("unseen", "cards in the deck or in hands that are not known"),
):
    LAYOUT.numbers(_cards, CARD_KINDS, meaning=_meaning, scale=5, names=CARD_IDS)
TURN: Final = ("deck", "due", "placed", "reserve", "more cards", "scouted", "carried", "last round", "broken off")
LAYOUT.numbers("turn", len(TURN), meaning="counts of this turn; scouted and carried from 1", scale=8, names=TURN)

#: The island lies below the mainland, two rows apart: far enough not to touch it, and even rows stay even.
BELOW: Final = SIDE + 2
LAYOUT.lie(
    CELL_NAMES, [(row + BELOW * (cell >= SIDE * SIDE), column) for cell, (row, column) in enumerate(GRID.places)]
)
LAYOUT.link("zones", 0, "kinds", "tiles left")
for _tiles, _axis in (
    ("tiles held", 1),
    ("tiles spent", 1),
    ("tiles taken", 1),
    ("tiles usable", 0),
    ("tiles gained", 0),
):
    LAYOUT.link(_tiles, _axis, "kinds")

LAYOUT.own("settlements")
#: The mainland turned by half: rows of hexes then fit as before. The island stays as it is.
LAND: Final = SIDE * SIDE
LAYOUT.turn(
    [*reversed(range(LAND)), *range(LAND, CELLS)],
    {"quadrants built in": [*reversed(range(PLACES))], "markers": [*reversed(range(SIDE)), *range(SIDE, ROWS)]},
    {"MoveTo": (1,), "StepTo": (2,), "SiloUse": (0,), "SiloMoveTo": (2,)},
)

NOBODY: Final = [[0] * count for count in range(SEATS + 1)]
#: How wide the planes before those of cells are, and the planes of cells of seats that nobody has.
SMALL: Final = [width for width, _ in LAYOUT.widths[: LAYOUT.widths.index((BYTES, CELLS))]]
NO_CELLS: Final = [bytes(BYTES * count) for count in range(SEATS + 1)]
NO_PIECES: Final = bytes(BYTES * SEATS * len(PIECES))


def encode(state: KingdomState, player: int) -> bytes:
    seats = around(player, state.players)
    packed = [plane.to_bytes(width, "little") for plane, width in zip(small_planes(state, player, seats), SMALL)]
    cells = [state.empty & state.unguarded, state.played_cells(), state.walls, state.scouts]
    absent = NO_CELLS[SEATS - state.players]
    cells += [state.own[seat] & ~state.pieces for seat in seats]
    packed += (in_bytes(cells, BYTES), absent)
    if any(kit.warriors | kit.ship | kit.wagon | kit.hall for kit in state.kits):
        for piece in range(len(PIECES)):
            packed += (in_bytes([state.kits[seat][piece] for seat in seats], BYTES), absent)
    else:
        packed.append(NO_PIECES)
    packed += (laid_out(state.board), chosen(state.cards, state.tasks, state.rulings))
    packed.append(array(NUMBER, numbers(state, player, seats)).tobytes())
    return b"".join(packed)


def small_planes(state: KingdomState, player: int, seats: list[int]) -> list[int]:
    """The planes that are not of cells."""
    nobody = NOBODY[SEATS - state.players]
    kits = [state.kits[seat] for seat in seats]
    found = QUESTION.planes(state, player)
    found += (
        1 << (state.turn - player) % state.players,
        1 << (state.first - player) % state.players,
        1 << TERRAINS if state.terrain == UNDECIDED else one_of(state.terrain),
        state.visited,
        *[state.held[seat] for seat in seats],
        *nobody,
        *[kit.spent for kit in kits],
        *nobody,
        *[state.taken[seat] for seat in seats],
        *nobody,
        state.usable,
        state.gained,
        *[kit.markers for kit in kits],
        *nobody,
    )
    return found


def numbers(state: KingdomState, player: int, seats: list[int]) -> list[int]:
    nobody = NOBODY[SEATS - state.players]
    found = QUESTION.details(state, player)
    found += [*[state.supply[seat] for seat in seats], *nobody]
    found += [*[state.kits[seat].aside for seat in seats], *nobody]
    found += [*[state.kits[seat].colonies for seat in seats], *nobody]
    found += [*[len(state.hand[seat]) for seat in seats], *nobody]
    for seat in seats:
        paid = state.paid[seat]
        found += (*paid[:-1], *NO_POINTS[len(paid)], paid[-1])
    found += nobody * PAID
    found += state.tiles_left
    found += NO_TILES[len(state.tiles_left)]
    found += counted(state.hand[player])
    found += counted(state.open)
    found += state.discards
    found += state.removed
    found += unseen(state, player)
    found += (
        sum(state.deck),
        state.still_due(),
        state.placed,
        state.reserve,
        state.more_cards,
        state.scouted + 1,
        state.carried,
        state.ending,
        state.broken_off,
    )
    return found


NO_POINTS: Final = [(0,) * (PAID - count) for count in range(PAID + 1)]
NO_TILES: Final = [(0,) * (TILES - count) for count in range(TILES + 1)]


def counted(cards: tuple[int, ...]) -> list[int]:
    found = [0] * CARD_KINDS
    for kind in cards:
        found[kind] += 1
    return found


def in_bytes(planes: list[int], width: int) -> bytes:
    return b"".join([plane.to_bytes(width, "little") for plane in planes])


@lru_cache(maxsize=1024)
def laid_out(board: Board) -> bytes:
    """What the set-up has laid out, packed: terrain, features, zones and kinds of tiles."""
    features = (board.castles, board.palaces, board.silos, board.capitols, board.caves)
    zones = board.zones[: len(board.locations) + len(board.nomads)]
    planes = [*board.terrain, *map(set_of, features), *zones, *[0] * (ZONES - len(zones))]
    kinds = [1 << kind for kind in board.kinds] + [0] * (TILES - len(board.kinds))
    return in_bytes(planes, BYTES) + in_bytes(kinds, (len(KINDS) + 7) // 8)


@lru_cache(maxsize=1024)
def chosen(cards: tuple[int, ...], tasks: tuple[int, ...], rulings: Rulings) -> bytes:
    """What is played with, packed."""
    rows = [1 << card for card in cards] + [0] * (CARDS - len(cards))
    flags = set_of(number for number, name in enumerate(READINGS) if getattr(rulings, name))
    planes = [*rows, set_of(tasks), flags]
    return b"".join(
        [plane.to_bytes(width, "little") for plane, (width, _) in zip(planes, LAYOUT.widths[-len(planes) :])]
    )
