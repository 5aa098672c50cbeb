"""Looking at a saved game again: forwards, backwards, by turns and by numbers."""

from __future__ import annotations

import pytest

from boardwright.arena import play_game
from boardwright.cli.replay import Replay
from boardwright.cli.table import TerminalTable
from boardwright.match import Match
from tests.cli.desk import Screen, make_terminal


@pytest.fixture(scope="module")
def match() -> Match:
    return play_game("kingdom_builder", 3, 2, ["random"])


def open_replay(match: Match, lines: list[str], language: str = "en") -> tuple[Replay, Screen]:
    terminal, screen = make_terminal(lines)
    return Replay(TerminalTable(match, ["random"] * 3, language, terminal)), screen


@pytest.mark.parametrize(
    ("lines", "reached"),
    [
        ([""], 1),
        (["n", "next", ""], 3),
        (["n", "n", "b"], 1),
        (["b"], 0),
        (["41"], 41),
        (["41", "start"], 0),
        (["end", "b"], -1),
        (["end", "n"], 0),
        (["9999"], 0),
        (["hm"], 0),
        (["5", "q", "9"], 5),
    ],
)
def test_every_way_to_move(match: Match, lines: list[str], reached: int) -> None:
    replay, _ = open_replay(match, lines)
    replay.run()
    expected = match.length + reached if reached < 0 or lines[0] == "end" else reached
    assert replay.now == expected


def test_turns_are_jumped_forwards_and_backwards(match: Match) -> None:
    ends = [0] + [entry.number for entry in match.history if match.describe(entry.action).verb == "end-turn"]
    replay, _ = open_replay(match, [])
    for end in ends[1:]:
        replay.answer("t")
        assert replay.now == end
    replay.answer("t")
    assert replay.now == match.length
    for end in ends[-2::-1]:
        replay.answer("T")
        assert replay.now == end
    replay.now = ends[1] + 2
    replay.answer("T")
    assert replay.now == ends[1], "back to the beginning of the turn under way"


def test_the_picture_is_that_of_the_moment_with_the_last_settlement_hollow(match: Match) -> None:
    first = match.history[0]
    hollow = "○□△"[first.player]
    replay, screen = open_replay(match, [""])
    replay.run()
    pictures = screen.text.split("     a   b")
    assert hollow not in pictures[1], "nothing is built at the beginning"
    assert pictures[3].count(hollow) == 1, "the piece just placed"
    cell = match.describe(first.action).notation.split()[1]
    assert f"builds on {cell}" in screen.text


def test_nobodys_hand_is_shown(match: Match) -> None:
    replay, screen = open_replay(match, [str(number) for number in range(1, 40)])
    replay.run()
    assert "next card" not in screen.text
    assert "now holds" not in screen.text


def test_what_cannot_be_read_or_reached_is_said(match: Match) -> None:
    replay, screen = open_replay(match, ["hm", "9999"])
    replay.run()
    assert "I cannot read “hm”" in screen.text
    assert f"There are {match.length} decisions; 9999 is none of them." in screen.text


def test_scores_are_those_of_the_moment(match: Match) -> None:
    replay, screen = open_replay(match, ["60", "score"])
    replay.run()
    total = next(line for line in screen.text.splitlines()[::-1] if line.startswith("Total"))
    assert total.split()[1:] == [str(score) for score in match.at(60).scores]


def test_an_unfinished_game_says_so(match: Match) -> None:
    replay, screen = open_replay(match.at(20), ["end"])
    replay.run()
    assert "The game is not finished." in screen.text


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_whole_game_as_text(match: Match, language: str) -> None:
    replay, screen = open_replay(match, [], language)
    replay.as_text()
    turns = sum(match.describe(entry.action).verb == "end-turn" for entry in match.history)
    numbered = [line for line in screen.text.splitlines() if " (random) " in line and line[:3].strip().isdecimal()]
    assert len(numbered) >= turns
