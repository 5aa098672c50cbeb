"""Home Country: a whole terrain area."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table

# Small terrain areas of MIXED: grass p2 q2; forest q1 r1; water o1 p1 o2; marsh j15 i16 j16 j17; mountain g1.


@pytest.mark.rule("KB-12.9")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        ("p2 q2", 5),
        ("p2", 0),
        ("q2 q1 r1", 5),  # the forest is complete, the grass is not
        ("j15 i16 j16 j17", 5),
        ("j15 i16 j16", 0),
        ("l5 l6 m6", 0),  # a part of a large area
        ("", 0),
    ],
)
def test_home_country_needs_every_cell_of_a_terrain_area(own: str, worth: int) -> None:
    assert points("home_country", own) == [worth, 0]


@pytest.mark.rule("KB-12.60")
@pytest.mark.parametrize(("own", "worth"), [("o1 p1 o2", 5), ("o1 p1", 0), ("g1", 5), ("h9 g10", 5), ("h9", 0)])
def test_areas_of_water_and_mountain_count_single_cells_too(own: str, worth: int) -> None:
    assert points("home_country", own) == [worth, 0]


@pytest.mark.rule("KB-12.59")
def test_a_rivals_settlement_or_a_wall_spoils_the_area() -> None:
    assert points("home_country", "p2", "q2") == [0, 0]
    assert points("home_country", "p2", walls="q2") == [0, 0]


@pytest.mark.rule("KB-12.58")
def test_it_pays_once_and_everybody_who_has_done_it() -> None:
    assert points("home_country", "p2 q2 q1 r1 g1") == [5, 0]
    assert points("home_country", "p2 q2", "g1", "h9") == [5, 5, 0]


@pytest.mark.rule("KB-12.17")
def test_pieces_count() -> None:
    assert points("home_country", {"wagon": "g1"}, {"settlements": "p2", "warriors": "q2"}) == [5, 5]


@pytest.mark.rule("KB-15.30")
def test_it_can_be_done_on_the_island() -> None:
    assert points("home_country", "v1 w1 u2", island="rope_bridge") == [5, 0]
    assert points("home_country", "v1 w1", island="rope_bridge") == [0, 0]


@pytest.mark.rule("KB-12.9")
def test_the_area_is_named() -> None:
    match = table("home_country", "p2 q2 l6")
    assert earned(match, "home_country") == [(5, "p2 q2")]
    assert earned(match, "home_country", seat=1) == []
