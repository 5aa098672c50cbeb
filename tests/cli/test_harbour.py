"""A game in which people choose in secret at the same time, and may act unasked: at one screen."""

from __future__ import annotations

import readline

import pytest

from boardwright.cli.replay import Replay
from boardwright.cli.table import TerminalTable
from boardwright.match import Match, new
from boardwright.words import LANGUAGES
from tests.cli.desk import Screen, make_terminal
from tests.cli.harbour_table import FoggyHarbour, Pages, begin, sit

#: Both sell all they have; with this seed Red and Blue end with equal points, and only Blue has a lantern left.
TIED = 3
ROUND = ["choose east", "", "choose west", "", "sell", "", "sell"]
NIGHT = [*ROUND[:-1], "offer r lantern", "sell", "", *ROUND, "", *ROUND]


def at_toll() -> Match:
    """Red and Blue are at one quay, and Blue may take a toll of Red."""
    match = begin()
    match.apply(0, "choose east")
    match.apply(1, "choose east")
    return match


def at_trade() -> Match:
    """Red must sell or keep; Blue is not asked."""
    match = begin()
    match.apply(0, "choose east")
    match.apply(1, "choose west")
    return match


def written(match: Match) -> list[tuple[int, str]]:
    return [(player, action) for player, action in match.record()["actions"]]


# -- a whole game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_people_play_a_whole_night_at_one_screen(language: str) -> None:
    play, screen = sit(NIGHT, begin(TIED), language=language)
    play.run()
    assert play.table.match.over, screen.text
    assert (0, "lantern") in written(play.table.match)
    decided = {
        "en": "Blue, Red: equal points, decided by lanterns: 1 to 0 (HN-2.3)",
        "fr": "Bleu, Rouge\u00a0: égalité de points, départagée par les lanternes\u00a0: 1 à 0 (HN-2.3)",
        "de": "Blau, Rot: gleich viele Punkte, entschieden durch Laternen: 1 zu 0 (HN-2.3)",
    }
    assert decided[language] in screen.text
    *_, result, _ = screen.text.splitlines()
    assert play.table.names[1] in result
    assert play.table.names[0] not in result


def test_places_stand_above_the_score_sheet_the_first_one_first() -> None:
    play, screen = sit(NIGHT, begin(TIED))
    play.run()
    lines = screen.text.splitlines()
    first = lines.index("  1. ■B Blue: 6 points")
    assert lines[first + 1] == "  2. ●R Red: 6 points"
    assert lines[-2] == "Blue wins!"


def test_equals_share_a_place() -> None:
    match = begin(TIED, players=3)
    while not match.over:
        asked = match.decisions[0]
        match.apply(asked.player, asked.options[0])
    play, screen = sit([], match, ("human",) * 3)
    play.run(fresh=False)
    outcome = match.outcome
    assert outcome is not None
    for actor, (place, points) in enumerate(zip(outcome.places, outcome.points)):
        assert f"{place}. {play.table.chairs[actor].badge} {play.table.names[actor]}: {points} point" in screen.text


# -- in secret -------------------------------------------------------------------------------------------------


def test_what_one_chooses_in_secret_is_not_shown_to_the_next() -> None:
    """Blue reads the same pages wherever Red has gone: table, story, pages, scores and what can be taken back."""
    lines = ["", "log all", "score", "offer", "why east", "hint", "undo", "map", "quit"]
    seen: set[str] = set()
    for quay in ("east", "west", "north"):
        play, screen = sit([f"choose {quay}", *lines])
        pages = Pages(play, screen)
        play.run()
        seen.add("".join(text for _, text in pages.shown[2:]))
    assert len(seen) == 1
    assert "goes to" not in seen.pop()


def test_whoever_chose_reads_it_in_the_own_story() -> None:
    play, screen = sit(["choose east", "", "choose west", "", "log all", "quit"])
    play.run()
    assert "Red goes to east." in screen.text
    assert "Blue goes to west." not in screen.text


