"""CO-5: the events of the five sites, without and with an own tent."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match import Match
from tests.games.coloma.table import at, changes, notations, play, player_of, reason


def before(event: int, *seats: dict[str, Any], players: int = 3, **fields: Any) -> Match:
    """The last turn before the Barker comes to that site."""
    site = {1: 5}.get(event, event - 1)
    year = {"year": "1848"} if event > 1 else {"year": "1848", "shootout": "tile_a"}
    rest = [{**seat} for seat in seats] or [{}]
    rest[0]["site"] = site
    return at(players, round=site, seats=rest, stack=["TakeTurns", "Turn 0"], **{**year, **fields})


def event(number: int, *seats: dict[str, Any], **fields: Any) -> Match:
    """That event is happening."""
    return play(before(number, *seats, **fields), "end-turn")


@pytest.mark.rule("CO-5.1")
def test_event_1_brings_dudes() -> None:
    match = event(1, {"dudes": 3}, {"dudes": 3, "events": [1]})
    assert [seat["dudes"] for seat in match.view(None)["players"]] == [5, 7, 4]
    assert (match.view(None)["year"], match.view(None)["round"]) == ("1849", 1)


@pytest.mark.rule("CO-5.2")
def test_event_2_brings_gold() -> None:
    match = event(2, {"gold": 3}, {"gold": 3, "events": [2]})
    assert [seat["gold"] for seat in match.view(None)["players"]] == [4, 5, 1]
    assert match.view(None)["gold"] == 15 - 10


@pytest.mark.rule("CO-5.3")
def test_event_3_brings_cards() -> None:
    match = event(3, {"hand": "bank"}, {"hand": "bank quarry", "events": [3]})
    assert [seat["cards"] for seat in match.view(None)["players"]] == [3, 6, 2]
    assert [seat["deck"] for seat in match.view(None)["players"]] == [13, 10, 14]


@pytest.mark.rule("CO-5.4")
def test_event_4_brings_coins() -> None:
    match = event(4, {"coins": 1}, {"coins": 1, "events": [4]})
    assert [seat["coins"] for seat in match.view(None)["players"]] == [3, 5, 4]


@pytest.mark.rule("CO-5.5", "CO-5.7")
def test_event_5_sells_points_for_gold() -> None:
    match = event(5, {"gold": 3, "coins": 5}, {"gold": 3, "events": [5]})
    assert changes(match, "take 1") == {"gold": -1, "points": 3}
    assert match.view(None)["cart"] == 1
    assert notations(match) == []
    match.apply(1, "take 1")
    match.apply(1, "take 1")
    mine = player_of(match, 1)
    assert (mine["gold"], mine["points"], match.view(None)["cart"]) == (1, 6, 3)
    assert [seat["points"] for seat in match.view(None)["players"]] == [3, 6, 0]


@pytest.mark.rule("CO-5.6")
@pytest.mark.parametrize(("moves", "points"), [(["decline"], 0), (["take 1", "decline"], 3), (["take 1"] * 2, 6)])
def test_event_5_may_be_left_or_used_once_only(moves: list[str], points: int) -> None:
    match = event(5, {"gold": 2, "events": [5]})
    for move in moves:
        assert notations(match) == ["take 1", "decline"]
        match.apply(0, move)
    assert (player_of(match)["points"], player_of(match)["gold"]) == (points, 2 - points // 3)
    assert notations(match)[0] == "choose 1"


@pytest.mark.rule("CO-5.6")
def test_without_a_tent_event_5_may_be_left() -> None:
    match = event(5, {"gold": 2})
    assert notations(match) == ["take 1", "decline"]
    assert changes(match, "decline") == {}


@pytest.mark.rule("CO-5.7")
def test_coins_do_not_pay_for_event_5() -> None:
    match = event(5, {"coins": 20}, {"gold": 1, "coins": 20, "events": [5]})
    assert [decision.player for decision in match.decisions] == [1]
    match.apply(1, "take 1")
    assert notations(match, 1)[0] == "choose 1"
    assert player_of(match, 1)["coins"] == 20


@pytest.mark.rule("CO-5.8")
def test_all_who_have_gold_decide_at_the_same_time() -> None:
    match = event(5, {"gold": 1}, {}, {"gold": 2}, {"gold": 1}, players=4, sheriff=2)
    assert [decision.player for decision in match.decisions] == [0, 2, 3]
    assert reason(match, "option:1", 1) == ("CO-25.1", "others-decide")
    match.apply(3, "take 1")
    assert [decision.player for decision in match.decisions] == [0, 2]
    match.apply(0, "decline")
    match.apply(2, "take 1")
    assert [seat["points"] for seat in match.view(None)["players"]] == [0, 0, 3, 3]
    assert {decision.player for decision in match.decisions} == {0, 1, 2, 3}


@pytest.mark.rule("CO-5.8")
def test_without_any_gold_nobody_is_asked() -> None:
    match = event(5)
    assert notations(match)[0] == "choose 1"


@pytest.mark.rule("CO-5.9")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_several_players_may_have_a_tent_on_an_event(number: int) -> None:
    tent = {"events": [number]}
    match = before(number, {**tent}, {**tent}, {**tent})
    assert match.view(None)["sites"][number - 1]["tents"] == [0, 1, 2]
    play(match, "end-turn")
    gained = {1: ("dudes", 6), 2: ("gold", 2), 3: ("cards", 4), 4: ("coins", 6), 5: ("points", 0)}[number]
    assert [seat[gained[0]] for seat in match.view(None)["players"]] == [gained[1]] * 3
