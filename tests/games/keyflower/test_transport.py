"""Transport: how many steps and upgrades a tile gives, and how resources move."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match import Match
from tests.games.keyflower.table import at, check_price, lying_on, notations, play, printed_points, village

#: Three upgrades could be paid here at once, without any resources.
SKILLED: dict[str, Any] = {"skills": "anvil 1 pickaxe 1 saw 1", "workers": "blue 1"}
PRODUCERS = ("keywood", "keystone_quarry", "key_mine")


def steps_left(match: Match) -> list[str]:
    """The steps that could be made now."""
    return [words for words in notations(match, 0) if words.startswith("carry ")]


def upgrades_left(match: Match) -> list[str]:
    return [words for words in notations(match, 0) if words.startswith("upgrade ")]


def gives(tile: str, upgraded: bool = False) -> tuple[int, int]:
    """How many steps and upgrades the user of another player's tile can make."""
    home = "home_4" if tile == "home_1" else "home_1"
    laid = [tile] if tile.startswith("home") else village(tile, home="home_4")
    seat = {**SKILLED, "village": village(*PRODUCERS, home=home), "resources": {"keywood": "iron 1"}}
    match = at(seats=[seat, {"village": laid, "upgraded": tile if upgraded else ""}])
    play(match, f"use {tile} blue", "send 1")
    steps = upgrades = 0
    while steps_left(match):
        play(match, steps_left(match)[0])
        steps += 1
    while upgrades_left(match):
        play(match, upgrades_left(match)[0])
        upgrades += 1
    assert match.decisions[0].player == 1, "when all is done, the turn is over"
    return steps, upgrades


# -- how far a load gets ------------------------------------------------------------------------------------------


#: Three tiles in a column from the home tile to the north, joined by roads.
COLUMN = ["home_1", "stable@0,-1 turn 0", "miner@0,-2 turn 0"]


def reach(laid: list[str], steps: int, **fields: Any) -> dict[str, dict[str, tuple[str, ...]]]:
    """Where the wood on the home tile can be carried, as its player is told."""
    seat = {"village": laid, "resources": {"home_1": "wood 1"}}
    match = at(stack=["NextTurn", f"Transport 0 {steps} 0"], seats=[seat], **fields)
    (choice,) = match.sight([0]).choices()
    return {start: dict(ends) for start, ends in choice.reach.items()}


@pytest.mark.rule("KF-7.7")
def test_a_load_gets_as_far_along_roads_as_there_are_steps() -> None:
    assert reach(COLUMN, 1) == {"tile:home_1": {"tile:stable": ("n",)}}
    assert reach(COLUMN, 2) == {"tile:home_1": {"tile:stable": ("n",), "tile:miner": ("n", "n")}}
    assert reach(COLUMN, 3) == reach(COLUMN, 2)


@pytest.mark.rule("KF-7.7", "KF-11.15")
def test_a_load_crosses_fields_with_2a_alone_and_water_never() -> None:
    """A road joins home tile and Forge, a field Forge and boat; another boat lies at the water of the home tile."""
    laid = ["home_1", "forge@0,-1", "summer_boat_2@1,-2", "summer_boat_1@0,1"]
    by_road = {"tile:forge": ("n",)}
    assert reach(laid, 2, season="autumn", side_b="summer_boat_2") == {"tile:home_1": by_road}
    over_fields = {**by_road, "tile:summer_boat_2": ("n", "ne")}
    assert reach(laid, 2, season="autumn") == {"tile:home_1": over_fields}


# -- the tiles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-7.1")
@pytest.mark.parametrize(
    ("tile", "price"),
    [
        ("home_1", "wood 1 stone 1"),
        ("home_2", "stone 1 iron 1"),
        ("home_3", "wood 1 iron 1"),
        ("home_4", "wood 1 stone 1"),
        ("home_5", "stone 1 iron 1"),
        ("home_6", "wood 1 iron 1"),
    ],
)
def test_home_tiles(tile: str, price: str) -> None:
    assert gives(tile) == (1, 1)
    assert gives(tile, upgraded=True) == (2, 1)
    assert printed_points(tile) == (0, 5)
    check_price(tile, price)


