"""The end of a season: groups come home, tiles change hands, and the next season begins."""

from __future__ import annotations

import json

import pytest

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.kernel.errors import IllegalAction
from boardwright.match import Match
from tests.games.keyflower.table import at, in_bag, lying_on, notations, play, season_over, state_of, workers_of


def verbs(match: Match) -> set[str]:
    """What kinds of decisions are asked of anybody."""
    return {words.split()[0] for decision in match.decisions for words in notations(match, decision.player)}


def finish(match: Match, season: str) -> None:
    """Decide anything until that season is over."""
    while not match.over and match.view(None)["season"] == season:
        match.apply(match.decisions[0].player, match.decisions[0].options[0])


@pytest.mark.rule("KF-8.1")
def test_losing_groups_return_behind_their_screens() -> None:
    match = season_over(
        3,
        offer="miner stable",
        bids={"miner": ["0 blue 2", "1 blue 3", "2 blue 5"], "turn_order_1": ["1 green 1", "0 green 4"]},
        seats=[{"workers": "red 1"}],
    )
    assert [workers_of(match, seat) for seat in range(3)] == ["blue 2 red 1", "blue 3 green 1", ""]


@pytest.mark.rule("KF-8.2")
def test_a_village_tile_without_a_bid_leaves_the_game() -> None:
    match = at(
        turn=1, passes=1, offer="miner stable", uses={"miner": ["green 1", "green 2"]}, bids={"stable": ["0 red 1"]}
    )
    assert in_bag(match) == "blue 40 red 39 yellow 40"
    events = match.apply(1, "pass")
    assert in_bag(match) == "blue 40 red 40 yellow 40 green 3"
    assert [event.targets for event in events if event.kind == "tile-leaves"] == [("tile:miner",)]
    assert "stable" in json.dumps(match.position())
    assert "miner" not in json.dumps(match.position())


@pytest.mark.rule("KF-8.3")
def test_the_leader_takes_the_tile_and_the_workers_on_it() -> None:
    match = season_over(
        3,
        offer="miner",
        uses={"miner": ["blue 1", "blue 2"]},
        bids={"miner": ["0 blue 2", "1 blue 3"]},
        seats=[{}, {"workers": "red 1"}],
    )
    assert [state_of(match).won[seat] for seat in range(3)] == [(), (CATALOG.tile("miner"),), ()]
    assert workers_of(match, 1) == "blue 3 red 1"
    assert workers_of(match, 2) == ""


@pytest.mark.rule("KF-8.4")
@pytest.mark.parametrize(
    ("colour", "bag"), [("blue", "blue 40 red 40 yellow 40"), ("green", "blue 40 red 40 yellow 40 green 3")]
)
def test_a_group_that_won_goes_to_the_bag(colour: str, bag: str) -> None:
    match = season_over(offer="miner", bids={"miner": [f"0 {colour} 3"]})
    assert workers_of(match, 0) == ""
    assert in_bag(match) == bag
    assert state_of(match).green == (17 if colour == "green" else 20)


@pytest.mark.rule("KF-8.5")
def test_workers_on_a_village_go_to_its_owner() -> None:
    """Player 0 works in the other village: those workers are the other's now."""
    match = at(
        passes=0,
        uses={"home_1": ["red 1"]},
        seats=[{"workers": "blue 2 green 1"}, {"village": ["home_2", "miner@0,-1"]}],
    )
    play(match, "use miner blue", "send 2", "pass", "use home_2 green", "send 1", "done", "pass", "pass")
    assert workers_of(match, 0) == "red 1"
    assert workers_of(match, 1) == "blue 2 green 1"
    assert all(not uses for uses in state_of(match).uses)


@pytest.mark.rule("KF-8.6")
def test_boats_come_first_then_villages_grow_then_the_next_season_begins() -> None:
    match = season_over(offer="miner stable", bids={"miner": ["0 red 1"], "stable": ["1 red 1"]})
    assert verbs(match) == {"ship"}
    play(match, "ship keyflower")
    assert verbs(match) == {"ship"}
    play(match, "ship sea_bastion")
    assert verbs(match) == {"lay"}
    play(match, "lay home_1 n 0")
    assert match.view(None)["season"] == "spring"
    play(match, "lay home_2 n 0")
    assert match.view(None)["season"] == "summer"
    assert "pass" in notations(match, match.decisions[0].player)


@pytest.mark.rule("KF-8.7")
def test_a_tile_won_cannot_be_refused() -> None:
    match = season_over(offer="miner stable", bids={"miner": ["0 red 1"], "stable": ["0 red 1"]})
    play(match, "ship keyflower", "ship sea_bastion")
    for move, verb in (("take-up miner", "take-up"), ("lay home_1 n 0", "lay"), ("lay home_1 ne 1", "lay")):
        assert verbs(match) == {verb}
        for words in ("pass", "done"):
            with pytest.raises(IllegalAction):
                match.apply(0, words)
        play(match, move)
    assert [state_of(match).owner[CATALOG.tile(tile)] for tile in ("miner", "stable")] == [0, 0]


@pytest.mark.rule("KF-8.8")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_resources_stay_where_they_lie(season: str) -> None:
    seat = {"village": ["home_1", "miner@0,-1"], "resources": {"home_1": "wood 2 gold 1", "miner": "iron 4"}}
    match = season_over(season=season, seats=[seat])
    finish(match, season)
    assert match.view(None)["season"] != season
    assert (lying_on(match, "home_1"), lying_on(match, "miner")) == ("wood 2 gold 1", "iron 4")


@pytest.mark.rule("KF-8.9")
def test_the_game_ends_when_the_tiles_of_winter_are_laid() -> None:
    match = season_over(season="winter", offer="jeweller", bids={"jeweller": ["1 red 1"]})
    play(match, "ship keyflower", "ship sea_bastion")
    while not match.over:
        assert verbs(match) <= {"take-up", "lay"}
        assert any(state_of(match).won)
        match.apply(match.decisions[-1].player, match.decisions[-1].options[0])
    owner = state_of(match).owner
    assert [owner[CATALOG.tile(tile)] for tile in ("keyflower", "sea_bastion", "jeweller")] == [0, 1, 1]


@pytest.mark.rule("KF-8.9")
@pytest.mark.parametrize(
    ("season", "over"), [("spring", False), ("summer", False), ("autumn", False), ("winter", True)]
)
def test_no_other_season_is_the_last(season: str, over: bool) -> None:
    match = season_over(season=season)
    finish(match, season)
    assert match.over == over
