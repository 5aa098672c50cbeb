"""Every component that cannot be used now has a reason, and the reason is the right one."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.explain import COMPONENTS
from boardwright.kernel.errors import IllegalAction
from boardwright.kernel.flow import deciding
from boardwright.kernel.messages import Refusal
from boardwright.match import Match
from tests.games.keyflower.table import at, play, random_game, state_of


def refusal(match: Match, target: str, player: int = 0) -> Refusal:
    found = match.why_not(player, target)
    assert found is not None, f"{target} can be used"
    return found


def reason(match: Match, target: str, player: int = 0) -> tuple[str, str]:
    found = refusal(match, target, player)
    return found.rule, found.message.key.removeprefix("refusal-")


#: A tile that frees all edges.
FREE = "summer_boat_2@1,0"
TURN: dict[str, Any] = {
    "season": "summer",
    "offer": "store tavern mason hiring_fair farrier summer_boat_1",
    "bids": {"store": ["1 red 3"], "tavern": ["0 blue 2", "1 blue 5"], "farrier": ["1 blue 9"]},
    "uses": {"home_2": ["blue 6"], "farrier": ["blue 4"], "miner": ["blue 4"], "stable": ["yellow 1"]},
    "seats": [
        {"workers": "blue 2"},
        {"village": ["home_2", FREE, "miner@0,-1", "stable@-1,0"], "stranded": "peddler"},
    ],
}


@pytest.mark.parametrize(
    ("target", "rule", "key"),
    [
        ("tile:store", "KF-4.3", "bid-colour"),
        ("tile:farrier", "KF-4.5", "bid-larger"),
        ("tile:home_2", "KF-5.5", "tile-full"),
        ("tile:miner", "KF-5.4", "tile-full"),
        ("tile:stable", "KF-5.6", "use-colour"),
        ("tile:keyflower", "KF-4.1", "boat"),
        ("tile:white_wind", "KF-2.6", "not-in-play"),
        ("tile:turn_order_4", "KF-2.8", "not-in-play"),
        ("tile:home_6", "KF-2.14", "not-in-play"),
        ("tile:inn", "KF-3.15", "season-later"),
        ("tile:brewer", "KF-3.15", "not-in-play"),
        ("tile:alehouse", "KF-2.14", "not-in-play"),
        ("tile:jeweller", "KF-12.13", "season-later"),
        ("tile:scribes", "KF-12.13", "season-later"),
        ("tile:peddler", "KF-9.8", "stranded"),
        ("colour:green", "KF-3.9", "none-of-colour"),
        ("colour:mixed", "KF-11.8", "mixed"),
        ("number:2", "KF-15.9", "no-part"),
        ("turn:done", "KF-15.9", "no-part"),
        ("figure:purple", "KF-1.5", "purple"),
    ],
)
def test_in_a_turn(target: str, rule: str, key: str) -> None:
    assert reason(at(3, **TURN), target) == (rule, key)


def test_tiles_that_take_no_workers() -> None:
    match = at(
        season="winter",
        seats=[{"workers": "blue 1", "village": ["home_1", "summer_boat_1@0,1", "sawmill@0,-1"]}],
    )
    assert reason(match, "tile:summer_boat_1") == ("KF-11.10", "not-usable")
    assert reason(match, "tile:sawmill") == ("KF-5.1", "not-usable")
    assert reason(match, "tile:apothecary") == ("KF-12.16", "not-offered")


def test_prices_that_cannot_be_paid() -> None:
    match = at(
        season="summer",
        seats=[{"workers": "blue 1", "village": ["home_1", FREE, "mason@0,-1", "peddler@-1,0"]}],
    )
    assert reason(match, "tile:mason") == ("KF-5.16", "price-skill")
    assert reason(match, "tile:peddler") == ("KF-5.16", "price-worker")


GATHER: dict[str, Any] = {
    "offer": "miner stable keywood woodcutter gold_mine",
    "bids": {
        "miner": ["0 blue 2", "1 blue 3"],
        "keywood": ["0 red 1", "1 red 2"],
        "woodcutter": ["0 blue 4", "1 blue 2"],
        "stable": ["0 blue 6", "1 blue 7"],
    },
    "uses": {"gold_mine": ["blue 1"]},
    "seats": [{"workers": "blue 4"}],
}


@pytest.mark.parametrize(
    ("begin", "target", "rule", "key"),
    [
        ("use gold_mine blue", "tile:gold_mine", "KF-5.14", "same-place"),
        ("bid miner blue", "tile:miner", "KF-4.8", "same-place"),
        ("use gold_mine blue", "tile:inn", "KF-4.9", "no-group"),
        ("use gold_mine blue", "tile:woodcutter", "KF-3.10", "group-leads"),
        ("use gold_mine blue", "tile:keywood", "KF-4.10", "group-colour"),
        ("use gold_mine blue", "tile:stable", "KF-5.13", "group-too-large"),
        ("use gold_mine blue", "number:1", "KF-5.4", "more-to-use"),
        ("use gold_mine blue", "number:9", "KF-3.9", "too-few"),
        ("bid miner blue", "number:1", "KF-4.5", "more-to-lead"),
        ("bid miner blue", "colour:blue", "KF-15.7", "place-settled"),
        ("bid miner blue", "turn:pass", "KF-15.7", "unfinished"),
    ],
)
def test_while_workers_are_gathered(begin: str, target: str, rule: str, key: str) -> None:
    match = at(**GATHER)
    play(match, begin)
    assert reason(match, target) == (rule, key)


def test_a_group_comes_along_once_and_a_price_must_be_left() -> None:
    match = at(**GATHER)
    play(match, "use gold_mine blue", "with miner")
    assert reason(match, "tile:miner") == ("KF-3.9", "group-taken")
    assert reason(match, "number:4") == ("KF-5.5", "too-many")
    yellow = at(offer="peddler", seats=[{"workers": "yellow 2"}])
    play(yellow, "use peddler yellow")
    assert reason(yellow, "number:2") == ("KF-6.30", "price-left")


def test_with_workers_of_all_colours() -> None:
    match = at(
        season="autumn",
        side_b="summer_boat_4",
        uses={"home_2": ["blue 1"]},
        seats=[{"workers": "red 1 yellow 1", "village": ["home_1", "summer_boat_4@0,1"]}],
    )
    play(match, "use home_2 mixed")
    assert reason(match, "turn:done") == ("KF-5.4", "more-to-use")
    assert reason(match, "colour:green") == ("KF-3.9", "none-of-colour")
    assert reason(at(side_b="summer_boat_4", seats=[{"village": ["home_1", "summer_boat_4@0,1"]}]), "colour:mixed") == (
        "KF-11.32",
        "mixed-nowhere",
    )


def test_while_a_price_is_paid() -> None:
    match = at(
        offer="peddler miner stable",
        bids={"miner": ["0 yellow 1", "1 yellow 3"], "stable": ["0 yellow 4"]},
        seats=[{"workers": "yellow 2 red 1"}],
    )
    play(match, "use peddler red", "send 1")
    assert reason(match, "colour:red") == ("KF-6.12", "price-colour")
    assert reason(match, "tile:stable") == ("KF-6.30", "group-leads")
    assert reason(match, "tile:peddler") == ("KF-6.31", "no-group")
    assert match.why_not(0, "tile:miner") is None
    skill = at(season="summer", offer="brewer", seats=[{"workers": "blue 1", "skills": "pickaxe 1 saw 1"}])
    play(skill, "use brewer blue", "send 1")
    assert reason(skill, "skill:anvil") == ("KF-6.34", "no-skill")
    assert skill.why_not(0, "skill:saw") is None
    shop = at(offer="workshop", seats=[{"workers": "blue 1", "resources": {"home_1": "wood 24"}}])
    play(shop, "use workshop blue", "send 1")
    assert reason(shop, "resource:gold") == ("KF-6.28", "not-produced")
    assert reason(shop, "resource:wood") == ("KF-6.28", "stock-empty")


def test_in_transport() -> None:
    village = ["home_1", "miner@0,-1", "summer_boat_1@0,1", "keywood@-1,0 turn 1"]
    match = at(
        stack=["NextTurn", "Transport 0 1 1"],
        seats=[{"village": village, "upgraded": "keywood", "resources": {"summer_boat_1": "wood 1"}}],
    )
    assert reason(match, "tile:home_2") == ("KF-7.5", "not-own-village")
    assert reason(match, "tile:miner") == ("KF-7.13", "upgrade-skills")
    assert reason(match, "tile:home_1") == ("KF-7.12", "upgrade-resources")
    assert reason(match, "tile:summer_boat_1") == ("KF-7.7", "no-road")
    assert reason(match, "tile:keywood") == ("KF-7.20", "upgraded")
    assert reason(match, "resource:wood") == ("KF-7.7", "no-road-for")
    assert reason(match, "resource:iron") == ("KF-7.7", "no-resource")
    assert reason(match, "direction:n") == ("KF-7.7", "no-way")
    assert reason(match, "turn:pass") == ("KF-15.7", "unfinished")
    done = at(stack=["NextTurn", "Transport 0 0 1"], seats=[{"village": village}])
    assert reason(done, "direction:n") == ("KF-7.8", "no-steps")


def test_while_an_upgrade_is_paid() -> None:
    match = at(
        stack=["NextTurn", "Pay 0 gold_mine stone:1,iron:1 0 none 0"],
        seats=[
            {"village": ["home_1", "gold_mine@0,-1"], "resources": {"gold_mine": "stone 1 wood 1 iron 1 gold 1"}},
        ],
    )
    assert reason(match, "resource:wood") == ("KF-7.14", "other-resource")
    assert reason(match, "resource:iron") == ("KF-7.14", "other-resource")
    assert reason(match, "skill:saw") == ("KF-15.9", "no-part")


def test_at_the_end_of_a_season() -> None:
    match = at(3, stack=["GrowVillages", "Ship 1", "Ship 0"], cargo={"keyflower": "", "sea_breese": ""})
    assert reason(match, "tile:sea_bastion") == ("KF-10.9", "boat-taken")
    assert reason(match, "tile:flipper") == ("KF-2.6", "not-in-play")
    assert reason(match, "tile:miner") == ("KF-10.8", "choose-boat")
    assert refusal(match, "tile:keyflower", 1) == refusal(match, "tile:miner", 2)
    laying = at(
        stack=["NextSeason"],
        lanes={"0": ["TakeUp 0"], "1": ["Lay 1 stable"]},
        seats=[{"won": "miner sawmill"}, {"won": "stable", "village": ["home_2", "keywood@0,-1"]}],
    )
    assert reason(laying, "tile:stable") == ("KF-9.4", "not-won")
    assert reason(laying, "tile:miner", 1) == ("KF-9.1", "not-beside")
    assert reason(laying, "turn:done", 1) == ("KF-9.4", "must-lay")


def test_winter_tiles() -> None:
    lanes = {"0": ["OfferWinter 0 none"], "1": ["OfferWinter 1 windmill"]}
    seats = [{"winter": "jeweller scribes scholar"}, {"winter": "keythedral windmill apothecary"}]
    match = at(season="winter", stack=["LayOutWinter"], lanes=lanes, seats=seats)
    assert reason(match, "turn:done") == ("KF-12.13", "choose-one")
    assert reason(match, "tile:windmill") == ("KF-12.13", "not-in-hand")
    assert reason(match, "tile:keythedral") == ("KF-12.13", "not-in-hand")
    assert reason(match, "tile:windmill", 1) == ("KF-12.13", "already-chosen")


@pytest.mark.rule("KF-15.1", "KF-15.2")
def test_others_decide() -> None:
    match = at(3)
    assert refusal(match, "turn:pass", 2).message.args == {"player": 0}
    lanes = {"0": ["OfferWinter 0 none"], "1": ["OfferWinter 1 none"]}
    seats = [{}, {}, {"winter": "apothecary key_guild key_market", "offered": "key_guild"}]
    several = at(3, season="winter", stack=["LayOutWinter"], lanes=lanes, seats=seats)
    assert refusal(several, "turn:pass", 2).rule == "KF-15.1"
    assert refusal(several, "turn:pass", 2).message.args == {"count": 2}
    assert refusal(at(season="winter", over=True), "turn:pass").rule == "KF-15.2"


@pytest.mark.rule("KF-15.9")
def test_there_is_a_reason_for_everything_that_is_not_an_option() -> None:
    for players in (2, 4):
        for number, match in enumerate(random_game(players, seed=20 + players)):
            if number % 7:
                continue
            for step in deciding(match.state):
                targets = {name for action in step.options(match.state) for name in GAME.space.targets(action)}
                assert targets <= COMPONENTS
                for target in COMPONENTS - targets:
                    assert GAME.why_not(state_of(match), step, target).rule.startswith("KF-")


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("bid forge red", "KF-4.3"),
        ("bid forge blue", ""),
        ("bid forge green", "KF-3.9"),
        ("bid inn yellow", "KF-4.5"),
        ("use inn red", "KF-5.6"),
        ("use fair yellow", "KF-5.4"),
        ("use home_1 mixed", "KF-11.8"),
        ("use home_1 red", ""),
        ("use forge blue", "KF-5.1"),
        ("use turn_order_1 red", "KF-5.1"),
    ],
)
def test_an_action_is_refused_by_the_rule_against_just_that(action: str, rule: str) -> None:
    """Tile and colour could both be used otherwise, but not together."""
    match = at(
        season="autumn",
        offer="forge inn fair",
        bids={"forge": ["1 blue 3"], "inn": ["1 yellow 2"]},
        uses={"inn": ["yellow 1"], "fair": ["yellow 2"]},
        seats=[{"workers": "blue 4 red 3 yellow 2"}],
    )
    answer = match.why_not(0, action)
    assert (answer.rule if answer else "") == rule
    if rule:
        with pytest.raises(IllegalAction, match=rf"rule {rule}\)"):
            match.apply(0, action)