@pytest.mark.parametrize(
    ("tile", "before", "price", "after"),
    [
        pytest.param("stable", (2, 1), "wood 1 iron 1", (4, 2), marks=pytest.mark.rule("KF-7.2")),
        pytest.param("farrier", (3, 1), "any 2", (5, 2), marks=pytest.mark.rule("KF-7.3")),
        pytest.param("wainwright", (4, 2), "any 2", (6, 2), marks=pytest.mark.rule("KF-7.4")),
    ],
)
def test_transport_tiles(tile: str, before: tuple[int, int], price: str, after: tuple[int, int]) -> None:
    assert gives(tile) == before
    assert gives(tile, upgraded=True) == after
    assert printed_points(tile) == (0, 5)
    check_price(tile, price)


# -- where and in which order ----------------------------------------------------------------------------------


@pytest.mark.rule("KF-7.5")
@pytest.mark.parametrize("where", ["own", "other", "auction"])
def test_steps_and_upgrades_are_for_the_own_village_wherever_the_tile_lies(where: str) -> None:
    """Both villages have something to move and to upgrade."""
    own, other = (["stable"] if where == place else [] for place in ("own", "other"))
    mine, theirs = village("keywood", *own), village("key_mine", *other, home="home_4")
    seats = [
        {**SKILLED, "village": mine, "resources": {"home_1": "wood 1"}},
        {"skills": "anvil 1", "village": theirs, "resources": {"home_4": "iron 1", "key_mine": "iron 1"}},
    ]
    match = at(offer="stable" if where == "auction" else "", seats=seats)
    play(match, "use stable blue", "send 1")
    roads = ["carry wood home_1 n", "carry wood home_1 se"] if where == "own" else ["carry wood home_1 n"]
    assert sorted(notations(match, 0)) == [*roads, "done", "upgrade keywood"]


def carting(**seat: Any) -> Match:
    """A player has used a stable of the own village: two steps and an upgrade."""
    fields = {"village": village("keywood", "stable"), "workers": "blue 1", **seat}
    match = at(seats=[fields])
    play(match, "use stable blue", "send 1")
    return match


@pytest.mark.rule("KF-7.6")
@pytest.mark.parametrize(
    "moves",
    [
        ["done"],
        ["carry stone keywood s", "done"],
        ["carry stone keywood s", "carry stone home_1 se", "done"],
        ["upgrade keywood", "done"],
        ["upgrade keywood", "carry stone keywood s", "carry stone home_1 se"],
        ["carry stone keywood s", "upgrade keywood", "carry stone home_1 n"],
        ["carry stone keywood s", "carry stone home_1 n", "upgrade keywood"],
    ],
)
def test_steps_and_upgrades_are_made_in_any_order_or_left(moves: list[str]) -> None:
    match = carting(resources={"keywood": "stone 1"}, skills="saw 1")
    for move in moves:
        assert match.decisions[0].player == 0
        play(match, move)
    assert match.decisions[0].player == 1


@pytest.mark.rule("KF-7.6")
def test_a_step_can_bring_what_an_upgrade_of_the_same_use_needs() -> None:
    resources = {"gold_mine": "stone 1", "home_1": "iron 1"}
    match = at(seats=[{"village": village("gold_mine"), "workers": "blue 1", "resources": resources}])
    play(match, "use home_1 blue", "send 1")
    assert upgrades_left(match) == []
    play(match, "carry iron home_1 n")
    assert upgrades_left(match) == ["upgrade gold_mine"]


# -- steps -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-7.7")
def test_a_step_takes_a_road_never_a_field_nor_water() -> None:
    """Keywood has a road to the home tile in the south and a field to the miner in the north-west."""
    laid = ["home_1", "summer_boat_1@0,1", "keywood@0,-1", "miner@-1,-1 turn 1"]
    resources = dict.fromkeys(("home_1", "summer_boat_1", "keywood", "miner"), "wood 1")
    match = at(seats=[{"village": laid, "workers": "blue 1", "resources": resources}])
    play(match, "use home_1 blue", "send 1")
    assert sorted(steps_left(match)) == ["carry wood home_1 n", "carry wood keywood s"]


