"""Games of a teacher to learn from: seeds and decisions, one game a line, so that thousands fit in a small file.

A bot of the house plays every seat. Now and then something else is done than it chose, so that positions differ; what
it would have done is kept. Where the teacher searches, how often it tried each option is kept, too. Everything else
(what the player knew and could do, how the game ended) is found by playing the game again.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from boardwright.bots import Bot, Seat, make_bot
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.search.bot import SearchBot
from boardwright.kernel.dice import FastDice
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.game import Game
from boardwright.research.table import Table

#: The version of the format, and what the first line of a file is called by.
FORMAT: Final = 1
#: One decision in so many is made by chance.
STRAY: Final = 25


class BadLessons(BoardwrightError):
    """A file that is no collection of games to learn from, or one of another game or version."""


class Lesson(NamedTuple):
    """One game: its seed, who decided what, and what the teacher wanted where that is not the same."""

    seed: int
    moves: list[int]
    #: By number of the decision what the teacher would have done, where chance has decided.
    wanted: dict[int, int]
    #: By number of the decision how often the teacher has tried each action.
    tried: dict[int, dict[int, int]]
    points: list[float]


def header(game: Game[Any], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What the first line of a file says."""
    return {
        "lessons": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "players": players,
        "options": dict(options),
    }


def play_lesson(table: Table, teacher: str, seed: int, stray: int = STRAY) -> Lesson:
    """A game of the teacher on every seat; the same seed plays the same game, if the teacher does not watch a clock."""
    table.reset(seed)
    chance = FastDice(seed + 1)
    bots = [make_bot(teacher, chance.below(1 << 30)) for _ in range(table.players)]
    moves: list[int] = []
    wanted: dict[int, int] = {}
    tried: dict[int, dict[int, int]] = {}
    while not table.over:
        seat = Seat(table.runner, table.runner.steps[0].who)
        options = seat.options + seat.offers
        action = options[0]
        if len(options) > 1:
            action, visits = ask(bots[seat.player], seat)
            if visits:
                tried[len(moves)] = visits
            if stray and not chance.below(stray):
                wanted[len(moves)] = action
                action = options[chance.below(len(options))]
                forget(bots[seat.player])
        moves.append(action)
        table.runner.apply(seat.player, action)
    for bot in bots:
        bot.close()
    return Lesson(seed, moves, wanted, tried, [float(points) for points in end_points(table)])


def end_points(table: Table) -> list[int]:
    """By seat the points of the game that is over."""
    return list(table.game.outcome(table.runner.state).points[: table.players])


def ask(bot: Bot, seat: Seat) -> tuple[int, dict[int, int]]:
    """What the bot does, and how often it has tried each action if it searches."""
    if not isinstance(bot, SearchBot) or seat.offers or len(seat.options) == 1:
        return bot.choose(seat), {}
    search = bot.searched(seat)
    root = search.roots[seat.player]
    visits = {action: root.visits[slot] for action, slot in root.places.items() if root.visits[slot]}
    found = search.chosen(seat.player, list(seat.options))
    search.go_on(seat.player, found)
    return found, {action: visits[action] for action in seat.options if action in visits}


def forget(bot: Bot) -> None:
    """Something else was done than the bot chose: what it had in mind is of no use any more."""
    if isinstance(bot, SearchBot):
        bot.search = None
    elif isinstance(bot, GreedyBot):
        bot.plan.clear()


# -- files ----------------------------------------------------------------------------------------------------------


def as_line(lesson: Lesson) -> str:
    tried = {str(number): [*found, *found.values()] for number, found in lesson.tried.items()}
    found = {"seed": lesson.seed, "moves": lesson.moves, "wanted": lesson.wanted, "tried": tried}
    return json.dumps({**found, "points": lesson.points}, separators=(",", ":"))


def from_line(line: str) -> Lesson:
    found = json.loads(line)
    tried = {}
    for number, row in found["tried"].items():
        half = len(row) // 2
        tried[int(number)] = dict(zip(row[:half], row[half:], strict=True))
    wanted = {int(number): action for number, action in found["wanted"].items()}
    return Lesson(found["seed"], found["moves"], wanted, tried, found["points"])


def read_lessons(files: Iterable[Path], game: Game[Any], players: int, options: Mapping[str, Any]) -> Iterator[Lesson]:
    """The games of some files, checked to be of that table; a last line that was cut off is left out."""
    for file in files:
        lines = lines_of(file)
        first = next(lines, "")
        check_header(first, header(game, players, options), file)
        for line in lines:
            if line.endswith("\n"):
                try:
                    yield from_line(line)
                except (ValueError, KeyError, TypeError) as problem:
                    raise BadLessons(f"{file} has a line that is no game: {line[:60]!r}") from problem


def lines_of(file: Path) -> Iterator[str]:
    try:
        with gzip.open(file, "rt") if file.suffix == ".gz" else file.open(encoding="utf-8") as opened:
            yield from opened
    except (OSError, EOFError, UnicodeDecodeError) as problem:
        raise BadLessons(f"{file} cannot be read: {problem}") from problem


def check_header(line: str, expected: Mapping[str, Any], file: Path) -> None:
    """Refuse games of another table by name."""
    try:
        found = json.loads(line)
        same = {name: found[name] for name in expected}
    except (ValueError, KeyError, TypeError):
        raise BadLessons(
            f"{file} holds no games to learn from; `boardwright learn GAME lessons` makes such files"
        ) from None
    for name, value in expected.items():
        if same[name] != value:
            raise BadLessons(f"{file} was made with {name} {same[name]!r}, but here it is {value!r}")


def begun(file: Path, expected: Mapping[str, Any]) -> int:
    """How many games a file has already; one that is not there is begun, a last line that was cut off taken out."""
    if not file.exists():
        file.write_text(json.dumps(expected) + "\n", encoding="utf-8")
        return 0
    whole = [line for line in file.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
    check_header(whole[0] if whole else "", expected, file)
    file.write_text("".join(whole), encoding="utf-8")
    return len(whole) - 1
