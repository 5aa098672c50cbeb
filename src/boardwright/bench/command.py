"""The benchmark's command line: who runs, for how long, and what is shown."""

import argparse
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from boardwright.bench.contestants import (
    COMPILED,
    CONTESTANTS,
    INTERPRETED,
    PEER,
    Contestant,
    by_name,
    measurements,
    stale_build,
    why_absent,
)
from boardwright.bench.report import bots_of, environments_of, save, show, table_of
from boardwright.bench.results import Figures, judge, summarize
from boardwright.bench.rounds import Measured, run_python, run_rounds


def parser() -> argparse.ArgumentParser:
    names = [contestant.name for contestant in CONTESTANTS]
    bare = [one for one in CONTESTANTS if one.build == INTERPRETED and not (one.environment or one.bot)]
    profiled = [contestant.name for contestant in bare]
    arguments = argparse.ArgumentParser(prog="boardwright bench", description="Random games: us and our peers.")
    arguments.add_argument("--seconds", type=_positive, default=1.5, help="processor time a contestant a round (1.5)")
    arguments.add_argument("--rounds", type=_count, default=5, help="rounds; the median is reported (5)")
    arguments.add_argument(
        "--only", action="append", choices=names, metavar="NAME", help=f"one of {', '.join(names)}; may be repeated"
    )
    arguments.add_argument("--no-peers", action="store_true", help="only Boardwright")
    arguments.add_argument("--json", type=Path, metavar="FILE", help="write every sample and summary there")
    arguments.add_argument(
        "--profile",
        choices=profiled,
        metavar="NAME",
        help=f"instead: where one of ours spends its time: {', '.join(profiled)}",
    )
    arguments.add_argument(
        "--measure",
        choices=measurements(),
        metavar="NAME",
        help=f"instead: what a game measures besides: {', '.join(measurements())}",
    )
    return arguments


def _positive(text: str) -> float:
    value = float(text)
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 3600 seconds")
    return value


def _count(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text}: at least one is needed")
    return value


def chosen(only: Sequence[str] | None, no_peers: bool) -> list[Contestant]:
    return [
        contestant
        for contestant in CONTESTANTS
        if (not only or contestant.name in only) and not (no_peers and contestant.build == PEER)
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and report; 0 unless a contestant that should have run failed."""
    options = parser().parse_args(argv)
    console = Console()
    if options.profile:
        return _show_output(console, "boardwright.bench.hotspots", options.profile, str(options.seconds))
    if options.measure:
        return _show_output(console, measurements()[options.measure])
    wanted = chosen(options.only, options.no_peers)
    present = [contestant for contestant in wanted if not why_absent(contestant)]
    measured = _measure(console, present, options.rounds, options.seconds)
    rows = summarize(measured)
    bars = judge(rows)
    bots = [row for row in rows if by_name(row.name).bot]
    environments = [row for row in rows if by_name(row.name).environment]
    games = [row for row in rows if row not in bots and row not in environments]
    tables = [table_of(games, options.rounds, options.seconds), environments_of(environments), bots_of(bots)]
    show(console, tables, bars, _notes(wanted, measured, rows))
    if options.json:
        save(options.json, measured, rows, bars, options.seconds)
    return 1 if any(one.failure for one in measured) else 0


def _measure(console: Console, contestants: Sequence[Contestant], rounds: int, seconds: float) -> list[Measured]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=rounds * len(contestants))
        steps = count()

        def tick(label: str) -> None:
            progress.update(task, completed=next(steps), description=label)

        return run_rounds(contestants, rounds, seconds, tick)


def _notes(wanted: Sequence[Contestant], measured: Sequence[Measured], rows: Sequence[Figures]) -> list[str]:
    """Versions measured, who could not run and why, who failed, and whether the compiled build is out of date."""
    versions = [f"{row.name} {row.version}" for row in rows if by_name(row.name).build == PEER]
    notes = [f"peers: {', '.join(versions)}"] if versions else []
    notes += [f"{contestant.label}: {why_absent(contestant)}" for contestant in wanted if why_absent(contestant)]
    notes += [f"{one.contestant.label}: failed: {one.failure}" for one in measured if one.failure]
    if any(one.contestant.build == COMPILED for one in measured) and stale_build():
        notes.append("the compiled build was made from other sources than these: run `make compiled` again")
    return notes


def _show_output(console: Console, module: str, *args: str) -> int:
    """Run a module in a process of its own, on the interpreted tree, and print what it says."""
    try:
        output = run_python(INTERPRETED, module, *args, limit=600)
    except RuntimeError as error:
        console.print(f"{module} failed: {error}", highlight=False, markup=False)
        return 1
    console.print(output.rstrip(), highlight=False, markup=False, soft_wrap=True)
    return 0
