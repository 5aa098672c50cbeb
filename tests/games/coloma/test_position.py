"""Positions are read and written completely, and refused when no game can be in them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from boardwright.games.coloma import GAME
from boardwright.games.coloma.position import SEATS, SHADE, TABLE
from boardwright.kernel.errors import BadPosition
from boardwright.match import from_position
from tests.games.coloma.table import TABLES, at, choose, notations, player_of, random_game, state_of, turn

TURN = ["TakeTurns", "Turn 0"]
#: Player 0 on site 2 in round 1.
AT_TWO: dict[str, Any] = {"round": 1, "stack": TURN, "seats": [{"site": 2}]}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_decision_can_be_written_down(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(random_game(players, seed=players + 20, **options)):
        if number % 3 and not match.over:
            continue
        text = json.loads(json.dumps(match.position()))
        again = from_position({**text, "game": GAME}, 0)
        assert again.state.data() == match.state.data()
        assert again.decisions == match.decisions


def test_a_position_needs_little() -> None:
    match = at(3)
    view = match.view(0)
    assert (view["year"], view["round"], view["barricade"], view["outlaws"], view["shootout"]) == (
        *("1848", 1, "3", 2, "tile_a"),
    )
    assert (view["gold"], view["cart"], view["stack"]) == (15, 0, 30)
    mine = player_of(match)
    assert (mine["coins"], mine["gold"], mine["dudes"], mine["tents"], mine["horses"]) == (2, 0, 2, 1, 1)
    assert (mine["supply"], mine["canvas"], mine["deck"], mine["hand"], mine["wagon"]) == (10, 7, 16, [], "coloma")
    assert [decision.player for decision in match.decisions] == [0, 1, 2]


def test_two_of_busters_cards_lie_open_if_nothing_is_said() -> None:
    for players in (1, 2):
        assert [site["avoided"] for site in at(players).view(None)["sites"]] == [True, True, False, False, False]
        assert choose(at(players, shown=[4, 5]), *[1] * players).view(None)["sites"][0]["pioneers"]
    assert not any(site["avoided"] for site in at(2, mules=True).view(None)["sites"])


def test_what_is_nowhere_else_is_in_a_supply() -> None:
    seat = {"gold": 2, "dudes": 3, "graves": 1, "tents": 2, "events": [1, 4], "regions": "cosumnes", "site": 1}
    barrels = {"barrels": "oats 1", "used": "nails 2"}
    rows = ["0", "nobody", "nobody", "1", "nobody", "nobody"]
    match = at(
        3, round=2, cart=4, rows=rows, hideout=["oats", "none", "none", "none"], stack=TURN, seats=[seat | barrels]
    )
    mine = player_of(match)
    assert (mine["supply"], mine["gunmen"], mine["canvas"]) == (12 - 3 - 1 - 2, 2, 8 - 2 - 3)
    assert (match.view(None)["gold"], match.view(None)["stack"]) == (15 - 4 - 2, 30 - 4)
    assert player_of(match, 1)["supply"] == 12 - 2 - 3


def test_cards_of_a_deck_lie_as_written() -> None:
    match = turn(
        1, hand="bank quarry", town="saloon", deck={"top": ["stable 0"], "bottom": ["sawmill 0", "cooperage 0"]}
    )
    mine = player_of(match)
    assert (mine["top"], mine["bottom"], mine["deck"]) == (["stable"], ["sawmill", "cooperage"], 13)
    assert state_of(match).decks[0].middle == (1, 0, 1, 0, 0, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 0)


def test_what_was_done_in_a_turn_is_read() -> None:
    match = turn(2, town="quarry land_office", coins=9, dudes=5, gold=2, done="primary quarry", fresh="land_office")
    assert notations(match, 0, "survey") == [f"survey {canyon} saw" for canyon in (1, 2, 3, 4)]
    match = turn(4, done="primary secondary", bonus=2)
    assert notations(match) == ["end-turn"]
    assert player_of(match)["movement"] == 3


def test_boards_b_are_dealt_in_their_order_if_nothing_is_said() -> None:
    boards = [seat["board"] for seat in at(3, boards="b", seats=[{}, {"board": "gunsmoke_gulch"}]).view(0)["players"]]
    assert boards == ["ferry_landing", "gunsmoke_gulch", "timber_canyon"]


def test_a_game_that_is_over() -> None:
    match = at(3, year="1850", round=5, shootout="board", over=True, seats=[{"points": 5}, {"points": 9}])
    assert match.over
    assert match.winners == [1]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"colour": "blue"}, "unknown key 'colour'"),
        ({"players": 7}, "1 to 6 players"),
        ({"players": 3, "mules": True}, "mule duel"),
        ({"hotels": "yes"}, "option 'hotels'"),
        ({"shade": "mean"}, "option 'shade'"),
        ({"year": "1851"}, "no year"),
        ({"round": 6}, "round: 6 is no whole number"),
        ({"round": 0}, "not said what is due"),
        ({"sheriff": 3}, "sheriff: there is no player 3"),
        ({"barricade": 6}, "barricade"),
        ({"barricade": 0}, "barricade"),
        ({"outlaws": 16}, "outlaws"),
        ({"cart": 16}, "less than no nuggets"),
        ({"shootout": "tile_e"}, "no shoot-out table"),
        ({"rows": ["0", "nobody"]}, "rows"),
        ({"rows": ["3", *["nobody"] * 5]}, "rows: there is no player 3"),
        ({"rows": ["neutral", *["nobody"] * 5]}, "row 1 of the gunmen"),
        ({"players": 2, "rows": ["nobody"] * 6}, "row 3 of the gunmen"),
        ({"hideout": ["oats"]}, "hideout"),
        ({"hideout": ["beer", "none", "none", "none"]}, "no barrel"),
        ({"hideout": ["oats"] * 4}, "less than no barrels"),
        ({"bridges": "town 1"}, "1 bridges of the kind town"),
        ({"bridges": "bridge 2"}, "no number of"),
        ({"bridges": "stagecoach 2 drafters 2 mourners 2 smugglers 2 miners 2 town 2 toll 2"}, "7 kinds of bridges"),
        ({"hotel_cards": "hotel_1"}, "hotels are missing"),
        ({"hotels": True, "hotel_cards": "hotel_1"}, "hotels are missing"),
        ({"seats": [{}] * 4}, "at most 3 tables"),
        ({"seats": [{"cows": 1}]}, "unknown key 'cows'"),
        ({"seats": [{"coins": -1}]}, "coins"),
        ({"seats": [{"gold": 16}]}, "less than no nuggets"),
        ({"seats": [{"dudes": 13}]}, "dudes"),
        ({"seats": [{"dudes": 12, "graves": 1}]}, "less than no dudes"),
        ({"seats": [{"tents": 8, "events": [1]}]}, "less than no tents"),
        ({"seats": [{"events": [6]}]}, "events"),
        ({"seats": [{"horses": 7}]}, "horses"),
        ({"seats": [{"wagon": "paris"}]}, "no space"),
        ({"seats": [{"regions": "moon"}]}, "no region"),
        ({"seats": [{"hand": "castle"}]}, "no card"),
        ({"seats": [{"hand": "bank bank"}]}, "named twice"),
        ({"seats": [{"hand": "bank", "town": "bank"}]}, "the card bank is in two places"),
        ({"seats": [{"hand": "bank", "deck": {"top": ["bank 0"]}}]}, "the card bank is in two places"),
        ({"seats": [{"deck": {"side": ["bank 0"]}}]}, "top, middle and bottom"),
        ({"seats": [{"town": "bank", "fresh": "stable"}]}, "not in the town"),
        ({"seats": [{"rivers": [5]}]}, "rivers"),
        ({"bridges": "town 1", "seats": [{"bridges": "town"}]}, "more bridges than rivers"),
        ({"seats": [{"board": "golden_bar"}]}, "board"),
        ({"boards": "b", "seats": [{"board": "golden_bar"}] * 2}, "the same board"),
        ({"seats": [{"special": "banker"}]}, "a speciality is not in play"),
        ({"specialities": "base", "seats": [{"special": "robber"}]}, "a speciality is not in play"),
        ({"specialities": "base", "seats": [{"special": "banker"}] * 2}, "the same speciality"),
        ({"seats": [{"guests": 1}]}, "more guests than beds"),
        ({"seats": [{"site": 6}]}, "site"),
        ({"over": True, "stack": TURN}, "nothing is due"),
        ({"stack": ["Sleep 0"]}, "no step"),
        ({"stack": ["TakeTurns"]}, "no decision"),
        ({"stack": TURN}, "seat 0: a turn is due"),
        ({"stack": TURN, "round": 0, "seats": [{"site": 1}]}, "seat 0: a turn is due"),
        ({**AT_TWO, "order": [1]}, "seat 1: a turn is due"),
        ({"players": 2, "stack": ["Reveal"], "lanes": {"0": ["ChooseSite 0"]}}, "2 of Buster's cards"),
        ({"players": 2, "shown": [1]}, "2 of Buster's cards"),
        ({"players": 2, "shown": [1, 1]}, "2 of Buster's cards"),
        ({**AT_TWO, "stack": [*TURN, "Pay 0 4"]}, "no decision that is possible"),
        ({**AT_TWO, "stack": [*TURN, "Drive 0 2 paris"]}, "no space"),
        ({"players": 1, "shade_has": [1]}, "shade_has: expected a table"),
        ({"players": 1, "shade_has": {"hand": "bank"}}, "unknown key 'hand'"),
        ({"players": 1, "shade_has": {"horses": 5}}, "Shade: there are 5 horses"),
        ({"players": 1, "shade_has": {"coins": 1}}, "Shade: there are coins"),
        ({"players": 3, "shade_has": {"gold": 1}}, "shade_has"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        at(**{"players": 3, **fields})


def test_every_key_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    section = page.partition("## Coloma")[2].partition("\n## ")[0]
    assert {*TABLE.keys, *SEATS.keys, *SHADE.keys} <= set(re.findall(r"`([a-z_]+)`", section))
