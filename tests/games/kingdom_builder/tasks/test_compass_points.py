"""Compass Points: all four edges."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table


@pytest.mark.rule("KB-12.14")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("c1 t9 c20 a9", 10),
        ("c1 t9 c20", 0),
        ("c1 t9 a9 a13 k1", 0),  # nothing at the bottom
        ("c2 t9 c20 a9", 0),
        ("", 0),
    ],
)
def test_compass_points_needs_a_settlement_at_each_edge(own: str, worth: int) -> None:
    assert points("compass_points", own) == [worth, 0]


@pytest.mark.rule("KB-12.65")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("a1 t20", 0),  # two settlements cannot serve four edges
        ("a1 t9 c20", 0),  # the corner serves the top or the left
        ("a1 t1 c20", 0),
        ("a1 t9 c20 a9", 10),  # the top, as a9 serves the left
        ("a1 t9 c20 c1", 10),  # the left, as c1 serves the top
        ("a1 t1 t20 a20", 10),  # each corner serves one edge
        ("a1 t1 a20", 0),
        ("a1 t1 c20 a9", 10),
        ("a1 t1 a20 b20", 10),
        ("a1 c1 d1 t20", 0),  # of left, right and bottom one stays without
    ],
)
def test_a_corner_serves_one_edge(own: str, worth: int) -> None:
    assert points("compass_points", own) == [worth, 0]
    assert points("compass_points", own, corners="one_edge") == [worth, 0]


@pytest.mark.rule("KB-12.66")
@pytest.mark.parametrize(("own", "worth"), [("a1 t20", 10), ("a1 t9 c20", 10), ("a1 t1 c20", 10), ("a1 t1", 0)])
def test_with_both_edges_a_corner_serves_two(own: str, worth: int) -> None:
    assert points("compass_points", own, corners="both_edges") == [worth, 0]


@pytest.mark.rule("KB-12.58", "KB-12.17")
def test_it_pays_everybody_once_and_pieces_count() -> None:
    pieces = {"settlements": "d1 a5", "warriors": "t14", "wagon": "d20"}
    assert points("compass_points", "c1 k1 t9 t13 c20 a9", pieces, "f1") == [10, 10, 0]


@pytest.mark.rule("KB-15.24")
def test_the_island_has_no_edge() -> None:
    assert points("compass_points", "c1 t9 c20 u3 y3", island="rope_bridge") == [0, 0]


@pytest.mark.rule("KB-12.14")
def test_one_settlement_for_each_edge_is_named() -> None:
    assert earned(table("compass_points", "a1 c1 t9 c20 l6"), "compass_points") == [(10, "a1 c1 t9 c20")]
