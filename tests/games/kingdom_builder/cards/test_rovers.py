"""Rovers: quadrants built in during one turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdom_builder.positions import play, take_turn
from tests.games.kingdom_builder.scoring_positions import MIXED, in_play, paid, points


@pytest.mark.rule("KB-14.79", "KB-14.77")
def test_the_rulebooks_example_two_quadrants_in_one_turn() -> None:
    match = in_play("rovers", "")
    play(match, "build j8", "build k8", "build l8")
    assert paid(match, "rovers") == 0
    assert "paid" in play(match, "end-turn")
    assert paid(match, "rovers") == 2


@pytest.mark.rule("KB-14.16")
@pytest.mark.parametrize(
    ("cells", "worth"),
    [("h8 i8 j8", 1), ("j10 k10 j11", 3), ("k10 j10 j11", 3), ("i10 j10 j11", 2)],
)
def test_each_quadrant_counts_once(cells: str, worth: int) -> None:
    match = in_play("rovers", "")
    play(match, *(f"build {cell}" for cell in cells.split()), "end-turn")
    assert paid(match, "rovers") == worth


@pytest.mark.rule("KB-14.16")
def test_settlements_of_earlier_turns_do_not_count_and_each_turn_pays_anew() -> None:
    match = in_play("rovers", "k16", {"settlements": "", "hand": "canyon"}, quadrants=list(MIXED), played="forest")
    play(match, *(f"build {cell}" for cell in ("e14", "f14", "g14")), "end-turn")
    assert paid(match, "rovers") == 1
    take_turn(match)
    assert paid(match, "rovers", seat=1) >= 1
    before = paid(match, "rovers")
    take_turn(match)
    assert paid(match, "rovers") > before


@pytest.mark.rule("KB-14.76")
def test_extra_actions_count_too() -> None:
    match = in_play("rovers", {"settlements": "l16", "tiles": ["farm@m16"]}, played="desert")
    play(match, "build a9", "build b9", "build c9", "use farm", "build l17", "end-turn")
    assert paid(match, "rovers") == 2


@pytest.mark.rule("KB-14.76")
def test_moves_and_walls_do_not_count() -> None:
    match = in_play("rovers", {"settlements": "m7 i8", "tiles": ["paddock@l7"]}, played="desert")
    play(match, "build a9", "build b9", "build c9", "use paddock", "lift i8", "move-to k8", "end-turn")
    assert paid(match, "rovers") == 1
    own = {"settlements": "e4 k5", "tiles": ["quarry@e3"]}
    match = in_play("rovers", own, quadrants=list(MIXED), played="canyon")
    play(match, "build e5", "build e6", "build e7", "use quarry", "put f4", "stop", "end-turn")
    assert paid(match, "rovers") == 1


@pytest.mark.rule("KB-14.76", "KB-12.17")
def test_a_warrior_put_on_the_board_counts() -> None:
    own = {"settlements": "o3", "tiles": ["barracks@n4"]}
    match = in_play("rovers", own, quadrants=list(MIXED), played="canyon")
    play(match, "build a13", "build b13", "build c13", "use barracks", "put n3", "end-turn")
    assert paid(match, "rovers") == 2


@pytest.mark.rule("KB-15.26")
def test_the_island_is_no_quadrant() -> None:
    fields: dict[str, Any] = {"island": "rope_bridge", "played": "desert"}
    match = in_play("rovers", "w1", **fields)
    assert "paid" not in play(match, "build x1", "build w2", "build x2", "end-turn")
    assert paid(match, "rovers") == 0


@pytest.mark.rule("KB-14.77")
def test_nothing_is_paid_at_the_end() -> None:
    assert points("rovers", "h8 k8 h11 k16") == [0, 0]
    assert points("rovers", {"settlements": "h8", "paid": {"rovers": 7}}, "") == [7, 0]
