"""The best use of items at the end, found the slow way: every item goes to every place it may go to.

Independent of the fast code and of the catalogue's numbers: tiles by name, points as printed. What lies on a tile as a
whole is judged when all items are placed; equal piles on all tiles are kept once, with the most points on the side.
"""

from __future__ import annotations

from collections.abc import Callable

WOOD, STONE, IRON, GOLD = range(4)
#: Points for each item, front and back, and the kind.
STORAGE = {
    "timber_yard": (2, 3, WOOD),
    "stone_yard": (2, 3, STONE),
    "blacksmith": (2, 3, IRON),
    "barn": (1, 2, None),
}
#: A pile is what lies on one tile, by kind; all piles of one sort of item by tile.
Pile = tuple[int, ...]
Piles = tuple[Pile, ...]
Value = Callable[[Pile], int]
#: Tiles on whose piles kinds do not matter: these are counted as one.
ANY_KIND = ("apothecary", "key_guild", "windmill")
#: For an item the piles it may go to (by place), and the most points it has if it goes to none.
Item = tuple[int, list[int], int]


class Table:
    """What a player has: tiles by name, resources as (kind, name of the storage tile or empty)."""

    def __init__(
        self,
        workers: list[int],
        skills: list[int],
        resources: list[tuple[int, str]],
        tiles: set[str],
        upgraded: set[str],
        purple: bool,
        wild: bool,
        wild_points: bool,
        free_storage: bool,
    ) -> None:
        self.workers = workers
        self.skills = skills
        self.resources = resources
        self.tiles = tiles
        self.upgraded = upgraded
        self.purple = purple
        self.wild = wild
        self.wild_points = wild_points
        self.free_storage = free_storage


def place(items: list[Item], values: dict[str, Value], kinds: int) -> int:
    """Put every item on every pile it may go to, or aside; the most points that come of it."""
    nothing: Piles = ((0,) * kinds,) * len(values)
    reached = {nothing: 0}
    mixed = [name in ANY_KIND for name in values]
    for kind, allowed, aside in items:
        after: dict[Piles, int] = {}
        for piles, points in reached.items():
            after[piles] = max(after.get(piles, 0), points + aside)
            for pile in allowed:
                grown = list(piles)
                one = list(grown[pile])
                one[0 if mixed[pile] else kind] += 1
                grown[pile] = tuple(one)
                key = tuple(grown)
                after[key] = max(after.get(key, 0), points)
        reached = after
    return max(
        points + sum(value(pile) for value, pile in zip(values.values(), piles, strict=True))
        for piles, points in reached.items()
    )


def worker_points(table: Table, workers: list[int]) -> int:
    values: dict[str, Value] = {
        "craftsmans_guild": lambda pile: 3 * min(pile[:3]),
        "apothecary": lambda pile: 3 * (sum(pile) // 5),
        "village_hall": max,
    }
    owned = [name for name in values if name in table.tiles]
    items: list[Item] = []
    for colour in workers:
        aside = 0
        if "white_wind" in table.tiles:
            aside = 1
        if colour == 3 and "key_market" in table.tiles:
            aside = 2
        items.append((colour, list(range(len(owned))), aside))
    return place(items, {name: values[name] for name in owned}, 4)


def skill_points(table: Table, skills: list[int]) -> int:
    values: dict[str, Value] = {
        "scribes": lambda pile: 10 * min(pile),
        "scholar": lambda pile: 3 * max(pile),
        "key_guild": lambda pile: 10 * (sum(pile) // 5),
    }
    owned = [name for name in values if name in table.tiles]
    return place([(kind, list(range(len(owned))), 0) for kind in skills], {name: values[name] for name in owned}, 3)


def mercer_sets(pile: Pile, wild: bool) -> int:
    """So many sets that all lacks can be made up with gold."""
    if wild:
        return sum(pile) // 3
    sets = 0
    while sum(max(0, sets + 1 - pile[kind]) for kind in (WOOD, STONE, IRON)) <= pile[GOLD]:
        sets += 1
    return sets


def resource_points(table: Table, resources: list[tuple[int, str]]) -> int:
    values: dict[str, Value] = {
        "mercers_guild": lambda pile: 5 * mercer_sets(pile, table.wild),
        "windmill": lambda pile: 5 * (sum(pile) // 5),
        "watermill": lambda pile: sum(pile) if table.wild else max(pile[:3]) + pile[GOLD],
    }
    owned = [name for name in values if name in table.tiles]
    items: list[Item] = []
    fixed = 0
    for kind, storage in resources:
        aside = 0
        if kind == GOLD or (table.wild and table.wild_points):
            aside = 1
        if "jeweller" in table.tiles and (kind == GOLD or table.wild):
            aside = 2
        if storage:
            front, back, asked = STORAGE[storage]
            each = back if storage in table.upgraded else front
            natural = kind != GOLD and asked in (None, kind)
            if natural and not table.free_storage:
                fixed += each
                continue
            if natural or kind == GOLD or table.wild:
                aside = max(aside, each)
        items.append((kind, list(range(len(owned))), aside))
    return fixed + place(items, {name: values[name] for name in owned}, 4)


def slow_best(table: Table) -> int:
    """The most points there are, over all roles of the purple figure, none included."""
    workers = worker_points(table, table.workers)
    skills = skill_points(table, table.skills)
    resources = resource_points(table, table.resources)
    found = [workers + skills + resources]
    if table.purple:
        found += [worker_points(table, [*table.workers, colour]) + skills + resources for colour in range(4)]
        found += [workers + skill_points(table, [*table.skills, kind]) + resources for kind in range(3)]
        found += [workers + skills + resource_points(table, [*table.resources, (kind, "")]) for kind in range(4)]
        for name, (front, back, _) in STORAGE.items():
            if name in table.tiles:
                found.append(workers + skills + resources + (back if name in table.upgraded else front))
    return max(found)
