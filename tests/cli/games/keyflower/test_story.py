"""The story of Keyflower: one line a turn, one line a player between seasons."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.words import LANGUAGES
from tests.cli.games.keyflower.table import spring
from tests.cli.sitting import told


def test_a_bid_a_pass_and_a_use_are_a_line_each() -> None:
    lines = told(spring(), "bid alehouse blue", "send 2", "pass", "use keywood red", "send 1")
    assert lines == ["Teal bids 2 blue for Alehouse", "Amber passes", "Teal uses Keywood with 1 red; gets 1 wood"]


def test_a_way_is_told_once_and_what_follows_after_it() -> None:
    moves = ("use stable blue", "send 1", "carry wood home_1 n", "carry iron home_1 n", "upgrade stable")
    (line,) = told(spring(), *moves)
    assert line == "Teal uses Stable with 1 blue; carries wood Home 1 - Stable, iron Home 1 - Stable; upgrades Stable"


def test_what_was_drawn_is_told_to_its_player_alone() -> None:
    match = spring()
    (line,) = told(match, "use alehouse blue", "send 1")
    assert line == "Teal uses Alehouse with 1 blue; draws 1 worker"
    (own,) = told(match, viewer=0)
    assert own in [f"Teal uses Alehouse with 1 blue; draws 1 {colour}" for colour in ("blue", "red", "yellow")]
    assert told(match, viewer=1) == [line]


@pytest.mark.rule("KF-14.10")
def test_which_skill_was_paid_face_down_is_told_to_its_player_alone() -> None:
    seat = {"workers": "blue 1", "skills": "anvil 1 saw 1"}
    match = bw.from_position(
        {"game": "keyflower", "players": 2, "season": "summer", "offer": "brewer", "seats": [seat]}
    )
    (line,) = told(match, "use brewer blue", "send 1", "give saw")
    assert line == "Teal uses Brewer with 1 blue; pays 1 skill face down; draws 2 workers"
    assert told(match, viewer=1) == [line]
    (own,) = told(match, viewer=0)
    assert own.startswith("Teal uses Brewer with 1 blue; pays 1 saw; draws ")


def test_the_end_of_a_season_is_a_line_a_player() -> None:
    lines = told(spring(uses={"home_1": ["blue 2"]}), "pass", "pass")
    assert lines[:3] == ["Teal passes", "Amber passes", "Spring ends."]
    assert "Teal takes 2 blue, 2 red home" in lines
    assert any(line.startswith("Amber ") and line.endswith("wins Keywood") for line in lines)
    assert "Nobody bid for Workshop, Alehouse: they leave." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_every_language(language: str) -> None:
    match = bw.new("keyflower", 3, 2)
    count = 0
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[(count * 5) % len(decision.options)])
        count += 1
    lines = told(match, language=language)
    assert len(lines) > 20
    assert all(line.strip() for line in lines)
