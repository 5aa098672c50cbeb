"""Bots in any language: a program that is asked in lines of JSON and answers in kind. See docs/program-bots.md.

Whatever the program does, the game goes on: a decision that it does not make in time, or makes wrongly, is forfeited,
and the house takes any option for it. After three in a row, or when it ends, the program is given up for that game.
"""

from __future__ import annotations

import json
import logging
import shlex
import shutil
from collections.abc import Iterable
from time import monotonic
from typing import Any, Final
from weakref import finalize

from boardwright.bots.process import Ended, Program
from boardwright.bots.seat import Bot, Seat
from boardwright.kernel.errors import BadNotation, BadOptions
from boardwright.kernel.messages import plain

#: Raised when the messages change so that a program has to.
PROTOCOL: Final = 1
#: Seconds for a decision, unless told otherwise, and how many more for the first one: a program has to start.
SECONDS: Final = 10.0
START: Final = 30.0
#: So many forfeited decisions in a row are enough.
MOST_FORFEITS: Final = 3
#: How much of a strange answer is told.
SHOWN: Final = 200

#: Why it is not even asked.
GIVEN_UP: Final = "it was given up"

log = logging.getLogger(__name__)
#: What has been logged in this process: the same of many games is said once.
told: set[str] = set()


class Forfeit(Exception):
    """The program did not decide; the text says how so."""


class ProgramBot(Bot):
    """Plays what a program says. ``word`` is its command line, with ``--time SECONDS`` before it if need be."""

    def __init__(self, word: str, seed: int) -> None:
        super().__init__(seed)
        self.name = word
        self.command, self.seconds = read_command(word)
        self.program: Program | None = None
        #: How many questions it was asked, and how many it has failed to answer in a row.
        self.asked = 0
        self.failed = 0
        self.given_up = False

    def choose(self, seat: Seat) -> int:
        try:
            action = self.ask("choose", seat)
            if action is None:
                raise Forfeit("it chose nothing, but it must decide")
        except Forfeit as problem:
            action = seat.options[self.dice.below(len(seat.options))]
            self.forfeit(problem, seat, action)
        else:
            self.failed = 0
        return action

    def consider(self, seat: Seat) -> int | None:
        try:
            action = self.ask("consider", seat)
        except Forfeit as problem:
            self.forfeit(problem, seat, None)
            return None
        self.failed = 0
        return action

    def close(self) -> None:
        if self.program is not None:
            self.program.tell(json.dumps({"type": "over"}))
            self.program.end()
            self.program = None
            self.given_up = True

    # -- asking --------------------------------------------------------------------------------------------------

    def ask(self, kind: str, seat: Seat) -> int | None:
        """The action that the program chooses; None: it leaves what is offered."""
        if self.given_up:
            raise Forfeit(GIVEN_UP)
        seconds = self.seconds if self.asked else self.seconds + START
        program = self.program or self.start(seat)
        self.asked += 1
        program.tell(json.dumps({"type": kind, "id": self.asked, **question(seat)}))
        until = monotonic() + seconds
        while True:
            answer = self.hear(program, until, seconds)
            if answer.get("id") == self.asked:
                return chosen(answer, seat)
            if not isinstance(answer.get("id"), int):
                raise Forfeit(f"its answer has no id: {shown(json.dumps(answer))}")

    def start(self, seat: Seat) -> Program:
        """Start the program and tell it which game it sits in."""
        try:
            self.program = Program(self.command)
        except OSError as problem:
            self.given_up = True
            raise Forfeit(f"it cannot be started: {problem.strerror or problem}") from problem
        finalize(self, self.program.end)
        self.program.tell(json.dumps({"type": "hello", "protocol": PROTOCOL, "seconds": self.seconds, **table(seat)}))
        return self.program

    def hear(self, program: Program, until: float, seconds: float) -> dict[str, Any]:
        """The next answer, whatever it is about."""
        try:
            line = program.hear(until - monotonic())
        except TimeoutError:
            raise Forfeit(f"it did not answer within {seconds:g} seconds") from None
        except Ended:
            self.given_up = True
            words = program.last_words()
            raise Forfeit("it has ended" + (f"; its last words:\n{words}" if words else "")) from None
        try:
            answer = json.loads(line)
        except ValueError:
            raise Forfeit(f"it wrote what is no JSON: {shown(line)}") from None
        if not isinstance(answer, dict):
            raise Forfeit(f"it wrote what is no JSON object: {shown(line)}")
        return answer

    def forfeit(self, problem: Forfeit, seat: Seat, action: int | None) -> None:
        """Count it, tell the program what the house did instead, and give it up when it fails on and on."""
        self.forfeits += 1
        self.failed += 1
        self.problem = self.problem or str(problem)
        text = f"the bot program:{self.name} forfeits a decision: {problem}"
        if text not in told and str(problem) != GIVEN_UP:
            told.add(text)
            log.warning(text)
        if self.program is None:
            return
        notation = None if action is None else seat.game.space.notation(action)
        self.program.tell(json.dumps({"type": "forfeit", "id": self.asked, "why": str(problem), "notation": notation}))
        if self.given_up or self.failed == MOST_FORFEITS:
            self.close()


