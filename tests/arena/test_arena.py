"""An arena: the same results on any number of workers, stopped and gone on with, in a folder looked at twice."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from boardwright.arena import Folder, Plan, Result, make_engine, open_folder, play_on, played, read_folder
from boardwright.arena.contest import play_contest, time_at, time_class, together
from boardwright.arena.engines import InTurn, Processes, WorkerLost, in_order
from boardwright.arena.folder import BadFolder
from boardwright.arena.running import missing
from boardwright.arena.selfplay import Job
from boardwright.bots.workers import NEW_OBJECTS
from boardwright.cli.app import app
from boardwright.kernel.errors import BadOptions

ROOT = Path(__file__).parents[2]
PLAN = Plan("kingdom_builder", ("greedy", "random"), (2,), {}, 5, 6)
RANDOM = Plan("kingdom_builder", ("random", "random"), (2,), {}, 5, 6)


def run(path: Path, plan: Plan, workers: int = 1) -> Folder:
    folder = open_folder(path, plan)
    for _ in play_on(folder, make_engine(workers, plan.games)):
        pass
    return folder


def what(folder: Folder) -> list[dict[str, Any]]:
    """The games without how long they took."""
    return [{**result.as_data(), "times": None} for result in played(folder)]


# -- engines ---------------------------------------------------------------------------------------------------------


def double(number: int) -> int:
    return 2 * number


def refuse(number: int) -> int:
    raise BadOptions(f"not {number}")


def die_once(path: str) -> int:
    """Kills its worker the first time, as a machine that runs out of memory does."""
    file = Path(path)
    if not file.exists():
        file.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return len(path)


def threshold(_: int) -> int:
    return gc.get_threshold()[0]


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_every_job_is_done_once_and_in_order_if_wanted() -> None:
    for engine in (InTurn(), Processes(2)):
        assert sorted(engine.run(double, range(30))) == [(number, 2 * number) for number in range(30)]
        assert list(in_order(engine.run(double, range(30)))) == list(range(0, 60, 2))


def test_garbage_is_looked_for_seldom_while_games_are_played_here() -> None:
    before = gc.get_threshold()
    jobs = InTurn().run(threshold, [0, 1])
    assert next(jobs) == (0, NEW_OBJECTS)
    jobs.close()
    assert gc.get_threshold() == before


def test_an_error_in_a_job_comes_back() -> None:
    with pytest.raises(BadOptions, match="not 0"):
        list(Processes(2).run(refuse, [0, 0]))


def test_a_worker_that_dies_takes_no_job_with_it(tmp_path: Path) -> None:
    jobs = [str(tmp_path / f"job{number}") for number in range(6)]
    assert sorted(Processes(2).run(die_once, jobs)) == [(number, len(job)) for number, job in enumerate(jobs)]


def test_a_job_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkerLost, match="3 workers have died"):
        list(Processes(2).run(die, [1, 2]))


def test_a_single_core_or_job_needs_no_process() -> None:
    assert isinstance(make_engine(1, 100), InTurn)
    assert isinstance(make_engine(4, 1), InTurn)
    assert isinstance(make_engine(4, 2), Processes)
    with pytest.raises(BadOptions):
        make_engine(0, 2)


# -- games -----------------------------------------------------------------------------------------------------------


def test_workers_make_no_difference(tmp_path: Path) -> None:
    assert what(run(tmp_path / "one", PLAN)) == what(run(tmp_path / "two", PLAN, workers=2))


def test_a_game_tells_points_places_sources_and_times() -> None:
    result = play_contest(Job("kingdom_builder", 2, 3, ("greedy", "random"), {}))
    assert [sum(lines.values()) for lines in result.sources] == list(result.points)
    assert "Castles" in result.sources[0]
    assert result.places == (1, 2)
    assert result.shares == [1.0, 0.0]
    assert 0 < sum(map(sum, (counts.values() for counts in result.times))) <= result.length
    assert Result.from_data(json.loads(json.dumps(result.as_data()))) == result


def test_alone_a_game_is_won_or_lost() -> None:
    result = play_contest(Job("boonlake", 1, 3, ("random",), {}))
    assert result.won is False
    assert result.shares == [0.0, 0.0]
    assert result.names == ["random", "automa"]
    assert sum(result.sources[0].values()) == result.points[0]


def test_times_are_kept_within_six_percent() -> None:
    counts = together([{time_class(0.002): 50}, {time_class(0.5): 49, time_class(8.0): 1}])
    assert time_at(counts, 0.5) == pytest.approx(0.002, rel=0.06)
    assert time_at(counts, 0.95) == pytest.approx(0.5, rel=0.06)
    assert time_at(counts, 1) == pytest.approx(8, rel=0.06)
    assert time_at({}, 0.5) is None


# -- going on --------------------------------------------------------------------------------------------------------


def test_what_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", PLAN)
    folder = open_folder(tmp_path / "parts", PLAN)
    games = play_on(folder, make_engine(1, 6))
    next(games)
    next(games)
    games.close()
    file = folder.file
    file.write_bytes(file.read_bytes() + b'{"number":2,"seed":6,"bo')
    again = open_folder(tmp_path / "parts", PLAN)
    assert missing(again) == [2, 3, 4, 5]
    for _ in play_on(again, make_engine(1, 4)):
        pass
    assert what(again) == what(whole) == what(read_folder(tmp_path / "parts"))
    assert len(file.read_text().splitlines()) == 7


def test_more_games_go_on_with_the_same_folder(tmp_path: Path) -> None:
    run(tmp_path, RANDOM)
    run(tmp_path, RANDOM.with_games(8))
    found = read_folder(tmp_path)
    assert (found.plan.games, len(found.results)) == (8, 8)
    assert run(tmp_path, RANDOM.with_games(3)).results == found.results


def test_another_plan_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    folder = run(tmp_path, RANDOM.with_games(2))
    before = folder.file.read_bytes()
    other = Plan("kingdom_builder", ("random", "random"), (2,), {}, 6, 2)
    with pytest.raises(BadFolder, match="its seed is 5, not 6"):
        open_folder(tmp_path, other)
    assert folder.file.read_bytes() == before


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadFolder, match="no arena's"):
        open_folder(tmp_path, PLAN)
    with pytest.raises(BadFolder, match="no arena's"):
        open_folder(tmp_path / "notes.txt", PLAN)
    with pytest.raises(BadFolder, match=r"no games\.jsonl"):
        read_folder(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


@pytest.mark.parametrize("content", ["{}\n", "[1]\n", "x\n", '{"arena": {"format": 99}}\n', '{"arena": 1}\n', ""])
def test_a_damaged_file_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "games.jsonl").write_text(content)
    with pytest.raises(BadFolder):
        read_folder(tmp_path)


# -- on the command line ---------------------------------------------------------------------------------------------


def arena(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["arena", *arguments])


def test_an_arena_from_the_command_line_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["kingdom_builder", "--bots", "greedy,random", "--games", "3", "--workers", "1"]
    first = arena(*words)
    assert first.exit_code == 0, first.output
    assert "4 games of kingdom_builder (3 rounded up" in first.output
    assert "greedy" in first.output
    (folder,) = (tmp_path / "arena").iterdir()
    again = arena(*words)
    assert again.exit_code == 0
    assert "4 of them played before" in again.output
    assert arena("--resume", str(folder), "--games", "6").exit_code == 0
    assert len(read_folder(folder).results) == 6


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "greedy"], "needs two bots"),
        (["--bots", "greedy,genius"], "there is no bot 'genius'"),
        ([], "no bot is named"),
        (["--bots", "greedy,random", "--players", "two"], "cannot read the players"),
        (["--bots", "greedy,random", "--players", "7"], "not 7"),
        (["--bots", "greedy,random", "--games", "0"], "--games"),
        (["--bots", "greedy,random", "--resume", "."], "--resume goes on with the plan in its folder"),
        (["--resume", "nowhere"], "no arena's folder"),
        (["--bots", "greedy,random", "--engine", "cloud"], "there is no engine 'cloud'"),
    ],
)
def test_bad_command_lines_say_what_is_wrong_and_write_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = arena(*words)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent otherwise there")
def test_ctrl_c_stops_in_good_order(tmp_path: Path) -> None:
    words = ["arena", "kingdom_builder", "--bots", "greedy,random", "--games", "2000", "--workers", "2", "--out", "it"]
    settings = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    # Where the tests run in the background Ctrl-C is ignored, and a child would inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    program = subprocess.Popen(
        [sys.executable, "-m", "boardwright", *words],
        cwd=tmp_path,
        env=settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    signal.signal(signal.SIGINT, before)
    file = tmp_path / "it" / "games.jsonl"
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert program.poll() is None
        time.sleep(0.05)
    program.send_signal(signal.SIGINT)
    output, _ = program.communicate(timeout=120)
    assert program.returncode == 130, output
    assert "the same command goes on from here" in output
    assert "Traceback" not in output
    assert len(read_folder(tmp_path / "it").results) >= 2
