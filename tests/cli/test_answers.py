"""Standing answers at one screen: `auto`."""

from __future__ import annotations

import pytest

from boardwright.cli.answers import next_answer
from boardwright.cli.commands import take_back
from boardwright.match import Match, new
from boardwright.words import LANGUAGES
from tests.cli.harbour_table import Pages, SpokenHarbour, sit


def at_toll(**options: object) -> Match:
    """Red and Blue are at one quay, and Blue is asked whether Red pays a toll."""
    match = new(SpokenHarbour(), 2, 4, options)
    match.apply(0, "choose east")
    match.apply(1, "choose east")
    return match


def last(match: Match) -> tuple[int, str]:
    player, action = match.record()["actions"][-1]
    return player, action


def test_a_question_is_declined_for_good() -> None:
    match = at_toll()
    play, screen = sit(["", "auto", "auto sometimes", "auto no", "", "auto no"], match)
    pages = Pages(play, screen)
    play.run(fresh=False)
    assert "You are asked even where you can only decline." in pages.before(2)
    assert "“auto no” to always decline this question" in pages.before(3)
    assert last(match) == (1, "no-toll")
    assert "no-toll" not in pages.before(5), "the next one at the screen reads the story as ever"
    assert "This question cannot be declined." in screen.text, "Red must sell or keep"
    assert list(play.table.answers[1].declined) == ["prompt-toll"]


def test_what_can_only_be_left_is_left() -> None:
    match = at_toll(purse="none", dark=True)
    play, _ = sit(["", "auto on"], match)
    play.run(fresh=False)
    assert last(match) == (1, "no-toll")
    play, _ = sit(["", "auto on", "auto off"], at_toll())
    play.run(fresh=False)
    assert not play.table.answers[1].idle
    assert last(play.table.match) == (1, "choose east"), "there was a toll to take"


def test_ask_takes_everything_back_that_was_declined() -> None:
    play, _ = sit(["", "auto on"], at_toll())
    play.run(fresh=False)
    play.table.answers[1] = play.table.answers[1].declining("prompt-other", play.table.sight(1).asked[0].prompt)
    again, screen = sit(["", "auto", "auto ask"], at_toll())
    again.table.answers = dict(play.table.answers)
    again.run(fresh=False)
    assert "Always declined: Take a toll?" in screen.text
    assert again.table.answers[1].idle
    assert not again.table.answers[1].declined


def test_who_takes_back_is_asked() -> None:
    match = at_toll(purse="none", dark=True)
    play, _ = sit(["", "auto on"], match)
    play.run(fresh=False)
    take_back(play, 1)
    assert next_answer(play.table) is None
    play.player = 1
    play.act(match.game.space.parse("no-toll"))
    assert last(match) == (1, "no-toll")
    assert not play.table.answers[1].held


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    play, screen = sit(["", "help", "auto", "auto x", "auto no"], at_toll(), language=language)
    play.run(fresh=False)
    assert "auto-" not in screen.text
    assert "auto [on|off|no|ask]" in screen.text
