"""Where an arena keeps its games: one file, a header and then one line a game, only ever added to.

Whoever was stopped goes on where the file ends; a last line that was cut short is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from boardwright.arena.contest import Result
from boardwright.arena.schedule import Plan
from boardwright.games import get_game
from boardwright.kernel.errors import BoardwrightError

#: Raised when what the lines say changes.
FORMAT: Final = 1
GAMES: Final = "games.jsonl"
REPORT: Final = "report.html"


class BadFolder(BoardwrightError):
    """A folder that cannot be this arena's."""


class Folder:
    """An arena's folder: its plan, and the games played so far by their number in the plan."""

    def __init__(self, path: Path, plan: Plan, noted: Plan | None, results: dict[int, Result]) -> None:
        self.path = path
        self.plan = plan
        #: The plan that the file tells last.
        self.noted = noted
        self.results = results

    @property
    def file(self) -> Path:
        return self.path / GAMES

    def begin(self) -> None:
        """Make the folder if need be, drop a line that was cut short, and note the plan if it is news."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as out:
                out.truncate(whole_size(self.file))
        except OSError as problem:
            raise BadFolder(f"cannot write to {self.path}: {problem.strerror or problem}") from problem
        if self.noted != self.plan:
            self.write(header(self.plan))
            self.noted = self.plan

    def add(self, number: int, result: Result) -> None:
        """Keep a game."""
        self.write({"number": number, **result.as_data()})
        self.results[number] = result

    def write(self, data: dict[str, Any]) -> None:
        """Add a line; one cut short by Ctrl-C or a full disk is dropped when the file is read next."""
        with self.file.open("ab") as out:
            out.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")


def open_folder(path: Path, plan: Plan) -> Folder:
    """The folder of that plan, new or begun before. Nothing is written yet."""
    if not (path / GAMES).exists():
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadFolder(f"{path} is there already and is no arena's; name a new or empty folder")
        return Folder(path, plan, None, {})
    found = read_folder(path)
    for name, was in header(found.plan)["arena"].items():
        now = header(plan)["arena"][name]
        if name != "games" and was != now:
            raise BadFolder(
                f"{path} holds another arena: its {name} is {was!r}, not {now!r}; name another folder with --out, "
                f"or go on with that one: boardwright arena --resume {path}"
            )
    return Folder(path, plan, found.plan, found.results)


def read_folder(path: Path) -> Folder:
    """An arena that was begun before, with its own plan."""
    file = path / GAMES
    if not file.is_file():
        raise BadFolder(f"{path} is no arena's folder: there is no {GAMES} in it")
    plan: Plan | None = None
    results: dict[int, Result] = {}
    try:
        for data in whole_lines(file):
            if "arena" in data:
                plan = plan_of(data)
            else:
                results[int(data["number"])] = Result.from_data(data)
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BadFolder(f"{file} is damaged, or no arena's: {problem!r}") from problem
    if plan is None:
        raise BadFolder(f"{file} is no arena's: it does not begin with a plan")
    return Folder(path, plan, plan, results)


def header(plan: Plan) -> dict[str, Any]:
    """The line that says what is played, and by which rules: games of others do not go together with these."""
    rules = get_game(plan.game)
    arena = {
        "format": FORMAT,
        "game": plan.game,
        "rules": rules.rules_version,
        "transcription": rules.transcription,
        "bots": list(plan.bots),
        "players": list(plan.players),
        "options": json.loads(json.dumps(plan.options)),
        "seed": plan.seed,
        "games": plan.games,
    }
    return {"arena": arena}


def plan_of(data: dict[str, Any]) -> Plan:
    """Read a header back."""
    arena = data["arena"]
    if arena["format"] != FORMAT:
        raise ValueError(f"it has format {arena['format']}, and this program reads format {FORMAT}")
    plan = Plan(
        arena["game"],
        tuple(arena["bots"]),
        tuple(arena["players"]),
        arena["options"],
        arena["seed"],
        arena["games"],
    )
    now = header(plan)["arena"]
    if (arena["rules"], arena["transcription"]) != (now["rules"], now["transcription"]):
        raise ValueError("it was played with other rules or components than those of this program")
    return plan


def whole_lines(file: Path) -> Iterator[dict[str, Any]]:
    """Every line as data, without a last one that was cut short."""
    for line in file.read_bytes()[: whole_size(file)].splitlines():
        data = json.loads(line)
        if not isinstance(data, dict):
            raise ValueError("a line is no JSON object")
        yield data


def whole_size(file: Path) -> int:
    """Where the last whole line ends."""
    return file.read_bytes().rfind(b"\n") + 1


def usual_folder(plan: Plan) -> Path:
    """Where a plan is kept unless told otherwise: the same command finds it again."""
    settings = {**header(plan)["arena"], "games": 0}
    mark = sha256(json.dumps(settings, sort_keys=True).encode()).hexdigest()[:8]
    return Path("arena") / f"{plan.game}-{mark}"
