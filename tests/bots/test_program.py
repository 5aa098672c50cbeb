"""Bots in any language: whatever a program does, the game goes on, and nothing of it is left afterwards."""

from __future__ import annotations

import json
import logging
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.arena.contest import play_contest
from boardwright.arena.selfplay import Job
from boardwright.bots import Seat, check_bot, make_bot, process, program
from boardwright.bots.process import Program
from boardwright.bots.program import ProgramBot, question, table
from boardwright.cli.options import read_bots
from boardwright.kernel.errors import BadOptions
from tests.kernel.harbour import HARBOUR
from tools.web import find_node

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PYTHON = shlex.quote(sys.executable)

#: Begins every program of these tests: it writes down what it is told, and answers as `answer` says.
FRAME = """
import json, os, sys, time
def answer(message): return {"id": message["id"], "choice": message["options"][0]["action"]}
asked = 0
"""
LOOP = """
for line in sys.stdin:
    with open(__file__ + ".log", "a") as log: log.write(line)
    message = json.loads(line)
    if message["type"] == "choose":
        asked += 1
        print(json.dumps(answer(message)), flush=True)
"""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Programs of these tests have no long start; what was logged before is forgotten."""
    monkeypatch.setattr(program, "START", 20.0)
    program.told.clear()
    yield
    program.told.clear()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """For programs that end by themselves: on a busy machine they may take their time for it."""
    monkeypatch.setattr(process, "GRACE", 300.0)


class Written:
    """A program that a test wrote."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        path.write_text(FRAME + text + LOOP, encoding="utf-8")

    def word(self, options: str = "") -> str:
        return f"{options} {PYTHON} {shlex.quote(str(self.path))}".strip()

    @property
    def name(self) -> str:
        return f"program:{self.word()}"

    @property
    def told(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in Path(f"{self.path}.log").read_text(encoding="utf-8").splitlines()]


def asked(seed: int = 1) -> Seat:
    match = bw.new("kingdom_builder", 2, seed)
    return Seat(match, match.steps[0].who)


def failing(tmp_path: Path, text: str, options: str = "", questions: int = 1) -> tuple[ProgramBot, Seat]:
    """A bot of such a program after so many questions, each answered with something legal by the house."""
    bot = ProgramBot(Written(tmp_path / "bot.py", text).word(options), 7)
    seat = asked()
    for _ in range(questions):
        assert bot.choose(seat) in seat.options
    return bot, seat


# -- the examples ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", bw.games())
def test_the_example_for_node_plays_every_game(game: str) -> None:
    name = f"program:{shlex.quote(str(find_node().node))} {shlex.quote(str(EXAMPLES / 'varied.mjs'))}"
    result = play_contest(Job(game, 2, 3, (name, "random"), {}))
    assert result.forfeits == (0, 0)
    assert result.problems == ("", "")
    assert play_contest(Job(game, 2, 3, (name, "random"), {})).points == result.points


def test_the_example_in_python_plays() -> None:
    result = play_contest(
        Job("keyflower", 2, 3, (f"program:{PYTHON} {shlex.quote(str(EXAMPLES / 'any.py'))}",) * 2, {})
    )
    assert result.forfeits == (0, 0)


# -- what crosses the line -------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("patient")
def test_a_program_is_told_the_table_the_view_and_the_options(tmp_path: Path) -> None:
    written = Written(tmp_path / "bot.py", "")
    match = play_game("kingdom_builder", 2, 3, [written.name, "random"], {"lords": "left_out"})
    assert match.over
    hello, *questions, over = written.told
    assert {**hello, "options": None} == {
        "type": "hello", "protocol": 1, "seconds": 10.0, "game": "kingdom_builder", "rules": 1, "players": 2, "seat": 0,
        "options": None,
    }  # fmt: skip
    assert hello["options"]["lords"] == "left_out"
    assert over == {"type": "over"}
    assert [message["id"] for message in questions] == list(range(1, len(questions) + 1))
    first = next(entry for entry in match.history if entry.player == 0)
    before = match.at(first.number - 1)
    assert questions[0]["view"] == json.loads(json.dumps(Seat(before, 0).view)), "what a seat sees, and no more"
    assert questions[0]["options"][0] == {
        "action": first.action,
        "notation": match.game.space.notation(first.action),
        "verb": "build",
        "targets": list(match.game.space.targets(first.action)),
    }
    assert questions[0]["asked"][0]["prompt"]["key"] == "prompt-turn"


