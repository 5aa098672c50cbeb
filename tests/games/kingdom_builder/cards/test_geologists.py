"""Geologists: mountains linked by own settlements."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table

# Mountains of the first game's board: d1 e1; the large one from f2 to l3; n3 o3 m4 n4; p4 p5 q5; r6; o18; l19.


@pytest.mark.rule("KB-13.11", "KB-13.65")
@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        ("e2", "", 4),  # touches e1 and f2
        ("d2", "", 0),  # one mountain only
        ("d2 c2", "", 0),
        ("d3 d2", "e2", 0),  # the rival's settlement links for the rival
        ("e2 m3", "", 6),  # the large mountain is linked with two others, and counts once
        ("e2 d2 e3", "", 4),  # joined at several places
        ("q6", "", 4),  # r6 is a mountain of one cell
        ("m19 n19 n18", "", 4),  # a chain from l19 to o18
        ("m19 n19", "", 0),
        ("m19", "", 0),
        ("l18 o17", "", 0),  # two mountains touched, by two areas
    ],
)
def test_geologists_pay_for_mountains_linked_by_one_area(own: str, rival: str, worth: int) -> None:
    assert points("geologists", own, rival)[0] == worth


@pytest.mark.rule("KB-13.11", "KB-8.18")
def test_the_rulebooks_example_four_mountains_worth_two_each() -> None:
    assert points("geologists", "e2 m3 o4") == [8, 0]  # o4 is water, between n4 and p4


@pytest.mark.rule("KB-13.66")
def test_a_piece_on_a_mountain_touches_it() -> None:
    mountains = {"quadrants": ["quarry", "paddock", "oasis", "farm"]}  # nomads may bring settlements there
    assert points("geologists", "p5 q6", **mountains) == [4, 0]
    assert points("geologists", "r6 r5", **mountains) == [4, 0]


@pytest.mark.rule("KB-13.11")
def test_geologists_name_each_mountain_with_the_areas_that_link_it() -> None:
    assert earned(table("geologists", "q6 d2"), "geologists") == [(2, "p4 p5 q5 q6"), (2, "q6 r6")]
