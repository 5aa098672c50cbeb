"""An interim scoring in its five steps."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.kernel.errors import IllegalAction
from boardwright.match import Match
from tests.games.boonlake.table import asked, notations, play, reason, state_of
from tests.games.boonlake.turns import actor, at, changes, chosen, difference, has, move, names, scoring, told

#: Nobody can do anything before the markers; tracks, resources.
GOALS = {"goals": "sc04 sc05 sc06 sc07"}
#: A table with pastures.
MEADOWS: dict[str, Any] = {
    "map": {"5": "s01", "6": "pasture", "9": "s02", "14": "s04", "19": "g13", "22": "s05", "20": "pasture"}
}


def mark_all(match: Match, goal: str = "sc04") -> Match:
    """All put their markers there."""
    for player in asked(match):
        move(match, player, f"score {goal}")
    return match


def income(*seats: dict[str, Any], number: int = 1, **fields: Any) -> dict[str, int]:
    """What steps 3 and 4 bring player 0; the marker of step 2 brings nobody anything here."""
    match = scoring(number, *seats, **{**GOALS, "players": 2, **fields})
    move(match, 0, "score sc04")
    before = actor(match)
    move(match, 1, "score sc04")
    return difference(before, actor(match))


# -- when and in which order -----------------------------------------------------------------------------------


@pytest.mark.rule("BL-17.1", "BL-17.28")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_four_scorings_two_in_each_round(number: int) -> None:
    marks = [1, 2, 3, 0] if number == 4 else [0, 0, 0, 0]
    match = scoring(number, {"marks": marks}, {"marks": marks}, **GOALS)
    if number < 4:
        mark_all(match)
    view = match.view(None)
    assert match.over == (number == 4)
    assert state_of(match).scorings == number
    assert view["round"] == {1: 1, 2: 2, 3: 2, 4: 2}[number]
    if number == 2:
        assert [player["ship"] for player in view["players"]] == ["t01", "t01"]


@pytest.mark.rule("BL-17.2", "BL-17.6")
def test_the_steps_are_for_all_at_the_same_time() -> None:
    first = {"settlers": "5a", "levers": "5"}
    match = scoring(1, first, {"settlers": "9a"}, {}, players=3, **GOALS)
    assert asked(match) == [0, 1, 2]
    assert "upgrade 5a" in notations(match)
    assert names(match, "score", 2)  # has nothing to do in step 1
    move(match, 2, "score sc04")
    move(match, 1, "upgrade 9a")
    assert names(match, "score", 1)
    move(match, 1, "score sc07")
    before = actor(match, 1)
    move(match, 0, "decline")
    events = match.apply(0, "score sc05")
    kinds = [event.kind for event in events if event.kind in ("failed", "income", "idle-levers")]
    assert kinds == ["failed", "income", "income", "income", "idle-levers"]
    assert actor(match, 1)["coins"] > before["coins"]


# -- step 1 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-17.3", "BL-17.4")
def test_up_to_two_cards_or_upgrades_in_any_mix() -> None:
    seat = {
        "hand": "golden_school violet_pawn_shop silent_antiquary",
        "coins": 9,
        "works": "wood 2 iron 2",
        "settlers": "5a 9a",
    }
    mixes = [
        ("play violet_pawn_shop", "play silent_antiquary"),
        ("upgrade 5a", "upgrade 9a"),
        ("play golden_school", "upgrade 5a"),
        ("upgrade 9a", "play silent_antiquary"),
    ]
    for mix in mixes:
        match = scoring(1, seat, **GOALS)
        assert not names(match, "develop")
        assert not names(match, "sell")
        for each in mix:
            play(match, each)
            while "decline" in notations(match) and not names(match, "play") and not names(match, "upgrade"):
                play(match, "decline")  # the exchange of a card
        assert names(match, "score")


@pytest.mark.rule("BL-17.3")
def test_fewer_than_two_may_be_taken() -> None:
    match = scoring(1, {"settlers": "5a 9a"}, **GOALS)
    play(match, "decline")
    assert names(match, "score")
    one = scoring(1, {"settlers": "5a 9a"}, **GOALS)
    play(one, "upgrade 5a", "decline")
    assert names(one, "score")


@pytest.mark.rule("BL-17.4")
def test_nobody_develops_in_a_scoring() -> None:
    match = scoring(1, {"settlers": "5a"}, **GOALS)
    assert reason(match, "site:14a")[0] == "BL-10.1"
    with pytest.raises(IllegalAction):
        play(match, "develop 14a")


@pytest.mark.rule("BL-17.5")
def test_a_special_project_may_take_the_place_of_a_card() -> None:
    match = scoring(1, {"coins": 40, "works": "wood 2 clay 2 stone 2 iron 2"}, **GOALS)
    assert names(match, "realise") == ["sc04", "sc05", "sc06", "sc07"]
    play(match, "realise sc05")
    while not names(match, "realise"):
        play(match, notations(match)[0])
    play(match, "realise sc04")
    assert actor(match)["posted"] == 2


@pytest.mark.rule("BL-17.6")
def test_nobody_changes_what_another_can_do() -> None:
    """Whoever goes first, the other has the same options."""
    seats = ({"settlers": "5a 5b", "homes": "9a", "ranch": 4}, {"settlers": "9b", "homes": "14a", "ranch": 3})
    match = scoring(1, *seats, **GOALS)
    before = notations(match, 1)
    play(match, "upgrade 5a", "upgrade 9a")
    assert notations(match, 1) == before


@pytest.mark.rule("BL-17.7", "BL-17.26")
def test_in_scoring_4_a_card_may_push_a_lever_up() -> None:
    """It may be kept for its point, or be used again."""
    seat: dict[str, Any] = {
        "levers": "11",
        "used": "11",
        "marks": [1, 2, 3, 0],
        "hand": "owl_engine_shed",
        "works": "wood 1 stone 2",
        "coins": 2,
    }
    points = {}
    for keep in (True, False):
        match = scoring(4, seat, {"marks": [1, 2, 3, 0]}, **GOALS)
        play(match, "play owl_engine_shed")
        if not keep:
            play(match, "pull 11")
        while not match.over:
            words = notations(match, match.decisions[0].player)
            play(match, "decline" if "decline" in words else next(each for each in words if each.startswith("score")))
        points[keep] = actor(match)["vp"]
    assert points[True] == points[False] + 1


@pytest.mark.rule("BL-17.8")
def test_who_can_use_a_lever_is_asked_without_a_card() -> None:
    match = scoring(1, {"levers": "5"}, {"levers": "6"}, **GOALS)
    assert notations(match) == ["pull 5", "decline"]
    assert names(match, "score", 1)


# -- step 2 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-17.9", "BL-17.10")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_marker_goes_under_a_tile_without_one(number: int) -> None:
    marks = [0, 0, 0, 0]
    for earlier in range(1, number):
        marks[earlier] = earlier
    match = scoring(number, {"marks": marks}, **GOALS)
    free = [goal for goal, mark in zip(GOALS["goals"].split(), marks, strict=True) if not mark]
    assert notations(match) == [f"score {goal}" for goal in free]
    play(match, f"score {free[-1]}")
    standing = next(goal for goal in match.view(None)["goals"] if goal["id"] == free[-1])["standings"][0]
    assert standing["marker"] == number
    assert notations(match, 1) == [f"score {goal}" for goal in GOALS["goals"].split()]


@pytest.mark.rule("BL-17.9")
def test_a_tile_with_an_own_marker_is_refused() -> None:
    match = scoring(2, {"marks": [1, 0, 0, 0]}, **GOALS)
    assert reason(match, "goal:sc04") == ("BL-17.9", "goal-marked")
    assert reason(match, "goal:sc01") == ("BL-24.3", "no-part")


@pytest.mark.rule("BL-17.11", "BL-17.12", "BL-17.15")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("missing", [False, True])
def test_the_condition_of_this_scoring_is_a_minimum(number: int, missing: bool) -> None:
    """The example: card steps 1, 2, 4, 7; the marker's points are gained or lost."""
    need = {1: 1, 2: 2, 3: 4}[number]
    match = scoring(number, {"card_steps": need - missing}, **GOALS)
    assert changes(match, "score sc05") == {"vp": -number if missing else number}
    beyond = scoring(number, {"card_steps": need + 1}, **GOALS)
    assert changes(beyond, "score sc05") == {"vp": number}


