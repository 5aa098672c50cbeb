"""What a sensible player values: points first, then tiles that will be used again, and freedom of choice.

Estimates are in points. They look at one state only, so that bots can use them on imagined positions.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.scoring import scores
from boardwright.games.kingdom_builder.state import CARD_TERRAINS, KingdomState

#: What one more use of a tile is worth, by what it does: an extra settlement, or a better place for one.
PLACING_USE: Final = 0.9
MOVING_USE: Final = 0.7
#: Having to build beside own settlements is a burden: for each terrain they touch, while settlements are left.
BOUND_TERRAIN: Final = 0.45
#: A castle or a location within reach next turn is worth a little.
SETTLEMENTS_A_TURN: Final = CATALOG.mandatory + 1


def advice(state: KingdomState, player: int) -> float:
    """How well the position suits the player: the lead over the best opponent, plus prospects."""
    points = scores(state)
    best_other = max(points[seat] for seat in range(state.players) if seat != player)
    lead = points[player] - 0.35 * best_other
    return lead + prospects(state, player)


def prospects(state: KingdomState, player: int) -> float:
    """What tiles and freedom of choice will be worth in the turns to come."""
    turns = turns_left(state)
    value = 0.0
    for number, kind in enumerate(state.board.kinds):
        if state.held[player] >> number & 1:
            places = CATALOG.locations[kind].action.startswith("place")
            value += turns * (PLACING_USE if places else MOVING_USE)
    if turns:
        value -= BOUND_TERRAIN * bound_terrains(state, player) * min(turns, 4.0)
    return value


def turns_left(state: KingdomState) -> float:
    """How many more turns a player can expect."""
    if state.ending:
        return 0.0
    return min(state.supply) / SETTLEMENTS_A_TURN


def bound_terrains(state: KingdomState, player: int) -> int:
    """On how many terrains the player would have to build beside own settlements."""
    reach = state.reach[player] & state.empty
    count = 0
    for terrain in range(CARD_TERRAINS):
        if state.board.terrain[terrain] & reach:
            count += 1
    return count
