"""The tasks, one small file each, in the order of the catalogue."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.tasks.advance import Advance
from boardwright.games.kingdom_builder.tasks.compass_points import CompassPoints
from boardwright.games.kingdom_builder.tasks.fortress import Fortress
from boardwright.games.kingdom_builder.tasks.home_country import HomeCountry
from boardwright.games.kingdom_builder.tasks.place_of_refuge import PlaceOfRefuge
from boardwright.games.kingdom_builder.tasks.road import Road
from boardwright.games.kingdom_builder.tasks.task import Task
from boardwright.kernel.errors import BadCatalog

__all__ = ["TASKS", "Task"]

CLASSES: Final[dict[str, type[Task]]] = {
    "home_country": HomeCountry,
    "fortress": Fortress,
    "road": Road,
    "place_of_refuge": PlaceOfRefuge,
    "advance": Advance,
    "compass_points": CompassPoints,
}


def make(number: int) -> Task:
    name = CATALOG.tasks[number].id
    if name not in CLASSES:
        raise BadCatalog(f"task {name!r} has no scoring rule; known are {', '.join(CLASSES)}")
    return CLASSES[name](number)


TASKS: Final[list[Task]] = [make(number) for number in range(len(CATALOG.tasks))]