@pytest.mark.rule("BL-17.14", "BL-17.15", "BL-17.12")
@pytest.mark.parametrize(("steps", "vp"), [(7, 4), (6, -4)])
def test_in_scoring_4_the_tile_that_is_left_is_scored_without_asking(steps: int, vp: int) -> None:
    seat = {"marks": [1, 0, 2, 3], "card_steps": steps}
    before = {"marks": [1, 2, 3, 0]}
    match = scoring(4, {**seat, "settlers": "5a"}, before, **GOALS)
    assert notations(match) == ["upgrade 5a", "decline"]
    events = match.apply(0, "decline")
    scored = told(events, "scored") + told(events, "failed")
    assert {"player": 0, "goal": "goal-sc05", "vp": abs(vp)} in scored
    assert bool([each for each in told(events, "scored") if each["player"] == 0]) == (vp > 0)


@pytest.mark.rule("BL-17.14")
def test_in_scoring_4_a_payment_may_still_be_mixed() -> None:
    seat = {"marks": [1, 0, 2, 3], "coins": 20, "ranch": 4}
    match = scoring(4, seat, {"marks": [1, 2, 3, 0]}, goals="sc04 sc13 sc06 sc07")
    assert notations(match) == [f"give {count}" for count in range(5)]


@pytest.mark.rule("BL-17.13")
@pytest.mark.parametrize("met", [True, False])
def test_on_the_own_tile_the_points_count_twice(met: bool) -> None:
    match = scoring(2, {"coin_steps": 2 if met else 0}, {"card_steps": 2 if met else 0}, **GOALS)
    assert changes(match, "score sc04") == {"vp": 4 if met else -4}
    assert told(match.apply(1, "score sc05"), "scored" if met else "failed")[0]["vp"] == 4
    other = scoring(2, {"card_steps": 2 if met else 0}, **GOALS)
    assert changes(other, "score sc05") == {"vp": 2 if met else -2}


