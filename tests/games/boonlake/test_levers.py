"""Modernising, and what each of the twelve levers does and when."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.kernel.errors import GameOver, IllegalAction
from boardwright.match import Match
from tests.games.boonlake.table import asked, board, notations, play, reason
from tests.games.boonlake.turns import actor, at, changes, chosen, has, lever, move, names, scoring, told

PRICES = {"1": 5, "2": 7, "3": 8, "4": 7, "5": 4, "6": 8, "7": 4, "8": 7, "9": 7, "10": 6, "11": 10, "12": 9}
#: What works whenever its owner is asked something.
ANY_TIME = "7 10 11 12"
#: Two cards that nobody can play with nothing.
HAND = "golden_auction white_surveyor"
#: A house with three presences around it.
TOWNLY = {"homes": "5a", "settlers": "5b 9a 9b"}


def used(match: Match, player: int = 0) -> list[str]:
    return [each["id"] for each in actor(match, player)["levers"] if each["used"]]


def placed(match: Match, player: int = 0) -> list[str]:
    return [each["id"] for each in actor(match, player)["levers"] if each["placed"]]


# -- modernising -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-15.1", "BL-15.2", "BL-15.3")
@pytest.mark.parametrize("name", PRICES)
def test_a_lever_is_placed_in_its_slot_for_its_price(name: str) -> None:
    match = chosen("progress", {"coins": PRICES[name]})
    assert names(match, "modernise") == [other for other in PRICES if PRICES[other] <= PRICES[name]]
    assert changes(match, f"modernise {name}")["coins"] == -PRICES[name]
    assert placed(match) == [name]
    assert used(match) == []


@pytest.mark.rule("BL-15.1", "BL-15.2")
def test_a_slot_holds_one_lever_and_must_be_paid() -> None:
    match = chosen("progress", {"coins": 6, "levers": "10"})
    assert reason(match, "modernise 10") == ("BL-15.2", "slot-taken")
    assert reason(match, "lever:11") == ("BL-15.1", "lever-price")
    assert names(match, "modernise") == ["1", "5", "7"]
    full = chosen("progress", {"coins": 99, "levers": " ".join(list(PRICES)[:11])})
    play(full, "modernise 12")
    assert placed(full) == list(PRICES)
    assert not names(full, "modernise")


# -- using -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-15.4")
def test_a_used_lever_works_again_when_it_was_pushed_up() -> None:
    seat = {"levers": "11", "hand": "owl_engine_shed", "coins": 2, "works": "wood 1 stone 2"}
    match = at(seat, board=board("settle"))
    assert changes(match, "pull 11") == {"coins": 5}
    assert used(match) == ["11"]
    assert "pull 11" not in notations(match)
    assert reason(match, "lever:11") == ("BL-15.4", "lever-used")
    with pytest.raises(IllegalAction):
        play(match, "pull 11")
    play(match, "choose settle", "play owl_engine_shed")
    assert used(match) == []
    assert changes(match, "pull 11") == {"coins": 5}


@pytest.mark.rule("BL-15.4")
def test_a_lever_that_is_not_there_cannot_be_used() -> None:
    match = at({})
    assert reason(match, "lever:10") == ("BL-15.1", "no-such-lever")


def everywhere() -> list[tuple[str, Match]]:
    """Decisions of player 0 of many kinds, with the levers that work at any time."""
    seat: dict[str, Any] = {"levers": ANY_TIME, "hand": HAND, "coins": 9, "canoes": "clay-iron", **TOWNLY}
    found = [
        ("turn", at(seat)),
        ("card step", play(at(seat, board=board("pioneer")), "choose pioneer")),
        ("explore", chosen("pioneer", seat)),
        ("left part of settle", chosen("settle", seat)),
        ("right part of settle", play(chosen("settle", seat), "decline")),
        ("pasture", chosen("cattle_breeding", seat)),
        ("region", chosen("region_rewards", seat)),
        ("hire", play(chosen("recruit", seat), "decline")),
        ("modernise", chosen("progress", seat)),
        ("builder", chosen("builder", seat)),
        ("sail", play(chosen("region_rewards", seat), "claim southern")),
        ("scoring", scoring(1, seat)),
        ("marker", play(scoring(2, seat), "decline")),
    ]
    other = chosen("builder", {}, seat)
    return [*found, ("right part of another", other)]


@pytest.mark.rule("BL-15.5", "BL-15.7")
@pytest.mark.parametrize("number", range(14))
def test_four_levers_work_whenever_their_owner_is_asked(number: int) -> None:
    name, match = everywhere()[number]
    player = 1 if name == "right part of another" else 0
    pulls = [f"pull {lever}" for lever in ANY_TIME.split()]
    before = notations(match, player)
    assert set(pulls) <= set(before), name
    assert changes(match, "pull 11", player=player)["coins"] == 5
    assert changes(match, "pull 10", "take 2", player=player)["cards"] == 2
    after = notations(match, player)
    gone = [words for words in before if words not in after and not words.startswith(("play", "realise"))]
    assert gone == ["pull 10", "pull 11"]  # the decision is still there
    move(match, player, "pull 12")
    for _ in range(2):
        move(match, player, notations(match, player, "discard")[0])
    assert used(match, player) == ["10", "11", "12"]
    move(match, player, "pull 7", "paddle iron wood")
    assert used(match, player) == ANY_TIME.split()


@pytest.mark.rule("BL-15.5")
def test_a_lever_may_be_used_in_the_turn_of_another_unasked() -> None:
    match = at({}, {"levers": ANY_TIME, "hand": HAND, "canoes": "iron-iron"})
    assert asked(match) == [0]
    assert changes(match, "pull 11", player=1) == {"coins": 5}
    assert changes(match, "pull 10", "take 1", player=1) == {"coins": 2}
    move(match, 1, "pull 12", "discard golden_auction", "discard white_surveyor")
    move(match, 1, "pull 7", "paddle iron clay")
    assert actor(match, 1)["canoes"] == ["clay", "iron"]
    assert asked(match) == [0]


@pytest.mark.rule("BL-15.5", "BL-24.4")
def test_what_was_begun_comes_first() -> None:
    match = chosen("pioneer", {"levers": "11"})
    play(match, "explore")
    assert "pull 11" not in notations(match)
    play(match, "place 15")
    assert "pull 11" in notations(match)


@pytest.mark.rule("BL-15.6")
def test_after_the_levers_were_counted_in_scoring_4_none_can_be_used() -> None:
    marks = {"marks": [1, 2, 3, 0], "vp": 10}
    match = scoring(4, {**marks, "levers": "10 11", "coins": 1}, marks)
    play(match, "pull 11")
    while not match.over:
        words = notations(match, match.decisions[0].player)
        play(match, "decline" if "decline" in words else next(each for each in words if each.startswith("score")))
    assert used(match) == []
    for name in ("10", "11"):
        assert reason(match, f"lever:{name}") == ("BL-24.2", "game-over")
        with pytest.raises(GameOver):
            move(match, 0, f"pull {name}")


@pytest.mark.rule("BL-15.8")
def test_owners_are_asked_once_more_before_the_levers_are_counted() -> None:
    goals = {"goals": "sc04 sc05 sc06 sc07"}
    match = scoring(1, {"levers": "5 10"}, {"levers": "1 11"}, {}, players=3, **goals)
    move(match, 0, "decline", "score sc04")
    move(match, 1, "score sc04")
    move(match, 2, "score sc04")
    assert asked(match) == [0, 1]
    assert notations(match) == ["pull 10", "decline"]
    assert notations(match, 1) == ["pull 11", "decline"]
    assert changes(match, "decline") == {}
    before = actor(match, 1)
    move(match, 1, "pull 11")  # nothing is left to be asked, and the levers are counted
    after = actor(match, 1)
    assert after["coins"] - before["coins"] == 5
    assert after["vp"] - before["vp"] == 1
    assert used(match, 1) == []


@pytest.mark.rule("BL-15.9")
def test_a_lever_may_be_used_in_the_turn_in_which_it_was_placed() -> None:
    match = chosen("progress", {"coins": 10})
    play(match, "modernise 11")
    assert changes(match, "pull 11") == {"coins": 5}


# -- giving up a right part ------------------------------------------------------------------------------------

ROW_1 = {"levers": "1 2 3", "coins": 20, **TOWNLY}


@pytest.mark.rule("BL-15.10")
@pytest.mark.parametrize("action", ["settle", "cattle_breeding", "region_rewards", "recruit", "progress", "builder"])
def test_one_of_the_first_levers_stands_for_the_own_right_part(action: str) -> None:
    match = chosen(action, ROW_1)
    while not names(match, "sail") and "pull 1" not in notations(match):
        words = notations(match)
        play(match, next(each for each in ("decline", "draw", "claim southern") if each in words))
    assert names(match, "pull") == ["1", "2", "3"]
    assert changes(match, "pull 1") == {"vases": 1}
    while asked(match) == [1]:
        play(match, "decline")
    assert names(match, "sail")


@pytest.mark.rule("BL-15.10")
@pytest.mark.parametrize(
    "action", ["pioneer", "settle", "cattle_breeding", "region_rewards", "recruit", "progress", "builder"]
)
def test_others_may_give_up_their_right_parts(action: str) -> None:
    match = chosen(action, {}, ROW_1)
    while 1 not in asked(match):
        words = notations(match)
        play(match, next(each for each in ("decline", "draw", "claim southern") if each in words))
    assert names(match, "pull", 1) == ["1", "2", "3"]
    assert changes(match, "pull 1", player=1) == {"vases": 1}
    assert 1 not in asked(match)


@pytest.mark.rule("BL-15.11")
def test_whoever_chose_pioneer_has_no_right_part_to_give_up() -> None:
    match = at(ROW_1, board=board("pioneer"))
    play(match, "choose pioneer")
    for _ in range(2):
        assert not names(match, "pull")
        assert reason(match, "lever:1") == ("BL-15.10", "lever-right-part")
        play(match, "decline")
    assert names(match, "sail")


@pytest.mark.rule("BL-15.12", "BL-15.30")
def test_in_region_rewards_the_coins_are_given_up() -> None:
    match = chosen("region_rewards", {"levers": "1", "settlers": "14a 22a"})
    play(match, "claim southern")
    assert notations(match) == ["pull 1", "take-part"]
    assert changes(match, "pull 1") == {"vases": 1}
    other = chosen("region_rewards", {"levers": "1", "settlers": "14a 22a"})
    play(other, "claim southern")
    assert changes(other, "take-part") == {"coins": 2}


@pytest.mark.rule("BL-15.13")
def test_a_part_that_would_bring_nothing_may_be_given_up_too() -> None:
    nobody = chosen("recruit", {}, {"levers": "1", "coins": 0})
    assert changes(nobody, "pull 1", player=1) == {"vases": 1}
    unpaid = chosen("region_rewards", {}, {"levers": "1"})
    play(unpaid, "claim southern")
    assert changes(unpaid, "pull 1", player=1) == {"vases": 1}
    idle = chosen("builder", {}, {"levers": "1"})
    assert notations(idle, 1) == ["pull 1", "decline"]


@pytest.mark.rule("BL-15.14")
@pytest.mark.parametrize("action", ["settle", "cattle_breeding", "builder"])
def test_with_the_right_part_its_card_play_is_given_up(action: str) -> None:
    match = chosen(action, {}, {"levers": "1 4 5", "hand": HAND})
    while 1 not in asked(match):
        play(match, "decline" if "decline" in notations(match) else "draw")
    assert names(match, "pull", 1) == ["1", "4", "5"]
    move(match, 1, "pull 1")
    assert 1 not in asked(match)


@pytest.mark.rule("BL-15.15")
def test_recruit_cannot_be_given_up_after_buying() -> None:
    match = chosen("recruit", {}, {"levers": "1", "coins": 6})
    assert "pull 1" in notations(match, 1)
    move(match, 1, "hire coins")
    assert notations(match, 1) == ["hire coins", "decline"]


@pytest.mark.rule("BL-15.16")
def test_a_lever_of_the_first_row_must_have_an_effect() -> None:
    match = chosen("builder", {}, {"levers": "2 3", "coins": 3, "hand": HAND})
    assert not names(match, "pull", 1)
    poor = chosen("builder", {}, {"levers": "2 3", "coins": 4, "hand": HAND})
    assert names(poor, "pull", 1) == ["2"]
    built = chosen("builder", {}, {"levers": "2 3", "settlers": "5a", "hand": HAND})
    assert names(built, "pull", 1) == ["3"]
    lonely = chosen("builder", {}, {"levers": "2 3", "homes": "5a", "hand": HAND})
    assert not names(lonely, "pull", 1)


@pytest.mark.rule("BL-15.17")
def test_lever_1_brings_a_vase_or_sells_one() -> None:
    match = chosen("builder", {}, {"levers": "1", "vases": 1})
    move(match, 1, "pull 1")
    assert notations(match, 1) == ["take 1", "take 2"]
    assert changes(match, "take 2", player=1) == {"vases": -1, "coins": 6}
    other = chosen("builder", {}, {"levers": "1", "vases": 1})
    assert changes(other, "pull 1", "take 1", player=1) == {"vases": 1}


@pytest.mark.rule("BL-15.18")
def test_lever_2_modernises_for_the_price() -> None:
    match = chosen("builder", {}, {"levers": "2", "coins": 7})
    move(match, 1, "pull 2")
    assert names(match, "modernise", 1) == ["1", "4", "5", "7", "8", "9", "10"]
    assert changes(match, "modernise 8", player=1) == {"coins": -7}
    assert placed(match, 1) == ["2", "8"]


@pytest.mark.rule("BL-15.19")
def test_lever_2_saves_the_inhabitant_of_progress() -> None:
    match = chosen("progress", {}, {"levers": "2", "coins": 4})
    assert changes(match, "pull 2", "modernise 5", player=1) == {"coins": -4}
    none = chosen("progress", {}, {"levers": "2", "coins": 4, "ranch": 0})
    assert notations(none, 1) == ["pull 2", "draw"]
    move(none, 1, "pull 2", "modernise 5")
    assert has(none, "cards", player=1) == (0,)


@pytest.mark.rule("BL-15.20")
def test_lever_3_upgrades_and_develops_nothing() -> None:
    match = chosen("builder", {}, {"levers": "3", **TOWNLY})
    move(match, 1, "pull 3")
    assert notations(match, 1) == [*[f"upgrade {site}" for site in ("5a", "5b", "9a", "9b")], "decline"]
    assert changes(match, "upgrade 5a", player=1) == {"ranch": -2, "supply": 2, "villages": 1, "spare": 1}


# -- giving up a card play -------------------------------------------------------------------------------------

PLAYS = {"levers": "4 5", "works": "clay 2 stone 1"}


@pytest.mark.rule("BL-15.21", "BL-15.24", "BL-15.26")
@pytest.mark.parametrize("action", ["pioneer", "settle", "cattle_breeding", "region_rewards", "recruit", "progress"])
def test_the_card_step_is_given_up_for_lever_5(action: str) -> None:
    """Also by a player without a card."""
    match = at(PLAYS, board=board(action))
    play(match, f"choose {action}")
    assert notations(match) == ["pull 4", "pull 5", "decline"]
    before = has(match, "coins")
    events = match.apply(0, "pull 5")
    assert told(events, "pulled")[0]["lever"] == "lever-5"
    assert has(match, "coins") == (before[0] + 3,)


@pytest.mark.rule("BL-15.21")
@pytest.mark.parametrize("action", ["pioneer", "settle", "cattle_breeding", "builder"])
def test_a_right_part_with_a_card_play_is_given_up_for_it(action: str) -> None:
    match = chosen(action, {}, PLAYS)
    while 1 not in asked(match):
        play(match, "decline" if "decline" in notations(match) else "draw")
    assert names(match, "pull", 1) == ["4", "5"]
    assert changes(match, "pull 5", player=1) == {"coins": 3}
    assert 1 not in asked(match)


@pytest.mark.rule("BL-15.21")
@pytest.mark.parametrize("action", ["recruit", "progress"])
def test_other_right_parts_have_no_card_play(action: str) -> None:
    match = chosen(action, {}, {**PLAYS, "coins": 30})
    assert not names(match, "pull", 1)
    assert reason(match, "lever:5", player=1) == ("BL-15.21", "lever-card-play")
    regions = chosen("region_rewards", {}, {**PLAYS, "settlers": "5a"})
    play(regions, "claim southern")
    assert asked(regions) == [0]


@pytest.mark.rule("BL-15.22", "BL-15.23")
def test_lever_4_pays_for_each_resource_but_not_for_canoes() -> None:
    match = chosen("builder", {}, {**PLAYS, "canoes": "clay-iron"})
    assert changes(match, "pull 4", player=1) == {"coins": 3}
    nothing = chosen("builder", {}, {"levers": "4"})
    assert changes(nothing, "pull 4", player=1) == {}
    assert used(nothing, 1) == ["4"]


@pytest.mark.rule("BL-15.25")
def test_one_card_play_stands_for_one_lever_and_a_scoring_has_two() -> None:
    match = chosen("builder", {}, PLAYS)
    move(match, 1, "pull 4")
    assert 1 not in asked(match)
    twice = scoring(1, PLAYS)
    assert changes(twice, "pull 4") == {"coins": 3}
    assert changes(twice, "pull 5") == {"coins": 3}
    assert names(twice, "score")
    mixed = scoring(1, {**PLAYS, "settlers": "5a"})
    assert changes(mixed, "upgrade 5a")["houses"] == 1
    assert changes(mixed, "pull 5") == {"coins": 3}
    assert not names(mixed, "pull")


@pytest.mark.rule("BL-15.27")
def test_the_lever_takes_the_place_of_the_whole_choice() -> None:
    settle = chosen("settle", {**PLAYS, **TOWNLY})
    assert not names(settle, "pull")  # the left part of Settle is no card play
    play(settle, "decline")
    play(settle, "pull 5")
    assert asked(settle) == [1]
    cattle = chosen("cattle_breeding", {}, PLAYS, map={"5": "s01", "4": "pasture"})
    play(cattle, "decline", "decline")
    assert "graze 4" in notations(cattle, 1)
    move(cattle, 1, "pull 5")
    assert asked(cattle) == [0]
    builder = chosen("builder", PLAYS)
    before = actor(builder)
    play(builder, "pull 5")
    assert actor(builder)["coins"] - before["coins"] == 3
    assert actor(builder)["cards"] == before["cards"] == 0
    assert names(builder, "pull") == ["4"]  # that of the right part


# -- levers 6 to 9 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-15.28", "BL-15.30")
def test_lever_6_brings_a_point_with_each_coin() -> None:
    """The example: five presences bring five coins and five points."""
    table = {"map": {"5": "s01", "6": "pasture", "14": "s02", "22": "s04", "30": "s06"}}
    seat = {"levers": "6", "settlers": "5a 5b", "homes": "14a", "towns": "22a", "cattle": "6 1"}
    match = chosen("region_rewards", seat, **table)
    play(match, "claim southern")
    assert notations(match) == ["pull 6", "take-part"]
    assert changes(match, "pull 6") == {"coins": 5, "vp": 5}
    plain = chosen("region_rewards", seat, **table)
    play(plain, "claim southern")
    assert changes(plain, "take-part") == {"coins": 5}
    assert used(plain) == []


@pytest.mark.rule("BL-15.28")
def test_lever_6_works_only_when_regions_pay() -> None:
    match = at({"levers": "6"})
    assert reason(match, "lever:6") == ("BL-15.28", "lever-region-income")
    other = chosen("region_rewards", {}, {"levers": "6", "settlers": "5a 30a"})
    play(other, "claim southern")
    assert changes(other, "pull 6", player=1) == {"coins": 1, "vp": 1}


@pytest.mark.rule("BL-15.29")
def test_who_gives_up_the_coins_cannot_use_lever_6() -> None:
    match = chosen("region_rewards", {"levers": "1 6", "settlers": "5a"})
    play(match, "claim southern")
    assert notations(match) == ["pull 1", "pull 6", "take-part"]
    assert changes(match, "pull 1") == {"vases": 1}
    assert not names(match, "pull")
    assert used(match) == ["1"]


@pytest.mark.rule("BL-15.31")
def test_lever_7_takes_a_canoe_upstream_for_nothing() -> None:
    match = at({"levers": "7", "canoes": "clay-iron"})
    play(match, "pull 7")
    assert names(match, "paddle") == ["clay wood", "iron wood", "iron clay", "iron stone"]
    assert reason(match, "paddle clay iron") == ("BL-15.31", "not-upstream")
    assert changes(match, "paddle iron clay") == {}
    assert actor(match)["canoes"] == ["clay", "clay"]
    idle = at({"levers": "7"})
    assert "pull 7" not in notations(idle)
    assert reason(idle, "lever:7")[0] == "BL-15.16"


@pytest.mark.rule("BL-15.31")
def test_lever_7_helps_to_pay() -> None:
    """Clay is needed, and both canoes lie at iron: one comes up for nothing in the place of 2 coins."""
    seat = {"levers": "7", "canoes": "iron-iron", "hand": "midnight_hiring_board", "coins": 1}
    match = at(seat, board=board("settle"))
    play(match, "choose settle", "play midnight_hiring_board")
    assert has(match, "coins") == (0,)
    assert used(match) == ["7"]
    assert actor(match)["canoes"] == ["clay", "iron"]


EASY = {"levers": "8", "homes": "5a", "settlers": "5b 9a", "ranch": 1}


@pytest.mark.rule("BL-15.32", "BL-15.34")
def test_lever_8_spares_an_inhabitant_and_a_presence() -> None:
    match = chosen("settle", EASY)
    assert names(match, "ease") == ["5a"]
    assert "5a" not in names(match, "upgrade")
    assert changes(match, "ease 5a") == {"ranch": -1, "supply": 1, "villages": 1, "spare": 1}
    assert used(match) == ["8"]
    far = chosen("settle", {**EASY, "settlers": "5b"})
    assert not names(far, "ease")
    both = chosen("settle", {**EASY, "settlers": "5b 9a 9b", "ranch": 3})
    assert "5a" in names(both, "upgrade")
    assert "5a" in names(both, "ease")
    assert changes(both, "upgrade 5a")["ranch"] == -2
    assert used(both) == []


@pytest.mark.rule("BL-15.32")
def test_lever_8_is_for_villages_only() -> None:
    match = chosen("settle", {"levers": "8", "settlers": "5a"})
    assert not names(match, "ease")
    assert reason(match, "lever:8") == ("BL-15.32", "lever-village")


@pytest.mark.rule("BL-15.33", "BL-19.17")
def test_lever_8_and_the_village_card_add_up() -> None:
    """One adjacent presence is enough, and no inhabitant is needed."""
    seat = {"levers": "8", "homes": "5a", "settlers": "5b", "ranch": 0, "hand": "midnight_town_plan", "coins": 8}
    match = at(seat, board=board("settle"))
    play(match, "choose settle", "play midnight_town_plan")
    assert notations(match) == ["ease 5a", "decline"]
    assert changes(match, "ease 5a") == {"villages": 1, "spare": 1}


@pytest.mark.rule("BL-15.35", "BL-15.36")
def test_lever_9_brings_an_inhabitant_for_a_tile() -> None:
    match = chosen("pioneer", {"levers": "9"})
    play(match, "explore", "place 15")
    assert notations(match) == ["pull 9", "decline"]
    assert changes(match, "pull 9") == {"ranch": 1, "supply": -1, "coins": 4}
    play(match, "explore", "place 6")
    assert "pull 9" not in notations(match)


@pytest.mark.rule("BL-15.35", "BL-15.36")
def test_lever_9_is_offered_after_each_placing() -> None:
    match = chosen("pioneer", {"levers": "9"})
    play(match, "explore", "place 15")
    assert changes(match, "decline") == {"coins": 4}
    play(match, "explore", "place 6")
    assert changes(match, "pull 9") == {"ranch": 1, "supply": -1, "coins": 2}
    pasture = chosen("cattle_breeding", {"levers": "9"})
    play(pasture, "pasture 15")
    assert changes(pasture, "pull 9") == {"ranch": 1, "supply": -1, "coins": 4}
    other = chosen("cattle_breeding", {}, {"levers": "9"})
    play(other, "pasture 15")
    assert not names(other, "pull", 1)


# -- levers 10 to 12 -------------------------------------------------------------------------------------------

#: A day card for 6 coins and 3 clay: one resource more than two canoes bring.
SURVEYOR = {"hand": "white_surveyor", "coins": 6}


@pytest.mark.rule("BL-15.37")
def test_lever_10_brings_coins_or_cards() -> None:
    match = at({"levers": "10"})
    assert changes(match, "pull 10", "take 1") == {"coins": 2}
    other = at({"levers": "10"})
    assert changes(other, "pull 10", "take 2") == {"cards": 2}


@pytest.mark.rule("BL-15.37", "BL-15.38")
def test_lever_10_spares_a_resource_and_then_brings_no_goods() -> None:
    without = at(SURVEYOR, board=board("pioneer"))
    play(without, "choose pioneer")
    assert not names(without, "play")
    match = at({**SURVEYOR, "levers": "10"}, board=board("pioneer"))
    play(match, "choose pioneer")
    assert changes(match, "play white_surveyor") == {"coins": -6 + 2, "cards": -1, "card_steps": 1}  # 2 of the track
    assert used(match) == ["10"]
    assert "pull 10" not in notations(match)


@pytest.mark.rule("BL-15.38")
def test_lever_10_used_for_goods_spares_nothing() -> None:
    match = at({**SURVEYOR, "levers": "10"}, board=board("pioneer"))
    play(match, "pull 10", "take 1", "choose pioneer")
    assert not names(match, "play")


@pytest.mark.rule("BL-15.39", "BL-15.40")
def test_lever_11_brings_coins_and_spares_a_resource() -> None:
    """The five coins pay for the card itself."""
    match = at({**SURVEYOR, "levers": "11", "coins": 1}, board=board("pioneer"))
    play(match, "choose pioneer")
    assert changes(match, "play white_surveyor") == {"coins": 5 - 6 + 2, "cards": -1, "card_steps": 1}
    assert used(match) == ["11"]
    alone = at({"levers": "11"})
    assert changes(alone, "pull 11") == {"coins": 5}


@pytest.mark.rule("BL-15.39", "BL-15.40")
def test_the_coins_may_pay_also_where_no_resource_is_spared() -> None:
    match = at({"hand": "morning_wharf", "levers": "11"}, board=board("pioneer"))
    play(match, "choose pioneer")
    assert changes(match, "play morning_wharf") == {"coins": 2, "cards": -1}
    ten = at({"hand": "morning_wharf", "levers": "10", "coins": 1}, board=board("pioneer"))
    play(ten, "choose pioneer")
    assert not names(ten, "play")
    play(ten, "pull 10", "take 1")
    assert changes(ten, "play morning_wharf") == {"coins": -3, "cards": -1}


@pytest.mark.rule("BL-15.37", "BL-15.39")
@pytest.mark.parametrize(("levers", "coins"), [("10", 13), ("11", 8)])
def test_a_lever_helps_with_a_project_too(levers: str, coins: int) -> None:
    """2 clay and 3 iron for 13 coins, with clay and iron at level 1 and both canoes at iron: one clay is missing."""
    seat = {"levers": levers, "coins": coins, "works": "clay 1 iron 1", "canoes": "iron-iron"}
    match = chosen("builder", {}, seat, goals="sc01 sc02 sc07 sc03")
    assert names(match, "realise", 1) == ["sc07"]
    move(match, 1, "realise sc07")
    assert used(match, 1) == [levers]
    assert has(match, "vp", "posted", player=1) == (8, 1)
    without = chosen("builder", {}, {**seat, "levers": ""}, goals="sc01 sc02 sc07 sc03")
    assert not names(without, "realise", 1)


@pytest.mark.rule("BL-15.41")
def test_both_levers_spare_two_resources() -> None:
    """4 clay and 2 stone with clay at level 2 and two canoes."""
    seat = {"hand": "sunny_toll_house", "works": "clay 2", "levers": "10 11"}
    match = at(seat, board=board("pioneer"))
    play(match, "choose pioneer", "play sunny_toll_house")
    assert used(match) == ["10", "11"]
    assert actor(match)["played"] == ["sunny_toll_house"]
    one = at({**seat, "levers": "11"}, board=board("pioneer"))
    play(one, "choose pioneer")
    assert not names(one, "play")


@pytest.mark.rule("BL-15.42")
def test_lever_12_takes_two_cards_for_an_inhabitant_and_points() -> None:
    match = at({"levers": "12", "hand": f"{HAND} golden_school"})
    play(match, "pull 12")
    assert len(names(match, "discard")) == 3
    play(match, "discard golden_auction")
    assert changes(match, "discard golden_school") == {"cards": -1, "ranch": 1, "supply": -1, "vp": 3}
    assert set(match.view(None)["discards"]) == {"golden_auction", "golden_school"}
    poor = at({"levers": "12", "hand": "golden_school"})
    assert "pull 12" not in notations(poor)
    assert reason(poor, "lever:12")[0] == "BL-15.16"


@pytest.mark.rule("BL-15.43")
def test_lever_12_brings_points_also_without_an_inhabitant() -> None:
    match = at({"levers": "12", "hand": HAND, "ranch": 8})
    assert has(match, "supply") == (0,)
    assert changes(match, "pull 12", "discard golden_auction", "discard white_surveyor") == {"cards": -2, "vp": 3}


def test_the_view_tells_the_price_of_each_slot() -> None:
    match = at({"levers": "3"})
    assert {name: lever(match, name)["price"] for name in PRICES} == PRICES
