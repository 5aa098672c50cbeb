"""Capitols: settlements around each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table

ON_M15: dict[str, Any] = {"capitols": ["m15"]}


@pytest.mark.rule("KB-15.11")
def test_the_rulebooks_example_four_settlements_around_a_capitol() -> None:
    near, farther = "l15 m14 k15 m13", "m12 j15 k13 p15"
    assert points("capitols", f"{near} {farther}", **ON_M15) == [4, 0]


@pytest.mark.rule("KB-15.1")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("l14 m14 l15 n15 l16 m16", 6),  # all that touch it
        ("l13 m13 n13 k14 n14 k15 o15 k16 n16 l17 m17 n17", 12),  # all two steps away
        ("k13 o13 j14 o14 j15 p15 j16 o16 k17 o17 k18 m18", 0),
    ],
)
def test_capitols_pay_up_to_two_cells_away(own: str, worth: int) -> None:
    assert points("capitols", own, **ON_M15) == [worth, 0]


@pytest.mark.rule("KB-15.1")
def test_capitols_pay_everybody_and_only_where_they_are() -> None:
    assert points("capitols", "l15", "m16 n15", **ON_M15) == [1, 2]
    assert points("capitols", "l19", "m20", **ON_M15) == [0, 0]  # at the other castle
    lines = [line.id for line in table("palaces", "l15").score_sheet[0].lines]
    assert "capitols" not in lines


@pytest.mark.rule("KB-15.8")
def test_the_castle_under_a_capitol_pays_and_counts_as_before() -> None:
    assert points("castles", "l15 m14", quadrants=["quarry", "tower", "fountain", "harbor"], capitols=["m15"]) == [3, 0]
    assert points("workers", "l15 m14", quadrants=["quarry", "tower", "fountain", "harbor"], capitols=["m15"]) == [2, 0]


@pytest.mark.rule("KB-15.9")
def test_a_settlement_near_two_capitols_earns_one_point() -> None:
    two: dict[str, Any] = {"quadrants": ["harbor", "tower", "oracle", "farm"], "capitols": ["c9", "d12"]}
    assert points("capitols", "c10 d10 c11 d11", **two) == [4, 0]
    assert points("capitols", "c8 d13 c10", **two) == [3, 0]
    assert points("capitols", "c8 d13 c10", **{**two, "capitols": ["c9"]}) == [2, 0]


@pytest.mark.rule("KB-15.10")
def test_what_lies_between_makes_no_difference() -> None:
    assert points("capitols", "k15", "l15", **ON_M15, walls="l14 l16") == [1, 1]


@pytest.mark.rule("KB-15.1", "KB-16.13")
def test_the_settlements_that_pay_are_named_after_the_palaces() -> None:
    match = table("capitols", "l15 m13 m12", **ON_M15)
    assert earned(match, "capitols") == [(1, "l15"), (1, "m13")]
    assert [line.id for line in match.score_sheet[0].lines][3:6] == ["castles", "palaces", "capitols"]
    (line,) = [line for line in match.score_sheet[0].lines if line.id == "capitols"]
    assert (line.rule, line.name.key) == ("KB-15.1", "score-capitols")
