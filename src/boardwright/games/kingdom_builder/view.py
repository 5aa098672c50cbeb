"""What each player sees, built up from public and own fields, as typed structs that become the browser's types.

They are made with every snapshot and are not frozen: that would take eight times as long.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from boardwright.games.kingdom_builder.actions import TILES
from boardwright.games.kingdom_builder.board import CELL_NAMES, Board
from boardwright.games.kingdom_builder.cards import CARDS
from boardwright.games.kingdom_builder.cards.paid import PaidInPlay
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.locations.cathedral import left_in_stock
from boardwright.games.kingdom_builder.state import PIECES, TREASURE, UNDECIDED, KingdomState, guarded_cells
from boardwright.games.kingdom_builder.steps.cards import choices, due_on
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.kernel.dice import Dice, shuffled
from boardwright.kernel.messages import Message
from boardwright.kernel.steps import bits

TERRAIN_IDS = [terrain.id for terrain in CATALOG.terrains]
CARD_IDS = [card.id for card in CATALOG.terrain_cards]
QUARRY = CATALOG.location("quarry")
CABIN = CATALOG.location("cabin")
CATHEDRAL = CATALOG.location("cathedral")
#: Boards of which it is kept what a view tells of them; locations with their tiles, and sets of cells with their names.
BOARDS: Final = 1024
SETS: Final = 1 << 12


@dataclass(slots=True)
class QuadrantView:
    """A quadrant on the table; its rows are as printed, the table turns them."""

    id: str
    turned: bool
    provenance: str


@dataclass(slots=True)
class IslandView:
    """The island: five rows of letters, a dot where there is no cell."""

    id: str
    rows: tuple[str, ...]
    provenance: str


@dataclass(slots=True)
class LocationView:
    """A location cell and how many tiles lie there."""

    cell: str
    location: str
    tiles: int


@dataclass(slots=True)
class NomadView:
    """A nomad cell and the tile on it, null once it is taken."""

    cell: str
    tile: str | None


@dataclass(slots=True)
class BonusView:
    """A bonus tile beside the board, and how many are left."""

    id: str
    left: int


@dataclass(slots=True)
class TileView:
    """A tile a player owns, or an action everybody has: ``group`` is location, nomad, bonus or permanent.

    ``state``: fresh (can be used in its owner's turn), used, new (gained this turn), or passive (it works by itself).
    """

    location: str
    group: str
    cell: str | None
    state: str


@dataclass(slots=True)
class PlayerView:
    """One seat. ``hand`` names the terrain cards in hand, null when hidden; ``paid`` are points scored in play."""

    player: int
    settlements: tuple[str, ...]
    warriors: tuple[str, ...]
    ship: str | None
    wagon: str | None
    hall: tuple[str, ...]
    supply: int
    warriors_left: int
    aside: int
    colonies: int
    markers: tuple[int, ...]
    tiles: tuple[TileView, ...]
    cards_in_hand: int
    hand: tuple[str, ...] | None
    paid: dict[str, int]


@dataclass(slots=True)
class KingdomView:
    """The table as one seat, or a spectator, sees it."""

    viewer: int | None
    quadrants: tuple[QuadrantView, ...]
    terrain: tuple[str, ...]
    island: IslandView | None
    castles: tuple[str, ...]
    palaces: tuple[str, ...]
    silos: tuple[str, ...]
    capitols: tuple[str, ...]
    caves: tuple[str, ...]
    locations: tuple[LocationView, ...]
    nomads: tuple[NomadView, ...]
    bonuses: tuple[BonusView, ...]
    walls: tuple[str, ...]
    walls_left: int
    scouts: tuple[str, ...]
    scouts_left: int
    settlement_tiles_left: int
    #: Cells beside a warrior, where nobody may come.
    guarded: tuple[str, ...]
    cards: tuple[str, ...]
    tasks: tuple[str, ...]
    #: The terrain whose cards the Scouts have removed.
    scouted: str | None
    players: tuple[PlayerView, ...]
    first: int
    turn: int
    #: The cards laid open, the terrain played, and what may be played while that is to be chosen.
    open: tuple[str, ...]
    played: str | None
    choices: tuple[str, ...]
    placed: int
    #: Settlements of the mandatory action still to be placed; while the terrain is to be chosen, by terrain how many.
    due: int
    due_on: dict[str, int]
    #: The piece in the air when it is no settlement: warrior, ship or wagon.
    carried: str | None
    last_round: bool
    deck: int
    #: Terrain cards by kind, such as grass or marsh_grass.
    discards: dict[str, int]
    removed: dict[str, int]
    #: Cards nobody but their owners has seen: the deck and the hands this viewer does not know, by kind.
    unseen: dict[str, int]


class Land(NamedTuple):
    """What a view tells of a board, which never changes."""

    quadrants: tuple[QuadrantView, ...]
    island: IslandView | None
    castles: tuple[str, ...]
    palaces: tuple[str, ...]
    silos: tuple[str, ...]
    capitols: tuple[str, ...]
    caves: tuple[str, ...]
    #: The numbers of its nomad and bonus tiles, and whether players have pieces in reserve: with a quadrant of the
    #: Crossroads.
    nomads: tuple[int, ...]
    bonuses: tuple[int, ...]
    reserves: bool


def progress(state: KingdomState) -> Message:
    """The end comes when somebody has no settlement left."""
    if state.ending:
        return Message("progress-last-round")
    return Message("progress", {"left": min(state.supply)})


def view(state: KingdomState, player: int | None) -> KingdomView:
    board = state.board
    undecided = state.terrain == UNDECIDED
    kinds = kinds_in_play(state)
    land, places = land_of(board), len(board.locations)
    return KingdomView(
        viewer=player,
        quadrants=land.quadrants,
        terrain=board.rows(),
        island=land.island,
        castles=land.castles,
        palaces=land.palaces,
        silos=land.silos,
        capitols=land.capitols,
        caves=land.caves,
        locations=tuple([view_location(board, number, left) for number, left in enumerate(state.tiles_left[:places])]),
        nomads=tuple([view_nomad(state, number) for number in land.nomads]),
        bonuses=tuple([BonusView(TILES[board.kinds[number]], state.tiles_left[number]) for number in land.bonuses]),
        walls=names_in(state.walls),
        walls_left=CATALOG.numbers["walls"] - state.walls.bit_count() if QUARRY in board.kinds else 0,
        scouts=names_in(state.scouts),
        scouts_left=CATALOG.numbers["scouts"] - state.scouts.bit_count() if CABIN in board.kinds else 0,
        settlement_tiles_left=left_in_stock(state) if CATHEDRAL in board.kinds else 0,
        guarded=names_in(guarded_cells(state.kits)),
        cards=tuple(CATALOG.cards[number].id for number in state.cards),
        tasks=tuple(CATALOG.tasks[number].id for number in state.tasks),
        scouted=terrain_id(state.scouted),
        players=tuple([view_player(state, seat, player) for seat in range(state.players)]),
        first=state.first,
        turn=state.turn,
        open=tuple(CARD_IDS[kind] for kind in state.open),
        played=terrain_id(state.terrain),
        choices=tuple(TERRAIN_IDS[terrain] for terrain in choices(state)) if undecided else (),
        placed=state.placed,
        due=state.still_due(),
        due_on={TERRAIN_IDS[terrain]: due_on(state, terrain) for terrain in choices(state)} if undecided else {},
        carried=PIECES[state.carried - 1] if state.carried else None,
        last_round=state.ending,
        deck=sum(state.deck),
        discards=by_card(kinds, state.discards),
        removed=by_card(kinds, state.removed),
        unseen=by_card(kinds, unseen(state, player)),
    )


@lru_cache(BOARDS)
def land_of(board: Board) -> Land:
    lands = [CATALOG.quadrants[quadrant] for quadrant in board.quadrants]
    island = CATALOG.islands[board.island] if board.island >= 0 else None
    return Land(
        tuple(
            [QuadrantView(land.id, turned, land.provenance) for land, turned in zip(lands, board.turned, strict=True)]
        ),
        IslandView(island.id, island.rows, island.provenance) if island is not None else None,
        names(board.castles),
        names(board.palaces),
        names(board.silos),
        names(board.capitols),
        names(board.caves),
        tuple(bits(board.nomad_tiles)),
        tuple([number for number, kind in enumerate(board.kinds) if CATALOG.extras[kind].group == "bonus"]),
        any(land.home == "crossroads" for land in lands),
    )


def names(cells: Iterable[int]) -> tuple[str, ...]:
    return tuple([CELL_NAMES[cell] for cell in cells])


@lru_cache(SETS)
def names_in(mask: int) -> tuple[str, ...]:
    """The same of a set of cells: between two views of a table most of them stay as they are."""
    return names(bits(mask))


@lru_cache(SETS)
def view_location(board: Board, number: int, tiles: int) -> LocationView:
    return LocationView(CELL_NAMES[board.locations[number]], TILES[board.kinds[number]], tiles)


def view_nomad(state: KingdomState, number: int) -> NomadView:
    tile = TILES[state.board.kinds[number]] if state.tiles_left[number] else None
    return NomadView(CELL_NAMES[state.board.tile_cell(number)], tile)


def view_player(state: KingdomState, seat: int, viewer: int | None) -> PlayerView:
    kit = state.kits[seat]
    hand = state.hand[seat]
    return PlayerView(
        player=seat,
        settlements=names_in(state.own[seat] & ~state.pieces),
        warriors=names_in(kit.warriors),
        ship=next(iter(names_in(kit.ship)), None),
        wagon=next(iter(names_in(kit.wagon)), None),
        hall=names_in(kit.hall),
        supply=state.supply[seat],
        warriors_left=CATALOG.numbers["warriors"] - kit.warriors.bit_count() if land_of(state.board).reserves else 0,
        aside=kit.aside + (state.reserve if seat == state.turn else 0),
        colonies=kit.colonies,
        markers=tuple(row + 1 for row in bits(kit.markers)),
        tiles=tuple(view_tile(state, seat, number) for number in bits(state.held[seat])),
        cards_in_hand=len(hand),
        hand=tuple(CARD_IDS[kind] for kind in hand) if seat == viewer else None,
        paid=paid_lines(state, seat),
    )


def paid_lines(state: KingdomState, seat: int) -> dict[str, int]:
    """The points a player has scored in play, by line of the score sheet."""
    paid = state.paid[seat]
    lines = {CARDS[n].id: paid[place] for place, n in enumerate(state.cards) if isinstance(CARDS[n], PaidInPlay)}
    if state.board.nomads:
        lines["treasure"] = paid[TREASURE]
    return lines


def view_tile(state: KingdomState, seat: int, number: int) -> TileView:
    board = state.board
    kind = board.kinds[number]
    cell = board.tile_cell(number)
    name = CELL_NAMES[cell] if cell >= 0 else None
    return TileView(TILES[kind], CATALOG.extras[kind].group, name, tile_state(state, seat, number))


def tile_state(state: KingdomState, seat: int, number: int) -> str:
    """Fresh, used, new (gained this turn), or passive: there is nothing to use."""
    if state.kits[seat].spent >> number & 1:
        return "used"
    found = condition(state, seat, number)
    return "passive" if found == "fresh" and EXTRAS[state.board.kinds[number]].passive else found


def condition(state: KingdomState, seat: int, number: int) -> str:
    """Whether a tile can be used in this turn of its owner; tiles of others are fresh."""
    if seat != state.turn or state.usable >> number & 1:
        return "fresh"
    return "new" if state.gained >> number & 1 else "used"


def terrain_id(terrain: int) -> str | None:
    return None if terrain < 0 else TERRAIN_IDS[terrain]


def kinds_in_play(state: KingdomState) -> list[tuple[int, str]]:
    """The kinds of cards with their names: those that show one terrain, and those with two if the game has any."""
    two = any(cards[kind] for cards in (state.deck, state.discards, state.removed) for kind in TWO_TERRAINS) or any(
        kind in TWO_TERRAINS for cards in (*state.hand, state.open) for kind in cards
    )
    return [(kind, name) for kind, name in enumerate(CARD_IDS) if two or kind not in TWO_TERRAINS]


def by_card(kinds: list[tuple[int, str]], counts: list[int]) -> dict[str, int]:
    """Counts by kind of card."""
    return {name: counts[kind] for kind, name in kinds}


TWO_TERRAINS = frozenset(kind for kind, card in enumerate(CATALOG.terrain_cards) if len(card.terrains) > 1)


def hidden_hands(state: KingdomState, viewer: int | None) -> list[int]:
    """The seats that hold cards the viewer does not know."""
    return [seat for seat in range(state.players) if seat != viewer and state.hand[seat]]


def unseen(state: KingdomState, viewer: int | None) -> list[int]:
    """What a careful player can count: everything not seen elsewhere is in the deck or in a hidden hand."""
    counts = state.deck[:]
    for seat in hidden_hands(state, viewer):
        for kind in state.hand[seat]:
            counts[kind] += 1
    return counts


def determinize(state: KingdomState, player: int | None, dice: Dice) -> KingdomState:
    """Deal hidden hands anew. Cards drawn before the last shuffle can only be swapped with each other."""
    copy = state.clone()
    hidden = hidden_hands(copy, player)
    for shuffle in sorted({drawn for seat in hidden for drawn in copy.drawn_in[seat]}):
        places = [
            (seat, index) for seat in hidden for index, drawn in enumerate(copy.drawn_in[seat]) if drawn == shuffle
        ]
        if shuffle == copy.shuffles:
            for seat, index in places:
                copy.deck[copy.hand[seat][index]] += 1
            cards = [copy.draw(dice) for _ in places]
        else:
            cards = shuffled([copy.hand[seat][index] for seat, index in places], dice)
        for (seat, index), card in zip(places, cards, strict=True):
            hand = copy.hand[seat]
            copy.hand[seat] = (*hand[:index], card, *hand[index + 1 :])
    return copy
