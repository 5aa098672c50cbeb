"""The story of Boonlake: one line a turn, one line for what happens to all."""

from __future__ import annotations

import re

import pytest

import boardwright as bw
from boardwright.words import LANGUAGES
from tests.cli.games.boonlake.table import LAKE, lake
from tests.cli.sitting import shown, told


def test_a_turn_is_a_line() -> None:
    match = lake(seats=[{**LAKE["seats"][0], "levers": "", "used": ""}, {**LAKE["seats"][1], "levers": ""}])
    moves = ("choose builder", "play dark_dairy", "decline")
    lines = told(match, *moves)
    assert lines[0] == "Red, Builder: pays 3p; +3$; plays Dark Dairy; pays 8$; sails to t05; +2c"


def test_a_turn_that_has_only_begun_is_not_told_yet() -> None:
    assert "nothing" not in shown(lake(), "choose pioneer")


def test_what_was_drawn_is_told_to_its_player_alone() -> None:
    match = lake("Sail 0", row=3)
    lines = told(match, "sail t05", viewer=1)
    assert lines[0].startswith("Red: sails to t05; +2c")
    assert told(match, viewer=0)[0].startswith("Red: sails to t05; draws ")


def test_a_lock_is_told_to_all() -> None:
    seats = [{**LAKE["seats"][0], "ship": "u2"}, LAKE["seats"][1]]
    lines = told(lake("Sail 0", row=3, seats=seats), "sail u4")
    assert lines[0].startswith("Red: sails to u4")
    assert "Red crosses a lock: scoring 1 follows." in lines
    assert "Interim scoring 1." in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_whole_games_are_told_in_every_language(language: str, players: int) -> None:
    match = bw.new("boonlake", players, 2)
    count = 0
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[(count * 5) % len(decision.options)])
        count += 1
    lines = told(match, language=language)
    assert len(lines) > 40
    assert all(line.strip() for line in lines)
    assert not [line for line in lines if re.search(r"^(\w+)\b.*[:;] \1\b", line)], "the line says already who it is"
