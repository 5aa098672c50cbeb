"""Chainers: settlements that touch exactly two others."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import MIXED, earned, points, table


@pytest.mark.rule("KB-14.66")
def test_the_rulebooks_example_four_in_the_middle_of_a_chain() -> None:
    assert points("chainers", "g9 h9 i9 j9 k9 l9") == [4, 0]  # the ends touch one each
    assert points("chainers", "g9 h9 i9 j9 k9 l9 h8") == [3, 0]  # h9 and i9 touch three now, h8 touches two


@pytest.mark.rule("KB-14.13")
@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        ("h9 i9", "", 0),
        ("h9 i9 j9", "", 1),
        ("h9 i9 h8", "", 3),  # a triangle: each touches two
        ("h9 j9", "i9", 0),  # a rival is no link
        ("i9 h9 j9 h8 i8 h10 i10", "", 0),  # a ring around a settlement: three, and six
        ("h9 j9 h8 i8 h10 i10", "", 6),  # an empty ring
    ],
)
def test_chainers_pay_for_settlements_beside_exactly_two(own: str, rival: str, worth: int) -> None:
    assert points("chainers", own, rival)[0] == worth


@pytest.mark.rule("KB-13.75")
def test_each_cell_of_a_city_hall_is_a_settlement() -> None:
    assert points("chainers", {"hall": "l6"}, quadrants=list(MIXED)) == [0, 0]  # they touch three, and six
    assert points("chainers", {"hall": "l6", "settlements": "n6"}, quadrants=list(MIXED)) == [0, 0]
    assert points("chainers", {"hall": "l6", "settlements": "l4"}, quadrants=list(MIXED)) == [1, 0]  # l5 and m5


@pytest.mark.rule("KB-14.13")
def test_chainers_name_the_settlements_that_pay() -> None:
    assert earned(table("chainers", "g9 h9 i9 j9 h8"), "chainers") == [(1, "h8")]