@pytest.mark.parametrize("game", bw.games())
def test_the_table_is_told_in_every_game(game: str) -> None:
    match = play_game(game, 2, 5, ["random"])
    for length in (0, match.length // 2, match.length - 1):
        moment = match.at(length)
        seat = Seat(moment, moment.steps[0].who)
        found = table(seat)
        assert (found["players"], found["options"]) == (2, json.loads(json.dumps(match.options)))
        json.dumps(question(seat))


def test_offers_are_considered(tmp_path: Path) -> None:
    """A game in which something may be done unasked: the program is asked about it, and may leave or take it."""
    text = """
for line in sys.stdin:
    with open(__file__ + ".log", "a") as log: log.write(line)
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"id": message["id"], "notation": message["options"][0]["notation"].upper()}), flush=True)
    if message["type"] == "consider":
        print(json.dumps({"id": message["id"], "choice": message["offers"][0]["action"]}), flush=True)
"""
    written = Written(tmp_path / "bot.py", text)
    bot = make_bot(written.name, 1)
    match = play_game(HARBOUR, 2, 2, [bot, "random"])
    bot.close()
    assert match.over
    assert bot.forfeits == 0
    considered = [message for message in written.told if message["type"] == "consider"]
    assert considered
    assert all(message["offers"] and not message["options"] for message in considered)


# -- what goes wrong -------------------------------------------------------------------------------------------------

WRONG = [
    ('def answer(message): return {"id": message["id"], "choice": 99999}', "99999 is none of its options"),
    ('def answer(message): return {"id": message["id"], "choice": True}', "its choice is no number: true"),
    ('def answer(message): return {"id": message["id"], "choice": None}', "it chose nothing"),
    ('def answer(message): return {"id": message["id"], "notation": "build z99"}', "'z99' is no cell"),
    ('def answer(message): return {"id": message["id"], "notation": "dance"}', "cannot read action 'dance'"),
    ('def answer(message): return {"id": message["id"]}', "neither choice nor notation"),
    ('def answer(message): return {"choice": 1}', "its answer has no id"),
    ("def answer(message): return [1]", "no JSON object"),
    ('print("Hello, I am a bot!", flush=True)', "no JSON: Hello, I am a bot!"),
    ('print("x" * 1000, flush=True)', "no JSON: xxx"),
]


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_nonsense_forfeits_the_decision(tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str, said: str) -> None:
    with caplog.at_level(logging.WARNING):
        bot, _ = failing(tmp_path, text)
    bot.close()
    assert bot.forfeits == 1
    assert said in bot.problem
    assert len(bot.problem) < 400
    assert [record.message for record in caplog.records] == [
        f"the bot program:{bot.name} forfeits a decision: {bot.problem}"
    ]


@pytest.mark.usefixtures("patient")
def test_the_program_is_told_what_the_house_did_instead(tmp_path: Path) -> None:
    bot, seat = failing(tmp_path, 'def answer(message): return {"id": message["id"], "choice": -1}')
    bot.close()
    told = [json.loads(line) for line in (tmp_path / "bot.py.log").read_text().splitlines()]
    assert [message["type"] for message in told] == ["hello", "choose", "forfeit", "over"]
    assert told[2]["id"] == 1
    assert told[2]["why"] == "-1 is none of its options"
    assert seat.game.space.parse(told[2]["notation"]) in seat.options


def test_a_slow_answer_is_forfeited_and_the_next_is_not_taken_for_it(tmp_path: Path) -> None:
    text = """
def answer(message):
    if message["id"] == 2: time.sleep(1.5)
    return {"id": message["id"], "choice": message["options"][message["id"]]["action"]}
"""
    written = Written(tmp_path / "bot.py", text)
    bot = ProgramBot(written.word("--time 0.5"), 7)
    seat = asked()
    assert bot.choose(seat) == seat.options[1]
    bot.choose(seat)
    assert "did not answer within 0.5 seconds" in bot.problem
    bot.seconds = 20.0
    assert bot.choose(seat) == seat.options[3], "the late answer has another id"
    assert bot.forfeits == 1
    assert bot.failed == 0
    bot.close()


def test_after_three_in_a_row_the_program_is_given_up(tmp_path: Path) -> None:
    bot, seat = failing(tmp_path, 'def answer(message): return {"id": message["id"], "choice": -1}', questions=3)
    assert bot.program is None
    assert bot.given_up
    assert bot.choose(seat) in seat.options
    assert bot.forfeits == 4


@pytest.mark.usefixtures("patient")
def test_a_program_that_dies_is_told_of_with_its_last_words(tmp_path: Path) -> None:
    bot, seat = failing(tmp_path, 'def answer(message): raise ValueError("I am lost")')
    assert bot.problem.startswith("it has ended; its last words:\n")
    assert "I am lost" in bot.problem
    assert bot.given_up
    assert bot.choose(seat) in seat.options


def test_a_program_that_reads_nothing_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "START", 0.0)
    monkeypatch.setattr(program, "MOST_FORFEITS", 1000)
    written = Written(tmp_path / "bot.py", "time.sleep(1000)")
    bot = ProgramBot(written.word("--time 0.01"), 7)
    match = play_game("kingdom_builder", 2, 3, [bot, "random"])
    assert match.over, "far more was asked than a pipe holds"
    bot.close()
    assert bot.forfeits == sum(entry.player == 0 for entry in match.history)