def test_a_crate_is_shown_to_its_owner_only() -> None:
    play, screen = sit(["keep", "", "log all", "score", "quit"], at_trade())
    pages = Pages(play, screen)
    play.run(fresh=False)
    assert "Red’s crate is worth 2." in pages.before(0)
    after = "".join(text for _, text in pages.shown[2:])
    assert "Blue’s crate is worth" in after
    assert "Red’s crate is worth" not in after
    assert "Crates     0     2" in after, "Blue does not see what Red has kept"


def test_what_was_typed_is_forgotten_when_the_next_one_sits_down(monkeypatch: pytest.MonkeyPatch) -> None:
    cleared: list[bool] = []
    monkeypatch.setattr(readline, "clear_history", lambda: cleared.append(True))
    play, _ = sit(["", "choose east", "", "quit"])
    play.terminal.live = True
    play.run()
    assert cleared == [True]


# -- unasked ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["3", "lantern", "LANTERN", "lantern:mine", "lan", "offer lantern", "offer b 1"])
def test_what_may_be_done_unasked_is_listed_after_the_options_and_chosen_like_them(typed: str) -> None:
    play, screen = sit(["", typed, "quit"], at_toll())
    pages = Pages(play, screen)
    play.run(fresh=False)
    assert "  1 Take a toll" in pages.before(1)
    assert "You may also: 3 Light a lantern" in pages.before(1)
    assert written(play.table.match)[2:] == [(1, "lantern")], screen.text
    assert "Blue lights a lantern. [Purse +1]" in pages.before(2)
    assert "Blue: Take a toll?" in pages.before(2), "the same is asked again"
    assert "You may also" not in pages.before(2)


def test_somebody_else_at_the_screen_does_something_unasked() -> None:
    play, screen = sit(["offer", "offer blue lantern", "offer", "sell", "quit"], at_trade())
    pages = Pages(play, screen)
    play.run(fresh=False)
    assert pages.before(1).splitlines() == ["> ■B Blue: Light a lantern (lantern)"]
    assert "Blue lights a lantern. [Purse +1]" in pages.before(2)
    assert "Red: Sell your crate or keep it." in pages.before(2), "Red is still asked, and stays at the screen"
    assert "Nobody at this screen may do anything unasked now." in pages.before(3)
    assert written(play.table.match)[2:] == [(1, "lantern"), (0, "sell")]


def test_what_was_done_unasked_can_be_taken_back() -> None:
    play, screen = sit(["offer b lantern", "undo", "lantern", "undo", "undo", "quit"], at_trade())
    pages = Pages(play, screen)
    play.run(fresh=False)
    assert "Taken back for Blue: lantern" in pages.before(2)
    assert "Taken back: lantern" in pages.before(4)
    assert "so your last decision stands" in pages.before(5), "Red's own choice of a quay"
    assert written(play.table.match) == [(0, "choose east"), (1, "choose west")]


def test_things_are_taken_back_in_the_order_in_which_they_were_done() -> None:
    play, screen = sit(["lantern", "offer blue lantern", "restart", "undo", "undo", "quit"], at_trade())
    pages = Pages(play, screen)
    play.run(fresh=False)
    assert "Blue has decided something since" in pages.before(3)
    assert "Taken back for Blue: lantern" in pages.before(4)
    assert "Taken back: lantern" in pages.before(5)
    assert play.table.match.length == 2


def test_what_nobody_may_do_unasked_is_refused_with_a_sentence() -> None:
    answers = {
        "offer blue sell": "It is not your turn. (HN-1.2)",
        "offer blue dance": "“dance” is nothing that Blue may do unasked now; offer lists what is.",
        "offer blue 2": "There is no option 2; they are numbered 1 to 1.",
        "offer red": "Red may do nothing unasked now.",
        "offer red lantern": "“lantern” is nothing that Red may do unasked now; offer lists what is.",
        "offer green lantern": "“green lantern” is nothing that Red may do unasked now; offer lists what is.",
    }
    for typed, answer in answers.items():
        play, screen = sit([typed, "quit"], at_trade())
        play.run(fresh=False)
        assert answer in screen.text, typed
        assert play.table.match.length == 2


