"""Travellers: settlements at the edge of the board."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.positions import CELLS, spread
from tests.games.kingdom_builder.scoring_positions import earned, on_edge, points, table


@pytest.mark.rule("KB-14.65")
def test_the_rulebooks_example_six_settlements_on_the_edge() -> None:
    assert points("travellers", "a1 c1 a9 t8 t11 l20  h9 b2 s9") == [6, 0]


@pytest.mark.rule("KB-14.64")
def test_a_corner_counts_once_and_seams_are_not_edge() -> None:
    assert points("travellers", "a1 t1", "a20 t20") == [2, 2]
    assert points("travellers", "j9 k9 h10 h11") == [0, 0]


@pytest.mark.rule("KB-14.12")
def test_the_whole_edge_counts() -> None:
    mountains = {"quadrants": ["quarry", "paddock", "oasis", "farm"]}
    assert points("travellers", *spread(on_edge(set(CELLS)), 38), **mountains) == [38, 38]


@pytest.mark.rule("KB-15.24")
def test_the_island_has_no_edge() -> None:
    assert points("travellers", "v1 u2 u3 y3 v5 a9", island="rope_bridge") == [1, 0]


@pytest.mark.rule("KB-14.12")
def test_travellers_name_each_settlement_that_pays() -> None:
    assert earned(table("travellers", "a1 h9 t10"), "travellers") == [(1, "a1"), (1, "t10")]
