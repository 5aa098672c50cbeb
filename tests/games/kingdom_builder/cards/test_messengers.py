"""Messengers: the two settlements of an area that are farthest apart."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table


@pytest.mark.rule("KB-13.68")
def test_the_rulebooks_example_a_way_of_eight_cells_is_worth_sixteen() -> None:
    assert points("messengers", "g9 h9 i9 j9 k9 l9 m9 n9") == [16, 0]
    assert points("messengers", "g10 h10 h9 h8 i8 j8 k8 l8 m9 n9") == [16, 0]  # a bent one; g10 and n9 are the ends


@pytest.mark.rule("KB-13.12")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("h9 i9", 4),
        ("h8 h9 h10", 6),  # straight down takes two steps
        ("h8 i8 j8 j9 j10 i10 h10", 8),  # seven settlements, but h8 and j10 are three steps apart
        ("h9 i9 j9 l9 m9 n9", 6),  # two areas: one counts
        ("h9 i9 j9 j10 l9 m9", 8),
        ("a9 b9 c9 t9", 6),  # t9 is far, but of another area
    ],
)
def test_messengers_pay_for_the_cells_of_the_shortest_way(own: str, worth: int) -> None:
    assert points("messengers", own) == [worth, 0]


@pytest.mark.rule("KB-13.67")
def test_what_lies_on_the_way_makes_no_difference() -> None:
    around_the_castle = "k12 l11 m11 m12"  # l12 lies between k12 and m12
    assert points("messengers", around_the_castle) == [6, 0]
    assert points("messengers", "h8 i8 j8 j9 j10 i10 h10", "i9 h9") == [8, 4]


@pytest.mark.rule("KB-13.67")
def test_lone_settlements_earn_nothing() -> None:
    assert points("messengers", "a1 h9 t20", "") == [0, 0]
    assert points("messengers", "h9 j9", "i9") == [0, 0]


@pytest.mark.rule("KB-13.12")
def test_messengers_name_the_two_ends() -> None:
    assert earned(table("messengers", "h9 i9 j9 k9 k10 a1"), "messengers") == [(10, "h9 k10")]
    assert earned(table("messengers", "a1 h9"), "messengers") == []