def test_only_people_at_this_screen_act_by_command() -> None:
    match = at_trade()
    play, screen = sit(["offer", "offer blue lantern", "quit"], match, ("human", "greedy"))
    play.run(fresh=False)
    assert written(match)[2:] == [(1, "lantern")], "the bot has lit its lantern by itself, before Red was asked"
    assert screen.text.count("may do") == 2


# -- alone against the fog -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "won", "lost"),
    [
        ("en", "The game is won! Grade: Captain", "The game is lost."),
        ("fr", "La partie est gagnée\u00a0! Note\u00a0: Capitaine", "La partie est perdue."),
        ("de", "Das Spiel ist gewonnen! Bewertung: Kapitän", "Das Spiel ist verloren."),
    ],
)
def test_alone_the_game_is_won_or_lost(language: str, won: str, lost: str) -> None:
    for seed, told in ((4, won), (1, lost)):
        match = new(FoggyHarbour(), 1, seed)
        play, screen = sit(["choose east", "sell"] * 3, match, ("human",), language)
        play.run()
        assert match.over
        assert screen.text.splitlines()[-2] == told, match.outcome


def test_an_automa_has_a_name_a_badge_a_place_and_a_column() -> None:
    match = new(FoggyHarbour(), 1, 4)
    play, screen = sit(["score", "score fog", *["choose east", "sell"] * 3], match, ("human",))
    play.run()
    lines = screen.text.splitlines()
    assert next(line for line in lines if line.startswith("1 Purse")).split() == ["1", "Purse", "1"]
    assert next(line for line in lines if line.startswith("3 Fog")).split() == ["3", "Fog", "6"]
    assert "◈F Fog, Fog: 6 points (HN-3.1)" in lines
    assert "  2. ◈F Fog: 4 points" in lines
    assert "◈F The Fog leaves." in lines
    assert lines[-4].split() == ["Total", *map(str, match.points_now)]


# -- looking again ---------------------------------------------------------------------------------------------


def look(match: Match, *lines: str) -> tuple[Replay, Screen]:
    terminal, screen = make_terminal(lines)
    replay = Replay(TerminalTable(match, ["human"] * match.players, "en", terminal))
    return replay, screen


def test_a_replay_ends_where_choices_are_still_secret() -> None:
    seen: set[str] = set()
    for quay in ("east", "west"):
        match = begin()
        match.apply(0, f"choose {quay}")
        replay, screen = look(match, "end", "score", "t", "9")
        replay.run()
        replay.as_text()
        seen.add(screen.text)
        assert replay.all == 0
    assert len(seen) == 1
    assert "The game is not finished." in seen.pop()


def test_a_replay_of_a_finished_game_tells_what_everybody_knows() -> None:
    play, _ = sit(NIGHT, begin(TIED))
    play.run()
    replay, screen = look(play.table.match, "1", "2", "3", "end")
    replay.run()
    assert replay.all == play.table.match.length
    assert "●R Red is ready." in screen.text
    assert "The quays are revealed." in screen.text
    assert "goes to" not in screen.text
    assert "decided by lanterns: 1 to 0" in screen.text
    assert "Blue wins!" in screen.text


def test_the_deeds_of_an_automa_are_told_behind_its_badge() -> None:
    match = new(FoggyHarbour(), 1, 1)
    play, _ = sit(["choose east", "sell"] * 3, match, ("human",))
    play.run()
    replay, screen = look(match, "end")
    replay.run()
    assert "◈F The Fog leaves." in screen.text.splitlines()
