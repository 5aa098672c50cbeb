"""Homesteaders: the quadrant where a player has most."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table

TWELVE = "h8 i8 j8 h9 i9 j9 h10 i10 j10 g8 e9 f9"


@pytest.mark.rule("KB-14.67")
def test_the_rulebooks_example_twelve_settlements_in_the_best_quadrant() -> None:
    assert points("homesteaders", f"{TWELVE}  k8 l8 k9 l9  h11 i11 j11  k16 l16") == [12, 0]


@pytest.mark.rule("KB-14.14")
@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        ("h8 i8 k8 l8", "", [2, 0]),  # of two quadrants with as many, one counts
        ("j10 k10 j11 k11", "", [1, 0]),
        ("h8 k16 l16 k17", "h9 i9", [3, 2]),  # to each the best one
        ("", TWELVE, [0, 12]),
    ],
)
def test_homesteaders_pay_for_one_quadrant(own: str, rival: str, worth: list[int]) -> None:
    assert points("homesteaders", own, rival) == worth


@pytest.mark.rule("KB-15.26")
def test_the_island_is_no_quadrant() -> None:
    assert points("homesteaders", "u3 v3 w3 w2 k8 h9", island="rope_bridge") == [1, 0]


@pytest.mark.rule("KB-14.14")
def test_homesteaders_name_the_settlements_of_that_quadrant() -> None:
    assert earned(table("homesteaders", "h8 k8 l8"), "homesteaders") == [(1, "k8"), (1, "l8")]
