"""Summer boats: what each side does for its owner, and for nobody else."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.match import Match, from_position
from tests.games.keyflower.table import (
    at,
    lying_on,
    notations,
    play,
    random_game,
    season_over,
    skills_of,
    state_of,
    village,
    workers_of,
)

BOATS = ["summer_boat_1", "summer_boat_2", "summer_boat_3", "summer_boat_4"]
#: By boat the powers of its two sides.
POWERS = [
    {"extra_workers", "extra_green"},
    {"cross_country", "double_transport"},
    {"wild_upgrades", "wild_scoring"},
    {"counter_bid", "mixed_use"},
]
#: A village with all summer boats in a line from the water of the home tile.
ALL_BOATS = ["home_2", *(f"{boat}@{-place},{place} turn 1" for place, boat in enumerate(BOATS, 1))]
#: A road joins home tile and Forge, a field Forge and boat.
FIELD_TO_BOAT = ["home_1", "forge@0,-1", "summer_boat_2@1,-2"]


def owner_of(boat: str, *tiles: str, **fields: Any) -> dict[str, Any]:
    """A seat with a summer boat at the water of its home tile, and tiles joined to the home tile by roads."""
    return {"village": [*village(*tiles), f"{boat}@0,1"], **fields}


def carries(match: Match) -> list[str]:
    """The steps that player 0 may make after using the home tile."""
    play(match, "use home_1 blue", "send 1")
    return [words.removeprefix("carry ") for words in notations(match, 0) if words.startswith("carry ")]


def upgrades(match: Match) -> list[str]:
    """The tiles that player 0 may upgrade after using the home tile."""
    play(match, "use home_1 blue", "send 1")
    return [words.removeprefix("upgrade ") for words in notations(match, 0) if words.startswith("upgrade ")]


# -- all of them -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-11.9")
def test_summer_boats_are_dealt_on_a_side_drawn_by_chance() -> None:
    spring = at(stack=["GrowVillages", "Ship 1"], cargo={"keyflower": ""}).position()
    sides = defaultdict(set)
    for seed in range(60):
        match = from_position({**spring, "game": GAME}, seed)
        play(match, "ship keyflower")
        for lot in match.view(None)["lots"]:
            sides[lot["tile"]].add(lot["side"])
    assert [sides[boat] for boat in BOATS] == [{"a", "b"}] * 4


@pytest.mark.rule("KF-11.9", "KF-11.34")
@pytest.mark.parametrize("seed", range(4))
def test_summer_boats_keep_their_side_to_the_end_of_the_game(seed: int) -> None:
    """So only one of the two powers of each is ever in the game."""
    sides: dict[str, set[str]] = defaultdict(set)
    seen: set[str] = set()
    for match in random_game(6, seed):
        view = match.view(None)
        laid = [tile for player in view["players"] for tile in player["village"]]
        for tile in [*view["lots"], *laid]:
            if tile["tile"] in BOATS:
                sides[tile["tile"]].add(tile["side"])
                assert not tile.get("upgraded")
        seen.update(power for player in view["players"] for power in player["powers"])
    assert {len(found) for found in sides.values()} == {1}
    assert seen
    assert all(len(pair & seen) <= 1 for pair in POWERS)


@pytest.mark.rule("KF-11.9")
def test_a_summer_boat_is_never_upgraded() -> None:
    """Whatever lies on it and behind the screen; the home tile beside it is."""
    riches = {"home_1": "wood 1 stone 1", "summer_boat_3": "wood 5 stone 5 iron 5 gold 5"}
    seat = owner_of("summer_boat_3", workers="blue 1", skills="anvil 3 pickaxe 3 saw 3", resources=riches)
    assert upgrades(at(season="autumn", seats=[seat])) == ["home_1"]


@pytest.mark.rule("KF-11.10")
def test_a_summer_boat_takes_no_workers() -> None:
    """On auction it is bid for; in a village nothing can be placed on it."""
    seats = [owner_of("summer_boat_3", workers="blue 3")]
    match = at(season="summer", offer="summer_boat_4 store", seats=seats)
    found = {words.rpartition(" ")[0] for words in notations(match, 0)}
    assert {"bid summer_boat_4", "use store", "use home_1"} <= found
    assert not {f"use {boat}" for boat in BOATS} & found


@pytest.mark.rule("KF-11.10")
@pytest.mark.parametrize("side_b", ["", " ".join(BOATS)])
def test_summer_boats_do_nothing_for_others(side_b: str) -> None:
    """Player 1 has all four of them."""
    seat: dict[str, Any] = {
        "workers": "blue 1 red 3",
        "village": ["home_1", "forge@0,-1", "stable@1,-1"],
        "resources": {"forge": "wood 3", "home_1": "gold 1"},
    }
    fields: dict[str, Any] = {"season": "autumn", "side_b": side_b, "seats": [seat, {"village": ALL_BOATS}]}
    match = at(**fields, offer="inn", bids={"inn": ["1 yellow 1"]}, uses={"home_2": ["yellow 1"]})
    assert {words for words in notations(match, 0) if "inn" in words or "home_2" in words} == set()
    assert carries(at(**fields)) == ["wood forge s", *(f"gold home_1 {direction}" for direction in ("n", "ne"))]
    assert upgrades(at(**fields)) == []
    home = at(**fields)
    play(home, "use home_2 blue", "send 1")
    assert home.view(None)["transport"] == {"player": 0, "steps": 1, "upgrades": 1}
    ended = season_over(**fields, start=0)
    play(ended, "ship keyflower")
    assert workers_of(ended, 0) == "blue 1 red 3"
    seat["village"] += ["mercers_guild@-1,0 turn 5"]
    finished = at(**{**fields, "season": "winter"}, over=True, start=1)
    assert finished.scores[0] == 3 + 1


# -- 1a and 1b -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-11.1")
@pytest.mark.parametrize("season", ["autumn", "winter"])
def test_1a_brings_two_workers_from_the_bag(season: str) -> None:
    cargo: dict[str, Any] = {"cargo": {"keyflower": "red 1 saw 1", "sea_bastion": ""}} if season == "autumn" else {}
    match = season_over(season=season, seats=[owner_of("summer_boat_1")], **cargo)
    before = sum(state_of(match).bag)
    play(match, "ship keyflower")
    assert sum(state_of(match).screen[0]) == 2 + len(cargo)
    assert sum(state_of(match).bag) == before - 2
    assert state_of(match).green == 20


@pytest.mark.rule("KF-11.2")
@pytest.mark.parametrize(("season", "workers"), [("autumn", "red 1 green 1"), ("winter", "green 1")])
def test_1b_brings_one_worker_from_the_green_supply(season: str, workers: str) -> None:
    cargo: dict[str, Any] = {"cargo": {"keyflower": "red 1 saw 1", "sea_bastion": ""}} if season == "autumn" else {}
    match = season_over(season=season, side_b="summer_boat_1", seats=[owner_of("summer_boat_1")], **cargo)
    before = sum(state_of(match).bag)
    play(match, "ship keyflower")
    assert workers_of(match, 0) == workers
    assert state_of(match).green == 19
    assert sum(state_of(match).bag) == before


@pytest.mark.rule("KF-11.13")
@pytest.mark.parametrize(("bid", "drawn"), [("0 red 2", "red 2"), ("1 red 2", "red 2"), ("1 red 1", "red 1"), ("", "")])
def test_1a_draws_when_winning_bids_are_in_the_bag_and_only_what_is_there(bid: str, drawn: str) -> None:
    """All other workers are behind the screen of player 1."""
    match = season_over(
        season="autumn",
        offer="forge",
        bids={"forge": [bid]} if bid else {},
        seats=[owner_of("summer_boat_1"), {"workers": f"blue 40 red {40 - int(bid[-1:] or 0)} yellow 40"}],
    )
    play(match, "ship keyflower")
    assert workers_of(match, 0) == drawn
    assert sum(state_of(match).bag) == 0


@pytest.mark.rule("KF-11.14")
def test_1b_gives_nothing_while_the_green_supply_is_empty() -> None:
    """Green workers in the bag do not help."""
    fields: dict[str, Any] = {"season": "autumn", "side_b": "summer_boat_1", "seats": [owner_of("summer_boat_1")]}
    match = season_over(**fields, green=0)
    assert state_of(match).bag[3] == 20
    play(match, "ship keyflower")
    assert workers_of(match, 0) == ""
    match = season_over(**fields, green=1)
    play(match, "ship keyflower")
    assert workers_of(match, 0) == "green 1"


# -- 2a and 2b -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-11.3", "KF-11.15")
@pytest.mark.parametrize(("side_b", "steps"), [("", ["s", "ne"]), ("summer_boat_2", ["s"])])
def test_with_2a_resources_cross_fields(side_b: str, steps: list[str]) -> None:
    seat = {"village": FIELD_TO_BOAT, "workers": "blue 1", "resources": {"forge": "wood 1"}}
    match = at(season="autumn", side_b=side_b, seats=[seat])
    assert carries(match) == [f"wood forge {direction}" for direction in steps]
    play(match, f"carry wood forge {steps[-1]}")
    assert lying_on(match, "home_1" if side_b else "summer_boat_2") == "wood 1"


@pytest.mark.rule("KF-11.15")
@pytest.mark.parametrize(
    ("tiles", "steps"),
    [
        # road to road, field to road, road to field, field to field
        (["forge@1,0"], ["nw"]),
        (["forge@1,0 turn 1"], ["nw"]),
        (["summer_boat_3@1,0", "forge@2,0"], ["nw"]),
        (["summer_boat_3@1,0", "forge@2,0 turn 1"], ["nw"]),
        # field to water, road to water, of the home tile and of a boat
        (["forge@0,1"], []),
        (["forge@0,1 turn 3"], []),
        (["summer_boat_3@0,-1", "forge@0,-2 turn 1"], []),
        (["summer_boat_3@0,-1", "forge@0,-2"], []),
    ],
)
def test_with_2a_only_water_is_in_the_way(tiles: list[str], steps: list[str]) -> None:
    """The boat that frees the edges lies in the west, far from the Forge."""
    seat = {
        "village": ["home_1", "summer_boat_2@-1,0", *tiles],
        "workers": "blue 1",
        "resources": {"forge": "wood 1"},
    }
    assert carries(at(season="autumn", seats=[seat])) == [f"wood forge {direction}" for direction in steps]


@pytest.mark.rule("KF-11.15")
def test_with_2a_water_on_both_sides_is_in_the_way_too() -> None:
    seat = owner_of("summer_boat_2", "forge", workers="blue 1", resources={"home_1": "wood 1"})
    assert carries(at(season="autumn", seats=[seat])) == ["wood home_1 n"]


@pytest.mark.rule("KF-11.18")
@pytest.mark.parametrize(
    ("tile", "plain", "doubled"),
    [
        ("home_1", (1, 1), (2, 2)),
        ("home_2", (1, 1), (2, 2)),
        ("farrier", (3, 1), (6, 2)),
        ("wainwright", (4, 2), (8, 4)),
    ],
)
def test_2b_doubles_transport_for_its_owner_wherever_the_tile_lies(
    tile: str, plain: tuple[int, int], doubled: tuple[int, int]
) -> None:
    """Home 1 is the owner's, home 2 and the Farrier the other's, the Wainwright is on auction."""
    other = {"village": village("farrier", home="home_2"), "workers": "blue 1"}
    fields: dict[str, Any] = {"season": "autumn", "offer": "wainwright", "side_b": "summer_boat_2"}
    for turn, numbers in ((0, doubled), (1, plain)):
        match = at(**fields, turn=turn, seats=[owner_of("summer_boat_2", workers="blue 1"), other])
        play(match, f"use {tile} blue", "send 1")
        steps, ups = numbers
        assert match.view(None)["transport"] == {"player": turn, "steps": steps, "upgrades": ups}


# -- 3a --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-11.5")
@pytest.mark.parametrize(
    ("tile", "resources"),
    [
        ("sawmill", "stone 2 iron 1"),
        ("gold_mine", "wood 2"),
        ("alehouse", "iron 3"),
        ("peddler", "wood 1"),
        ("goldsmith", "stone 1 iron 1"),
        ("sculptor", "gold 1 wood 2"),
    ],
)
def test_3a_pays_upgrades_with_any_kinds_of_resources(tile: str, resources: str) -> None:
    """The Peddler asks for gold, the Goldsmith for two; without the boat's side a none of this pays."""
    seat = owner_of("summer_boat_3", tile, workers="blue 1", resources={tile: resources})
    assert upgrades(at(season="autumn", side_b="summer_boat_3", seats=[seat])) == []
    match = at(season="autumn", seats=[seat])
    assert upgrades(match) == [tile]
    play(match, f"upgrade {tile}")
    while not state_of(match).upgraded >> CATALOG.tile(tile) & 1:
        match.apply(0, match.decisions[0].options[0])
    assert lying_on(match, tile) == ""


