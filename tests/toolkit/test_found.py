"""Classes of components are found in their folder, by their ids; laws complain of what is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.toolkit.found import components, subclasses
from boardwright.toolkit.laws import conserved


class Component:
    """What the classes of the folder derive from."""


MODULE = "from tests.toolkit.test_found import Component\n\n\nclass {name}(Component):\n    pass\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.syspath_prepend(str(tmp_path))
    home = tmp_path / "sample_tiles"
    home.mkdir()
    (home / "__init__.py").touch()
    for file, name in (("farm", "Farm"), ("halls", "CityHall")):
        (home / f"{file}.py").write_text(MODULE.format(name=name), encoding="utf-8")
    return home.name


def test_every_class_of_a_folder_is_found_by_its_id(folder: str) -> None:
    found = components(Component, folder)
    assert {name: made.__name__ for name, made in found.items()} == {"farm": "Farm", "city_hall": "CityHall"}
    assert not list(subclasses(Component, "sample_til")), "another package is another package"


@pytest.mark.parametrize(
    ("places", "complaints"),
    [
        ([(4, 1), (0, 2)], []),
        ([(4, 1), (0, 1)], ["there are 2 sacks of the kind oats"]),
        ([(5, 1), (-1, 2)], ["somewhere there are less than no sacks"]),
        ([], ["there are 0 sacks of the kind rye", "there are 0 sacks of the kind oats"]),
    ],
)
def test_pieces_are_conserved(places: list[tuple[int, ...]], complaints: list[str]) -> None:
    assert list(conserved("sacks", ("rye", "oats"), (4, 3), places)) == complaints
