"""What effects and scoring tiles count."""

from __future__ import annotations

from boardwright.games.boonlake.abilities import OF_TYPE
from boardwright.games.boonlake.board import largest_group
from boardwright.games.boonlake.canoes import RESOURCES_OF
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.vocabulary import (
    AT_BRIDGES,
    CONNECTED,
    LOWER_TRACK,
    OF_CARD_STEPS,
    OF_CARDS,
    OF_CATTLE,
    OF_COIN_STEPS,
    OF_HOUSES,
    OF_LEVERS,
    OF_RESOURCES,
    OF_VILLAGES,
    PAYING,
)


def measured(state: BoonlakeState, player: int, measure: int) -> int:
    """How many there are, by number of the vocabulary. Special projects are not among the cards of a type."""
    if measure < OF_RESOURCES:
        return state.presences(player, measure)
    if measure == OF_RESOURCES:
        return RESOURCES_OF[state.works[player]]
    if measure == OF_HOUSES:
        return state.houses[player]
    if measure == OF_VILLAGES:
        return state.villages[player]
    if measure == OF_CATTLE:
        return state.cattle[player]
    if measure == OF_COIN_STEPS:
        return state.coin_steps[player]
    if measure == OF_CARD_STEPS:
        return state.card_steps[player]
    if measure == LOWER_TRACK:
        return min(state.coin_steps[player], state.card_steps[player])
    if measure == OF_LEVERS:
        return state.levers[player].bit_count()
    if measure == CONNECTED:
        return largest_group(state.spaces_of(player))
    if measure == AT_BRIDGES:
        return state.at_bridges(player)
    if measure == PAYING:
        return state.paying(player)
    return (state.played[player] & OF_TYPE[measure - OF_CARDS]).bit_count()
