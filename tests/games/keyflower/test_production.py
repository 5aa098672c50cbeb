"""Tiles that produce: what each of them gives, and where it goes."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match import Match
from tests.games.keyflower.table import (
    at,
    check_price,
    in_bag,
    in_pile,
    in_supply,
    lying_on,
    notations,
    play,
    printed_points,
    skills_of,
    state_of,
    village,
    workers_of,
)

#: All the workers and skills there are, but one blue worker, one green one and one saw.
NEARLY_ALL: dict[str, Any] = {"workers": "blue 39 red 40 yellow 40", "skills": "anvil 16 pickaxe 16 saw 15"}


def use(tile: str, upgraded: bool = False, other: dict[str, Any] | None = None, **fields: Any) -> Match:
    """The first player has used a tile of the own village with the only worker there was."""
    seat = {"workers": "blue 1", "village": village(tile), "upgraded": tile if upgraded else ""}
    match = at(seats=[seat, other or {}], **fields)
    play(match, f"use {tile} blue", "send 1")
    return match


def drawn_workers(tile: str, upgraded: bool = False) -> int:
    """How many workers came out of the bag."""
    match = use(tile, upgraded)
    drawn = sum(state_of(match).screen[0])
    assert sum(state_of(match).bag) == 120 - 1 - drawn
    assert state_of(match).green == 20
    return drawn


def drawn_skills(tile: str, upgraded: bool = False) -> int:
    """How many skills came out of the pile."""
    match = use(tile, upgraded)
    drawn = sum(state_of(match).skills[0])
    assert sum(state_of(match).pile) == 48 - drawn
    return drawn


# -- the tiles -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "gain", "price", "better", "points"),
    [
        pytest.param("keywood", "wood 1", "saw 1", "wood 3", 3, marks=pytest.mark.rule("KF-6.1")),
        pytest.param("keystone_quarry", "stone 1", "pickaxe 1", "stone 3", 3, marks=pytest.mark.rule("KF-6.2")),
        pytest.param("key_mine", "iron 1", "anvil 1", "iron 3", 3, marks=pytest.mark.rule("KF-6.3")),
        pytest.param("woodcutter", "wood 2", "saw 1", "wood 1 gold 1", 3, marks=pytest.mark.rule("KF-6.4")),
        pytest.param("quarryman", "stone 2", "pickaxe 1", "stone 1 gold 1", 3, marks=pytest.mark.rule("KF-6.5")),
        pytest.param("miner", "iron 2", "anvil 1", "iron 1 gold 1", 3, marks=pytest.mark.rule("KF-6.6")),
        pytest.param("gold_mine", "gold 1", "stone 1 iron 1", "gold 2", 3, marks=pytest.mark.rule("KF-6.7")),
    ],
)
def test_tiles_that_give_resources(tile: str, gain: str, price: str, better: str, points: int) -> None:
    assert lying_on(use(tile), tile) == gain
    assert lying_on(use(tile, upgraded=True), tile) == better
    assert printed_points(tile) == (0, points)
    check_price(tile, price)


@pytest.mark.rule("KF-6.8")
@pytest.mark.parametrize("kind", ["wood", "stone", "iron"])
def test_the_user_of_the_workshop_chooses_a_resource(kind: str) -> None:
    match = use("workshop")
    play(match, f"take {kind}")
    assert lying_on(match, "workshop") == f"{kind} 1"
    assert match.decisions[0].player == 1


@pytest.mark.rule("KF-6.8")
def test_the_workshop_gives_all_three_once_it_is_upgraded() -> None:
    assert lying_on(use("workshop", upgraded=True), "workshop") == "wood 1 stone 1 iron 1"
    assert printed_points("workshop") == (0, 3)
    check_price("workshop", "any 2")


@pytest.mark.parametrize(
    ("tile", "price", "better"),
    [
        pytest.param("alehouse", "wood 1 stone 1 iron 1", 2, marks=pytest.mark.rule("KF-6.9")),
        pytest.param("inn", "any 1 any_skill 1", 3, marks=pytest.mark.rule("KF-6.10")),
    ],
)
def test_tiles_that_give_workers(tile: str, price: str, better: int) -> None:
    assert drawn_workers(tile) == 1
    assert drawn_workers(tile, upgraded=True) == better
    assert printed_points(tile) == (0, 0)
    check_price(tile, price)


@pytest.mark.rule("KF-6.11")
def test_the_apprentice_hall_gives_skills() -> None:
    assert drawn_skills("apprentice_hall") == 1
    assert drawn_skills("apprentice_hall", upgraded=True) == 2
    assert printed_points("apprentice_hall") == (0, 3)
    check_price("apprentice_hall", "wood 1 stone 1")


# -- where gains go --------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-6.21")
def test_resources_of_an_own_tile_lie_on_it() -> None:
    match = use("woodcutter")
    assert (lying_on(match, "woodcutter"), lying_on(match, "home_1")) == ("wood 2", "")
    match = use("workshop")
    play(match, "take iron")
    assert (lying_on(match, "workshop"), lying_on(match, "home_1")) == ("iron 1", "")


@pytest.mark.rule("KF-6.22")
def test_resources_of_a_tile_of_another_village_lie_on_the_home_tile_of_the_user() -> None:
    seats = [{"workers": "blue 2"}, {"village": village("woodcutter", "workshop", home="home_4"), "workers": "red 1"}]
    match = at(seats=seats)
    play(match, "use woodcutter blue", "send 1", "pass", "use workshop blue", "send 1", "take stone")
    assert lying_on(match, "home_1") == "wood 2 stone 1"
    assert [lying_on(match, tile) for tile in ("woodcutter", "workshop", "home_4")] == ["", "", ""]


@pytest.mark.rule("KF-6.22")
def test_resources_never_lie_on_a_tile_on_auction() -> None:
    match = at(offer="woodcutter workshop", seats=[{"workers": "blue 1"}, {"workers": "red 1"}])
    play(match, "use woodcutter blue", "send 1", "use workshop red", "send 1", "take stone")
    assert (lying_on(match, "home_1"), lying_on(match, "home_2")) == ("wood 2", "stone 1")
    assert (lying_on(match, "woodcutter"), lying_on(match, "workshop")) == ("", "")


@pytest.mark.rule("KF-6.22")
def test_resources_go_home_even_for_the_player_who_leads_the_auction() -> None:
    bids = {"woodcutter": ["0 blue 1"]}
    match = at(offer="woodcutter", bids=bids, seats=[{"workers": "blue 1"}])
    play(match, "use woodcutter blue", "send 1")
    assert (lying_on(match, "home_1"), lying_on(match, "woodcutter")) == ("wood 2", "")


@pytest.mark.rule("KF-6.23")
@pytest.mark.parametrize("where", ["own", "other", "auction"])
def test_workers_and_skills_go_behind_the_screen_of_the_user(where: str) -> None:
    tiles = ("alehouse", "apprentice_hall")
    seats: list[dict[str, Any]] = [{"workers": "blue 2"}, {}]
    if where != "auction":
        seats[where == "other"]["village"] = village(*tiles, home="home_4")
    match = at(offer=" ".join(tiles) if where == "auction" else "", seats=seats)
    play(match, "use alehouse blue", "send 1", "pass")
    state = state_of(match)
    assert [sum(row) for row in state.screen] == [1 + 1, 0]
    play(match, "use apprentice_hall blue", "send 1")
    assert [sum(row) for row in state_of(match).skills] == [1, 0]
    assert [sum(row) for row in state_of(match).screen] == [1, 0]


# -- where gains come from -------------------------------------------------------------------------------------


@pytest.mark.rule("KF-6.24")
def test_random_workers_come_from_the_bag_even_a_green_one() -> None:
    match = use("alehouse", other=NEARLY_ALL, green=19)
    assert workers_of(match) == "green 1"
    assert in_bag(match) == ""
    assert state_of(match).green == 19


@pytest.mark.rule("KF-6.25")
def test_random_skills_come_from_the_pile() -> None:
    match = use("apprentice_hall", other=NEARLY_ALL)
    assert skills_of(match) == "saw 1"
    assert in_pile(match) == ""


@pytest.mark.rule("KF-6.26")
def test_green_workers_come_from_the_green_supply() -> None:
    seat = {"workers": "blue 1 yellow 1", "village": village("peddler"), "upgraded": "peddler"}
    for left, gained in ((20, "green 2"), (1, "green 1"), (0, "")):
        match = at(seats=[seat], green=left)
        bag = state_of(match).bag[3]
        assert bag == 20 - left
        play(match, "use peddler blue", "send 1")
        assert workers_of(match) == gained
        assert state_of(match).bag[3] == bag


@pytest.mark.rule("KF-6.27")
@pytest.mark.parametrize(
    ("lying_elsewhere", "gained"),
    [("wood 21", "wood 3"), ("wood 22", "wood 2"), ("wood 23", "wood 1"), ("wood 24", "")],
)
def test_of_resources_the_user_gets_what_there_is(lying_elsewhere: str, gained: str) -> None:
    other = {"village": ["home_4"], "resources": {"home_4": lying_elsewhere}}
    match = use("keywood", upgraded=True, other=other)
    assert lying_on(match, "keywood") == gained
    assert match.decisions[0].player == 1


@pytest.mark.rule("KF-6.27")
def test_of_two_kinds_the_user_gets_the_one_there_is() -> None:
    other = {"village": ["home_4"], "resources": {"home_4": "gold 48"}}
    assert lying_on(use("woodcutter", upgraded=True, other=other), "woodcutter") == "wood 1"


@pytest.mark.rule("KF-6.27")
def test_of_workers_and_skills_the_user_gets_what_there_is() -> None:
    assert workers_of(use("alehouse", upgraded=True, other=NEARLY_ALL, green=19)) == "green 1"
    assert workers_of(use("alehouse", upgraded=True, other=NEARLY_ALL)) == ""
    assert skills_of(use("apprentice_hall", upgraded=True, other=NEARLY_ALL)) == "saw 1"
    no_skill = NEARLY_ALL | {"skills": "anvil 16 pickaxe 16 saw 16"}
    assert skills_of(use("apprentice_hall", upgraded=True, other=no_skill)) == ""


@pytest.mark.rule("KF-6.28")
@pytest.mark.parametrize(
    ("lying_elsewhere", "offered"),
    [
        ("", ["take wood", "take stone", "take iron"]),
        ("wood 24", ["take stone", "take iron"]),
        ("wood 24 iron 24", ["take stone"]),
    ],
)
def test_the_workshop_offers_the_kinds_there_are_but_gold(lying_elsewhere: str, offered: list[str]) -> None:
    match = use("workshop", other={"village": ["home_4"], "resources": {"home_4": lying_elsewhere}})
    assert state_of(match).stock[3] == 48
    assert notations(match, 0) == offered


@pytest.mark.rule("KF-6.28")
def test_the_workshop_gives_nothing_when_there_is_only_gold() -> None:
    match = use("workshop", other={"village": ["home_4"], "resources": {"home_4": "wood 24 stone 24 iron 24"}})
    assert in_supply(match) == "gold 48"
    assert lying_on(match, "workshop") == ""
    assert match.decisions[0].player == 1


@pytest.mark.rule("KF-6.29")
@pytest.mark.parametrize(("upgraded", "gained"), [("", "wood 1"), ("keywood", "wood 3")])
def test_the_side_that_shows_decides_for_every_user(upgraded: str, gained: str) -> None:
    seats = [
        {"workers": "blue 1"},
        {"workers": "blue 2", "village": village("keywood", home="home_4"), "upgraded": upgraded},
    ]
    match = at(seats=seats)
    play(match, "use keywood blue", "send 1", "use keywood blue", "send 2")
    assert lying_on(match, "home_1") == gained
    assert lying_on(match, "keywood") == gained
