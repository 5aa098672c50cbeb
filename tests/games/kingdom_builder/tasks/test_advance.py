"""Advance: seven along one edge."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table

ALONG_THE_TOP = "b1 d1 f1 h1 k1 m1 o1"


@pytest.mark.rule("KB-12.13", "KB-12.64")
@pytest.mark.parametrize(
    ("own", "worth"),
    [
        (ALONG_THE_TOP, 9),
        ("a2 a5 a6 a9 a13 a14 a16", 9),
        ("t2 t3 t4 t5 t13 t14 t16", 9),
        ("b20 d20 f20 g20 l20 n20 r20", 9),
        (ALONG_THE_TOP.removesuffix(" o1"), 0),  # six
        ("b1 d1 f1 h1  a2 a5 a6", 0),  # seven on two edges
        ("a1 b1 d1 f1 h1 k1 m1", 9),  # the corner belongs to the top
        ("a1 a2 a5 a6 a9 a13 a14", 9),  # and to the left
        ("a1 b1 d1 f1  a2 a5 a6", 0),
        ("b2 d2 f2 h2 k2 m2 o2", 0),  # one row inside
        ("a9 j1 j9 k9 j10 k10 j11", 0),  # seams are not edge
    ],
)
def test_advance_needs_seven_along_one_edge(own: str, worth: int) -> None:
    assert points("advance", own) == [worth, 0]


@pytest.mark.rule("KB-12.58", "KB-12.17")
def test_it_pays_everybody_once_and_pieces_count() -> None:
    twice = f"{ALONG_THE_TOP} a2 a5 a6 a9 a13 a14 a16"
    pieces = {"settlements": "t2 t3 t4 t5", "warriors": "t13 t19", "wagon": "t16"}
    assert points("advance", twice, pieces, "b20 d20 f20") == [9, 9, 0]


@pytest.mark.rule("KB-15.24")
def test_the_island_has_no_edge() -> None:
    assert points("advance", f"{ALONG_THE_TOP.removesuffix(' o1')} v1 w1 x1", island="rope_bridge") == [0, 0]


@pytest.mark.rule("KB-12.13")
def test_the_settlements_along_the_edge_are_named() -> None:
    assert earned(table("advance", f"{ALONG_THE_TOP} l6 a5"), "advance") == [(9, ALONG_THE_TOP)]
