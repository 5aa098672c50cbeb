"""Playing at the screen: whole games, every way to name a move, leaving, saving and going on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.cli.play import Play
from boardwright.cli.table import read_game, seated
from tests.cli.desk import POSITION, sit_down, type_in

FIRST_GAME = {"seed": 3, "first_game": True}


def always_the_first_option() -> Iterator[str]:
    return repeat("1")


@pytest.mark.parametrize("sitters", [("human", "random"), ("human", "greedy", "random"), ("human",) * 2])
def test_a_whole_game_is_played_to_its_end(sitters: tuple[str, ...]) -> None:
    play, screen = sit_down(always_the_first_option(), sitters=sitters)
    play.run()
    assert play.table.match.over
    *_, total, _, winners, replay = screen.text.splitlines()
    assert total.split() == ["Total", *map(str, play.table.match.scores)]
    assert all(play.table.names[player] in winners for player in play.table.match.winners)
    assert winners.endswith((" wins!", " share the victory."))
    assert "boardwright replay" in replay


@pytest.mark.parametrize(
    ("language", "width", "colour"), [("en", 120, True), ("fr", 80, False), ("de", 60, True), ("fr", 100, True)]
)
def test_a_whole_game_can_be_played_on_every_screen_in_every_language(language: str, width: int, colour: bool) -> None:
    sitters = ("random", "random", "human")
    play, _ = sit_down(always_the_first_option(), None, sitters, language, width, colour)
    play.run()
    assert play.table.match.over


def test_the_welcome_tells_players_seed_aims_and_how_to_play() -> None:
    play, screen = sit_down([], **FIRST_GAME)  # type: ignore[arg-type]
    play.run()
    for words in ("Kingdom Builder", "Red (you)", "Blue (random)", "--seed 3", "Fishermen", "Tavern", "3 settlements"):
        assert words in screen.text


def test_with_nobody_playing_the_bots_turns_are_told() -> None:
    play, screen = sit_down([], sitters=("random", "random"))
    play.run()
    turns = [line for line in screen.text.splitlines() if " (random) on " in line]
    ended = [action for _, action in play.table.match.record()["actions"] if action == "end-turn"]
    assert len(turns) == len(ended)
    assert turns[0].startswith(("●R Red (random) on ", "■B Blue (random) on "))


# -- naming a move ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["build m17", "BUILD  M17", "m17", "M17", "cell:m17", "b m17"])
def test_a_move_by_notation_or_by_its_cell(typed: str) -> None:
    play, screen = type_in([typed], match=bw.from_position(POSITION))
    assert played(play) == ["build m17"], screen


def test_a_move_by_its_number() -> None:
    match = bw.from_position(POSITION)
    third = match.describe(match.decisions[0].options[2]).notation
    play, _ = type_in(["3"], match=match)
    assert played(play) == [third]


def test_a_tile_by_its_name_in_both_languages_and_the_end_by_its_word() -> None:
    for language, word in (("en", "farm"), ("fr", "ferme"), ("de", "Bauernhof"), ("en", "use farm")):
        play, screen = type_in([word], match=with_farm(), language=language)
        assert played(play) == ["use farm"], screen
    for word in ("end", "end-turn", "e", "turn:end"):
        play, screen = type_in(["1", "1", "1", word], match=with_farm(), sitters=("human", "human"))
        assert played(play)[-1] == "end-turn", screen


def test_whatever_is_impossible_is_answered_with_one_sentence_and_nothing_changes() -> None:
    answers = {
        "f7": "(KB-",
        "build f7": "(KB-",
        "lift a1": "(KB-",
        "farm": "(KB-5.8)",
        "end": "(KB-3.6)",
        "0": "There is no option 0",
        "999": "There is no option 999",
        "build z9": "'z9' is no cell",
        "build": "expected: build <cell>",
        "dance": "I cannot read “dance”",
        "s": "score / save?",
        "-1": "I cannot read",
    }
    for typed, answer in answers.items():
        play, screen = type_in([typed], match=bw.from_position(POSITION))
        assert played(play) == []
        assert answer in screen, typed


def test_an_action_of_another_moment_is_refused_though_its_cell_can_be_built_on() -> None:
    _, screen = type_in(["move-to m17"], match=bw.from_position(POSITION))
    assert "That belongs to another moment" in screen
    assert "(KB-10.3)" in screen


def test_what_a_move_earned_is_told_with_it() -> None:
    _, screen = type_in(["m17", "undo", "k17"], match=bw.from_position(POSITION))
    assert "Red builds on m17 (39 left in the supply). Red takes a tile from the Farm at m16" in screen
    assert "[Knights +2]" in screen


# -- others ----------------------------------------------------------------------------------------------------


def test_the_turns_of_bots_are_told_in_one_line_each_before_the_map() -> None:
    play, screen = sit_down(["1", "1", "1", "end"], sitters=("human", "greedy", "greedy"), seed=11)
    play.run(fresh=False)
    last = screen.text[screen.text.rindex("■B Blue (greedy) on") :].splitlines()
    assert last[0].startswith("■B Blue (greedy) on ")
    assert " builds " in last[0]
    assert last[1].startswith("▲G Green (greedy) on ")
    assert last[2].split() == [*"abcdefghijklmnopqrst", "●R", "■B", "▲G"]


def test_people_at_one_screen_are_asked_to_come_before_they_see_anything() -> None:
    play, screen = sit_down(
        ["1", "1", "1", "end", "", "score"], match=bw.from_position(POSITION), sitters=("human",) * 2
    )
    asked: list[str] = []
    keyboard = play.terminal._read

    def listen(prompt: str) -> str:
        asked.append(prompt)
        return keyboard(prompt)

    play.terminal._read = listen
    play.run(fresh=False)
    assert asked[4] == "Blue, press Enter when you are at the screen. "
    (hand,) = play.table.match.view(0)["players"][0]["hand"]
    name = play.table.words.name(f"terrain-{hand}")
    assert f"Your next card: {name}" not in screen.text, "Red's card is Red's alone"


# -- leaving, saving, going on ---------------------------------------------------------------------------------


@pytest.mark.parametrize("goodbye", [["quit"], ["q"], ["exit"], []])
def test_leaving_keeps_the_game(goodbye: list[str], own_home: Path) -> None:
    play, screen = type_in(["1", *goodbye], **FIRST_GAME)
    assert "boardwright play --resume" in screen
    kept = bw.replay(read_game(own_home / "last-game.json"))
    assert kept.length == play.table.match.length


def test_ctrl_c_leaves_like_quit() -> None:
    play, screen = sit_down([], **FIRST_GAME)  # type: ignore[arg-type]

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    play.terminal._read = interrupted
    play.run()
    assert "You have left" in screen.text


def test_leaving_before_the_first_decision_does_not_replace_the_game_kept(own_home: Path) -> None:
    type_in(["1", "quit"], seed=1)
    before = (own_home / "last-game.json").read_text()
    type_in(["quit"], seed=2)
    assert (own_home / "last-game.json").read_text() == before


def test_a_saved_game_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play, _ = type_in(["1", "1", f"save {file}", "quit"], sitters=("human", "greedy"))
    record = read_game(file)
    assert seated(record, 2) == ["human", "greedy"]
    again = bw.replay(record)
    assert again.position() == play.table.match.position()
    going_on, _ = sit_down(always_the_first_option(), again, ["human", "greedy"])
    going_on.run(fresh=False)
    whole, _ = sit_down(always_the_first_option(), sitters=("human", "greedy"))
    whole.run()
    assert going_on.table.match.record()["actions"][:20] == whole.table.match.record()["actions"][:20]


def test_saving_replaces_another_saved_game_but_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    type_in(["1", f"save {file}", "1", f"save {file}"])
    assert len(json.loads(file.read_text())["actions"]) >= 2
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt")
    _, screen = type_in([f"save {letter}", f"save {tmp_path}", f"save {tmp_path / 'no' / 'folder.json'}", "save"])
    assert letter.read_text() == "Dear aunt"
    assert " ".join(screen.split()).count("is no saved game") == 2  # long paths wrap
    assert "cannot write" in screen
    assert "Name a file" in screen
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["game.json", "letter.txt"]


def played(play: Play) -> list[str]:
    """What Red has done."""
    space = play.table.match.game.space
    return [space.notation(entry.action) for entry in play.table.match.history if entry.player == 0]


def with_farm() -> bw.Match:
    """Red owns a farm tile that can be used."""
    seats = [{"settlements": "l16", "tiles": ["farm"], "hand": None}, {"settlements": "", "hand": "forest"}]
    return bw.from_position({**POSITION, "seats": seats})


# -- a person at a real screen ---------------------------------------------------------------------------------


def test_a_low_screen_gets_a_short_list_that_says_where_the_rest_is() -> None:
    play, screen = sit_down([], match=bw.from_position(POSITION), width=80)
    play.terminal.live = True
    play.terminal.console.height = 28
    play.run(fresh=False)
    count = len(play.table.match.decisions[0].options)
    assert f"build: {count} places marked on the map; type one, as in e4 (options lists them)" in screen.text
    assert "1 e4" not in screen.text
    pages = len(screen.text.split("You have left")[0].splitlines())
    assert pages <= 28


def test_after_the_end_one_can_look_around(tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    match = bw.new("kingdom_builder", 2, 7)
    while not match.over:
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    play, screen = sit_down(["score 1 red", "hint", "dance", "map", "s", f"save {file}", "", "undo"], match=match)
    play.terminal.live = True
    play.run(fresh=False)
    assert screen.text.count("The game is over; nothing is left to decide.") == 2, "no hint, no dance"
    assert "score / save?" in screen.text
    assert "●R Red, " in screen.text
    assert bw.replay(read_game(file)).over


def test_the_welcome_waits_for_enter_only_where_somebody_is_there() -> None:
    for live, prompts in ((True, ["Type help at any time. Press Enter to begin. ", "> "]), (False, ["> "])):
        play, _ = sit_down(["", "quit"] if live else ["quit"], seed=11)
        play.terminal.live = live
        asked: list[str] = []
        keyboard = play.terminal._read

        def listen(prompt: str, asked: list[str] = asked, keyboard: Callable[[str], str] = keyboard) -> str:
            asked.append(prompt)
            return keyboard(prompt)

        play.terminal._read = listen
        play.run()
        assert asked == prompts
