"""Upgrading: which tiles, what it costs, who chooses, and what stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.match import Match
from tests.games.keyflower.table import (
    at,
    check_price,
    in_pile,
    in_supply,
    lying_on,
    notations,
    play,
    printed_points,
    skills_of,
    state_of,
    upgrades_with,
    village,
)


def upgrading(*tiles: str, other: dict[str, Any] | None = None, **seat: Any) -> Match:
    """A player with those tiles has used the home tile: one step and one upgrade."""
    seat = {"village": village(*tiles), "workers": "blue 1", **seat}
    match = at(seats=[seat, other or {}])
    play(match, "use home_1 blue", "send 1")
    return match


def upgrades_left(match: Match) -> list[str]:
    return [words for words in notations(match, 0) if words.startswith("upgrade ")]


def is_upgraded(match: Match, tile: str) -> bool:
    return bool(state_of(match).upgraded >> CATALOG.tile(tile) & 1)


# -- autumn tiles that only score ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "price", "points"),
    [
        pytest.param("sculptor", "stone 3", 10, marks=pytest.mark.rule("KF-13.6")),
        pytest.param("forge", "iron 3", 10, marks=pytest.mark.rule("KF-13.7")),
        pytest.param("well", "any 3", 7, marks=pytest.mark.rule("KF-13.9")),
    ],
)
def test_autumn_tiles_with_points_only(tile: str, price: str, points: int) -> None:
    assert printed_points(tile) == (3, points)
    check_price(tile, price)


# -- which tiles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-7.11")
def test_an_upgrade_turns_over_a_tile_of_the_own_village() -> None:
    other = {"village": village("key_mine", home="home_4"), "skills": "anvil 1"}
    match = upgrading("keywood", "keystone_quarry", skills="anvil 1 pickaxe 1 saw 1", other=other)
    assert upgrades_left(match) == ["upgrade keywood", "upgrade keystone_quarry"]
    play(match, "upgrade keywood")
    upgraded = [tile for tile in ("keywood", "keystone_quarry", "key_mine", "home_1") if is_upgraded(match, tile)]
    assert upgraded == ["keywood"]


@pytest.mark.rule("KF-7.11", "KF-7.20")
def test_a_tile_that_is_upgraded_is_not_upgraded_again() -> None:
    assert upgrades_left(upgrading("keywood", skills="saw 1")) == ["upgrade keywood"]
    assert upgrades_left(upgrading("keywood", skills="saw 1", upgraded="keywood")) == []


@pytest.mark.rule("KF-7.20")
def test_not_even_in_the_use_that_upgraded_it() -> None:
    seat = {"village": village("wainwright", "keywood", "woodcutter"), "workers": "blue 1", "skills": "saw 2"}
    match = at(seats=[seat])
    play(match, "use wainwright blue", "send 1")
    assert upgrades_left(match) == ["upgrade keywood", "upgrade woodcutter"]
    play(match, "upgrade keywood")
    assert upgrades_left(match) == ["upgrade woodcutter"]


#: In a line from the home tile; summer boat 2 is the first, so that edges need not match.
NEVER_UPGRADED = (
    *("summer_boat_2", "summer_boat_1", "summer_boat_3", "summer_boat_4"),
    *("jeweller", "craftsmans_guild", "watermill", "mercers_guild", "keythedral", "windmill"),
    *("scribes", "scholar", "village_hall", "key_market", "key_guild", "apothecary"),
    *("keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind"),
    *("turn_order_1", "turn_order_2", "turn_order_3", "turn_order_4"),
)


@pytest.mark.rule("KF-7.19")
def test_only_home_and_village_tiles_are_upgraded() -> None:
    """Everything else is in this village, too, with enough on it and behind the screen for any price."""
    laid = ["home_1", *(f"{tile}@0,{place + 1}" for place, tile in enumerate(NEVER_UPGRADED)), "keywood@0,-1"]
    on_it = dict.fromkeys(NEVER_UPGRADED[4:], "gold 1") | {"home_1": "gold 2"}
    on_it |= dict.fromkeys(NEVER_UPGRADED[:4], "wood 4 stone 4 iron 4 gold 3")
    seat = {"village": laid, "workers": "blue 1", "resources": on_it, "skills": "anvil 5 pickaxe 5 saw 5"}
    match = at(6, season="winter", seats=[seat])
    play(match, "use home_1 blue", "send 1")
    assert upgrades_left(match) == ["upgrade home_1", "upgrade keywood"]


# -- prices ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-7.12")
def test_the_resources_must_lie_on_the_tile() -> None:
    price = "stone 1 iron 1"
    assert upgrades_left(upgrading("gold_mine", "keywood", resources={"keywood": price})) == []
    match = upgrading("gold_mine", "keywood", resources={"gold_mine": price})
    assert upgrades_left(match) == ["upgrade gold_mine"]


@pytest.mark.rule("KF-7.12")
def test_the_resources_return_to_the_supply() -> None:
    match = upgrading("gold_mine", resources={"gold_mine": "stone 1 iron 1"})
    assert in_supply(match) == "wood 24 stone 23 iron 23 gold 48"
    play(match, "upgrade gold_mine")
    assert in_supply(match) == "wood 24 stone 24 iron 24 gold 48"
    assert lying_on(match, "gold_mine") == ""


@pytest.mark.rule("KF-7.13")
def test_the_skills_come_from_the_screen_and_go_to_the_pile() -> None:
    assert upgrades_left(upgrading("keywood", other={"skills": "saw 1"})) == []
    match = upgrading("keywood", skills="anvil 1 saw 2")
    assert in_pile(match) == "anvil 15 pickaxe 16 saw 14"
    play(match, "upgrade keywood")
    assert in_pile(match) == "anvil 15 pickaxe 16 saw 15"
    assert skills_of(match) == "anvil 1 saw 1"


@pytest.mark.rule("KF-7.14")
def test_gold_pays_for_any_kind() -> None:
    for paid in (("wood", "stone"), ("gold", "stone"), ("wood", "gold"), ("gold", "gold")):
        assert upgrades_with("home_1", *paid)
    assert not upgrades_with("home_1", "wood", "iron")
    match = upgrading("gold_mine", resources={"gold_mine": "iron 1 gold 1"})
    play(match, "upgrade gold_mine")
    assert in_supply(match) == "wood 24 stone 24 iron 24 gold 48"


@pytest.mark.rule("KF-7.14")
def test_only_gold_pays_a_price_in_gold_unless_summer_boat_3a_helps() -> None:
    def pays(kind: str, *boats: str, side_b: str = "") -> bool:
        seat = {"village": [*village("store"), *boats], "workers": "blue 1", "resources": {"store": f"{kind} 1"}}
        match = at(seats=[seat], side_b=side_b)
        play(match, "use home_1 blue", "send 1")
        return upgrades_left(match) == ["upgrade store"]

    kinds = ("wood", "stone", "iron", "gold")
    boat = "summer_boat_3@0,1"
    assert [kind for kind in kinds if pays(kind)] == ["gold"]
    assert [kind for kind in kinds if pays(kind, boat)] == ["wood", "stone", "iron", "gold"]
    assert [kind for kind in kinds if pays(kind, boat, side_b="summer_boat_3")] == ["gold"]


@pytest.mark.rule("KF-7.15")
@pytest.mark.parametrize("kind", ["wood", "stone", "iron", "gold"])
@pytest.mark.parametrize("skill", ["anvil", "pickaxe", "saw"])
def test_any_resource_and_any_skill_pay_where_the_kind_is_free(kind: str, skill: str) -> None:
    assert upgrades_with("workshop", kind, kind)
    assert upgrades_with("workshop", kind, "stone")
    assert upgrades_with("inn", kind, skill)
    assert not upgrades_with("inn", kind, kind)
    assert not upgrades_with("inn", skill, skill)


# -- the payer chooses -----------------------------------------------------------------------------------------


@pytest.mark.rule("KF-7.16")
@pytest.mark.parametrize(
    ("paid", "left"),
    [(["wood", "stone"], "gold 1"), (["wood", "gold"], "stone 1"), (["gold"], "wood 1")],
)
def test_the_payer_chooses_between_a_kind_and_gold(paid: list[str], left: str) -> None:
    """Once the gold has paid for the wood, only the stone can pay for itself."""
    match = upgrading(resources={"home_1": "wood 1 stone 1 gold 1"})
    play(match, "upgrade home_1")
    assert notations(match, 0) == ["spend wood", "spend gold"]
    play(match, *(f"spend {kind}" for kind in paid))
    assert lying_on(match, "home_1") == left
    assert is_upgraded(match, "home_1")


def leftovers(match: Match, tile: str) -> set[str]:
    """What can be left on a tile, whichever way its upgrade is paid."""
    if is_upgraded(match, tile):
        return {lying_on(match, tile)}
    found: set[str] = set()
    for option in match.decisions[0].options:
        copy = match.clone()
        copy.apply(0, option)
        found |= leftovers(copy, tile)
    return found


@pytest.mark.rule("KF-7.16")
def test_every_way_to_pay_is_open() -> None:
    match = upgrading("alehouse", resources={"alehouse": "wood 1 stone 1 iron 1 gold 3"})
    play(match, "upgrade alehouse")
    named = ["", "wood 1", "stone 1", "wood 1 stone 1", "iron 1", "wood 1 iron 1", "stone 1 iron 1"]
    gold = [3, 2, 2, 1, 2, 1, 1]
    expected = {f"{kinds} gold {count}".strip() for kinds, count in zip(named, gold, strict=True)}
    assert leftovers(match, "alehouse") == expected | {"wood 1 stone 1 iron 1"}


@pytest.mark.rule("KF-7.16")
def test_gold_that_is_needed_for_another_kind_is_not_spent_on_this_one() -> None:
    """The stone is missing, so the only gold pays for it; nothing is left to choose."""
    match = upgrading(resources={"home_1": "wood 2 gold 1"})
    play(match, "upgrade home_1")
    assert is_upgraded(match, "home_1")
    assert lying_on(match, "home_1") == "wood 1"


@pytest.mark.rule("KF-7.16")
@pytest.mark.parametrize(
    ("paid", "left"),
    [
        (["wood", "wood"], "iron 1 gold 1"),
        (["wood", "gold"], "wood 1 iron 1"),
        (["iron", "wood"], "wood 1 gold 1"),
        (["gold", "iron"], "wood 2"),
    ],
)
def test_the_payer_chooses_among_any_resources(paid: list[str], left: str) -> None:
    match = upgrading("workshop", resources={"workshop": "wood 2 iron 1 gold 1"})
    play(match, "upgrade workshop")
    assert notations(match, 0) == ["spend wood", "spend iron", "spend gold"]
    play(match, *(f"spend {kind}" for kind in paid))
    assert lying_on(match, "workshop") == left
    assert is_upgraded(match, "workshop")


@pytest.mark.rule("KF-7.16")
def test_the_payer_chooses_resource_and_skill() -> None:
    match = upgrading("inn", resources={"inn": "wood 1 gold 1"}, skills="anvil 1 saw 1")
    play(match, "upgrade inn")
    assert notations(match, 0) == ["spend wood", "spend gold"]
    play(match, "spend wood")
    assert notations(match, 0) == ["give anvil", "give saw"]
    assert not is_upgraded(match, "inn")
    play(match, "give saw")
    assert is_upgraded(match, "inn")
    assert (lying_on(match, "inn"), skills_of(match)) == ("gold 1", "anvil 1")


# -- what stays ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-7.17", "KF-7.18")
def test_resources_workers_and_the_way_the_tile_lies_stay() -> None:
    laid = ["home_1", "keywood@0,-1 turn 3"]
    seat = {"village": laid, "workers": "blue 1", "skills": "saw 1", "resources": {"keywood": "wood 2 gold 1"}}
    match = at(seats=[seat], uses={"keywood": ["red 2"]})
    before = state_of(match).uses[CATALOG.tile("keywood")]
    play(match, "use home_1 blue", "send 1", "upgrade keywood")
    assert is_upgraded(match, "keywood")
    assert lying_on(match, "keywood") == "wood 2 gold 1"
    assert state_of(match).uses[CATALOG.tile("keywood")] == before
    assert state_of(match).villages[0].tiles[1] == (CATALOG.tile("keywood"), 0, -1, 3)


def next_uses(match: Match, tile: str) -> dict[str, list[str]]:
    """With which colours the next player may use a tile, and how many workers of each may be sent."""
    player = match.decisions[0].player
    found: dict[str, list[str]] = {}
    for words in notations(match, player):
        if words.startswith(f"use {tile} "):
            copy = match.clone()
            play(copy, words)
            found[words.split()[2]] = [sent.removeprefix("send ") for sent in notations(copy, player)]
    return found


@pytest.mark.rule("KF-7.18")
@pytest.mark.parametrize(
    ("uses", "following"),
    [
        ({}, {"blue": ["1", "2", "3"], "red": ["1", "2", "3", "4"]}),
        ({"keywood": ["red 1"]}, {"red": ["2", "3", "4"]}),
        ({"keywood": ["red 2"]}, {"red": ["3", "4"]}),
        ({"keywood": ["red 1", "red 2"]}, {"red": ["3"]}),
        ({"keywood": ["red 3"]}, {}),
    ],
)
def test_uses_of_this_season_still_count_after_the_upgrade(
    uses: dict[str, list[str]], following: dict[str, list[str]]
) -> None:
    seats = [
        {"village": village("keywood"), "workers": "blue 1", "skills": "saw 1"},
        {"village": ["home_4"], "workers": "blue 3 red 4"},
    ]
    match = at(seats=seats, uses=uses)
    play(match, "use home_1 blue", "send 1", "upgrade keywood", "done")
    assert is_upgraded(match, "keywood")
    assert next_uses(match, "keywood") == following


@pytest.mark.rule("KF-7.11", "KF-6.29")
def test_a_tile_just_upgraded_does_what_its_new_side_says() -> None:
    seats = [{"village": village("keywood"), "workers": "blue 2", "skills": "saw 1"}, {}]
    match = at(seats=seats)
    play(match, "use home_1 blue", "send 1", "upgrade keywood", "done", "pass", "use keywood blue", "send 1")
    assert lying_on(match, "keywood") == "wood 3"
