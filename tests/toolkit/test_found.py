"""Classes are found by their names, and whoever has none is named."""

from __future__ import annotations

import pytest

from boardwright.games.kingdom_builder.tasks import TASKS, Task
from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.found import components, one_each, subclasses

HOME = "boardwright.games.kingdom_builder.tasks"


def test_a_class_is_found_by_its_name_in_small_letters() -> None:
    found = components(Task, HOME)
    assert {"home_country", "road", "compass_points"} <= set(found)
    assert found["home_country"].__name__ == "HomeCountry"


def test_there_is_one_object_for_each_name_in_their_order() -> None:
    made = one_each(Task, [task.id for task in TASKS], HOME)
    assert [type(task) for task in made] == [type(task) for task in TASKS]
    assert [task.id for task in made] == [task.id for task in TASKS]


def test_a_name_without_a_class_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadCatalog, match="Task 'bridge' has no class of that name; known are advance, compass_points"):
        one_each(Task, ["road", "bridge"], HOME)


def test_classes_of_other_packages_are_none_of_ours() -> None:
    assert list(subclasses(Task, "boardwright.games.kingdom_builder.cards")) == []