@pytest.mark.rule("KF-7.7")
def test_a_road_leads_to_the_neighbour_it_faces() -> None:
    """The woodcutter has a road to the home tile in the south and one to the miner in the north-west."""
    laid = ["home_1", "woodcutter@0,-1", "miner@-1,-1"]
    match = at(seats=[{"village": laid, "workers": "blue 1", "resources": {"woodcutter": "wood 2 gold 1"}}])
    play(match, "use home_1 blue", "send 1")
    ways = [f"carry {kind} woodcutter {way}" for kind in ("gold", "wood") for way in ("nw", "s")]
    assert sorted(steps_left(match)) == ways
    play(match, "carry wood woodcutter nw")
    assert (lying_on(match, "woodcutter"), lying_on(match, "miner")) == ("wood 1 gold 1", "wood 1")
    assert steps_left(match) == []


@pytest.mark.rule("KF-7.7")
def test_a_step_needs_a_tile_at_the_end_of_the_road() -> None:
    """Five roads leave the home tile, but only one of them leads anywhere."""
    match = at(seats=[{"village": village("keywood"), "workers": "blue 1", "resources": {"home_1": "wood 1"}}])
    play(match, "use home_1 blue", "send 1")
    assert steps_left(match) == ["carry wood home_1 n"]


@pytest.mark.rule("KF-7.8", "KF-7.9")
@pytest.mark.parametrize(
    ("moves", "where"),
    [
        (["carry wood keywood s", "carry wood keywood s"], {"home_1": "wood 2", "stable": "gold 1"}),
        (["carry wood keywood s", "carry gold stable nw"], {"keywood": "wood 1", "home_1": "wood 1 gold 1"}),
        (["carry wood keywood s", "carry wood home_1 se"], {"keywood": "wood 1", "stable": "wood 1 gold 1"}),
    ],
)
def test_two_steps_move_two_resources_or_one_of_them_twice(moves: list[str], where: dict[str, str]) -> None:
    match = carting(resources={"keywood": "wood 2", "stable": "gold 1"})
    play(match, *moves)
    found = {tile: lying_on(match, tile) for tile in ("keywood", "home_1", "stable")}
    assert {tile: text for tile, text in found.items() if text} == where
    assert steps_left(match) == []


@pytest.mark.rule("KF-7.10")
def test_all_resources_of_the_game_may_lie_on_one_tile() -> None:
    resources = {"home_1": "wood 23 stone 24 iron 24 gold 48", "keywood": "wood 1"}
    match = at(seats=[{"village": village("keywood"), "workers": "blue 1", "resources": resources}])
    play(match, "use home_1 blue", "send 1", "carry wood keywood s")
    assert lying_on(match, "home_1") == "wood 24 stone 24 iron 24 gold 48"


# -- the tile that is used is upgraded -------------------------------------------------------------------------


@pytest.mark.rule("KF-7.21")
def test_upgrading_the_tile_that_is_used_adds_nothing_to_this_use() -> None:
    """A stable that is upgraded gives four steps and two upgrades, but only from the next use on."""
    seat = {"skills": "saw 1", "workers": "blue 3", "resources": {"stable": "wood 1 iron 1 gold 1"}}
    match = carting(**seat)
    play(match, "upgrade stable", "spend wood", "spend iron")
    assert upgrades_left(match) == []
    play(match, "carry gold stable nw", "carry gold home_1 se")
    assert match.decisions[0].player == 1
    play(match, "pass", "use stable blue", "send 2", *["carry gold stable nw", "carry gold home_1 se"] * 2)
    assert steps_left(match) == []
    assert upgrades_left(match) == ["upgrade keywood"]


@pytest.mark.rule("KF-7.21")
def test_upgrading_the_home_tile_adds_no_step_to_its_use() -> None:
    resources = {"home_1": "wood 1 stone 1", "keywood": "wood 1"}
    match = at(seats=[{"village": village("keywood"), "workers": "blue 1", "resources": resources}])
    play(match, "use home_1 blue", "send 1", "upgrade home_1")
    assert notations(match, 0) == ["done", "carry wood keywood s"]
    play(match, "carry wood keywood s")
    assert match.decisions[0].player == 1