# -- step 3 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-17.16")
def test_income_comes_when_all_are_done() -> None:
    match = scoring(1, {}, {}, **GOALS)
    before = has(match, "coins", "cards")
    play(match, "score sc05")
    assert has(match, "coins", "cards") == before
    move(match, 1, "score sc05")
    assert has(match, "coins", "cards") == (before[0] + 2, before[1] + 2)


@pytest.mark.rule("BL-17.17")
def test_both_tracks_pay_coins_cards_and_points() -> None:
    assert income({"coin_steps": 6, "card_steps": 4}, {}) == {"coins": 6, "cards": 4, "vp": 2 + 2}


@pytest.mark.rule("BL-17.18", "BL-17.22", "BL-17.23")
def test_empty_recesses_pay() -> None:
    """Piece by piece: what each more of a kind adds to the income."""
    sites = ["5a", "5b", "9a", "9b", "14a", "14b"]

    def paid(**seat: Any) -> tuple[int, int]:
        found = actor(at(seat, **MEADOWS))["income"]
        return found["coins"] - 2, found["vp"]

    houses = [paid(homes=" ".join(sites[:count])) for count in range(7)]
    assert houses == [(0, 0), (1, 0), (3, 0), (5, 0), (7, 0), (9, 1), (11, 3)]
    villages = [paid(towns=" ".join(sites[:count])) for count in range(5)]
    assert villages == [(0, 0), (0, 2), (0, 5), (0, 9), (0, 14)]
    cattle = [paid(cattle=f"20 {count}" if count < 5 else "20 4 6 1") for count in range(1, 6)]
    assert cattle == [(0, 2), (1, 3), (1, 5), (1, 8), (1, 11)]
    first = paid(homes="5a 5b", cattle="20 1")
    assert first == (3, 2 + 2)  # the first recess inhabitant pays 2 points
    second = paid(homes="5a 5b 9a", removed=1, towns="19a", cattle="6 2")
    assert second == (7 + 1, 2 + 2 + 1 + 2 + 4)  # houses, village, cattle, both inhabitants


