"""The story of Coloma: one line a turn, one line for what happens to all."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.words import LANGUAGES
from tests.cli.games.coloma.table import at_site, rivers
from tests.cli.sitting import shown, told


def test_a_turn_is_a_line() -> None:
    lines = told(rivers(), "open molasses", "survey 2 hammer", "pay 0", "end-turn")
    assert lines[0] == "Red, Rivers (2): opens Molasses; +3p; surveys canyon 2; pays 2co 1du; +1go"


def test_a_drive_is_told_space_by_space() -> None:
    match = at_site(4, wagon="coloma", town=[])
    lines = told(match, "act 4a", "go garden_valley", "go horseshoe_1", "stop")
    assert lines == ["Red, Wagons (4): drives Garden Valley - Horseshoe; +1du"]


def test_a_turn_that_has_only_begun_is_not_told_yet() -> None:
    assert "nothing" not in shown(at_site(4), "act 4a")


def test_what_was_drawn_is_told_to_its_player_alone() -> None:
    match = at_site(4, wagon="coloma", town=[], hand=[], deck={"top": ["bank"]})
    moves = ("act 4a", "go gold_hill", "stop")
    assert told(match, *moves) == ["Red, Wagons (4): drives Gold Hill; +1ca"]
    assert told(match, viewer=0) == ["Red, Wagons (4): drives Gold Hill; draws Bank"]
    assert told(match, viewer=1) == ["Red, Wagons (4): drives Gold Hill; +1ca"]


def test_the_reveal_is_one_line_for_all() -> None:
    match = bw.from_position({"game": "coloma", "players": 3, "round": 1})
    lines = told(match, "choose 2", "choose 2", "choose 5")
    assert lines[0] == "Red Rivers (2), Blue Rivers (2), Green Frontier (5); barricade on Rivers (2)"
    assert told(match, "end-turn")[1] == "Red, Rivers (2): nothing"


def test_an_event_is_one_line_for_all() -> None:
    lines = told(rivers(year="1849", round=5, seats=[{"site": 1, "last": 1}, {"site": 1, "last": 1}]), "end-turn")
    assert "The year 1850 begins." in lines
    assert any(line.startswith("Shoot-out of 1849: ") for line in lines)
    assert "Blue +2du, Red +2du" in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_whole_games_are_told_in_every_language(language: str, players: int) -> None:
    match = bw.new("coloma", players, 2, {"hotels": True, "specialities": "all"})
    count = 0
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[(count * 5) % len(decision.options)])
        count += 1
    lines = told(match, language=language)
    assert len(lines) > 40
    assert all(line.strip() for line in lines)
