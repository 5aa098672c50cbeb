"""Road: seven in a diagonal line."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import earned, points, table

DOWN_RIGHT = "k3 k4 l5 l6 m7 m8 n9"
DOWN_LEFT = "n1 m2 m3 l4 l5 k6 k7"


@pytest.mark.rule("KB-12.11")
@pytest.mark.parametrize(
    ("own", "rival", "worth"),
    [
        (DOWN_RIGHT, "", 7),
        (DOWN_LEFT, "", 7),
        (DOWN_RIGHT + " n10", "", 7),  # eight
        (DOWN_RIGHT.removesuffix(" n9"), "", 0),  # six
        (DOWN_RIGHT.replace(" l6", ""), "l6", 0),  # interrupted
        ("n1 m2 m3 l4 l5 l6 m7", "", 0),  # with a bend
        (f"{DOWN_RIGHT} {DOWN_LEFT.replace('l5 ', '')}", "", 7),  # twice, and paid once
    ],
)
def test_a_road_is_an_unbroken_diagonal_of_seven(own: str, rival: str, worth: int) -> None:
    assert points("road", own, rival) == [worth, 0]


@pytest.mark.rule("KB-12.62")
def test_a_horizontal_line_is_no_road() -> None:
    assert points("road", "i6 j6 k6 l6 m6 n6 o6") == [0, 0]


@pytest.mark.rule("KB-12.17")
def test_pieces_are_part_of_a_road() -> None:
    own = DOWN_RIGHT.replace("k3 k4 ", "").replace(" n9", "")
    assert points("road", {"settlements": own, "warriors": "k3 n9", "wagon": "k4"}) == [7, 0]


@pytest.mark.rule("KB-12.58")
def test_everybody_with_a_road_is_paid() -> None:
    another = "l7 l8 m9 m10 n11 n12 o13"
    assert points("road", DOWN_LEFT, another, "a1 a2 b3") == [7, 7, 0]


@pytest.mark.rule("KB-12.11")
def test_the_road_is_named() -> None:
    assert earned(table("road", f"{DOWN_LEFT} a1"), "road") == [(7, "n1 m2 m3 l4 l5 k6 k7")]
