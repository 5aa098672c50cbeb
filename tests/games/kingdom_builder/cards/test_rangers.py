"""Rangers: rows with exactly one settlement."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import MIXED, earned, points, table


@pytest.mark.rule("KB-14.63")
def test_the_rulebooks_example_four_rows_with_one_settlement_each() -> None:
    assert points("rangers", "g8 h9 i10 a1  h11 i11 t12 o12 p12") == [8, 0]


@pytest.mark.rule("KB-14.11")
@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        ("h9 i9", "", 0),
        ("h9 t9 h8", "", 2),  # anywhere in the row
        ("h9", "i9", 2),  # other players' settlements are not counted
        ("", "h9", 0),
    ],
)
def test_rangers_pay_for_rows_with_exactly_one(own: str, rival: str, worth: int) -> None:
    assert points("rangers", own, rival)[0] == worth


@pytest.mark.rule("KB-15.29")
def test_rows_of_the_island_are_rows_of_their_own() -> None:
    assert points("rangers", "v2", island="tree_house") == [2, 0]
    assert points("rangers", "u2 a2", island="rope_bridge") == [4, 0]
    assert points("rangers", "u2 w2 a2", island="rope_bridge") == [2, 0]


@pytest.mark.rule("KB-12.17")
def test_pieces_count_in_their_rows() -> None:
    assert points("rangers", {"settlements": "l6", "wagon": "j3", "warriors": "a6"}, quadrants=list(MIXED)) == [2, 0]


@pytest.mark.rule("KB-14.11")
def test_rangers_name_the_lone_settlements() -> None:
    assert earned(table("rangers", "g8 h9 i9 a10"), "rangers") == [(2, "a10"), (2, "g8")]
