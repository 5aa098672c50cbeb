"""What boats are worth: their cargo, and in winter the boats themselves."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.keyflower.advice.ground import CARRIES, tiles_of
from boardwright.games.keyflower.advice.worth import FURTHER, GREENER, POINTS, SKILL, WORKER
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.loops import longest_loop
from boardwright.games.keyflower.scoring import EARNS_BY
from boardwright.games.keyflower.state import GREEN, WINTER, Cargo, KeyflowerState
from boardwright.games.keyflower.steps.transport import COSTS, DOUBLE, TIMES
from boardwright.games.keyflower.village import ROAD, WATER, Placed, Village, build

#: The share of workers that count for no winter tile.
SPARE: Final = 0.7
#: By tile, how many roads it has.
ROADS: Final = [tile.edges.count(ROAD) for tile in CATALOG.tiles]


def cargo_worth(cargo: Cargo, season: int) -> float:
    """What a cargo is worth at the end of a season."""
    worker = (WORKER[season] + FURTHER[season]) / 2
    return worker * sum(cargo.workers) + GREENER[season] * cargo.workers[GREEN] + SKILL[season] * sum(cargo.skills)


def loop_points(village: Village) -> float:
    """The tiles of the longest loop; tiles with a single road or none are never part of it."""
    return loop_of(tuple([placed for placed in village.tiles if ROADS[placed.tile] > 1]))


@lru_cache(1 << 11)
def loop_of(tiles: tuple[Placed, ...]) -> float:
    """How long the loop of those tiles is, whatever lies beside them."""
    return float(len(longest_loop(build(tiles))))


@lru_cache(1 << 12)
def chain_length(village: Village) -> int:
    """How many tiles hang together by water, the home tile among them."""
    joined = village.joined(WATER, WATER)
    found = [village.tiles[0].tile]
    for here in found:
        found.extend([other for other in joined[here] if other >= 0 and other not in found])
    return len(found)


def boat_points(village: Village, upgraded: int, boat: int, powers: int, workers: int) -> float:
    """About what a boat would earn beside that village; ``upgraded`` are tiles of the village."""
    if EARNS_BY[boat] == "any":
        return SPARE * workers
    return by_village(village, upgraded, boat, powers & DOUBLE != 0)


@lru_cache(1 << 12)
def by_village(village: Village, upgraded: int, boat: int, double: bool) -> float:
    """What a boat earns by the tiles of a village alone."""
    way = EARNS_BY[boat]
    if way == "transport":
        steps = sum([CARRIES[placed.tile][upgraded >> placed.tile & 1] for placed in village.tiles])
        return float(steps * (TIMES if double else 1))
    if way == "loop":
        return loop_points(village)
    if way == "chain":
        table = chain_table(boat)
        there = any(placed.tile == boat for placed in village.tiles)
        return float(table[min(chain_length(village) - (1 if there else 0), len(table) - 1)])
    points = float(CATALOG.tiles[boat].front.points)
    if way == "flip":
        gains = [
            POINTS[placed.tile][1] - POINTS[placed.tile][0]
            for placed in village.tiles
            if COSTS[placed.tile] is not None and not upgraded >> placed.tile & 1
        ]
        return points + max(gains, default=0)
    return points


def chain_table(boat: int) -> tuple[int, ...]:
    scoring = CATALOG.tiles[boat].scoring
    assert scoring is not None
    return scoring.table


def boat_choice(state: KeyflowerState, player: int, workers: int) -> list[float]:
    """What the boats still to be had are worth to the player, the best first."""
    if state.season == WINTER:
        taken = [tile for won in state.won for tile in won]
        village = state.villages[player]
        upgraded = state.upgraded & tiles_of(village)
        values = [
            boat_points(village, upgraded, boat, state.powers[player], workers)
            for boat in state.boats
            if boat not in taken and state.owner[boat] < 0
        ]
    else:
        values = [cargo_worth(cargo, state.season) for cargo in state.cargo if cargo is not None]
    values.sort(reverse=True)
    return values
