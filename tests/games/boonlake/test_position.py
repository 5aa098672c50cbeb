"""Positions are read and written completely, and refused when no game can be in them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.position import SAGE, SEATS, SOLO, TABLE
from boardwright.kernel.errors import BadPosition
from boardwright.match import from_position
from tests.games.boonlake.table import (
    FULL,
    TABLES,
    asked,
    at,
    notations,
    play,
    player_of,
    random_game,
    state_of,
    step,
)

#: Player 0 moves the ship.
SAILING: dict[str, Any] = {"row": 1, "stack": ["NextTurn", "EndTurn", "Sail 0"]}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_decision_can_be_written_down(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(random_game(players, seed=players + 20, **options)):
        if number % 6 and not match.over:
            continue
        text = json.loads(json.dumps(match.position()))
        again = from_position({**text, "game": GAME}, 0)
        assert again.state.data() == match.state.data()
        assert again.decisions == match.decisions


def test_a_position_needs_little() -> None:
    match = at(3)
    view = match.view(0)
    assert (view["round"], view["scoring"], view["first"], view["turn"], view["last_lap"]) == (1, 1, 0, 0, False)
    assert (view["grey"], view["pastures"], view["pile"], view["discards"]) == (25, 7, 165, [])
    assert [goal["id"] for goal in view["goals"]] == ["sc01", "sc02", "sc03", "sc04"]
    assert {space["id"]: space["tile"] for space in view["spaces"] if space["tile"]} == {
        "5": "s01", "9": "s02", "11": "s03", "14": "s04", "19": "s05", "22": "s06", "27": "s07", "30": "s08",
    }  # fmt: skip
    mine = player_of(match)
    assert (mine["coins"], mine["vases"], mine["vp"], mine["ranch"], mine["supply"]) == (0, 0, 0, 3, 5)
    assert (mine["ship"], mine["canoes"], mine["hand"], mine["played"]) == ("t03", ["wood", "wood"], [], [])
    assert asked(match) == [0]
    assert len(notations(match, 0, "choose")) == 7


def test_the_turn_is_the_first_players_if_nothing_is_said() -> None:
    assert asked(at(3, first=2)) == [2]
    assert asked(at(3, first=2, turn=1)) == [1]


def test_what_is_nowhere_else_is_in_a_supply_or_a_pile() -> None:
    seat = {
        "ranch": 2,
        "settlers": "5a",
        "posted": 1,
        "projects": [3],
        "hand": "golden_school",
        "played": "bright_mint",
    }
    match = at(2, map={"5": "s01", "6": "g01", "9": "pasture"}, discards="noon_library", seats=[seat])
    assert player_of(match)["supply"] == 10 - 2 - 1 - 1 - 2
    view = match.view(None)
    assert (view["pile"], view["grey"], view["pastures"]) == (162, 24, 6)


def test_what_is_gone_from_a_board_follows_from_the_map() -> None:
    table = {"map": {"5": "s01", "9": "s02", "14": "s04", "6": "pasture"}}
    match = at(2, seats=[{"homes": "5a 5b", "towns": "9a", "removed": 2, "cattle": "6 2"}], **table)
    mine = player_of(match)
    assert (mine["houses"], mine["villages"], mine["cattle"], mine["spare"], mine["freed"]) == (4, 1, 2, 2, 2)
    assert mine["supply"] == 10 - 3


def test_a_revealed_tile_is_not_in_the_pile() -> None:
    match = step("PlaceTile 0 g07")
    assert match.view(None)["grey"] == 24
    assert "g07" not in match.view(None)["grey_tiles"]


def test_solo_tiles_of_the_level_are_in_play_if_nothing_is_said() -> None:
    for level, a, b in (("easy", 5, 1), ("medium", 4, 2), ("challenge", 3, 3), ("hard", 2, 4), ("very_hard", 1, 5)):
        match = at(1, sage=level)
        view = match.view(0)["sage"]
        assert (view["level"], view["stack"], view["hard_left"]) == (level, a + b, b)
        assert asked(match) == [0]
    sage = at(1, solo={"open": "a2", "cactus": 7, "corner": 3}, sage_has={"vp": 4, "homes": "5a", "ship": "t04"})
    assert (sage.view(0)["sage"]["tile"], sage.view(0)["sage"]["cactus"], sage.view(0)["sage"]["stack"]) == ("a2", 7, 5)
    assert (player_of(sage, 1)["vp"], player_of(sage, 1)["houses"], player_of(sage, 1)["ship"]) == (4, 1, "t04")


def test_before_the_first_turn() -> None:
    lanes = {"0": ["KeepGoal 0"], "1": ["KeepGoal 1"]}
    seats = [{"dealt": "sc01 sc02"}, {"dealt": "sc03 sc04"}]
    match = at(2, seats=seats, stack=["LayGoals"], lanes=lanes)
    assert match.view(None)["goals"] == []
    play(match, "keep sc02", "keep sc03")
    assert [goal["id"] for goal in match.view(None)["goals"]][:2] == ["sc02", "sc03"]


def test_a_game_that_is_over() -> None:
    match = at(3, round=2, scorings=4, last_lap=True, levers_back=True, over=True, seats=[{"vp": 5}, {"vp": 9}])
    assert match.over
    assert match.winners == [1]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"colour": "blue"}, "unknown key 'colour'"),
        ({"players": 5}, "1 to 4 players"),
        ({"reactions": "maybe"}, "option 'reactions'"),
        ({"sage": "mild"}, "option 'sage'"),
        ({"round": 3}, "round: 3 is no whole number"),
        ({"round": 2}, "does not begin after 0 scorings"),
        ({"scorings": 5}, "scorings"),
        ({"first": 3}, "first: there is no player 3"),
        ({"turn": -1}, "turn: there is no player -1"),
        ({"row": 8}, "row"),
        ({"board": "pioneer settle"}, "action tiles are not one a row"),
        ({"board": "pioneer settle recruit progress builder cattle_breeding sleep"}, "no action tile"),
        ({"covered": "moon"}, "no region"),
        ({"silent": "moon"}, "no region"),
        ({"discards": "castle"}, "no card"),
        ({"goals": "sc01 sc02"}, "4 scoring tiles in play"),
        ({"goals": "sc01 sc02 sc03 sc99"}, "no scoring tile"),
        ({"goals": "sc01 sc02 sc03 sc03"}, "named twice"),
        ({"goals": "sc01 sc02 sc03 sc04", "goal_pile": "sc01"}, "a scoring tile is in two places"),
        ({"map": ["5"]}, "map: expected a table"),
        ({"map": {"34": "s01"}}, "no space"),
        ({"map": {"5": "s99"}}, "no tile"),
        ({"map": {"5": "g01", "6": "g01"}}, "building tiles are missing, or somewhere twice"),
        ({"map": {str(number): "pasture" for number in range(1, 9)}}, "8 pastures on the map"),
        ({"seats": [{}] * 4}, "at most 3 tables"),
        ({"seats": [{"cows": 1}]}, "unknown key 'cows'"),
        ({"seats": [{"coins": -1}]}, "coins"),
        ({"seats": [{"ranch": 11}]}, "ranch"),
        ({"seats": [{"ranch": 9}]}, "less than no inhabitants"),
        ({"seats": [{"settlers": "5c"}]}, "no site"),
        ({"seats": [{"settlers": "6a"}]}, "where no site is"),
        ({"seats": [{"settlers": "5a"}, {"homes": "5a"}]}, "a site holds two pieces"),
        ({"seats": [{"settlers": "5a", "towns": "5a"}]}, "a site holds two pieces"),
        ({"seats": [{"homes": "5a 5b 9a 9b 14a 14b 19a"}]}, "more pieces than in the box"),
        ({"seats": [{"towns": "5a 5b 9a 9b 14a"}]}, "more pieces than in the box"),
        ({"seats": [{"cattle": "5 1"}]}, "where no pasture is"),
        ({"map": FULL, "seats": [{"cattle": "30 3"}, {"cattle": "30 2"}]}, "5 cattle on space 30"),
        ({"map": FULL, "seats": [{"cattle": "30 6"}]}, "5 at most"),
        ({"map": FULL, "seats": [{"cattle": "30 3 31 3"}]}, "more pieces than in the box"),
        ({"seats": [{"works": "gold 1"}]}, "works"),
        ({"seats": [{"works": "wood 3"}]}, "no production site has a level above 2"),
        ({"seats": [{"canoes": "iron-wood"}]}, "no pair of resources"),
        ({"seats": [{"coin_steps": 11}]}, "coin_steps"),
        ({"seats": [{"levers": "13"}]}, "no lever"),
        ({"seats": [{"used": "3"}]}, "a lever was used that is not there"),
        ({"seats": [{"hand": "golden_school golden_school"}]}, "named twice"),
        ({"seats": [{"hand": "golden_school"}, {"played": "golden_school"}]}, "cards are missing, or somewhere twice"),
        ({"seats": [{"posted": 1}]}, "more inhabitants on scoring tiles than projects"),
        ({"seats": [{"projects": [5]}]}, "projects"),
        ({"seats": [{"marks": [1, 1, 0, 0]}]}, "score markers are impossible"),
        ({"seats": [{"marks": [5, 0, 0, 0]}]}, "marks"),
        ({"seats": [{"marks": [1]}]}, "marks"),
        ({"seats": [{"ship": "w1"}]}, "no space of the river in round 1"),
        ({"seats": [{"ship": "sea"}]}, "ship: 'sea' is no space"),
        ({"seats": [{"begun": "gold"}]}, "begun"),
        ({"solo": {}}, "the Sage plays against one player only"),
        ({"sage_has": {}}, "the Sage plays against one player only"),
        ({"players": 1, "turn": 1}, "the Sage's turns are not waited for"),
        ({"players": 1, "solo": [1]}, "solo: expected a table"),
        ({"players": 1, "solo": {"tiles": "a1"}}, "as her level says"),
        ({"players": 1, "solo": {"stack": "b5"}}, "not in play"),
        ({"players": 1, "solo": {"cactus": 41}}, "cactus"),
        ({"players": 1, "solo": {"corner": 4}}, "corner"),
        ({"players": 1, "sage_has": {"coins": 1}}, "unknown key 'coins'"),
        ({"players": 1, "sage_has": [1]}, "sage_has: expected a table"),
        ({"over": True, **SAILING}, "nothing is due"),
        ({"stack": ["Sleep 0"]}, "no step"),
        ({"stack": ["NextTurn"]}, "no decision"),
        ({**SAILING, "stack": ["NextTurn", "Sail 3"]}, "no player 3"),
        ({**SAILING, "seats": [{"ship": "t19"}]}, "no decision that is possible"),
        ({"stack": ["NextTurn", "Pay 0 golden_school"]}, "no decision that is possible"),
        ({"stack": ["NextTurn", "Pay 0 castle"]}, "no card or scoring tile"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        at(**{"players": 3, **fields})


def test_every_key_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    section = page.partition("## Boonlake")[2].partition("\n## ")[0]
    assert {*TABLE.keys, *SEATS.keys, *SOLO.keys, *SAGE.keys} <= set(re.findall(r"`([a-z_]+)`", section))


def test_a_position_read_is_a_state_that_audits() -> None:
    assert GAME.audit(state_of(at(4))) == []
