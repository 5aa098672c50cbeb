"""The two income tracks: what their steps pay, and what is passed on the way."""

from __future__ import annotations

import pytest

from boardwright.games.boonlake.catalog import CATALOG
from tests.games.boonlake.slow_goals import CARD_TRACK, COIN_TRACK
from tests.games.boonlake.table import notations, play
from tests.games.boonlake.turns import actor, at, changes, chosen, has, names

#: The rewards by step.
COIN_REWARDS = {1: {"ranch": 1, "supply": -1}, 3: {"vases": 1}, 5: "works", 7: {"ranch": 1, "supply": -1}, 9: {"vp": 3}}
CARD_REWARDS = {1: {"coins": 2}, 3: "works", 5: {"ranch": 1, "supply": -1}, 7: {"vases": 1}, 9: {"vp": 3}}
#: A site where three steps on either track cost 3 points, and one with a step on each for 1 point.
SITES = {"map": {"5": "g02", "9": "g19", "14": "g20"}}


@pytest.mark.rule("BL-16.1", "BL-16.8", "BL-16.9", "BL-16.10")
def test_what_the_tracks_pay() -> None:
    for step in range(11):
        income = actor(at({"coin_steps": step, "card_steps": 0}))["income"]
        assert (income["coins"], income["vp"]) == COIN_TRACK[step]
        income = actor(at({"card_steps": step}))["income"]
        assert (income["cards"], income["vp"]) == CARD_TRACK[step]
    assert len(CATALOG.coin_track) == len(CATALOG.card_track) == 11


@pytest.mark.rule("BL-16.1", "BL-16.2", "BL-16.3", "BL-16.11")
@pytest.mark.parametrize("step", range(1, 11))
def test_each_step_of_the_coin_track(step: int) -> None:
    match = chosen("settle", {"coin_steps": step - 1, "ranch": 2}, **SITES)
    found = changes(match, "develop 9a")
    reward = COIN_REWARDS.get(step, {})
    if reward == "works":
        assert names(match, "build") == ["wood", "clay", "stone", "iron"]
        reward = {}
    assert isinstance(reward, dict)
    wanted = {"vp": -1, "ranch": -1, "coin_steps": 1}
    for good, count in reward.items():
        wanted[good] = wanted.get(good, 0) + count
    assert found == {good: count for good, count in wanted.items() if count}


@pytest.mark.rule("BL-16.1", "BL-16.2", "BL-16.3", "BL-16.12")
@pytest.mark.parametrize("step", range(1, 11))
def test_each_step_of_the_card_track(step: int) -> None:
    match = chosen("settle", {"card_steps": step - 1, "ranch": 2}, **SITES)
    found = changes(match, "develop 14a")
    reward = CARD_REWARDS.get(step, {})
    if reward == "works":
        assert names(match, "build") == ["wood", "clay", "stone", "iron"]
        reward = {}
    assert isinstance(reward, dict)
    wanted = {"vp": -1, "ranch": -1, "card_steps": 1}
    for good, count in reward.items():
        wanted[good] = wanted.get(good, 0) + count
    assert found == {good: count for good, count in wanted.items() if count}


@pytest.mark.rule("BL-16.3")
def test_several_steps_are_walked_one_by_one() -> None:
    match = chosen("settle", {"coin_steps": 6, "ranch": 1}, **SITES)
    play(match, "develop 5a")
    assert changes(match, "take 1") == {"coin_steps": 3, "ranch": 1, "supply": -1, "vp": 3}
    early = chosen("settle", {"ranch": 1}, **SITES)
    play(early, "develop 5a")
    assert changes(early, "take 2") == {"card_steps": 3, "coins": 2}
    assert names(early, "build")


@pytest.mark.rule("BL-16.4")
def test_the_example_from_two_to_three_coins() -> None:
    match = chosen("settle", {"ranch": 1}, **SITES)
    assert actor(match)["income"]["coins"] == 2
    assert changes(match, "develop 9a") == {"vp": -1, "coin_steps": 1, "supply": -1}  # one leaves, one comes
    assert actor(match)["income"]["coins"] == 3


@pytest.mark.rule("BL-16.5", "BL-16.6")
def test_the_production_site_is_of_choice_and_built_at_once() -> None:
    match = chosen("settle", {"coin_steps": 4, "works": "clay 1 iron 2"}, **SITES)
    play(match, "develop 9a")
    assert notations(match) == ["build wood", "build clay", "build stone"]
    play(match, "build clay")
    assert actor(match)["works"] == {"wood": 0, "clay": 2, "stone": 0, "iron": 2}
    new = chosen("settle", {"card_steps": 2}, **SITES)
    play(new, "develop 14a", "build stone")
    assert actor(new)["works"] == {"wood": 0, "clay": 0, "stone": 1, "iron": 0}


@pytest.mark.rule("BL-16.6")
def test_it_is_lost_where_nothing_can_be_built() -> None:
    full = "wood 2 clay 2 stone 2 iron 2"
    match = chosen("settle", {"coin_steps": 4, "works": full}, **SITES)
    play(match, "develop 9a")
    assert not names(match, "build")
    assert has(match, "coin_steps") == (5,)


@pytest.mark.rule("BL-16.7")
def test_lost_steps_bring_two_points_each() -> None:
    match = chosen("settle", {"coin_steps": 10, "ranch": 1}, **SITES)
    assert changes(match, "develop 9a") == {"ranch": -1, "vp": -1 + 2}
    three = chosen("settle", {"card_steps": 9, "ranch": 1}, **SITES)
    play(three, "develop 5a")
    assert changes(three, "take 2") == {"card_steps": 1, "vp": 4}
