"""Score sheets: a table for everybody who takes part, and the components behind each point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from boardwright.cli.seats import Chair
from boardwright.kernel.scoring import Earning, ScoreLine, ScoreSheet
from boardwright.words import Words


def score_table(
    sheets: Sequence[ScoreSheet], actors: Sequence[Chair], words: Words, total: str = "", numbered: bool = False
) -> Table:
    """A row a reason to score, a column an actor."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    for actor in actors:
        table.add_column(Text(f" {actor.badge} ", actor.style), justify="right", min_width=4)
    for number, line in enumerate(all_lines(sheets), 1):
        name = words.say(line.name)
        cells = [points_of(sheet, line.id) for sheet in sheets]
        table.add_row(f"{number} {name}" if numbered else name, *cells)
    table.add_row(total or "=", *(str(sheet.total) for sheet in sheets), style="bold")
    return table


def all_lines(sheets: Sequence[ScoreSheet]) -> list[ScoreLine]:
    """Every reason to score once: an automa need not have the lines that players have."""
    found: dict[str, ScoreLine] = {}
    for sheet in sheets:
        for line in sheet.lines:
            found.setdefault(line.id, line)
    return list(found.values())


def points_of(sheet: ScoreSheet, line: str) -> str:
    """The points of a line; empty where the sheet does not have it."""
    found = short_points(sheet)
    return str(found[line]) if line in found else ""


def short_points(sheet: ScoreSheet) -> dict[str, int]:
    """Points by line, to compare two moments."""
    return {line.id: line.points for line in sheet.lines}


def details(line: ScoreLine) -> Iterator[tuple[int, int, str]]:
    """How often, how many points, for which components; single components with equal points are put together."""
    singles: dict[int, list[str]] = {}
    for earning in line.earnings:
        if len(earning.targets) == 1:
            singles.setdefault(earning.points, []).extend(names(earning))
    for points, found in singles.items():
        yield len(found), points, " ".join(found)
    for earning in line.earnings:
        if len(earning.targets) != 1:
            yield 1, earning.points, " ".join(names(earning))


def names(earning: Earning) -> list[str]:
    return [target.partition(":")[2] for target in earning.targets]
