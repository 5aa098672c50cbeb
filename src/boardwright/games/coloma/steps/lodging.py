"""Guests of hotels: dudes of the cabin who sleep there until the end of the year."""

from __future__ import annotations

from boardwright.games.coloma import events
from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.state import ColomaState
from boardwright.kernel.steps import bits


def beds(state: ColomaState, player: int) -> int:
    """How many guests the player's hotels take."""
    return sum([CATALOG.hotels[hotel].guests for hotel in bits(state.lodges[player])])


def lodge(state: ColomaState, player: int) -> None:
    """A dude of the cabin goes to the first free bed."""
    places = [
        CATALOG.hotels[hotel].guest_points
        for hotel in bits(state.lodges[player])
        for _ in range(CATALOG.hotels[hotel].guests)
    ]
    points = places[state.guests[player]]
    state.cabin[player] -= 1
    state.guests[player] += 1
    state.points[player] += points
    if state.journal is not None:
        state.journal.append(events.lodged(player, points))
