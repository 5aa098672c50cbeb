"""The program itself: its commands, their options, and what wrong ones are told."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import boardwright as bw
from boardwright.bots import Limit
from boardwright.bots.review import costliest
from boardwright.cli import review
from boardwright.cli.app import app


def run(*arguments: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


def one_line(result: Result) -> str:
    """The complaint on the error stream, which must be a single line."""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.output
    assert "Traceback" not in result.output
    return lines[0]


def write_games(folder: Path, count: int = 2) -> Path:
    path = folder / "games.jsonl"
    with path.open("w") as file:
        for seed in range(count):
            file.write(json.dumps(finished(seed)) + "\n")
    return path


def finished(seed: int) -> dict[str, object]:
    match = bw.new("kingdom_builder", 2, seed)
    while not match.over:
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    return match.record()


# -- play ------------------------------------------------------------------------------------------------------


def test_plain_play_is_kingdom_builder_for_one_against_the_usual_bot_with_a_seed_to_repeat_it() -> None:
    result = run("play", typed="quit\n")
    assert result.exit_code == 0, result.output
    assert "●R Red (you), ■B Blue (medium)" in result.output
    seed = result.output.split("--seed ")[1].split()[0]
    first = result.output.split("Kingdom Builder")[1]
    assert run("play", "--seed", seed, typed="quit\n").output.split("Kingdom Builder")[1] == first


def test_players_bots_people_and_options_are_taken_from_the_command_line() -> None:
    options = ["cards=lords,miners,hermits", "quadrants=oracle,farm,oasis,tower", "turned=1,no,yes,off"]
    chosen = [word for option in options for word in ("-o", option)]
    result = run("play", "kingdom_builder", "-p", "5", "--humans", "2", "--bots", "random,greedy", *chosen, typed="\n")
    assert result.exit_code == 0, result.output
    for words in ("●R Red, ■B Blue, ▲G Green (random), ◆Y Yellow (greedy), ", "⬟P Purple (random)"):
        assert words in result.output
    for name in ("Lords", "Miners", "Hermits", "Oracle", "Tower"):
        assert name in result.output


def test_the_number_of_players_follows_from_the_bots() -> None:
    assert "▲G Green (random)" in run("play", "--bots", "greedy,random", typed="").output


def test_first_game_and_language() -> None:
    result = run("play", "--first-game", "--lang", "de", typed="quit\n")
    assert "Fischer" in result.output
    assert "Koppel" in result.output
    assert "Du hast die Partie verlassen" in result.output


def test_a_whole_game_through_the_program_and_its_replay(own_home: Path) -> None:
    result = run("play", "--bots", "random", "--seed", "5", typed="1\n" * 200)
    assert result.exit_code == 0, result.output
    assert " wins!" in result.output or "share the victory" in result.output
    text = run("replay", "--text").output
    assert "Blue (random) on " in text
    assert text == run("replay", own_home / "last-game.json", "--text").output
    assert text.splitlines()[-1] in result.output


def test_a_game_left_goes_on_with_resume_and_with_load(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    run("play", "--bots", "random", "--players", "3", "--seed", "5", typed=f"1\n1\nsave {file}\nquit\n")
    for how in (["--resume"], ["--load", file]):
        result = run("play", *how, typed="quit\n")
        assert result.exit_code == 0, result.output
        assert "The game goes on after " in result.output
        assert "▲G Green (random)" in result.output
        assert "Press Enter" not in result.output
        assert "--seed" not in result.output, "no welcome in the middle of a game"
    assert "▲G Green (greedy)" in run("play", "--load", file, "--bots", "greedy", typed="quit\n").output
    assert bw.replay(file.read_text()).length >= 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "there is no game 'chess'; there are: boonlake, coloma, keyflower, kingdom_builder"),
        (["play", "--bots", "genius"], "there is no bot 'genius'; there are: random, easy, medium, hard, expert"),
        (["play", "--bots", ","], "no bot is named"),
        (["play", "-p", "9"], "kingdom_builder is for 2 to 5 players, not 9"),
        (["play", "-p", "2", "--humans", "3"], "3 people do not fit at a table for 2"),
        (["play", "-p", "2", "--bots", "greedy,random"], "2 bots are named"),
        (["play", "-o", "lords"], "expected name=value, as in lords=left_out"),
        (["play", "-o", "dragons=yes"], "unknown option 'dragons'"),
        (["play", "-o", "first_game=maybe"], "expected yes or no"),
        (["play", "-o", "lords=none"], "expected one of literal, at_least_one, left_out"),
        (["play", "-o", "cards=lords"], "1 named; expected 3"),
        (["play", "--first-game", "-o", "cards=lords,miners,hermits"], "'first_game' already sets 'cards'"),
        (["play", "--lang", "la"], "the languages are: en, fr, de"),
        (["play", "--resume"], "no game has been kept yet"),
        (["play", "--load", "nowhere.json"], "cannot read nowhere.json: No such file"),
        (["play", "--load", "x.json", "--seed", "1"], "a saved game has its players, seed and options already"),
        (["replay"], "no game has been kept yet"),
        (["replay", "nowhere.json"], "cannot read nowhere.json: No such file"),
        (["replay", "."], "cannot read .: Is a directory"),
        (["selfplay", "chess"], "there is no game 'chess'"),
        (["selfplay", "--bots", "genius"], "there is no bot 'genius'"),
        (["selfplay", "-p", "1"], "is for 2 to 5 players"),
        (["selfplay", "--out", "nowhere/games.jsonl"], "cannot write nowhere/games.jsonl: No such file"),
        (["games", "chess"], "there is no game 'chess'"),
    ],
)
def test_a_wrong_command_line_is_answered_in_one_line_with_exit_code_2(arguments: list[str], complaint: str) -> None:
    result = run(*arguments)
    assert complaint in one_line(result)
    assert result.exit_code == 2


def test_unknown_words_and_switches_have_exit_code_2_too() -> None:
    for arguments in (["dance"], ["play", "--loud"], ["play", "--seed", "seven"], ["replay", "--game", "0"]):
        assert run(*arguments).exit_code == 2


# -- replay ----------------------------------------------------------------------------------------------------


def test_replay_steps_through_a_game_and_ends(tmp_path: Path) -> None:
    path = write_games(tmp_path)
    result = run("replay", path, typed="\n\nend\nq\n")
    assert result.exit_code == 0
    assert "2/" in result.output
    assert " wins!" in result.output


def test_a_saved_game_is_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished(7)), encoding="utf-8")
    monkeypatch.setattr(review, "costliest", partial(costliest, limit=Limit(simulations=40)))
    told = " ".join(run("replay", path, "--review", "1").output.split())
    assert "Thinking through the decisions of" in told
    assert re.search(r"1\. After \d+ decisions, \w+ \w+ cost about \d+ points .*Better: \w+", told), told
    assert "there is no player 9" in one_line(run("replay", path, "--review", "9"))


def test_replay_finds_a_game_in_a_file_with_many(tmp_path: Path) -> None:
    path = write_games(tmp_path)
    first, second = (run("replay", path, "--game", number, "--text").output for number in ("1", "2"))
    assert first == run("replay", path, "--text").output
    assert first != second
    assert "has no game 3" in one_line(run("replay", path, "--game", "3", "--text"))
    pretty = tmp_path / "pretty.json"
    pretty.write_text(json.dumps(finished(1), indent=2))
    assert run("replay", pretty, "--text").output == second
    assert "has no game 2" in one_line(run("replay", pretty, "--game", "2"))


def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path) -> None:
    text = write_games(tmp_path, 1).read_text()
    path = tmp_path / "damaged.json"
    damages = {
        "": "is no saved game",
        "[]": "is no saved game",
        "{}": "is no saved game",
        text[:300]: "is no saved game",
        text.replace('"seed": 0', '"seed": 1'): "was changed after it was written",
        text.replace('"rules_version": 1', '"rules_version": 99'): "rules version 99",
        text.replace('"game": "kingdom_builder"', '"game": "chess"'): "there is no game 'chess'",
    }
    for damaged, complaint in damages.items():
        path.write_text(damaged)
        result = run("replay", path)
        assert complaint in one_line(result)
        assert result.exit_code == 2
        assert run("play", "--load", path).exit_code == 2
    path.write_bytes(b"\xff\xfe\x00")
    assert "it is no text" in one_line(run("replay", path))


# -- the others ------------------------------------------------------------------------------------------------


def test_games_lists_games_options_and_where_components_come_from() -> None:
    result = run("games")
    assert result.exit_code == 0
    for words in (
        "kingdom_builder",
        "Kingdom Builder",
        "2 to 5",
        "97 rulebook, 27 published, 10",
        "reconstructed",
        "lords=",
        "(default: no)",
    ):
        assert words in result.output
    assert "Kingdom Builder" not in run("games", "kingdom_builder").output, "one game's options only"


def test_bench_gets_its_own_options() -> None:
    result = run("bench", "--help")
    assert result.exit_code == 0
    assert "--no-peers" in result.output
    assert run("bench", "--rounds", "0").exit_code == 2


def test_the_program_runs_as_a_module_without_colour_when_piped() -> None:
    command = [sys.executable, "-m", "boardwright", "play", "--seed", "7", "--bots", "random"]
    done = subprocess.run(command, input="hint\n", capture_output=True, text=True, check=True)
    assert "\x1b" not in done.stdout
    assert "1. build " in done.stdout
    assert done.stderr == ""
    version = subprocess.run(
        [sys.executable, "-m", "boardwright", "--version"], capture_output=True, text=True, check=True
    )
    assert version.stdout.startswith("boardwright ")
