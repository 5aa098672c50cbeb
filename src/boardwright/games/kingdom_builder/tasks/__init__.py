"""The tasks, one small file each; the class of a task is called like it."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.tasks.task import Task
from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.found import components

__all__ = ["TASKS", "Task"]

CLASSES: Final = components(Task, __name__)


def make(number: int) -> Task:
    name = CATALOG.tasks[number].id
    if name not in CLASSES:
        raise BadCatalog(f"task {name!r} has no scoring rule: there is no class of that name in tasks/")
    return CLASSES[name](number)


TASKS: Final[list[Task]] = [make(number) for number in range(len(CATALOG.tasks))]
