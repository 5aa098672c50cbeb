"""What a sensible player values: points, tiles that will be used again, chances within reach, and freedom of choice.

Estimates are in points. They look at one state only, so that bots can use them on imagined positions.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.actions import PLAYABLE
from boardwright.games.kingdom_builder.board import GRID, NEIGHBOURS, QUARTERS
from boardwright.games.kingdom_builder.cards import CARDS, PerSettlement, Tally
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.scoring import scores
from boardwright.games.kingdom_builder.state import KingdomState

#: An opponent's lead hurts, but less than own points please: there are other opponents, and other ways to catch up.
RIVAL: Final = 0.35
#: What one more use of a tile is worth: an extra settlement, or a better place for one.
PLACING_USE: Final = 0.9
MOVING_USE: Final = 0.7
#: Having to build beside own settlements is a burden: for each terrain they touch, for each turn to come.
BOUND_TERRAIN: Final = 0.45
#: A castle, a location or a paying cell that the next settlement could touch is worth a share of what it would bring.
WITHIN_REACH: Final = 0.25
#: The Farmers pay for the weakest quadrant only: settlements in the others are worth this much on the way there.
FARMERS_SHARE: Final = 0.4
#: Looking for a special cell to link for the Merchants, this many steps around an area.
LINK_STEPS: Final = 4
SETTLEMENTS_A_TURN: Final = CATALOG.mandatory + 1
MERCHANTS: Final = CATALOG.card("merchants")
FARMERS: Final = CATALOG.card("farmers")
CASTLE: Final = CATALOG.feature("castle").points


def advice(state: KingdomState, player: int) -> float:
    """How well the position suits the player: points against the best opponent's, plus prospects."""
    points = scores(state)
    best_other = max(points[seat] for seat in range(state.players) if seat != player)
    value = points[player] - RIVAL * best_other
    turns = turns_left(state)
    if turns:
        value += tiles(state, player, turns) + chances(state, player, turns) + plans(state, player)
        value -= BOUND_TERRAIN * bound_terrains(state, player) * min(turns, 4.0)
    return value


def turns_left(state: KingdomState) -> float:
    """How many more turns a player can expect."""
    return 0.0 if state.ending else min(state.supply) / SETTLEMENTS_A_TURN


def tiles(state: KingdomState, player: int, turns: float) -> float:
    """What the player's tiles will bring in the turns to come."""
    value = 0.0
    for number, kind in enumerate(state.board.kinds):
        if state.held[player] >> number & 1:
            value += turns * tile_use(kind)
    return value


def tile_use(kind: int) -> float:
    """What one use of a tile is worth."""
    return PLACING_USE if CATALOG.extras[kind].action.startswith("place") else MOVING_USE


def chances(state: KingdomState, player: int, turns: float) -> float:
    """What the next settlement could touch: a castle, a location with tiles, cells that a card pays for."""
    board = state.board
    open_cells = state.reach[player] & state.empty & board.buildable
    own = state.own[player]
    value = 0.0
    for castle in board.castles:
        if NEIGHBOURS[castle] & open_cells and not NEIGHBOURS[castle] & own:
            value += WITHIN_REACH * CASTLE
    for number, zone in enumerate(board.zones):
        if zone & open_cells and state.tiles_left[number] and not state.taken[player] >> number & 1:
            value += WITHIN_REACH * turns * tile_use(board.kinds[number])
    for number in state.cards:
        card = CARDS[number]
        if isinstance(card, PerSettlement):
            value += WITHIN_REACH * card.each * min(3, (card.paying(board) & open_cells).bit_count())
    return value


def plans(state: KingdomState, player: int) -> float:
    """Progress towards cards that pay late: links of the Merchants, quadrants of the Farmers."""
    value = 0.0
    if MERCHANTS in state.cards:
        value += links_begun(state, player)
    if FARMERS in state.cards:
        counts = sorted((state.own[player] & quarter).bit_count() for quarter in QUARTERS)
        value += FARMERS_SHARE * sum(min(count, counts[0] + 3) for count in counts[1:])
    return value


def links_begun(state: KingdomState, player: int) -> float:
    """For each area the nearest special cell that it does not touch yet, if it can still be reached."""
    each = CARDS[MERCHANTS].each
    free = state.empty & state.board.buildable
    value = 0.0
    for area in Tally(state, player).areas():
        wanted = [cell for cell in state.board.special if not NEIGHBOURS[cell] & area]
        around = area
        for steps in range(1, LINK_STEPS + 1):
            around |= GRID.near(around) & free
            if any(NEIGHBOURS[cell] & around for cell in wanted):
                value = max(value, each / (steps + 1))
                break
    return value


def bound_terrains(state: KingdomState, player: int) -> int:
    """On how many terrains the player would have to build beside own settlements."""
    reach = state.reach[player] & state.empty
    count = 0
    for terrain in PLAYABLE:
        if state.board.terrain[terrain] & reach:
            count += 1
    return count
