"""What a player can type besides a move."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.cli.commands import ALIASES, SPLIT, commands_of
from tests.cli.desk import POSITION, sit_down, type_in

#: Red has three in a row at the water and one beside a castle; Blue has a farm. Red's card is flowers.
SCORING = {
    **POSITION,
    "played": "flowers",
    "seats": [
        {"settlements": "a3 b3 c3 c4", "hand": None},
        {"settlements": "k16 l16 l17", "tiles": ["farm"], "hand": "forest"},
    ],
}


def answer(*lines: str, **how: object) -> str:
    """What is on the screen after the last line was typed."""
    play, screen = sit_down(lines, **{"match": bw.from_position(SCORING, seed=1), **how})  # type: ignore[arg-type]
    seen: list[int] = []
    keyboard = play.terminal._read

    def listen(prompt: str) -> str:
        seen.append(len(screen.text))
        return keyboard(prompt)

    play.terminal._read = listen
    play.run(fresh=False)
    return screen.text[seen[-2] : seen[-1]]


def test_help_lists_every_command() -> None:
    play, _ = sit_down([])
    shown = answer("help")
    for name in commands_of(play.table.board):
        assert f"\n  {name} " in shown
    assert answer("?") == answer("h") == shown
    assert answer("help farm") == answer("rules farm")


def test_every_alias_is_a_command_and_pages_stand_after_the_score() -> None:
    play, _ = sit_down([])
    names = list(commands_of(play.table.board))
    assert set(ALIASES.values()) <= set(names)
    assert names[SPLIT - 1 : SPLIT + 4] == ["score", "cards", "tiles", "legend", "map"]


def test_rules_explain_the_game_and_its_components() -> None:
    assert "While you can, build next to settlements of your own" in answer("rules")
    assert answer("rules farm").startswith("Farm: ")
    assert "(KB-6.2)" in answer("rules Farm")
    assert "(KB-8.4)" in answer("rules fish")
    assert "(KB-8.14)" in answer("rules lords"), "also what is not in play"
    assert "(KB-8.2)" in answer("rules castle")
    assert "(KB-4.3)" in answer("rules water")
    assert "nothing called “dragon”" in answer("rules dragon")
    assert answer("rules pecheurs", language="fr").startswith("Pêcheurs\u00a0: ")


def test_why_names_the_rule() -> None:
    assert "(KB-4.5)" in answer("why e4")
    assert "(KB-4.4)" in answer("why c7")
    assert "(KB-4.3)" in answer("why a4")
    assert "(KB-4.7)" in answer("why i13")
    assert "(KB-3.6)" in answer("why end")
    assert "(KB-5.8)" in answer("why oasis")
    assert "d3 is possible: build d3" in answer("why d3")
    assert "nothing called “z99”" in answer("why z99")
    assert "Why what?" in answer("why")


def test_a_hint_is_a_legal_move() -> None:
    shown = answer("hint")
    match = bw.from_position(SCORING)
    (best, *_) = [line for line in shown.splitlines() if line.strip().startswith("1. ")]
    turn, _, reason = best.strip().removeprefix("1. ").partition(": ")
    for action in turn.split(", "):
        match.apply(0, action)
    assert reason, "and it says why"


def test_options_lists_all_of_them_by_number() -> None:
    match = bw.from_position(POSITION)
    shown = answer("options", match=match).replace("build:", "").split()
    assert shown[0::2] == [str(number + 1) for number in range(len(match.decisions[0].options))]
    assert shown[1::2] == [match.describe(action).notation.split()[1] for action in match.decisions[0].options]


def test_undo_takes_back_one_decision_and_says_why_it_stops() -> None:
    play, screen = type_in(["d3", "e3", "undo", "undo", "undo"], match=bw.from_position(SCORING))
    assert play.table.match.length == 0
    assert "Taken back: build e3" in screen
    assert "You have not decided anything that could be taken back." in screen
    play, screen = type_in(["d3", "e3", "f3", "end", "restart", "undo"], match=bw.from_position(SCORING))
    assert "A terrain card has been drawn, so your last decision stands." in screen
    assert "Taken back: end-turn" in screen, "nobody but a bot has answered it"
    assert play.table.match.length == 3


def test_restart_takes_back_the_whole_turn() -> None:
    play, screen = type_in(["d3", "e3", "f3", "restart", "restart"], match=bw.from_position(SCORING))
    assert play.table.match.length == 0
    assert "(3 decisions taken back)" in screen
    assert "You have not decided anything that could be taken back." in screen


def test_score_shows_the_sheet_and_the_cells_behind_the_points() -> None:
    match = bw.from_position(SCORING)
    red, blue = match.score_sheet
    shown = answer("score")
    for number, line in enumerate(red.lines, 1):
        row = next(row for row in shown.splitlines() if row.startswith(f"{number} "))
        assert row.split()[-2:] == [str(line.points), str(blue.lines[number - 1].points)]
    assert shown.splitlines()[-2].split() == ["Total", str(red.total), str(blue.total)]
    assert red.lines[1].points == 6, "three knights in row 3"
    knights = "●R Red, Knights: 6 points (KB-8.13)\n"
    for words in ("score 2 red", "score red knights", "score r 2", "score kn R"):
        assert answer(words).startswith(knights), words
        assert "Blue" not in answer(words)
    assert "3 × 2: a3 b3 c3\n" in answer("score 2 red")
    assert "4 × 1: a3 b3 c3 c4\n" in answer("score 1 red"), "four fishermen at the water"
    assert "3: c4 d4\n" in answer("score castles red"), "a castle with the settlement beside it"
    assert answer("score 2").count("Knights") == 2, "one for each player"
    assert answer("score blue").count("Blue") == len(blue.lines)
    assert "neither a player nor a line" in answer("score dragon")
    assert "neither a player nor a line" in answer("score 9")


def test_pages_show_cards_tiles_and_signs() -> None:
    cards = answer("cards")
    assert "(KB-8.4)" in cards
    assert "●R 6" in next(line for line in cards.splitlines() if line.startswith("Knights"))
    tiles = answer("tiles")
    assert "at r12 (2), m16 (1)" in tiles
    assert "■B Blue (random): Farm" in tiles
    assert "●R Red: no tiles" in tiles
    legend = answer("legend")
    for words in (" g   Grass", "Ca   Castle", "Fa2  Farm", "●R   Red", "[G]  can be chosen", "□B   hollow"):
        assert words in legend


def test_the_map_is_drawn_again_in_the_form_wanted() -> None:
    letters = " ".join("abcdefghijklmnopqrst")
    assert letters in answer("map compact")
    assert "   ".join("abcdefghijklmnopqrst") in answer("map wide", width=90)
    assert letters in answer("map wide", width=80)
    assert "This map needs 88 columns" in answer("map wide", width=80)
    assert letters in answer("", width=80), "an empty line draws the table too"
    assert "The map can be: wide, compact" in answer("map round")


def test_the_log_tells_turns() -> None:
    lines = ["d3", "e3", "f3", "end", "log"]
    shown = answer(*lines, sitters=("human", "greedy")).splitlines()
    assert shown[0] == "●R Red on Flowers: builds d3, e3, f3"
    assert shown[1].startswith("■B Blue (greedy) on Forest: ")
    assert len(shown) == 2
    assert answer(*lines, "log 1", sitters=("human", "greedy")).splitlines() == shown[1:]
    assert answer(*lines, "log all", sitters=("human", "greedy")).splitlines() == shown
    assert "log 10 shows" in answer("log often")


@pytest.mark.parametrize("short", ["hi", "opt", "leg", "car", "rul"])
def test_commands_may_be_cut_short(short: str) -> None:
    play, _ = sit_down([])
    full = next(name for name in commands_of(play.table.board) if name.startswith(short))
    assert answer(short) == answer(full)
