"""Vassals: settlements along the inner seams."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.positions import CELLS, spread
from tests.games.kingdom_builder.scoring_positions import earned, points, table

SEAM = {cell for cell in CELLS if cell[0] in "jk" or cell[1:] in ("10", "11")}


@pytest.mark.rule("KB-13.73")
def test_the_rulebooks_example_six_settlements_at_a_seam() -> None:
    assert points("vassals", "j9 k8 h10 i11 j5 t11  h9 l9 h12") == [6, 0]


@pytest.mark.rule("KB-13.14")
def test_where_the_seams_cross_a_settlement_counts_once() -> None:
    assert points("vassals", "j10 k10", "j11") == [2, 1]


@pytest.mark.rule("KB-13.74")
def test_all_seventy_six_cells_next_to_a_seam_count_and_no_others() -> None:
    assert len(SEAM) == 76
    mountains = {"quadrants": ["quarry", "paddock", "oasis", "farm"]}
    assert points("vassals", *spread(SEAM, 38), **mountains) == [38, 38]
    assert points("vassals", "i9 l9 i12 m12 a9 t12 i5 l17", "a1 t1 a20 t20") == [0, 0]


@pytest.mark.rule("KB-15.26")
def test_the_island_has_no_seam() -> None:
    assert points("vassals", "u3 v3 w3 w2 k8", island="rope_bridge") == [1, 0]


@pytest.mark.rule("KB-13.14")
def test_vassals_name_each_settlement_that_pays() -> None:
    assert earned(table("vassals", "j9 k9 l9 a10"), "vassals") == [(1, "a10"), (1, "j9"), (1, "k9")]
