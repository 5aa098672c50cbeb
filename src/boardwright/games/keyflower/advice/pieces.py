"""What workers, skills and resources earn on winter tiles; remembered, for the same few are asked again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.keyflower.allocation import FAMILIES, SCORINGS, Group, Hand
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.state import GOLD, Four, Three

#: The tiles that score each sort of piece, as bit sets.
WORKER_TILES: Final = sum(1 << tile for tile, scoring in SCORINGS.items() if scoring.item == "worker")
SKILL_TILES: Final = sum(1 << tile for tile, scoring in SCORINGS.items() if scoring.item == "skill")
RESOURCE_TILES: Final = sum(1 << tile for tile, scoring in SCORINGS.items() if scoring.item == "resource")
PRINTED: Final = [tile.front.points if tile.kind == "winter" else 0 for tile in CATALOG.tiles]
SCORING_TILES: Final = WORKER_TILES | SKILL_TILES | RESOURCE_TILES


def earned(tiles: int, workers: Four, skills: Three, resources: Four, wild: bool) -> int:
    """The points that a bit set of scoring tiles earns with those pieces, gold's own points among them."""
    points = by_resources(tiles & RESOURCE_TILES, resources, wild)
    if tiles & WORKER_TILES:
        points += by_workers(tiles & WORKER_TILES, workers)
    if tiles & SKILL_TILES:
        points += by_skills(tiles & SKILL_TILES, skills)
    return points


def added(tile: int, tiles: int, workers: Four, skills: Three, resources: Four, wild: bool) -> int:
    """How many points more those pieces earn with one more scoring tile."""
    bit = 1 << tile
    if WORKER_TILES & bit:
        tiles &= WORKER_TILES
        return by_workers(tiles | bit, workers) - (by_workers(tiles, workers) if tiles else 0)
    if SKILL_TILES & bit:
        tiles &= SKILL_TILES
        return by_skills(tiles | bit, skills) - (by_skills(tiles, skills) if tiles else 0)
    if RESOURCE_TILES & bit:
        tiles &= RESOURCE_TILES
        return by_resources(tiles | bit, resources, wild) - by_resources(tiles, resources, wild)
    return 0


@lru_cache(1 << 14)
def by_workers(tiles: int, workers: Four) -> int:
    return hand("worker", tiles, [Group(kind, number) for kind, number in enumerate(workers) if number])


@lru_cache(1 << 14)
def by_skills(tiles: int, skills: Three) -> int:
    return hand("skill", tiles, [Group(kind, number) for kind, number in enumerate(skills) if number])


@lru_cache(1 << 14)
def by_resources(tiles: int, resources: Four, wild: bool) -> int:
    if not tiles:
        return resources[GOLD] * CATALOG.gold_points
    groups = [
        Group(kind, number, kind == GOLD or wild, own=CATALOG.gold_points if kind == GOLD else 0)
        for kind, number in enumerate(resources)
        if number
    ]
    return hand("resource", tiles, groups)


def hand(item: str, tiles: int, groups: list[Group]) -> int:
    owned = frozenset(tile for tile in SCORINGS if tiles >> tile & 1)
    return Hand(FAMILIES[item], owned, groups).best().points
