"""Palaces: most settlements beside each."""

from __future__ import annotations

import pytest

from tests.games.kingdom_builder.scoring_positions import MIXED, earned, points, table

# The palace of MIXED is at i17, between h16, i16, h17, j17, h18 and i18.


@pytest.mark.rule("KB-13.27")
def test_the_rulebooks_example_the_most_settlements_beside_a_palace() -> None:
    assert points("palaces", "h17 h16", "i16", "j17") == [5, 0, 0]


@pytest.mark.rule("KB-13.2")
@pytest.mark.parametrize(
    ("seats", "worth"),
    [
        (("h17", "i16"), [5, 5]),  # tied players all get 5
        (("h17", "i16", ""), [5, 5, 0]),
        (("h17 h18", "i16 j17", "i18"), [5, 5, 0]),
        (("h17", ""), [5, 0]),
        (("g17", ""), [0, 0]),  # nobody is beside it: zero is not the most
    ],
)
def test_everybody_with_most_beside_a_palace_gets_five(seats: tuple[str, ...], worth: list[int]) -> None:
    assert points("palaces", *seats) == worth


@pytest.mark.rule("KB-13.2")
def test_each_palace_is_judged_by_itself() -> None:
    two = {"quadrants": ["refuge", "paddock", "fountain", "farm"]}  # palaces at h6 and i17
    assert points("palaces", "h17 g6", "i16 j17 i6", **two) == [5, 10]


@pytest.mark.rule("KB-12.17")
def test_pieces_count_beside_a_palace() -> None:
    assert points("palaces", {"settlements": "h17", "warriors": "h18"}, "i16") == [5, 0]


@pytest.mark.rule("KB-13.26", "KB-8.6", "KB-8.12")
def test_palaces_count_for_merchants_and_workers() -> None:
    to_the_fountain = "h18 g18 f18 f19"  # from the palace to e19
    assert points("merchants", to_the_fountain, quadrants=list(MIXED)) == [8, 0]
    assert points("workers", "h17 j17 g17", quadrants=list(MIXED)) == [2, 0]


@pytest.mark.rule("KB-13.2", "KB-16.13")
def test_a_palace_is_named_with_the_settlements_beside_it() -> None:
    match = table("palaces", "h17 h16 a1", "i16")
    assert earned(match, "palaces") == [(5, "h16 h17 i17")]
    assert earned(match, "palaces", seat=1) == []
    assert [line.id for line in match.score_sheet[0].lines][3:5] == ["castles", "palaces"]
    (line,) = [line for line in match.score_sheet[0].lines if line.id == "palaces"]
    assert (line.rule, line.name.key) == ("KB-13.2", "score-palaces")
