"""What tents are worth: in regions, on events, in the cabin; and a wagon that stands near free regions."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from boardwright.games.coloma.advice.prices import EVENT_TENTS, FADE, GOODS, TIE_BREAK
from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.steps.placing import TOUCHING
from boardwright.kernel.steps import bits

REGION_POINTS: Final = CATALOG.tent_points
#: What each further region brings; beyond the last one nothing.
NEXT: Final[list[int]] = [
    *[more - points for points, more in pairwise(REGION_POINTS)],
    *([0] * (CATALOG.tents + 1)),
]
#: The share of what the next region brings that a tent in the cabin is worth, and more with the wagon beside one.
TENT: Final = 0.36
READY: Final = 0.3
#: The same of the wagon alone, without a tent.
WAGON: Final = 0.1
#: What a tent is worth that will find no region, by itself.
SPARE: Final = 0.35


def frontier(state: ColomaState, player: int, left: int) -> float:
    """Tents in regions, tents for them, and the way there."""
    there = state.regions[player].bit_count()
    tents = state.tents[player]
    share = FADE[left]
    value = float(REGION_POINTS[there]) + TIE_BREAK * tents
    for number in range(tents):
        value += share * max(TENT * NEXT[there + number], SPARE * GOODS[3])
    return value + nearness(state, player, left, state.wagons[player])


def nearness(state: ColomaState, player: int, left: int, space: int) -> float:
    """What it is worth to have the wagon on a space: tents can be pitched in the regions that touch it."""
    free = TOUCHING[space] & ~state.regions[player]
    if not free:
        return 0.0
    there = state.regions[player].bit_count()
    ready = min(state.tents[player], free.bit_count())
    if not ready:
        return FADE[left] * WAGON * NEXT[there]
    return FADE[left] * READY * sum(NEXT[there : there + ready])


def event_tents(state: ColomaState, player: int, rounds: int) -> float:
    """Tents that double events which will still happen."""
    value = 0.0
    for site in bits(state.events[player]):
        value += EVENT_TENTS[site][rounds]
    return value