@pytest.mark.rule("KF-11.5")
def test_3a_does_not_make_an_upgrade_cheaper() -> None:
    for resources, found in (("iron 2", []), ("iron 3", ["sawmill"])):
        seat = owner_of("summer_boat_3", "sawmill", workers="blue 1", resources={"sawmill": resources})
        assert upgrades(at(season="autumn", seats=[seat])) == found


@pytest.mark.rule("KF-11.19")
@pytest.mark.parametrize(
    ("tile", "skills", "pays"),
    [
        ("keywood", "", False),
        ("keywood", "anvil 2 pickaxe 2", False),
        ("keywood", "saw 1", True),
        ("inn", "", False),
        ("inn", "anvil 1", True),
    ],
)
def test_3a_leaves_prices_in_skills_alone(tile: str, skills: str, pays: bool) -> None:
    """Resources do not stand for skills, nor one skill for another."""
    seat = owner_of("summer_boat_3", tile, workers="blue 1", skills=skills, resources={tile: "wood 3 gold 3"})
    match = at(season="autumn", seats=[seat])
    assert upgrades(match) == ([tile] if pays else [])
    if pays:
        play(match, f"upgrade {tile}")
        if tile == "inn":
            play(match, "spend wood", "give anvil")
        assert skills_of(match) == ""
