"""Coloma at the screen: whole games by number, names and notation, menus, help and refusals."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from tests.cli.games.coloma.table import at_site, rivers
from tests.cli.sitting import RandomHand, done, shown, sit

ALL = {"boards": "b", "hotels": True, "specialities": "all"}

# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "size", "sitters", "options"),
    [
        ("en", (80, 24), ("human", "random"), {}),
        ("en", (100, 40), ("human",), {"hotels": True}),
        ("fr", (120, 45), ("human", "random", "human", "random"), ALL),
        ("de", (80, 30), ("human", "human"), {**ALL, "mules": True}),
    ],
)
def test_a_whole_game_is_typed_by_number(
    language: str, size: tuple[int, int], sitters: tuple[str, ...], options: dict[str, Any]
) -> None:
    match = bw.new("coloma", len(sitters), 3, options)
    play, screen = sit(match, sitters=sitters, language=language, size=size)
    hand = RandomHand(play, screen, 3, ["end-turn"])
    play.run()
    assert match.over
    assert hand.widest <= size[0]
    assert {"choose", "go", "end-turn"} <= hand.verbs


def test_the_end_shows_places_and_the_sheet() -> None:
    match = bw.new("coloma", 1, 5)
    while not match.over:
        match.apply(0, match.decisions[0].options[0])
    text = shown(match)
    total = [line for line in text.splitlines() if line.startswith("Total")]
    assert total[-1].split() == ["Total", *map(str, match.scores)]
    assert "Shade: " in text


# -- menus -----------------------------------------------------------------------------------------------------


def test_what_can_be_built_is_listed_tool_by_tool_with_its_price() -> None:
    text = shown(rivers(), size=(130, 50))
    assert "River (hammer 2co 1du) 1 (2) 4p 1go  3 (3) 5p 2du  5 (4) 6p 1ca" in text
    assert "River (saw 1go 1du) 2 (2) 4p 1go  4 (3) 5p 2du  6 (4) 6p 1ca" in text
    assert "Bridge (hammer 4co 1du) 7 Town Bridge 2p/building <14  9 Toll Bridge 1p/co <10" in text
    assert "Open 11 Molasses 3p" in text
    assert "  12 End the turn" in text


def test_cards_barrels_rows_and_tents_tell_what_they_are_about() -> None:
    assert "Build (hammer) 1 Bank 4co 1du  3 Saloon 3co 1du" in shown(at_site(3, round=5))
    market = shown(at_site(3))
    assert "Buy 1 tent 3co  2 horse 2co" in market
    assert "Barrel 3 stack +1!  4 Oats 1ho 1co +1!" in market
    frontier = shown(at_site(5))
    assert "row 2 (2du)" in frontier
    assert "Tent on event " in frontier
    assert "Tent in " in frontier
    assert "Bear River" in frontier


def test_equal_hotels_are_offered_once() -> None:
    match = bw.from_position(
        {
            "game": "coloma",
            "players": 2,
            "hotels": True,
            "round": 5,
            "stack": ["TakeTurns", "Turn 0"],
            "seats": [{"site": 3, "coins": 9, "dudes": 4}],
        }
    )
    assert "Hotel (hammer) 1 5co 2du 8p\n" in shown(match)


# -- typing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["7", "bridge town hammer"])
def test_an_option_by_number_or_notation(line: str) -> None:
    match = rivers()
    shown(match, line)
    assert done(match)[0] == "bridge town hammer"


@pytest.mark.parametrize(("language", "line"), [("en", "molasses"), ("fr", "mélasse"), ("de", "Melasse")])
def test_a_component_by_its_name(language: str, line: str) -> None:
    match = rivers()
    shown(match, line, language=language)
    assert done(match) == ["open molasses"]


def test_a_name_with_several_options_is_asked_about() -> None:
    match = rivers()
    text = " ".join(shown(match, "toll bridge").split())
    assert done(match) == []
    assert "bridge toll hammer, bridge toll saw" in text


def test_a_drive_by_the_names_of_spaces() -> None:
    match = at_site(4, wagon="coloma")
    shown(match, "act 4a", "garden", "stop")
    assert done(match)[:3] == ["act 4a", "go garden_valley", "stop"]


def test_a_drive_to_a_space_farther_off_goes_all_the_way() -> None:
    match = at_site(4, wagon="coloma")
    text = shown(match, "act 4a", "georgetown")
    assert done(match)[:4] == ["act 4a", "go garden_valley", "go horseshoe_1", "go georgetown"]
    assert "'Georgetown" in text


def test_whatever_is_impossible_is_refused_by_its_rule() -> None:
    match = rivers()
    text = shown(match, "work shovel", "bank", "survey 1 hammer")
    assert done(match) == []
    assert "(CO-" in text
    assert "There is a river in this canyon already" in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("rules bank", "Wheelbarrow of site 1: gives 3 coins. (CO-23.14)"),
        ("rules barker", "The large tile that covers another site each round."),
        ("rules folsom", "A big town. Left: 2 coins."),
        ("rules toll", "At the end 1 point for each coin"),
        ("shootout", "bury 1"),
        ("things", "Gives 1 horse and 1 coin. (CO-23.32)"),
        ("legend", "horses: spaces for the wagon"),
    ],
)
def test_pages_and_rules_explain(line: str, answer: str) -> None:
    assert answer in " ".join(shown(rivers(), line).split())
