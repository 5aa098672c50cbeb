"""What each player sees, built up from public and own fields, as typed structs that become the browser's types."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.games.kingdom_builder.board import CELL_NAMES
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.scoring import scores
from boardwright.games.kingdom_builder.state import NO_CARD, KingdomState
from boardwright.kernel.dice import Dice, shuffled
from boardwright.kernel.steps import bits

TERRAIN_IDS = [terrain.id for terrain in CATALOG.terrains]
LOCATION_IDS = [location.id for location in CATALOG.locations]


@dataclass(frozen=True, slots=True)
class QuadrantView:
    """A quadrant on the table; its rows are as printed, the table turns them."""

    id: str
    turned: bool
    provenance: str


@dataclass(frozen=True, slots=True)
class LocationView:
    """A location cell and how many tiles lie there."""

    cell: str
    location: str
    tiles: int


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile a player owns. ``state``: fresh (can be used in its owner's turn), used, or new (gained this turn)."""

    location: str
    cell: str
    state: str


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat. ``hand`` is the terrain of the card in hand, null when it is hidden or there is none."""

    player: int
    settlements: tuple[str, ...]
    supply: int
    tiles: tuple[TileView, ...]
    cards_in_hand: int
    hand: str | None
    score: int


@dataclass(frozen=True, slots=True)
class KingdomView:
    """The table as one seat, or a spectator, sees it."""

    viewer: int | None
    quadrants: tuple[QuadrantView, ...]
    terrain: tuple[str, ...]
    castles: tuple[str, ...]
    locations: tuple[LocationView, ...]
    cards: tuple[str, ...]
    players: tuple[PlayerView, ...]
    first: int
    turn: int
    played: str | None
    placed: int
    due: int
    last_round: bool
    deck: int
    discards: dict[str, int]
    removed: dict[str, int]
    #: Cards nobody but their owners has seen: the deck and the hands this viewer does not know, by terrain.
    unseen: dict[str, int]


def view(state: KingdomState, player: int | None) -> KingdomView:
    board = state.board
    points = scores(state)
    return KingdomView(
        viewer=player,
        quadrants=tuple(view_quadrant(*item) for item in zip(board.quadrants, board.turned, strict=True)),
        terrain=board.rows(),
        castles=tuple(CELL_NAMES[cell] for cell in board.castles),
        locations=tuple(view_location(state, number) for number in range(len(board.locations))),
        cards=tuple(CATALOG.cards[number].id for number in state.cards),
        players=tuple(view_player(state, seat, player, points[seat]) for seat in range(state.players)),
        first=state.first,
        turn=state.turn,
        played=terrain_id(state.terrain),
        placed=state.placed,
        due=state.still_due(),
        last_round=state.ending,
        deck=sum(state.deck),
        discards=by_terrain(state.discards),
        removed=by_terrain(state.removed),
        unseen=by_terrain(unseen(state, player)),
    )


def view_quadrant(quadrant: int, turned: bool) -> QuadrantView:
    entry = CATALOG.quadrants[quadrant]
    return QuadrantView(entry.id, turned, entry.provenance)


def view_location(state: KingdomState, number: int) -> LocationView:
    board = state.board
    return LocationView(
        CELL_NAMES[board.locations[number]], LOCATION_IDS[board.kinds[number]], state.tiles_left[number]
    )


def view_player(state: KingdomState, seat: int, viewer: int | None, score: int) -> PlayerView:
    return PlayerView(
        player=seat,
        settlements=tuple(CELL_NAMES[cell] for cell in bits(state.own[seat])),
        supply=state.supply[seat],
        tiles=tuple(view_tile(state, seat, number) for number in bits(state.held[seat])),
        cards_in_hand=0 if state.hand[seat] == NO_CARD else 1,
        hand=terrain_id(state.hand[seat]) if seat == viewer else None,
        score=score,
    )


def view_tile(state: KingdomState, seat: int, number: int) -> TileView:
    board = state.board
    return TileView(
        LOCATION_IDS[board.kinds[number]], CELL_NAMES[board.locations[number]], tile_state(state, seat, number)
    )


def tile_state(state: KingdomState, seat: int, number: int) -> str:
    """Fresh, used, or new: gained this turn."""
    if seat != state.turn or state.usable >> number & 1:
        return "fresh"
    return "new" if state.gained >> number & 1 else "used"


def terrain_id(terrain: int) -> str | None:
    return None if terrain == NO_CARD else TERRAIN_IDS[terrain]


def by_terrain(counts: list[int]) -> dict[str, int]:
    return {TERRAIN_IDS[terrain]: count for terrain, count in enumerate(counts)}


def hidden_hands(state: KingdomState, viewer: int | None) -> list[int]:
    """The seats that hold a card the viewer does not know."""
    return [seat for seat in range(state.players) if seat != viewer and state.hand[seat] != NO_CARD]


def unseen(state: KingdomState, viewer: int | None) -> list[int]:
    """What a careful player can count: everything not seen elsewhere is in the deck or in a hidden hand."""
    counts = state.deck[:]
    for seat in hidden_hands(state, viewer):
        counts[state.hand[seat]] += 1
    return counts


def determinize(state: KingdomState, player: int, dice: Dice) -> KingdomState:
    """Deal hidden hands anew. Cards drawn before the last shuffle can only be swapped with each other."""
    copy = state.clone()
    hidden = hidden_hands(copy, player)
    for shuffle in {copy.drawn_in[seat] for seat in hidden}:
        seats = [seat for seat in hidden if copy.drawn_in[seat] == shuffle]
        if shuffle == copy.shuffles:
            deal_from_deck(copy, seats, dice)
        else:
            for seat, terrain in zip(seats, shuffled([copy.hand[seat] for seat in seats], dice), strict=True):
                copy.hand[seat] = terrain
    return copy


def deal_from_deck(state: KingdomState, seats: list[int], dice: Dice) -> None:
    """Those seats put their cards into the deck and draw again; there are cards enough, so nothing is reshuffled."""
    for seat in seats:
        state.deck[state.hand[seat]] += 1
    for seat in seats:
        state.hand[seat] = state.draw(dice)