@pytest.mark.rule("BL-17.19", "BL-17.20")
def test_villages_next_to_cattle_bring_points() -> None:
    """The example: three villages of any owners next to one head of cattle are 3 points; bridges join too."""
    seats: list[dict[str, Any]] = [{"cattle": "6 1"}, {"towns": "5a 5b 9a"}]
    assert actor(at(*seats, **MEADOWS))["income"]["vp"] == 2 + 3
    two: list[dict[str, Any]] = [{"cattle": "6 2", "towns": "9b"}, {"towns": "5a 5b 9a"}]
    assert actor(at(*two, **MEADOWS))["income"]["vp"] == (2 + 1) + 2 + 2 * 4
    table: dict[str, Any] = {"map": {"16": "pasture", "9": "s01", "5": "s02"}}
    bridged: list[dict[str, Any]] = [{"cattle": "16 1"}, {"towns": "9a 5a"}]
    assert actor(at(*bridged, **table))["income"]["vp"] == 2 + 1
    house: list[dict[str, Any]] = [{"cattle": "6 1"}, {"homes": "5a", "settlers": "9a"}]
    assert actor(at(*house, **MEADOWS))["income"]["vp"] == 2


@pytest.mark.rule("BL-17.20")
def test_the_example_is_paid() -> None:
    first = {"cattle": "6 1"}
    assert income(first, {"towns": "5a 5b 9a"}, **MEADOWS) == {"coins": 2, "cards": 2, "vp": 2 + 3}


@pytest.mark.rule("BL-17.21")
def test_in_scoring_4_only_points_of_the_income_count() -> None:
    seat = {"marks": [1, 2, 3, 0], "coin_steps": 4, "card_steps": 2, "homes": "5a 5b", "settlers": "9a"}
    match = scoring(4, seat, {"marks": [1, 2, 3, 0], "coins": 3}, **GOALS)
    before = [actor(match, player) for player in range(2)]
    play(match, "decline")
    assert match.over
    own = difference(before[0], actor(match))
    assert own == {"vp": 1 + 1 - 4}  # the income less the marker of a condition that is not met
    assert difference(before[1], actor(match, 1)) == {}  # all done before


@pytest.mark.rule("BL-17.24")
def test_the_example_of_the_income() -> None:
    """5 coins with 1 point, 3 cards; 3 houses, 1 cattle and 1 recess inhabitant gone: 5 coins and 4 points."""
    seat = {"coin_steps": 4, "card_steps": 1, "homes": "5a 5b 9a", "cattle": "20 1"}
    match = at(seat, **MEADOWS)
    assert has(match, "freed") == (1,)
    assert actor(match)["income"] == {"coins": 5 + 5, "cards": 3, "vp": 1 + 4}
    assert income(seat, {}, **MEADOWS) == {"coins": 10, "cards": 3, "vp": 5}


# -- steps 4 and 5 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-17.25")
def test_levers_that_were_not_used_bring_a_point_each() -> None:
    seat = {"levers": "1 2 3 6 9", "used": "1 2"}
    match = scoring(1, seat, {}, **GOALS)
    move(match, 0, "score sc04")
    before = actor(match)
    move(match, 1, "score sc04")
    assert difference(before, actor(match))["vp"] == 3
    assert not any(lever["used"] for lever in actor(match)["levers"])


@pytest.mark.rule("BL-17.26")
def test_a_lever_pushed_up_by_a_card_counts_as_not_used() -> None:
    cards = {"hand": "owl_engine_shed", "works": "wood 1 stone 2", "coins": 2}
    seat = {**cards, "levers": "1", "used": "1"}
    match = scoring(1, seat, {}, **GOALS)
    play(match, "play owl_engine_shed")
    while not names(match, "score"):
        play(match, "decline")
    move(match, 0, "score sc04")
    before = actor(match)
    move(match, 1, "score sc04")
    assert difference(before, actor(match))["vp"] == 1


@pytest.mark.rule("BL-17.27")
def test_region_markers_are_taken_back() -> None:
    match = scoring(1, {}, {}, covered="boonlake unknown", **GOALS)
    assert [region["covered"] for region in match.view(None)["regions"]] == [True, True, False, False]
    mark_all(match)
    assert not any(region["covered"] for region in match.view(None)["regions"])


@pytest.mark.rule("BL-17.28", "BL-17.2")
def test_the_game_goes_on_after_a_scoring() -> None:
    match = mark_all(scoring(1, {}, {}, **GOALS))
    assert asked(match) == [1]
    assert len(names(match, "choose", 1)) == 7
    assert chosen("builder", **GOALS).view(None)["scoring"] == 1
