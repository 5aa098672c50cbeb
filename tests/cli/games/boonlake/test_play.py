"""Boonlake at the screen: whole games by number, names and notation, menus, help and refusals."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from tests.cli.games.boonlake.table import LAKE, lake
from tests.cli.sitting import RandomHand, done, shown, sit

# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "size", "sitters", "options"),
    [
        ("en", (80, 24), ("human", "random"), {}),
        ("en", (100, 40), ("human",), {"sage": "easy"}),
        ("fr", (120, 45), ("human", "random", "human", "random"), {}),
        ("de", (80, 30), ("human", "human"), {"reactions": "clockwise"}),
    ],
)
def test_a_whole_game_is_typed_by_number(
    language: str, size: tuple[int, int], sitters: tuple[str, ...], options: dict[str, Any]
) -> None:
    match = bw.new("boonlake", len(sitters), 3, options)
    play, screen = sit(match, sitters=sitters, language=language, size=size)
    hand = RandomHand(play, screen, 3, ["decline"])
    play.run()
    assert match.over
    assert hand.widest <= size[0]
    assert {"keep", "start", "choose", "sail", "play", "develop", "score"} <= hand.verbs


def test_the_end_shows_places_and_the_sheet() -> None:
    match = bw.new("boonlake", 1, 5)
    while not match.over:
        match.apply(0, match.decisions[0].options[0])
    text = shown(match)
    total = [line for line in text.splitlines() if line.startswith("Total")]
    assert total[-1].split() == ["Total", *map(str, match.scores)]
    assert "The Sage: " in text


# -- menus -----------------------------------------------------------------------------------------------------


def test_options_tell_what_they_cost_and_give() -> None:
    text = shown(lake("Act 0 right-settle true 1"), size=(130, 60))
    assert "Play 1 Golden Auction 2$ 2C2S (4$ 2p)  2 Violet Power House 2$ 2W2C1S (end: 4:3p 7:6p/lever 1p)" in text
    assert "Discard for coins 4 Golden Auction  5 Violet Power House  6 Dark Dairy" in text
    assert "Develop 7 5b 1c  8 9b 4$=1$+  9 14a V+3  10 19a 1c  11 22a 3$=1c+  12 22b -  13 30a 2$=1v" in text
    assert "Upgrade 14 5a i>h  15 9a h>V" in text
    assert "Lever 16 Spare Part (10) 2$|2c\n" in text
    assert "  17 Leave it" in text


def test_the_revealed_tile_is_shown() -> None:
    text = shown(lake("PlaceTile 0 s10"), size=(130, 60))
    assert "   The revealed tile: 2$, 2c V-5\n" in text
    assert "The revealed tile" not in shown(lake(), size=(130, 60))


def test_pastures_levers_scoring_tiles_and_the_river_tell_what_they_are_about() -> None:
    seats = [{**LAKE["seats"][0], "ranch": 5}, LAKE["seats"][1]]
    assert "Cattle on 7 (8) 3 there" in shown(lake("Act 0 right-cattle_breeding true 1", seats=seats))
    assert "Vase Trade (1) 1v|1v=6$ (5$)" in shown(lake("Act 0 left-progress false 1"))
    assert "Levers (met)" in shown(lake("PlaceMarker 0"))
    assert "Sail to 2 t05 2c  3 t07 3$  4 t08\n" in shown(lake("Sail 0", row=3))
    assert "Region 2 Boonlake 4$  3 New Hope 3p  4 Southern 3c" in shown(lake("ClaimRegion 0"))


# -- typing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "2"), ("en", "choose settle"), ("en", "settle"), ("fr", "s’installer"), ("de", "Siedeln")],
)
def test_an_action_by_number_notation_or_name(language: str, line: str) -> None:
    match = lake()
    shown(match, line, language=language)
    assert done(match)[0] == "choose settle"


@pytest.mark.parametrize("line", ["22a", "develop 22a", "11"])
def test_a_site_by_its_place(line: str) -> None:
    match = lake("Act 0 right-settle true 1")
    shown(match, line)
    assert done(match) == ["develop 22a"]


def test_a_lever_by_its_name() -> None:
    match = lake("Act 0 left-progress false 1")
    shown(match, "quick money", "tow rope")
    assert done(match)[0] == "modernise 7"


def test_a_name_with_several_options_is_asked_about() -> None:
    match = lake("Act 0 right-builder true 1")
    text = " ".join(shown(match, "golden auction").split())
    assert done(match) == []
    assert "play golden_auction, sell golden_auction" in text


def test_whatever_is_impossible_is_refused_by_its_rule() -> None:
    match = lake("Act 0 right-settle true 1")
    text = shown(match, "19b", "upgrade 19b", "pull 5")
    assert done(match) == []
    assert "There is a piece on this site already; choose a free one. (BL-9.2)" in text
    assert "(BL-15.4)" in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("rules golden auction", "Gives 4 coins. (BL-19.4)"),
        ("rules tow", "At any time: a canoe goes upstream for nothing. (BL-15.31)"),
        ("rules pioneer", "explore up to 2 times"),
        ("rules new hope", "Whoever names it gains 3 points."),
        ("rules bridges", "Own pieces at bridges: 1, 2, 3, 5."),
        ("cards", "Cattle that you place bring 2 coins more. (BL-19.36)"),
        ("levers", "Tow Rope (7) ■B For 4 coins."),
        ("goals", "Levers: 1, 2, 3, 5."),
        ("actions", "Take 3 coins, then play a card or draw 2."),
        ("legend", "a lever that has been used"),
    ],
)
def test_pages_and_rules_explain(line: str, answer: str) -> None:
    assert answer in " ".join(shown(lake(), line, size=(130, 50)).split())


def test_the_welcome_names_nobody_first_where_all_choose_at_once() -> None:
    play, screen = sit(bw.new("boonlake", 3, 5))
    play.run()
    assert "Players: ●R Red (you), ■B Blue (random), ▲G Green (random). All begin together." in screen.text
