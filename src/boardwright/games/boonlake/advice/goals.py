"""What scoring tiles are worth: one of those without a marker in each scoring to come, by the chance to meet it."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from math import exp
from typing import Final

from boardwright.games.boonlake.advice.clock import Clock
from boardwright.games.boonlake.advice.prices import GOODS_BY_LEFT
from boardwright.games.boonlake.catalog import CATALOG, SCORINGS
from boardwright.games.boonlake.measures import measured
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.steps.interim import jokers_of, open_areas
from boardwright.games.boonlake.vocabulary import (
    AT_BRIDGES,
    COIN,
    CONNECTED,
    INHABITANT,
    LOWER_TRACK,
    OF_CARD_STEPS,
    OF_CARDS,
    OF_CATTLE,
    OF_COIN_STEPS,
    OF_LEVERS,
    OF_RESOURCES,
    OF_VILLAGES,
    VASE,
)

#: How much of a measure comes with each turn, unless it is said.
RATE: Final = 0.25
RATES: Final = {
    OF_RESOURCES: 0.18,
    OF_VILLAGES: 0.15,
    OF_CATTLE: 0.2,
    OF_LEVERS: 0.3,
    CONNECTED: 0.25,
    AT_BRIDGES: 0.15,
    OF_CARDS: 0.3,
    OF_CARDS + 1: 0.3,
}
STEEP: Final = 2.0
#: What the actions of a scoring can still change.
CHANGEABLE: Final = (OF_VILLAGES, OF_COIN_STEPS, OF_CARD_STEPS, LOWER_TRACK, OF_CARDS, OF_CARDS + 1, OF_CARDS + 2)
#: What the coins and resources of an own project count for.
OWN_COINS: Final = 0.2
OWN_RESOURCES: Final = 0.3
MARKERS: Final = CATALOG.scoring.markers


def goals(state: BoonlakeState, player: int, clock: Clock) -> float:
    """The markers to come, each under the tile that suits it."""
    if not state.goals:
        return 0.0
    areas = open_areas(state, player)
    numbers = range(SCORINGS - len(areas), SCORINGS)
    rows = tuple(
        [values(state, player, state.goals[area], 2 if area == player else 1, numbers.start, clock) for area in areas]
    )
    return best_order(rows)


@lru_cache(1 << 13)
def best_order(rows: tuple[tuple[float, ...], ...]) -> float:
    """The most that the tiles bring, one in each scoring."""
    if len(rows) == 1:
        return rows[0][0]
    return max(
        [sum([rows[row][number] for number, row in enumerate(order)]) for order in permutations(range(len(rows)))],
        default=0.0,
    )


def values(state: BoonlakeState, player: int, goal: int, double: int, first: int, clock: Clock) -> tuple[float, ...]:
    """By scoring, from the first on: what a marker under the tile may bring."""
    entry = CATALOG.goals[goal]
    if entry.kind == "payment":
        pieces = state.ranch[player] if entry.good == "inhabitant" else state.vases[player] if entry.good else 0
        return paid(goal, double, pieces, state.coins[player], first, clock)
    have = [measured(state, player, measure) for measure in entry.measures]
    return met(goal, double, tuple(have), jokers_of(state, player, entry.measures), first, clock)


def first_goal(state: BoonlakeState, player: int, goal: int, clock: Clock) -> float:
    """What it is worth to have a scoring tile as one's own: the marker, and twice the points of its project."""
    project = CATALOG.goals[goal].project
    gain = project.points - OWN_COINS * project.coin - OWN_RESOURCES * sum(project.resources)
    return max(values(state, player, goal, 2, 0, clock)) + gain


@lru_cache(1 << 13)
def met(goal: int, double: int, have: tuple[int, ...], jokers: int, first: int, clock: Clock) -> tuple[float, ...]:
    entry = CATALOG.goals[goal]
    rate = RATES.get(entry.measures[0], RATE)
    found: list[float] = []
    for number in range(first, SCORINGS):
        if len(have) == 1:
            missing = max(0, entry.needs[number] - have[0])
        else:
            need, other = entry.needs[number], entry.others[number]
            one, two = have
            straight = max(0, need - one) + max(0, other - two)
            missing = max(0, min(straight, max(0, need - two) + max(0, other - one)) - jokers)
        chance = 1.0 if not missing else 1.0 / (1.0 + exp(STEEP * (missing - 0.4 - rate * clock.until[number])))
        if missing and clock.last and (missing > clock.actions or entry.measures[0] not in CHANGEABLE):
            chance = 0.0
        found.append(double * MARKERS[number] * (2.0 * chance - 1.0))
    return tuple(found)


@lru_cache(1 << 13)
def paid(goal: int, double: int, pieces: int, coins: int, first: int, clock: Clock) -> tuple[float, ...]:
    entry = CATALOG.goals[goal]
    goods = GOODS_BY_LEFT[max(1, clock.turns)]
    good = INHABITANT if entry.good == "inhabitant" else VASE
    each = min(entry.coin * goods[COIN], goods[good]) if entry.good else entry.coin * goods[COIN]
    found: list[float] = []
    for number in range(first, SCORINGS):
        times = entry.needs[number]
        missing = max(0.0, times - pieces - coins / entry.coin)
        chance = 1.0 if not missing else 1.0 / (1.0 + exp(STEEP * (missing - 0.4 - 0.5 * clock.until[number])))
        if missing and clock.last:
            chance = 0.0
        points = double * MARKERS[number]
        found.append(chance * (times * (entry.each - each) + 2.0 * points) - points)
    return tuple(found)