def test_a_program_that_never_stops_writing_holds_nobody_up(tmp_path: Path) -> None:
    bot, _ = failing(tmp_path, 'while True: print("{}" * 1000)', questions=3)
    assert bot.program is None
    bot, _ = failing(tmp_path, 'while True: print("{}" * 1000, end="")', questions=1)
    assert bot.problem.startswith("it has ended"), "perhaps with its last words: its pipe was closed"


def alive(number: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes as Linux shows them")
def test_nothing_of_it_is_left(tmp_path: Path) -> None:
    """Neither a program that does not want to end, nor what it has started."""
    text = """
import signal, subprocess
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
def answer(message): return {"id": message["id"], "choice": message["options"][0]["action"]}
with open(__file__ + ".pids", "w") as file: file.write(f"{os.getpid()} {child.pid}")
"""
    written = Written(tmp_path / "bot.py", text)
    written.path.write_text(written.path.read_text() + "\ntime.sleep(1000)\n")
    bot = ProgramBot(written.word(), 7)
    bot.choose(asked())
    numbers = [int(word) for word in Path(f"{written.path}.pids").read_text().split()]
    assert all(map(alive, numbers))
    bot.close()
    bot.close()
    assert not alive(numbers[0])
    until = monotonic() + 300
    while alive(numbers[1]) and monotonic() < until:  # killed, but on a busy machine it may not know yet
        sleep(0.01)
    assert not alive(numbers[1])


def test_a_bot_that_is_forgotten_ends_its_program(tmp_path: Path) -> None:
    bot = ProgramBot(Written(tmp_path / "bot.py", "").word(), 7)
    bot.choose(asked())
    running: Program | None = bot.program
    assert running is not None
    del bot
    assert running.process.returncode is not None


# -- by name ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("program:", "needs a command line"),
        ("program:no-such-program-here", "there is no program 'no-such-program-here'"),
        ("program:./nowhere/bot --fast", "there is no program './nowhere/bot'"),
        ("program:'half", "cannot read the command line"),
        ("program:--time", "cannot read the time ''"),
        ("program:--time soon ./bot", "cannot read the time 'soon'"),
        ("program:--time -3 ./bot", "cannot read the time '-3'"),
        ("program:--time 3", "needs a command line"),
    ],
)
def test_a_program_that_cannot_be_one_is_refused_at_once(name: str, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        check_bot(name)


def test_programs_are_named_like_other_bots() -> None:
    first, second = read_bots(f'random,"program:{sys.executable} -c x,y"')
    assert (first, second) == ("random", f"program:{sys.executable} -c x,y")
    assert make_bot(second, 0).__class__ is ProgramBot
