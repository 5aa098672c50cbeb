"""KB-15.6 and KB-15.7: where the capitols are put."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import boardwright as bw
from tests.games.kingdom_builder.positions import CELLS

EVERYTHING = ["nomads", "crossroads", "marshlands", "harvest", "capitol"]


def table(seed: int, **options: Any) -> dict[str, Any]:
    """What a spectator sees of a new game with capitols."""
    match = bw.new("kingdom_builder", players=2, seed=seed, options={"expansions": ["capitol"], **options})
    found: dict[str, Any] = match.view(None)
    return found


def place(cell: str) -> int:
    """Where the quadrant of a cell lies: 0 top left, 1 top right, 2 bottom left, 3 bottom right."""
    return 2 * (int(cell[1:]) > 10) + (cell[0] > "j")


def castles(view: dict[str, Any], quadrant: int) -> set[str]:
    """The castles of the quadrant at a place, read off the board's letters."""
    letters = dict(zip(CELLS, "".join(view["terrain"]), strict=True))
    return {cell for cell, letter in letters.items() if letter == "K" and place(cell) == quadrant}


@pytest.mark.rule("KB-15.6")
@pytest.mark.parametrize(
    ("quadrants", "expected"),
    [
        (["tavern", "paddock", "oasis", "farm"], []),
        (["tavern", "paddock", "harbor", "farm"], [2]),
        (["oracle", "paddock", "tower", "farm"], [0]),
        (["oracle", "paddock", "tower", "harbor"], [0, 3]),
        (["barn", "oracle", "harbor", "temple"], [1, 2]),
    ],
)
def test_a_capitol_is_put_on_a_castle_of_the_harbor_and_of_the_oracle_quadrant(
    quadrants: list[str], expected: list[int]
) -> None:
    for seed in range(20):
        view = table(seed, quadrants=quadrants)
        assert sorted(place(cell) for cell in view["capitols"]) == expected
        for cell in view["capitols"]:
            assert cell in castles(view, place(cell))


@pytest.mark.rule("KB-15.6")
def test_no_other_quadrant_gets_a_capitol() -> None:
    for seed in range(300):
        view = table(seed, expansions=EVERYTHING)
        ids = [quadrant["id"] for quadrant in view["quadrants"]]
        expected = [number for number, name in enumerate(ids) if name in ("harbor", "oracle")]
        assert sorted(place(cell) for cell in view["capitols"]) == expected


@pytest.mark.rule("KB-15.6")
def test_the_castle_under_a_capitol_is_still_a_castle() -> None:
    view = table(1, quadrants=["oracle", "paddock", "tower", "harbor"])
    assert set(view["capitols"]) < set(view["castles"])
    assert len(view["castles"]) == 2 + 1 + 1 + 2


@pytest.mark.rule("KB-15.7")
def test_chance_decides_which_of_the_two_castles_gets_it() -> None:
    quadrants = ["oracle", "paddock", "tower", "harbor"]
    tables = [table(seed, quadrants=quadrants, turned=[False] * 4) for seed in range(400)]
    found = Counter(tuple(sorted(view["capitols"])) for view in tables)
    pairs = {tuple(sorted((oracle, harbor))) for oracle in castles(tables[0], 0) for harbor in castles(tables[0], 3)}
    assert len(pairs) == 4
    assert set(found) == pairs
    assert all(abs(count - 100) < 30 for count in found.values())


@pytest.mark.rule("KB-15.7")
def test_a_turned_quadrant_has_its_capitol_on_one_of_its_castles_too() -> None:
    quadrants = ["oracle", "paddock", "tower", "harbor"]
    found = set()
    for seed in range(60):
        view = table(seed, quadrants=quadrants, turned=[True] * 4)
        (first,) = castles(view, 0) & set(view["capitols"])
        (second,) = castles(view, 3) & set(view["capitols"])
        found |= {first, second}
    assert len(found) == 4
