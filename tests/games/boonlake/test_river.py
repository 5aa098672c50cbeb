"""BL-4: how ships move, what locks set off, and what the spaces of the river give."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake.catalog import CATALOG
from boardwright.match import Match
from tests.games.boonlake.table import (
    ACTIONS,
    asked,
    at,
    building,
    changes,
    developing,
    leave,
    notations,
    play,
    player_of,
    reason,
    sailing,
    step,
)

#: The way of each round, written down from the ledger.
FIRST_WAY = [*[f"t{number:02}" for number in range(1, 11)], *[f"u{number}" for number in range(1, 6)]]
FIRST_WAY += [f"t{number:02}" for number in range(11, 20)]
SECOND_WAY = [space.replace("u", "w") for space in FIRST_WAY]
WAYS = {1: FIRST_WAY, 2: SECOND_WAY}
HARBOURS = {"t01", "t03", "t08", "u3", "w3", "t14", "t19"}
MOVEMENT = {1: 4, 2: 4, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1}
WORKS = "wood 2 clay 2 stone 2 iron 2"


def stops(match: Match, player: int = 0) -> list[str]:
    return sorted([words.split()[1] for words in notations(match, player, "sail")], key=FIRST_WAY.index)


def ships(match: Match) -> list[str]:
    return [player["ship"] for player in match.view(None)["players"]]


def last_lap(turn: int, *seats: dict[str, Any], first: int = 0) -> Match:
    """Round 2; a player moves the ship, and enters the last space."""
    due = {"stack": ["NextTurn", "EndTurn", f"Sail {turn}"], "row": 1, "turn": turn, "first": first}
    match = at(3, round=2, scorings=3, seats=list(seats), **due)
    match.apply(turn, "sail t19")
    return match


# -- moving ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", MOVEMENT)
@pytest.mark.rule("BL-4.1", "BL-4.2")
def test_as_far_as_the_row_shows(row: int) -> None:
    match = sailing(row, ship="t04")
    assert stops(match) == FIRST_WAY[4 : 4 + MOVEMENT[row]]
    assert "decline" not in notations(match)
    beyond = FIRST_WAY[4 + MOVEMENT[row]]
    assert reason(match, f"stretch:{beyond}") == ("BL-4.1", "too-far")


@pytest.mark.rule("BL-4.3")
def test_ships_only_move_forwards() -> None:
    match = sailing(ship="t05")
    for space in ("t01", "t04", "t05"):
        assert reason(match, f"sail {space}") == ("BL-4.3", "forwards-only")


@pytest.mark.rule("BL-4.4", "BL-4.5")
def test_spaces_with_another_ship_are_skipped_and_not_counted() -> None:
    match = sailing(7, ship="t03", others=[{"ship": "t04"}, {"ship": "t05"}])
    assert stops(match) == ["t06"]
    assert reason(match, "stretch:t04") == ("BL-4.4", "space-occupied")
    match = sailing(5, ship="t03", others=[{"ship": "t04"}, {"ship": "t06"}])
    assert stops(match) == ["t05", "t07"]


@pytest.mark.rule("BL-4.4", "BL-4.5", "BL-4.6")
def test_harbours_hold_any_number_of_ships_and_always_count() -> None:
    match = sailing(5, ship="t06", others=[{"ship": "t08"}, {"ship": "t08"}])
    assert stops(match) == ["t07", "t08"]
    assert ships(play(match, "sail t08")) == ["t08"] * 3
    match = sailing(3, ship="t06", others=[{"ship": "t08"}, {"ship": "t08"}])
    assert stops(match) == ["t07", "t08", "t09"]
    assert ships(play(match, "sail t09"))[0] == "t09"


@pytest.mark.rule("BL-4.7")
def test_no_ship_goes_beyond_the_last_space() -> None:
    for row in (1, 7):
        match = sailing(row, ship="t18", table={"scorings": 1})
        assert stops(match) == ["t19"]
    assert stops(sailing(1, ship="t17", table={"scorings": 1})) == ["t18", "t19"]


@pytest.mark.rule("BL-4.8")
def test_each_round_has_its_arm() -> None:
    first, second = sailing(1, ship="t09"), sailing(1, ship="t09", round=2)
    assert stops(first) == ["t10", "u1", "u2", "u3"]
    assert [words.split()[1] for words in notations(second)] == ["t10", "w1", "w2", "w3"]
    assert reason(first, "stretch:w1") == ("BL-4.8", "other-arm")
    assert reason(second, "stretch:u1") == ("BL-4.8", "other-arm")


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.rule("BL-4.9", "BL-4.10", "BL-4.14")
def test_the_way_of_a_round(round: int) -> None:
    river = at(3, round=round, scorings=2 * (round - 1)).view(None)["river"]
    assert len(river) == 24
    assert [stretch["id"] for stretch in river] == WAYS[round]
    assert {stretch["id"] for stretch in river if stretch["harbour"]} == HARBOURS & set(WAYS[round])
    assert [stretch["id"] for stretch in river if stretch["lock"]] == ["u3" if round == 1 else "w3", "t19"]


# -- locks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-4.11")
def test_a_lock_costs_no_step() -> None:
    assert stops(sailing(5, ship="u1")) == ["u2", "u3"]


@pytest.mark.rule("BL-4.12", "BL-4.15")
def test_the_first_ship_through_a_lock_sets_a_scoring_off() -> None:
    """At once after the turn, for all."""
    for start, goal, number, round in (("u2", "u3", 1, 1), ("u1", "u4", 1, 1), ("w2", "w3", 3, 2)):
        match = sailing(2, ship=start, round=round)
        play(match, f"sail {goal}")
        assert asked(match) == [0, 1, 2]
        assert all(notations(match, player, "score") for player in range(3))
        assert match.view(None)["scoring"] == number
    match = play(sailing(7, ship="t18", table={"scorings": 1}), "sail t19")
    assert asked(match) == [0, 1, 2]
    assert match.view(None)["scoring"] == 2


@pytest.mark.rule("BL-4.12")
def test_a_ship_that_stays_before_the_lock_sets_nothing_off() -> None:
    assert notations(play(sailing(ship="u1"), "sail u2", "take 1"), 1, "choose")


@pytest.mark.rule("BL-4.13")
def test_a_lock_that_was_crossed_is_open() -> None:
    for start, goal, scorings, round in (("u2", "u3", 1, 1), ("w1", "w4", 3, 2)):
        match = sailing(1, ship=start, round=round, table={"scorings": scorings})
        play(match, f"sail {goal}")
        assert notations(match, 1, "choose")
        assert match.view(None)["scoring"] == scorings + 1


@pytest.mark.rule("BL-4.16")
def test_reward_then_tiles_then_scoring() -> None:
    """The scoring begins with the coins of the harbour taken and the tile moved down."""
    match = sailing(3, ship="u2", table={"board": " ".join(ACTIONS)})
    assert changes(match, "sail u3") == {"coins": 2}
    assert notations(match, 0, "score")
    assert [row["action"] for row in match.view(None)["rows"]] == [*ACTIONS[:2], *ACTIONS[3:], ACTIONS[2]]


@pytest.mark.rule("BL-4.17")
def test_the_last_space_ends_the_round() -> None:
    """Its reward, 4 points, is still taken."""
    match = sailing(1, ship="t17", table={"scorings": 1}, others=[{"ship": "t12"}, {"ship": "u5"}])
    assert changes(match, "sail t19") == {"vp": 4}
    leave(match)
    assert match.view(None)["round"] == 2
    assert ships(match) == ["t01"] * 3


@pytest.mark.rule("BL-4.18", "BL-4.20")
def test_in_round_2_the_lap_is_finished() -> None:
    """Player 1 began the game; who is before that is player 0."""
    match = last_lap(1, {"ship": "t05"}, {"ship": "t18"}, {"ship": "t06"}, first=1)
    assert match.view(None)["last_lap"]
    turns = []
    while not any(notations(match, player, "score") for player in asked(match)):
        turns += [asked(match)[0]]
        play(match, "choose settle")
        leave(match, "sail", "score")
        play(match, *notations(match, asked(match)[0], "sail")[:1])
    assert turns == [2, 0]
    assert match.view(None)["scoring"] == 4
    assert asked(match) == [0, 1, 2]


@pytest.mark.rule("BL-4.18")
def test_the_player_before_the_first_player_ends_the_game_at_once() -> None:
    match = last_lap(2, {"ship": "t05"}, {"ship": "t06"}, {"ship": "t18"})
    assert asked(match) == [0, 1, 2]
    assert all(notations(match, player, "score") for player in range(3))
    assert play(match, *["score sc01"] * 3).over


@pytest.mark.rule("BL-4.19")
def test_others_may_still_enter_the_last_space() -> None:
    match = last_lap(0, {"ship": "t18"}, {"ship": "t17"}, {"ship": "t19"})
    play(match, "choose settle")
    leave(match, "sail")
    assert stops(match, 1) == ["t18", "t19"]
    assert changes(match, "sail t19", player=1) == {"vp": 4}
    # player 2 is there: the ship stays, and nothing is asked
    assert asked(match) == [2]
    play(match, "choose recruit")
    leave(match, "score", "sail")
    assert all(notations(match, player, "sail") == [] for player in range(3))
    assert player_of(match, 2)["vp"] == 0


@pytest.mark.rule("BL-4.20")
def test_after_a_scoring_the_next_player_has_the_turn() -> None:
    for turn in range(3):
        due = {"stack": ["NextTurn", "EndTurn", f"Sail {turn}"], "row": 1, "turn": turn, "first": 1}
        match = at(3, seats=[{"ship": "u2"}] * 3, **due)
        leave(play(match, "sail u3"))
        assert asked(match) == [(turn + 1) % 3]
        assert match.view(None)["first"] == 1


@pytest.mark.parametrize(("players", "start"), [(1, "t01"), (2, "t01"), (3, "t01"), (4, "t03")])
@pytest.mark.rule("BL-4.21", "BL-4.22")
def test_where_round_2_begins(players: int, start: str) -> None:
    match = sailing(1, players=players, ship="t18", table={"scorings": 1})
    play(match, "sail t19")
    while match.view(None)["round"] == 1:
        play(match, notations(match, asked(match)[0])[0])
    if players > 1:  # the Sage, who has the next turn, has moved on already
        assert ships(match) == [start] * players
    assert ships(match)[0] == start


# -- rewards ---------------------------------------------------------------------------------------------------

REWARDS: dict[str, dict[str, int]] = {
    "t02": {"coins": 1}, "t04": {"coins": 2}, "t05": {"cards": 2}, "t06": {"ranch": 1, "supply": -1},
    "t07": {"coins": 3}, "t09": {"vases": 1}, "t10": {"coins": 3}, "u1": {"vp": 2}, "u3": {"coins": 2},
    "u4": {"ranch": 1, "supply": -1}, "u5": {"cards": 3}, "w1": {"cards": 3}, "w3": {"coins": 3},
    "w4": {"ranch": 2, "supply": -2}, "w5": {"vp": 3}, "t11": {"coins": 4}, "t12": {"ranch": 1, "supply": -1},
    "t13": {"cards": 3}, "t14": {"vp": 2}, "t16": {"coins": 5}, "t17": {"ranch": 2, "supply": -2},
    "t18": {"vp": 3}, "t19": {"vp": 4}, "t03": {}, "t08": {},
}  # fmt: skip
CHOICES = ("u2", "w2", "t15")


def arriving(space: str, **seat: Any) -> Match:
    """The ship is about to stop on a space, whose lock was crossed already."""
    round = 2 if space.startswith("w") else 1
    way = WAYS[round]
    before = way[way.index(space) - 1]
    return sailing(7, round=round, ship=before, players=2, table={"scorings": 2 * round - 1}, **seat)


@pytest.mark.parametrize("space", REWARDS)
@pytest.mark.rule("BL-4.23", "BL-4.24", "BL-4.26")
def test_the_reward_of_a_space(space: str) -> None:
    assert changes(arriving(space), f"sail {space}") == REWARDS[space]


@pytest.mark.rule("BL-4.26")
def test_only_three_harbours_give_nothing() -> None:
    given = {space for space, goods in REWARDS.items() if goods} | set(CHOICES)
    assert {stretch.id for stretch in CATALOG.river} - given == {"t01", "t03", "t08"}
    assert changes(sailing(7, players=2), "sail t02") == {"coins": 1}  # the first space is where ships begin


@pytest.mark.rule("BL-4.23")
def test_spaces_that_are_passed_give_nothing() -> None:
    assert changes(sailing(1, ship="t03"), "sail t07") == {"coins": 3}


@pytest.mark.parametrize("space", CHOICES)
@pytest.mark.rule("BL-4.24")
def test_a_vase_or_a_production_site(space: str) -> None:
    match = arriving(space, works="wood 1 clay 2")
    play(match, f"sail {space}")
    assert notations(match)[:2] == ["take 1", "take 2"]
    assert changes(match, "take 1") == {"vases": 1}
    match = play(arriving(space, works="wood 1 clay 2"), f"sail {space}", "take 2")
    assert notations(match) == ["build wood", "build stone", "build iron"]
    assert reason(match, "works:clay") == ("BL-5.10", "works-full")
    play(match, "build wood")
    assert player_of(match)["works"] == {"wood": 2, "clay": 2, "stone": 0, "iron": 0}


@pytest.mark.rule("BL-4.25")
def test_with_all_sites_built_it_is_a_vase_without_asking() -> None:
    match = arriving("u2", works=WORKS)
    assert changes(match, "sail u2") == {"vases": 1}
    assert asked(match) == [1]


@pytest.mark.rule("BL-4.27")
def test_a_river_coin_card_adds_to_printed_coins_only() -> None:
    card = {"played": "sunny_river_pilot"}
    for space in REWARDS:
        more = {"coins": 1} if "coins" in REWARDS[space] else {}
        expected = {good: REWARDS[space].get(good, 0) + more.get(good, 0) for good in REWARDS[space]}
        assert changes(arriving(space, **card), f"sail {space}") == expected
    # the coins of a harbour card are none of the space
    both = {"played": "sunny_river_pilot morning_wharf"}
    assert changes(arriving("t08", **both), "sail t08") == {"coins": 2}
    assert changes(arriving("u3", **both), "sail u3") == {"coins": 2 + 1 + 2}


@pytest.mark.rule("BL-4.27", "BL-4.29")
def test_river_cards_add_nothing_elsewhere() -> None:
    """Not to coins of the map, of a site or of a card, nor to a vase of a site."""
    cards: dict[str, Any] = {"played": "sunny_river_pilot hidden_diving_bell"}
    assert changes(step("PlaceTile 0 g01", table={"map": {"5": "s01"}}, **cards), "place 6") == {"coins": 2}
    for tile, goods in (("s03", {"coins": 2}), ("g23", {"vases": 1})):
        got = changes(developing(table={"map": {"5": tile}}, **cards), "develop 5a")
        assert got == {"ranch": -1, **goods}
    hand = {"hand": "hidden_market_stall", "coins": 2, **cards}
    assert changes(building(**hand), "play hidden_market_stall")["coins"] == 4 - 2


@pytest.mark.rule("BL-4.28")
def test_harbour_cards_work_in_every_harbour() -> None:
    for space in ("t03", "t08", "u3", "w3", "t14", "t19"):
        got = changes(arriving(space, played="morning_wharf noon_harbour_post"), f"sail {space}")
        assert got["cards"] == 2
        assert got["coins"] == 2 + REWARDS[space].get("coins", 0)
    assert changes(arriving("t09", played="morning_wharf noon_harbour_post"), "sail t09") == {"vases": 1}
    # not where the ship only passes
    assert changes(sailing(5, ship="t07", played="morning_wharf"), "sail t09") == {"vases": 1}


@pytest.mark.rule("BL-4.29")
def test_a_river_vase_card_needs_the_vase_to_be_taken() -> None:
    card = {"played": "hidden_diving_bell"}
    assert changes(arriving("t09", **card), "sail t09") == {"vases": 2}
    assert changes(arriving("t15", **card), "sail t15", "take 1") == {"vases": 2}
    match = arriving("t15", **card)
    assert changes(match, "sail t15", "take 2", "build iron") == {}
    assert player_of(match)["works"]["iron"] == 1


@pytest.mark.rule("BL-4.30")
def test_from_the_third_space_nobody_stops_on_the_first_three() -> None:
    for players, round in ((3, 1), (4, 1), (4, 2)):
        match = sailing(1, players=players, round=round)
        assert ships(match) == ["t03"] * players
        assert stops(match)[0] == "t04"
