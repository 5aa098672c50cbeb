"""A playable introduction: real positions, a sentence or two at each, and what the learner does then.

It stands in ``games/<game>/introduction``: ``script.toml`` and the words in three languages. A chapter begins with a
new game (players, options, seed) or in a position, a file beside the script. Each of its stages first lets the others
decide what ``plays`` lists, then says its words (``intro-<say>``) with the components of ``light`` lit, then waits for
the ``moves`` of the learner, who sits in seat 0. Decisions are in notation; ``"1: keep herd"`` names the seat where
several are asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from boardwright.games import get_game
from boardwright.kernel.errors import BadCatalog, BoardwrightError
from boardwright.match import Match, from_position, new
from boardwright.teaching.reading import Table, folder_of, read

FOLDER: Final = "introduction"
SCRIPT: Final = "script.toml"
#: The seat of whoever learns.
LEARNER: Final = 0


@dataclass(frozen=True, slots=True)
class Stage:
    """One thing that is said, and what the learner does then."""

    chapter: int
    say: str
    light: tuple[str, ...]
    #: Decisions of the chapter when it begins, and when its words are said.
    start: int
    told: int
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Introduction:
    """All stages, and each chapter's match as it stands after its last one."""

    game: str
    stages: tuple[Stage, ...]
    chapters: tuple[Match, ...]

    def match_at(self, chapter: int, length: int) -> Match | None:
        """A chapter's match after so many decisions; None: there is no such moment."""
        if not 0 <= chapter < len(self.chapters) or not 0 <= length <= self.chapters[chapter].length:
            return None
        return self.chapters[chapter].at(length)


def has_introduction(game: str) -> bool:
    """Whether that game can be learnt: there is a script, and it is played with our components."""
    return (folder_of(game, FOLDER) / SCRIPT).is_file() and not get_game(game).transcription


@cache
def introduction(game: str) -> Introduction | None:
    """That game's introduction, played through to its end; None where it has none."""
    return read_introduction(game, folder_of(game, FOLDER)) if has_introduction(game) else None


def read_introduction(game: str, folder: Path) -> Introduction:
    script = Table(read(folder / SCRIPT), f"{game}, {SCRIPT}")
    chapters = [read_chapter(game, folder, number, table) for number, table in enumerate(script.tables("chapters"))]
    script.done()
    if not chapters:
        raise BadCatalog(f"{script.where}: an introduction has a chapter at least")
    return Introduction(game, tuple(stage for _, stages in chapters for stage in stages), tuple(m for m, _ in chapters))


def read_chapter(game: str, folder: Path, number: int, table: Table) -> tuple[Match, tuple[Stage, ...]]:
    match = begin(game, folder, table)
    stages = tuple(read_stages(match, number, table))
    table.done()
    return match, stages


def begin(game: str, folder: Path, table: Table) -> Match:
    position = table.text("position", "")
    seed = table.number("seed")
    if position:
        description: dict[str, Any] = {"game": game, **read(folder / position)}
        return from_position(description, seed)
    return new(game, table.number("players"), seed, table.table("options"))


def read_stages(match: Match, chapter: int, table: Table) -> Iterator[Stage]:
    """The stages, each played on the match."""
    for entry in table.tables("stages"):
        say, light = entry.text("say"), entry.texts("light")
        plays, moves = entry.texts("plays"), entry.texts("moves")
        entry.done()
        start = match.length
        for play in plays:
            carry_out(match, f"{entry.where} ({say})", *by_whom(match, play))
        told = match.length
        for move in moves:
            carry_out(match, f"{entry.where} ({say})", LEARNER, move)
        yield Stage(chapter, say, light, start, told, moves)


def by_whom(match: Match, play: str) -> tuple[int, str]:
    """Who makes a scripted decision: the seat that is named, else the one that is asked."""
    seat, colon, notation = play.partition(": ")
    if colon and seat.isdigit():
        return int(seat), notation
    return match.steps[0].who if match.steps else LEARNER, play


def carry_out(match: Match, where: str, seat: int, notation: str) -> None:
    try:
        match.apply(seat, notation)
    except BoardwrightError as problem:
        raise BadCatalog(f"{where}: {notation!r} of seat {seat}: {problem}") from problem
