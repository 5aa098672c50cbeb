"""The tasks, one small file each; the class of a task is called like it."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.tasks.task import Task
from boardwright.toolkit.found import one_each

__all__ = ["TASKS", "Task"]

TASKS: Final[list[Task]] = one_each(Task, [task.id for task in CATALOG.tasks], __name__)
