"""Families: the three settlements of a mandatory action in a straight line."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdom_builder.positions import all_but, can_end, ground, play, spread
from tests.games.kingdom_builder.scoring_positions import MIXED, crowd, in_play, paid, points


def built(*cells: str, own: str = "", **fields: Any) -> int:
    """What the Families pay for a mandatory action on those cells."""
    match = in_play("families", {"settlements": own, **fields.pop("seat", {})}, **fields)
    play(match, *(f"build {cell}" for cell in cells))
    return paid(match, "families")


@pytest.mark.rule("KB-11.11")
@pytest.mark.parametrize(
    ("cells", "worth"),
    [
        ("h8 i8 j8", 2),  # the rulebook's pictures: a horizontal line
        ("h8 i9 i10", 2),  # and a diagonal one
        ("j8 j9 i10", 2),  # the other diagonal
        ("h8 i8 i9", 0),
        ("h8 i9 h10", 0),  # a bend
    ],
)
def test_families_pay_for_three_in_a_straight_line(cells: str, worth: int) -> None:
    assert built(*cells.split()) == worth


@pytest.mark.rule("KB-11.67")
def test_the_order_makes_no_difference() -> None:
    assert built("i8", "j8", "h8") == 2
    assert built("i9", "h8", "i10") == 2


@pytest.mark.rule("KB-11.67")
def test_only_the_settlements_of_this_mandatory_action_count() -> None:
    assert built("h8", "i8", "i9", own="g8") == 0  # g8 was there before
    match = in_play("families", {"settlements": "l16", "tiles": ["farm@m16"]})
    play(match, "use farm", "build l17", "build m17", "build k17", "build l15")
    assert paid(match, "families") == 0  # l17 came by the Farm


@pytest.mark.rule("KB-11.63")
def test_they_pay_at_once_and_nothing_at_the_end() -> None:
    match = in_play("families", "")
    play(match, "build h8", "build i8")
    assert paid(match, "families") == 0
    assert "paid" in play(match, "build j8")
    assert paid(match, "families") == 2
    assert points("families", "h8 i8 j8") == [0, 0]
    assert points("families", {"settlements": "h8", "paid": {"families": 4}}) == [4, 0]


@pytest.mark.rule("KB-11.66")
def test_a_move_makes_no_line() -> None:
    match = in_play("families", {"settlements": "m7 a10", "tiles": ["paddock@l7"]}, played="desert")
    play(match, "build b9", "build c9", "build b11", "use paddock", "lift b11", "move-to a9")
    assert paid(match, "families") == 0


@pytest.mark.rule("KB-11.68")
def test_fewer_than_three_earn_nothing() -> None:
    match = in_play("families", crowd("h8", 38))
    play(match, "build i8", "build j8")
    assert can_end(match)
    assert paid(match, "families") == 0


@pytest.mark.rule("KB-11.68")
@pytest.mark.parametrize(("reserve", "cells"), [(0, "a15 b15"), (1, "a15 b15 c15")])
def test_a_mandatory_action_on_marsh_earns_nothing(reserve: int, cells: str) -> None:
    marsh: dict[str, Any] = {"quadrants": list(MIXED), "open": ["marsh_grass"], "played": "marsh", "reserve": reserve}
    assert built(*cells.split(), seat={"supply": 40 - reserve}, **marsh) == 0


@pytest.mark.rule("KB-11.68")
@pytest.mark.parametrize(("crowded", "reserve", "worth"), [(37, 1, 0), (36, 1, 2), (36, 2, 0), (35, 2, 2)])
def test_settlements_set_aside_do_not_make_up_for_a_short_supply(crowded: int, reserve: int, worth: int) -> None:
    own = {"settlements": crowd("g8", crowded), "supply": 40 - crowded - reserve}
    match = in_play("families", own, reserve=reserve)
    play(match, "build h8", "build i8", "build j8")
    assert paid(match, "families") == worth


@pytest.mark.rule("KB-11.69")
def test_three_cells_count_also_when_the_terrain_ran_out_in_between() -> None:
    rivals = spread(ground("grass") - {"k9", "l9"})
    discards = all_but("grass", *["forest"] * 5)
    match = in_play("families", "", *rivals, discards=discards)
    play(match, "build k9", "build l9")
    assert match.view(None)["played"] == "forest"
    play(match, "build m9")
    assert paid(match, "families") == 2


@pytest.mark.rule("KB-11.70")
def test_of_more_than_three_the_first_three_count() -> None:
    temple: dict[str, Any] = {"reserve": 1, "seat": {"supply": 39}}
    assert built("h8", "i8", "j8", "j9", **temple) == 2
    assert built("g8", "h8", "i9", "i10", **temple) == 0  # the last three are in line
