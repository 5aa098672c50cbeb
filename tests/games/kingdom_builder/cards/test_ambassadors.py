"""Ambassadors: settlements placed beside those of others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdom_builder.positions import play, settlements
from tests.games.kingdom_builder.scoring_positions import MIXED, in_play, paid, points

CITY_HALL = ["city_hall_fort", "paddock", "oasis", "farm"]


@pytest.mark.rule("KB-11.75", "KB-11.65")
def test_the_rulebooks_example_two_of_three_beside_another_players_settlement() -> None:
    match = in_play("ambassadors", "", "j9")
    assert "paid" not in play(match, "build h8")
    assert "paid" in play(match, "build i8")
    assert "paid" in play(match, "build j8")
    assert paid(match, "ambassadors") == 2
    assert paid(match, "ambassadors", seat=1) == 0


@pytest.mark.rule("KB-11.13")
@pytest.mark.parametrize(
    ("seats", "worth"),
    [
        (("", "j9 k9"), 1),  # two settlements of a rival
        (("", "j9", "k9"), 1),  # of two rivals
        (("i8", ""), 0),  # only an own one
        (("", "l8"), 0),  # two cells away
    ],
)
def test_a_settlement_counts_once_and_own_ones_do_not(seats: tuple[str, ...], worth: int) -> None:
    match = in_play("ambassadors", *seats)
    play(match, "build j8")
    assert paid(match, "ambassadors") == worth


@pytest.mark.rule("KB-11.66")
def test_a_move_pays_nothing() -> None:
    match = in_play("ambassadors", {"settlements": "m7 i10", "tiles": ["paddock@l7"]}, "i8", placed=3)
    play(match, "use paddock", "lift i10", "move-to h8")
    assert settlements(match) == {"m7", "h8"}
    assert paid(match, "ambassadors") == 0


@pytest.mark.rule("KB-11.64")
def test_points_are_kept_when_the_settlement_goes_away() -> None:
    match = in_play("ambassadors", {"settlements": "m7", "tiles": ["paddock@l7"]}, "a8", played="desert")
    play(match, "build b8", "build b9", "build b10")
    assert paid(match, "ambassadors") == 2  # b8 and b9 touch a8
    play(match, "use paddock", "lift b8", "move-to a10")
    assert paid(match, "ambassadors") == 2


@pytest.mark.rule("KB-11.63")
def test_nothing_is_paid_at_the_end() -> None:
    assert points("ambassadors", "h8 i8", "j8") == [0, 0]
    assert points("ambassadors", "h8", {"settlements": "i8", "paid": {"ambassadors": 3}}) == [0, 3]


@pytest.mark.rule("KB-12.20", "KB-12.17")
def test_pieces_are_settlements_on_both_sides() -> None:
    own = {"settlements": "o3 q1", "tiles": ["barracks@n4"]}
    fields: dict[str, Any] = {"quadrants": list(MIXED)}
    match = in_play("ambassadors", own, {"wagon": "q2"}, **fields)
    play(match, "use barracks", "put p2")
    assert paid(match, "ambassadors") == 1
    back = {"settlements": "o3 q1", "warriors": "p2", "tiles": ["barracks@n4"]}
    match = in_play("ambassadors", back, "q2", **fields)
    play(match, "use barracks", "remove p2")
    assert paid(match, "ambassadors") == 0


@pytest.mark.rule("KB-12.21")
def test_each_cell_of_a_city_hall_is_a_placement() -> None:
    own = {"settlements": "e3 h1", "tiles": ["city_hall@f3"]}
    match = in_play("ambassadors", own, "k1", quadrants=CITY_HALL)
    play(match, "use city_hall", "put i2")
    assert paid(match, "ambassadors") == 2  # j1 and j2 touch k1
