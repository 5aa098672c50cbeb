"""Boards with quadrants of Harvest, and what its tests ask of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.match.match import Match
from tests.games.kingdom_builder.expansions import buildable, expanded, land
from tests.games.kingdom_builder.positions import neighbours, play

#: Towers at f4 and c8, Paddocks at s3 and l7, Taverns at c17 and h17, Bazaar at l14, Watermill at q13; castles at h7,
#: p8 and d14, the silo at n19, farmland at the lower edge (r20, s20).
WITH_BASE = ("tower", "paddock", "tavern", "bazaar_watermill")
#: Bazaar at b4, Watermill at g3, Barracks at n4, Crossroads at r5, Temples at c13 and i18, Cathedral at o12,
#: Watchtower at n17; silos at d9 and s14.
WITH_PIECES = ("bazaar_watermill", "barracks_crossroads", "temple", "cathedral_watchtower")
#: Mountain Station at e5, Cabin at i7, Villages at r5 and n7, Quarry at e13, Fountains at o12 and o19; nomad cells at
#: o4, c16, h16 and f18, the palace at s17, the silo at d9.
WITH_WALLS = ("mountain_station_cabin", "village", "quarry", "fountain")


def beside(quadrants: Sequence[str], *kinds: str) -> set[str]:
    """The buildable cells that touch a cell of those kinds."""
    return buildable(quadrants) & neighbours(*land(quadrants, *kinds))


def free_beside(quadrants: Sequence[str], *cells: str, taken: str = "") -> set[str]:
    """The buildable cells that touch one of those cells, without the cells themselves and those taken."""
    return (buildable(quadrants) & neighbours(*cells)) - set(cells) - set(taken.split())


def last_turn(quadrants: Sequence[str], settlements: str, *others: str | Mapping[str, Any], **fields: Any) -> Match:
    """Seat 0 has nothing left to do but to end the last turn of the game; seat 1 began it."""
    return expanded(quadrants, settlements, *others, **{"placed": 3, "last_round": True, "first": 1, **fields})


def after_the_last_turn(
    quadrants: Sequence[str], settlements: str, *others: str | Mapping[str, Any], **fields: Any
) -> Match:
    """The last turn has been seat 0's and is over."""
    match = last_turn(quadrants, settlements, *others, **fields)
    play(match, "end-turn")
    return match
