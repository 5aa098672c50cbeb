"""Castles and the base game's cards where expansions add to them: nomad cells, pieces, the island."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdom_builder.scoring_positions import MIXED, earned, points, table

ISLAND: dict[str, Any] = {"island": "rope_bridge"}  # a castle at v2, the location at w4


@pytest.mark.rule("KB-15.22")
def test_the_castle_of_the_island_pays_like_any_other() -> None:
    assert points("castles", "u2 w2", "v1", **ISLAND) == [3, 3]
    assert points("castles", "u3 c4", **ISLAND) == [3, 0]  # u3 does not touch it, c4 touches d4
    assert earned(table("castles", "u2", **ISLAND), "castles") == [(3, "u2 v2")]


@pytest.mark.rule("KB-12.17")
def test_pieces_count_beside_a_castle() -> None:
    mixed = {"quadrants": list(MIXED)}
    assert points("castles", {"ship": "p9"}, {"warriors": "n8"}, **mixed) == [3, 3]
    assert points("castles", {"hall": "m13"}, {"wagon": "l15"}, **mixed) == [3, 3]


@pytest.mark.rule("KB-11.15", "KB-8.6", "KB-8.12")
def test_nomad_cells_count_for_merchants_and_workers() -> None:
    mixed = {"quadrants": list(MIXED)}
    assert points("merchants", "d7 e7 f7", **mixed) == [8, 0]  # from c6 to f8
    assert points("workers", "d7 e7 g8 d8", **mixed) == [2, 0]


@pytest.mark.rule("KB-14.23")
def test_silos_do_not_count_for_merchants_and_workers() -> None:
    harvest = {"quadrants": ["bazaar_watermill", "paddock", "oasis", "farm"]}  # a silo at d9
    assert points("workers", "c9 c8 d8", **harvest) == [0, 0]


@pytest.mark.rule("KB-11.41")
def test_a_settlement_on_a_mountain_earns_nothing_from_the_miners_but_may_from_the_fishermen() -> None:
    mixed = {"quadrants": list(MIXED)}
    assert points("miners", "g1 h1", **mixed) == [1, 0]  # g1 is the mountain beside h1
    assert points("miners", "d16 c16", **mixed) == [0, 0]  # two on one mountain
    assert points("fishermen", "g1 j1", **mixed) == [1, 0]  # g1 touches the water of f1
    assert points("miners", "f2 g2", **mixed) == [2, 0]  # on water, beside the mountain


@pytest.mark.rule("KB-15.25")
def test_lords_and_farmers_ignore_the_island() -> None:
    assert points("lords", "u3 v3 w3 k8", "l8 l9", lords="at_least_one", **ISLAND) == [6, 12]
    assert points("farmers", "h8 k8 h11 k16 u3 v3", **ISLAND) == [3, 0]
    assert points("farmers", "h8 k8 h11 u3 v3", **ISLAND) == [0, 0]


@pytest.mark.rule("KB-15.27")
def test_knights_may_count_a_row_of_the_island() -> None:
    assert points("knights", "u3 v3 w3 a3 b3", **ISLAND) == [6, 0]  # row 3 of the island is not row 3 of the board


@pytest.mark.rule("KB-15.28")
def test_discoverers_count_each_row_of_the_island() -> None:
    assert points("discoverers", "w1 w2 w3 v4 w5", **ISLAND) == [5, 0]
    assert points("discoverers", "w1 a1 u3 v3", **ISLAND) == [3, 0]


@pytest.mark.rule("KB-15.19")
def test_no_area_spans_the_island_and_the_board() -> None:
    assert points("hermits", "t1 t2 t3 u2 u3 v3", **ISLAND) == [2, 0]
    assert points("citizens", "t1 t2 u2 u3 v3", **ISLAND) == [1, 0]


@pytest.mark.rule("KB-15.23")
def test_the_coast_of_the_island_touches_no_water() -> None:
    assert points("fishermen", "v1 u3 y3 x5", **ISLAND) == [0, 0]


@pytest.mark.rule("KB-15.14")
def test_a_cave_is_a_mountain_cell_still() -> None:
    mixed: dict[str, Any] = {"quadrants": list(MIXED), "caves": ["j3"]}
    assert points("miners", "j2 i2", **mixed) == [2, 0]
    assert points("miners", "j3", **mixed) == [0, 0]
    assert points("geologists", "i4", **mixed) == [4, 0]  # the cave at j3 and the mountain at i5
