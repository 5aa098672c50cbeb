"""The arena on the command line: progress with the time left, standings as they come, and ratings at the end."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from boardwright.arena.engines import make_engine
from boardwright.arena.folder import Folder, open_folder, read_folder, usual_folder
from boardwright.arena.ratings import Estimate, Standing, all_names, standings
from boardwright.arena.report import Report
from boardwright.arena.running import missing, play_on, played
from boardwright.arena.schedule import Plan
from boardwright.cli.options import split
from boardwright.cli.selfplay import RateColumn
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.game import Game

#: Standings are counted anew no more often than that, in seconds; where nobody watches, a line is printed so often.
BREATH: Final = 1.0
LINE_EVERY: Final = 30.0
#: The time left is told by the speed of so many last seconds: games may take minutes.
MEMORY: Final = 3600.0


def read_players(game: Game[Any], text: str | None) -> tuple[int, ...]:
    """Player counts separated by commas; without any, two players, or the fewest there can be."""
    if text is None:
        return (2 if 2 in game.players else game.players[0],)
    words = split(text)
    if not words or not all(word.isdigit() for word in words):
        raise BadOptions(f"cannot read the players {text!r}; expected a number, or several as in 2,4")
    return tuple(dict.fromkeys(map(int, words)))


def arena_folder(resume: Path | None, out: Path | None, plan: Plan | None, games: int | None) -> Folder:
    """The folder to play in: that of the plan, or one that was begun before, perhaps with more games."""
    if resume is None:
        assert plan is not None
        return open_folder(out or usual_folder(plan.checked()), plan.checked())
    if plan is not None or out is not None:
        raise BadOptions("--resume goes on with the plan in its folder; leave out the game, the bots and all the rest")
    begun = read_folder(resume)
    if games is not None:
        begun.plan = begun.plan.with_games(games)
    begun.plan.checked()
    return begun


def run_arena(console: Console, folder: Folder, workers: int | None, engine: str) -> bool:
    """Play what is missing, show how it goes and write the report; False: Ctrl-C has stopped it."""
    due = len(missing(folder))
    total = due + len(folder.results)
    runs_on = make_engine(workers, due, engine)
    begin(console, folder, total, due)
    complete = True
    with Watching(console, folder, total) as watching:
        try:
            with closing(play_on(folder, runs_on)) as results:
                for _ in results:
                    watching.advance()
        except KeyboardInterrupt:
            complete = False
    finish(console, folder, complete, total)
    return complete


def begin(console: Console, folder: Folder, total: int, due: int) -> None:
    plan = folder.plan
    rounded = f" ({plan.games} rounded up to whole rounds of all seats)" if total > plan.games else ""
    begun = f", {total - due} of them played before" if folder.results else ""
    console.print(f"{total} games of {plan.game}{rounded}{begun}, kept in {folder.path}", soft_wrap=True)


def finish(console: Console, folder: Folder, complete: bool, total: int) -> None:
    """What has come out, and where it is told at length."""
    if not complete:
        console.print(f"Stopped after {len(folder.results)} of {total} games; the same command goes on from here.")
    if folder.results:
        report = Report(folder)
        console.print(standings_table(report.standings, report.ratings, report.alone))
        for one in report.standings:
            if one.forfeits:
                said = f"{one.bot} has forfeited {one.forfeits} decisions; at first: {one.problem}"
                console.print(said, style="bold red", soft_wrap=True, markup=False)
        console.print(f"The report is {report.write()}", soft_wrap=True)


class Watching:
    """A bar with the time left and the standings under it; where nobody watches, a line now and then."""

    def __init__(self, console: Console, folder: Folder, total: int) -> None:
        self.console = console
        self.folder = folder
        columns = (BarColumn(), MofNCompleteColumn(), RateColumn(), TimeElapsedColumn(), TextColumn("left"))
        self.progress = Progress(
            TextColumn("arena"), *columns, TimeRemainingColumn(), console=console, speed_estimate_period=MEMORY
        )
        self.task = self.progress.add_task("", total=total, completed=len(folder.results))
        self.live = Live(self.progress, console=console, transient=True, refresh_per_second=4)
        self.shown = monotonic()

    def __enter__(self) -> Watching:
        if self.console.is_terminal:
            self.live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.live.stop()

    def advance(self) -> None:
        """One game more."""
        self.progress.advance(self.task)
        if monotonic() < self.shown + (BREATH if self.console.is_terminal else LINE_EVERY):
            return
        self.shown = monotonic()
        results = played(self.folder)
        found = standings(results, all_names(results, self.folder.plan.names))
        if self.console.is_terminal:
            self.live.update(
                Group(self.progress, standings_table(found, {}, any(result.won is not None for result in results)))
            )
        else:
            self.console.print(self.line(found))

    def line(self, found: Sequence[Standing]) -> Text:
        """How far it has come, in a line."""
        task = self.progress.tasks[0]
        left = "" if task.time_remaining is None else f", about {max(1, round(task.time_remaining / 60))} min left"
        shares = ", ".join(f"{one.bot} {one.wins.value:.0%}" for one in found)
        return Text(f"{task.completed:.0f} of {task.total:.0f} games{left}: {shares}")


def standings_table(found: Sequence[Standing], rated: dict[str, Estimate], alone: bool) -> Table:
    """A row a bot: wins, points and rating, each with its interval."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold", min_width=min(12, max(len(one.bot) for one in found)))
    forfeited = any(one.forfeits for one in found)
    titles = ["seats", "wins", "95 %", *([] if alone else ["even"]), "points", "95 %"]
    for title in (*titles, *(["rating", "95 %"] if rated else []), *(["forfeits"] if forfeited else [])):
        table.add_column(title, justify="right", no_wrap=True)
    for one in found:
        cells = [one.bot, str(one.seats), f"{one.wins.value:.1%}", interval(one.wins, ".0%")]
        cells += ([] if alone else [f"{one.even:.0%}"]) + [f"{one.points.value:.1f}", interval(one.points, ".1f")]
        if rated:
            cells += [f"{rated[one.bot].value:+.0f}", interval(rated[one.bot], "+.0f")]
        table.add_row(*(Text(cell) for cell in cells), *([str(one.forfeits)] if forfeited else []))
    return table


def interval(estimate: Estimate, form: str) -> str:
    """Between what a value may lie; empty where that is not known, and for the first bot, whose rating is the mark."""
    if estimate.low is None or estimate.high is None or estimate.low == estimate.high:
        return ""
    dash = " to " if "+" in form else "–"
    return f"{format(estimate.low, form)}{dash}{format(estimate.high, form)}"
