"""Many games between bots, written one record a line, with a progress bar and a summary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from io import BufferedWriter
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from boardwright.cli.seats import AUTOMA
from boardwright.cli.table import BadFile
from boardwright.match.record import Written


@dataclass(slots=True)
class Standings:
    """What the games so far have brought, by actor: the seats, then the automas."""

    bots: Sequence[str]
    games: int = 0
    decisions: int = 0
    #: A game against the game itself is won by all seats or none.
    solo: bool = False
    seats: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    #: The sum of places, and of how many games they are known: older records do not tell them.
    places: list[int] = field(default_factory=list)
    placed: int = 0

    def add(self, record: dict[str, Any]) -> None:
        """Count one game; a shared victory is shared here too."""
        result = record["result"]
        scores, winners = result["scores"], result["winners"]
        if not self.wins:
            self.seats = record.get("players", len(scores))
            self.solo = result.get("verdict") is not None
            self.wins, self.points, self.places = [0.0] * len(scores), [0] * len(scores), [0] * len(scores)
        self.games += 1
        self.decisions += len(record["actions"])
        for actor, score in enumerate(scores):
            self.points[actor] += score
        for actor in winners:
            self.wins[actor] += 1 if self.solo else 1 / len(winners)
        if "places" in result:
            self.placed += 1
            for actor, place in enumerate(result["places"]):
                self.places[actor] += place

    def table(self) -> Table:
        """A row a seat with its bot, then the automas. Where there is nobody to beat, places say nothing."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column("seat", justify="right")
        table.add_column("bot")
        with_places = not self.solo and self.placed == self.games
        for title in ("wins", "share", *(["mean place"] if with_places else []), "mean score"):
            table.add_column(title, justify="right")
        for actor in range(len(self.wins)):
            cells = [*self.name(actor), *self.won(actor)]
            if with_places:
                cells.append(f"{self.places[actor] / self.games:.2f}")
            table.add_row(*cells, f"{self.points[actor] / self.games:.1f}")
        return table

    def won(self, actor: int) -> tuple[str, str]:
        """Wins and their share; an automa does not win a game that is lost."""
        if self.solo and actor >= self.seats:
            return "", ""
        wins = self.wins[actor]
        return f"{wins:g}" if wins == int(wins) else f"{wins:.1f}", f"{wins / self.games:.1%}"

    def name(self, actor: int) -> tuple[str, str]:
        """The number of the seat and who sits there."""
        if actor >= self.seats:
            return "", AUTOMA
        return str(actor + 1), self.bots[actor % len(self.bots)]

    def by_bot(self) -> str:
        """The share of victories of each kind of bot, where there are several that play against each other."""
        names = list(dict.fromkeys(self.bots))
        if len(names) < 2 or self.solo:
            return ""
        won = dict.fromkeys(names, 0.0)
        for seat, wins in enumerate(self.wins[: self.seats]):
            won[self.bots[seat % len(self.bots)]] += wins
        return ", ".join(f"{name} wins {won[name] / self.games:.1%}" for name in names)


class RateColumn(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f} games/s" if speed else "")


def run_selfplay(
    console: Console, written: Iterator[Written], games: int, bots: Sequence[str], out: BufferedWriter | None
) -> Standings:
    """Play, write and count what was played. Ctrl-C stops between two lines."""
    standings = Standings(bots)
    began = perf_counter()
    complete = True
    columns = (TextColumn("self-play"), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        try:
            with closing(written):  # type: ignore[type-var]
                for record, line in written:
                    write_line(out, line)
                    standings.add(record)
                    progress.advance(task)
        except KeyboardInterrupt:
            complete = False
    report(console, standings, perf_counter() - began, complete, games)
    return standings


def write_line(out: BufferedWriter | None, line: str) -> None:
    """One record, whole or not at all: a line cut short by Ctrl-C is taken away again."""
    if out is None:
        return
    start = out.tell()
    try:
        out.write(line.encode() + b"\n")
        out.flush()
    except KeyboardInterrupt:
        out.seek(start)
        out.truncate()
        raise


def report(console: Console, standings: Standings, seconds: float, complete: bool, games: int) -> None:
    if not complete:
        console.print(f"Stopped after {standings.games} of {games} games; every line written is complete.")
    if not standings.games:
        return
    each = standings.decisions / standings.games
    console.print(
        f"{standings.games} games, {standings.decisions} decisions ({each:.0f} a game), "
        f"{seconds:.1f} s, {standings.games / seconds:.1f} games/s"
    )
    console.print(standings.table())
    if standings.by_bot():
        console.print(standings.by_bot())


def open_out(path: Path | None, append: bool, force: bool) -> BufferedWriter | None:
    """The file to write to; one that is there already is not overwritten unless asked for."""
    if path is None:
        return None
    if path.exists() and not (append or force):
        raise BadFile(f"{path} is there already; add --append to write after its games, or --force to replace it")
    try:
        return path.open("ab" if append else "wb")
    except OSError as problem:
        raise BadFile(f"cannot write {path}: {problem.strerror or problem}") from problem
