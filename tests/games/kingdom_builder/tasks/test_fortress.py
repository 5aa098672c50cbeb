"""Fortress: a settlement inside a ring of own ones."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table

RING = "l5 m5 k6 m6 l7 m7"  # around l6


@pytest.mark.rule("KB-12.10")
@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        (f"l6 {RING}", "", 6),
        (RING, "", 0),  # nothing in the middle
        (RING, "l6", 0),  # a rival in the middle
        (f"l6 {RING.replace('m7', '')}", "", 0),
        (f"l6 {RING.replace('m7', '')}", "m7", 0),
        (f"l6 {RING} l4 m4 k5 n5 j6 n6 k7", "", 6),  # once, though it is there several times
    ],
)
def test_a_fortress_is_a_settlement_with_six_own_ones_around(own: str, rival: str, worth: int) -> None:
    assert points("fortress", own, rival) == [worth, 0]


@pytest.mark.rule("KB-12.61")
def test_all_six_cells_must_exist() -> None:
    assert points("fortress", "a1 b1 a2") == [0, 0]
    assert points("fortress", "t2 s2 t1 t3") == [0, 0]


@pytest.mark.rule("KB-12.17")
def test_a_city_hall_is_a_fortress_and_pieces_may_stand_in_the_ring() -> None:
    assert points("fortress", {"hall": "l6"}) == [6, 0]
    assert points("fortress", {"settlements": "l6 l5 m5 k6 m6", "warriors": "l7", "wagon": "m7"}) == [6, 0]


@pytest.mark.rule("KB-12.58")
def test_everybody_who_has_one_is_paid() -> None:
    another = "i14 i13 j13 h14 j14 i15 j15"
    assert points("fortress", f"l6 {RING}", another, "a1 b1") == [6, 6, 0]


@pytest.mark.rule("KB-15.30")
def test_a_fortress_can_stand_on_the_island() -> None:
    assert points("fortress", "v2 v1 w1 u2 w2 v3 w3", island="tree_house") == [6, 0]
    assert points("fortress", "v1 w1 u2 v2", island="tree_house") == [0, 0]  # v1 is at the rim


@pytest.mark.rule("KB-12.10")
def test_the_ring_is_named() -> None:
    assert earned(table("fortress", f"l6 {RING} a1"), "fortress") == [(6, "l5 m5 k6 l6 m6 l7 m7")]
