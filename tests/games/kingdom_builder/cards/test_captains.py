"""Captains: settlements that touch at least three others."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import MIXED, earned, points, table


@pytest.mark.rule("KB-13.15")
@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        ("i9 h9 j9 i10", "", 1),  # i9 touches all three others, j9 and i10 two each, h9 one
        ("i9 h9 j9", "i10", 0),  # a rival does not count
        ("i9 h9 j9 h8 i8 h10 i10", "", 7),  # a ring: the middle touches six, each of the ring three
        ("h9 i9 j9 k9 l9", "", 0),
        ("i9 h9 h8 i10", "", 1),
        ("i9 h9 j9 h8 i8", "", 3),  # i9 touches four, h8 and i8 three each
    ],
)
def test_captains_pay_for_settlements_beside_three_others(own: str, rival: str, worth: int) -> None:
    assert points("captains", own, rival)[0] == worth


@pytest.mark.rule("KB-13.75", "KB-12.17")
def test_each_cell_of_a_city_hall_and_every_piece_is_a_settlement() -> None:
    assert points("captains", {"hall": "l6"}, quadrants=list(MIXED)) == [7, 0]
    pieces = {"settlements": "l6", "warriors": "k6", "wagon": "m6", "ship": "o1"}
    assert points("captains", pieces, quadrants=list(MIXED)) == [0, 0]
    assert points("captains", {**pieces, "settlements": "l6 l5"}, quadrants=list(MIXED)) == [1, 0]


@pytest.mark.rule("KB-13.15")
def test_captains_name_the_settlements_that_pay() -> None:
    assert earned(table("captains", "i9 h9 j9 i10"), "captains") == [(1, "i9")]
