"""Many games between bots: complete lines, a progress bar, a summary that adds up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import boardwright as bw
from boardwright.arena import play_many
from boardwright.cli.app import app
from boardwright.cli.selfplay import Standings, open_out, run_selfplay, write_line
from boardwright.match.record import Written


def test_games_are_written_one_a_line_and_replay(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ["selfplay", "kingdom_builder", "--games", "5", "-p", "3", "--seed", "10", "--workers", "1"]
    result = CliRunner().invoke(app, [*arguments, "--out", str(out), "-o", "lords=left_out"])
    assert result.exit_code == 0, result.output
    records = [json.loads(line) for line in out.read_text().splitlines()]
    assert [record["seed"] for record in records] == [10, 11, 12, 13, 14]
    assert all(bw.replay(record).over for record in records)
    assert all(record["options"]["lords"] == "left_out" for record in records)
    decisions = sum(len(record["actions"]) for record in records)
    assert f"5 games, {decisions} decisions" in result.output
    assert "random" in result.output


def test_workers_write_the_same_games_in_the_same_order(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for workers, file in zip(("1", "2"), files):
        arguments = ["selfplay", "--games", "20", "--workers", workers, "--out", str(file)]
        assert CliRunner().invoke(app, arguments).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_file_that_is_there_is_kept_unless_asked_otherwise(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ["selfplay", "--games", "1", "--workers", "1", "--out", str(out)]
    for extra, lines, code in (([], 1, 0), ([], 1, 2), (["--append"], 2, 0), (["--force"], 1, 0)):
        result = CliRunner().invoke(app, [*arguments, *extra])
        assert result.exit_code == code, result.output
        assert len(out.read_text().splitlines()) == lines


def interrupted(after: int) -> Iterator[Written]:
    for number, game in enumerate(play_many("kingdom_builder", 2, 10, workers=1)):
        if number == after:
            raise KeyboardInterrupt
        yield game


def test_ctrl_c_leaves_complete_lines_and_says_how_many(tmp_path: Path) -> None:
    screen = StringIO()
    out = open_out(tmp_path / "games.jsonl", append=False, force=False)
    assert out is not None
    with out:
        standings = run_selfplay(Console(file=screen, width=100), interrupted(3), 10, ["random"], out)
    assert standings.games == 3
    assert "Stopped after 3 of 10 games" in screen.getvalue()
    assert [bw.replay(line).over for line in (tmp_path / "games.jsonl").read_text().splitlines()] == [True] * 3


def test_a_line_cut_short_is_taken_away_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    with path.open("wb") as out:
        write_line(out, '{"first":1}')

        class Cut:
            """Writes half of what it is given, then is interrupted."""

            tell, seek, truncate = out.tell, out.seek, out.truncate

            def write(self, data: bytes) -> int:
                out.write(data[: len(data) // 2])
                out.flush()
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            write_line(Cut(), '{"second":2}')  # type: ignore[arg-type]
    assert path.read_text() == '{"first":1}\n'


def test_the_summary_adds_up() -> None:
    standings = Standings(["greedy", "random"])
    for scores, winners in (([5, 3, 1], [0]), ([2, 2, 0], [0, 1]), ([0, 1, 2], [2])):
        standings.add({"actions": [[0, "x"]] * 4, "result": {"scores": scores, "winners": winners}})
    assert (standings.games, standings.decisions) == (3, 12)
    assert standings.wins == [1.5, 0.5, 1.0], "a shared victory is shared"
    assert standings.points == [7, 6, 3]
    assert standings.by_bot() == "greedy wins 83.3%, random wins 16.7%"


def record_of(result: dict[str, Any], players: int) -> dict[str, Any]:
    return {"players": players, "actions": [[0, "x"]] * 4, "result": result}


def rows(standings: Standings) -> list[list[str]]:
    screen = StringIO()
    Console(file=screen, width=100).print(standings.table())
    lines = [line.split() for line in screen.getvalue().splitlines()]
    return [lines[0], *lines[2:]]


def test_places_are_those_of_the_records_where_they_tell_them() -> None:
    standings = Standings(["greedy", "random"])
    standings.add(record_of({"scores": [5, 5], "winners": [1], "places": [2, 1], "tie_breaks": ["hands"]}, 2))
    standings.add(record_of({"scores": [6, 1], "winners": [0], "places": [1, 2], "tie_breaks": []}, 2))
    standings.add(record_of({"scores": [4, 4], "winners": [0, 1], "places": [1, 1], "tie_breaks": []}, 2))
    assert rows(standings) == [
        ["seat", "bot", "wins", "share", "mean", "place", "mean", "score"],
        ["1", "greedy", "1.5", "50.0%", "1.33", "5.0"],
        ["2", "random", "1.5", "50.0%", "1.33", "3.3"],
    ]
    standings.add({"actions": [], "result": {"scores": [1, 0], "winners": [0]}})
    assert rows(standings)[0] == ["seat", "bot", "wins", "share", "mean", "score"], "an older record tells no places"


def test_alone_what_counts_is_the_share_of_games_won() -> None:
    standings = Standings(["greedy"])
    for points, won in ((7, True), (3, False), (5, True), (1, False)):
        result = {"scores": [points, 4], "winners": [0] if won else [], "places": [1, 2] if won else [2, 1]}
        standings.add(record_of({**result, "tie_breaks": [], "verdict": {"won": won, "grade": None}}, 1))
    assert rows(standings) == [
        ["seat", "bot", "wins", "share", "mean", "score"],
        ["1", "greedy", "2", "50.0%", "4.0"],
        ["automa", "4.0"],
    ]
    assert standings.by_bot() == ""


def test_there_is_a_progress_bar_on_a_terminal_and_none_in_a_file() -> None:
    screens = {True: StringIO(), False: StringIO()}
    for terminal, screen in screens.items():
        console = Console(file=screen, width=100, force_terminal=terminal, color_system=None, _environ={})
        run_selfplay(console, play_many("kingdom_builder", 2, 3, workers=1), 3, ["random"], None)
    assert "/3" in screens[True].getvalue()
    assert "self-play" not in screens[False].getvalue()
