"""Shepherds: settlements placed where no empty cell of their terrain is left beside them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kingdom_builder.positions import play
from tests.games.kingdom_builder.scoring_positions import MIXED, in_play, paid, points

# On the first game's board d18 and d19 are a flowers area of their own; r13 hangs on r14, that on s14 and s15.


@pytest.mark.rule("KB-11.74")
@pytest.mark.parametrize(("order", "worth"), [("s14 r14 r13", 2), ("r13 r14 s14", 0)])
def test_the_rulebooks_example_the_order_decides(order: str, worth: int) -> None:
    match = in_play("shepherds", "", played="canyon")
    play(match, *(f"build {cell}" for cell in order.split()))
    assert paid(match, "shepherds") == worth


@pytest.mark.rule("KB-11.73", "KB-11.65")
def test_the_rulebooks_example_no_empty_flowers_cell_beside_a_settlement_on_flowers() -> None:
    match = in_play("shepherds", "", "d19", played="flowers")
    assert "paid" in play(match, "build d18")
    assert paid(match, "shepherds") == 2


@pytest.mark.rule("KB-11.12")
def test_an_empty_cell_of_the_same_terrain_spoils_it_and_is_judged_at_each_placement() -> None:
    match = in_play("shepherds", "", played="flowers")
    play(match, "build d18")
    assert paid(match, "shepherds") == 0
    play(match, "build d19")
    assert paid(match, "shepherds") == 2  # for d19 alone


@pytest.mark.rule("KB-11.71")
@pytest.mark.parametrize(
    ("fields", "worth"),
    [({"walls": "d19"}, 2), ({"scouts": "d19"}, 2), ({}, 0)],
)
def test_a_cell_with_a_wall_or_a_scout_is_not_empty(fields: dict[str, Any], worth: int) -> None:
    match = in_play("shepherds", "", played="flowers", **fields)
    play(match, "build d18")
    assert paid(match, "shepherds") == worth


@pytest.mark.rule("KB-11.71")
def test_an_empty_cell_beside_a_warrior_is_empty() -> None:
    match = in_play("shepherds", "", {"warriors": "c19"}, played="flowers")
    play(match, "build d18")
    assert paid(match, "shepherds") == 0


@pytest.mark.rule("KB-11.72", "KB-11.65")
def test_other_terrains_and_extra_actions_pay_too() -> None:
    own = {"settlements": "n1 d5", "tiles": ["donation_water@c6"]}
    match = in_play("shepherds", own, quadrants=list(MIXED), nomads=["donation_water", "sword", "outpost"])
    play(match, "use donation_water", "build o1", "build p1")
    assert paid(match, "shepherds") == 0
    play(match, "build o2")  # the last of three water cells
    assert paid(match, "shepherds") == 2


@pytest.mark.rule("KB-11.66")
def test_a_move_pays_nothing() -> None:
    match = in_play("shepherds", {"settlements": "k8 c16", "tiles": ["paddock@l7"]}, "d19", placed=3)
    play(match, "use paddock", "lift c16", "move-to d18")
    assert paid(match, "shepherds") == 0


@pytest.mark.rule("KB-11.63")
def test_nothing_is_paid_at_the_end() -> None:
    assert points("shepherds", "d18 d19") == [0, 0]
    assert points("shepherds", {"settlements": "d18", "paid": {"shepherds": 6}}, "") == [6, 0]


@pytest.mark.rule("KB-12.20")
def test_a_warrior_put_on_the_board_is_a_placement() -> None:
    own = {"settlements": "o3 q1", "tiles": ["barracks@n4"]}
    match = in_play("shepherds", own, "q2", quadrants=list(MIXED))
    play(match, "use barracks", "put p2")  # the other cell of this grass is taken
    assert paid(match, "shepherds") == 2


CITY_HALL = ["city_hall_fort", "paddock", "oasis", "farm"]


@pytest.mark.rule("KB-12.21")
def test_a_city_hall_is_seven_placements_judged_when_all_are_covered() -> None:
    own = {"settlements": "e3 h1", "tiles": ["city_hall@f3"]}
    match = in_play("shepherds", own, quadrants=CITY_HALL)
    play(match, "use city_hall", "put i2")
    assert paid(match, "shepherds") == 2 * 6  # six on desert that is full now; beside i3 some canyon is empty