def read_command(word: str) -> tuple[list[str], float]:
    """A command line as words, and the seconds for a decision; refused where there is no such program."""
    example = "as in program:./mybot, or program:--time 5 ./mybot"
    try:
        words = shlex.split(word)
    except ValueError as problem:
        raise BadOptions(f"cannot read the command line {word!r}: {problem}") from problem
    seconds = SECONDS
    if words and words[0] == "--time":
        seconds = read_seconds(words[1] if len(words) > 1 else "")
        words = words[2:]
    if not words:
        raise BadOptions(f"a bot of the kind program needs a command line, {example}")
    found = shutil.which(words[0])
    if found is None:
        raise BadOptions(f"there is no program {words[0]!r} that can be run; name one, {example}")
    return [found, *words[1:]], seconds


def read_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise BadOptions(f"cannot read the time {text!r}; expected seconds for a decision, as in --time 5")
    return seconds


# -- what crosses the line -------------------------------------------------------------------------------------------


def table(seat: Seat) -> dict[str, Any]:
    """Which game it is, and how it is played."""
    rules = seat.game
    known = {"game": rules.id, "rules": rules.rules_version, "players": seat.players, "seat": seat.player}
    return {**known, "options": plain(seat.settings)}


def question(seat: Seat) -> dict[str, Any]:
    """What is asked: all that the seat sees, and all that it may do."""
    asked = [plain(one) for one in seat.asked]
    actions = {"options": described(seat, seat.options), "offers": described(seat, seat.offers)}
    return {"view": seat.view, "asked": asked, **actions}


def described(seat: Seat, actions: Iterable[int]) -> list[dict[str, Any]]:
    """Actions as a program can read them."""
    space = seat.game.space
    return [
        {
            "action": action,
            "notation": space.notation(action),
            "verb": space.verb(action),
            "targets": list(space.targets(action)),
        }
        for action in actions
    ]


def chosen(answer: dict[str, Any], seat: Seat) -> int | None:
    """The action that an answer names, by number or in notation; None where it chooses nothing."""
    if "choice" in answer:
        action = answer["choice"]
        if action is None:
            return None
        if isinstance(action, bool) or not isinstance(action, int):
            raise Forfeit(f"its choice is no number: {shown(json.dumps(action))}")
    elif "notation" in answer:
        try:
            action = seat.game.space.parse(str(answer["notation"]))
        except BadNotation as problem:
            raise Forfeit(str(problem)) from None
    else:
        raise Forfeit(f"its answer has neither choice nor notation: {shown(json.dumps(answer))}")
    if action not in seat.options and action not in seat.offers:
        raise Forfeit(f"{shown(json.dumps(answer.get('choice', answer.get('notation'))))} is none of its options")
    return action


def shown(text: str) -> str:
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."
