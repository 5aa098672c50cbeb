"""Scouts: settlements beside the terrain that left the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table

NO_GRASS: dict[str, Any] = {"scouted": "grass", "removed": {"grass": 5}}


@pytest.mark.rule("KB-13.16")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("m8", 1),  # forest, beside grass
        ("m8 m9 m10", 3),
        ("l8", 0),  # on grass itself
        ("l8 m8", 1),
        ("a1 t1", 0),  # no grass beside them
        ("o9", 1),  # water, beside the grass of p9
        ("g9 f9", 1),  # touches several grass cells, and counts once
    ],
)
def test_scouts_pay_beside_the_removed_terrain_but_not_on_it(own: str, worth: int) -> None:
    assert points("scouts", own, **NO_GRASS) == [worth, 0]


@pytest.mark.rule("KB-13.16")
def test_another_terrain_pays_for_other_cells() -> None:
    no_canyon: dict[str, Any] = {"scouted": "canyon", "removed": {"canyon": 5}}
    assert points("scouts", "l8 m8", **no_canyon) == [0, 0]
    assert points("scouts", "b6 b7 a5", **no_canyon) == [1, 0]  # on canyon, beside it, neither


@pytest.mark.rule("KB-13.16")
def test_a_rivals_settlement_does_not_cover_the_terrain() -> None:
    assert points("scouts", "m8", "l8 l9", **NO_GRASS) == [1, 0]


@pytest.mark.rule("KB-13.16")
def test_scouts_name_the_settlements_that_pay() -> None:
    assert earned(table("scouts", "l8 m8 a1", **NO_GRASS), "scouts") == [(1, "m8")]
